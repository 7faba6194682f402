/**
 * Where the runtime and the engine's boot archive lie, beside the app's own folder. The build writes
 * the content-hashed folder names in place of the plain ones.
 */

import { APP } from "../lib/app.js";

/** Folder of the Python runtime, with its closing slash. */
export const RUNTIME = new URL("../runtime/", APP).href;

/** How the name of a packed file goes on after that of what is in it (unpack.js). */
export const PACKED = ".packed";

/** The runtime's script and its program, which travel packed. */
export const GLUE = `${RUNTIME}pyodide.asm.mjs`;
export const BINARY = `${RUNTIME}pyodide.asm.wasm`;

/** What unpacks the others, itself packed in a way that every browser knows. */
export const DECODER = `${RUNTIME}zstd.wasm${PACKED}`;

/** The trimmed standard library and the engine, as bytecode in one archive, which travels packed. */
export const BOOT_ARCHIVE = new URL("../engine/boot.zip", APP).href;

/** Where a snapshot of the started engine is kept on the device: in the app's folder, so that it goes with its version. */
export const SNAPSHOT = new URL("js/engine/snapshot", APP).href;

/** Folder of files that the engine asks for when it needs them, with its closing slash. */
export const SUPPLIES = new URL("../supplies/", APP).href;

/** How many bytes the three packed files have together, for telling how far they have come. */
export const SIZE = 1;

/** The name of a worker that is to start from scratch, since the engine before was lost. */
export const ANEW = "anew";
/** The same where a start has failed: then not even files are trusted that the browser has kept. */
export const REFETCHED = "refetched";

/** What the engine's worker runs, and what makes a snapshot: the build makes one script of each. */
export const WORKER = new URL("js/engine/worker.js", APP).href;
export const SNAPSHOT_WORKER = new URL("js/engine/snapshot-worker.js", APP).href;
