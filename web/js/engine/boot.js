/** Start the Python runtime with the engine in it. Runs in a worker or, failing that, in the page. */

import { fetchFile, persist } from "../lib/files.js";
import { BINARY, BOOT_ARCHIVE, GLUE, RUNTIME, SIZE, SUPPLIES } from "./assets.js";
import { serve } from "./download.js";

/** What the runtime asks of a lock file; a test compares it with the installed runtime's own. */
export const LOCK = {
  info: {
    abi_version: "2026_0",
    arch: /** @type {const} */ ("wasm32"),
    platform: "emscripten_5_0_3",
    python: "3.14.2",
    version: "314.0.7",
  },
  packages: {},
};

/**
 * The engine as its callers see it: JSON text in, JSON text out.
 *
 * @typedef {object} Engine
 * @property {(command: string) => string} handle Carry out a command; a JSON list of events.
 * @property {() => string} step Search for some milliseconds; a JSON list of events.
 * @property {() => boolean} busy Whether there is something to do that waits for no file.
 * @property {(onCome: () => void) => void} supply Fetch what the engine has asked for since the last time.
 */

/**
 * What can be told about a start: a stage's catalogue key and the part of the start that is done.
 *
 * @typedef {(stage: "boot-runtime" | "boot-engine" | "boot-done", done: number) => void} Progress
 */

/** How much of the start is done when it begins, and when its large files are there. */
const START_DONE = 0.05;
const FILES_DONE = 0.8;
/** A page's policy allows scripts from addresses alone; that of our workers also those which they have unpacked. */
const IN_WORKER = "WorkerGlobalScope" in globalThis;

/**
 * The runtime's script: unpacked where that may be run, and else from its plain file.
 * @returns {Promise<{default: any}>}
 */
async function importGlue() {
  if (!IN_WORKER) return import(GLUE);
  const answer = await fetch(GLUE);
  const address = URL.createObjectURL(new Blob([await answer.arrayBuffer()], { type: "text/javascript" }));
  try {
    return await import(address);
  } catch {
    return await import(GLUE);
  } finally {
    URL.revokeObjectURL(address);
  }
}

/**
 * Load the runtime and the engine.
 *
 * @param {Progress} progress
 * @returns {Promise<Engine>}
 */
export async function boot(progress) {
  progress("boot-runtime", START_DONE);
  // All at once, so that none of them is asked for only after more round trips.
  const download = serve([BINARY, BOOT_ARCHIVE, ...(IN_WORKER ? [GLUE] : [])], (bytes) => {
    progress("boot-runtime", START_DONE + (FILES_DONE - START_DONE) * Math.min(1, bytes / SIZE));
  });
  const [{ loadPyodide }, { default: createPyodideModule }] = await Promise.race([
    Promise.all([/** @type {Promise<typeof import("pyodide")>} */ (import(`${RUNTIME}pyodide.mjs`)), importGlue()]),
    download.failed,
  ]);
  const loading = loadPyodide({
    createPyodideModule,
    indexURL: RUNTIME,
    stdLibURL: BOOT_ARCHIVE,
    lockFileContents: LOCK,
    packageBaseUrl: RUNTIME,
    enableRunUntilComplete: false,
  });
  const pyodide = await Promise.race([loading, download.failed]);
  download.end();
  progress("boot-engine", FILES_DONE);
  // Before anything of the engine, which then comes sooner.
  pyodide.pyimport("quick_start");
  const bridge = pyodide.pyimport("trilithon.page.bridge").Bridge();
  const { handle, step } = bridge;
  const supplies = pyodide.pyimport("trilithon.core.assets");

  /** @param {string} name */
  async function fetchSupply(name) {
    // None in Python is undefined here, and null is not.
    let content;
    try {
      const bytes = await persist(async () => (await fetchFile(SUPPLIES + name)).arrayBuffer());
      content = pyodide.toPy(new Uint8Array(bytes));
    } catch {
      // The engine does without, as it is told.
    }
    supplies.supply(name, content);
    content?.destroy();
  }

  /** @param {() => void} onCome called after each file that has come, or cannot be had */
  function supply(onCome) {
    const names = supplies.wanted();
    if (names) for (const name of names.split("\n")) void fetchSupply(name).then(onCome);
  }

  progress("boot-done", 1);
  return { handle, step, busy: () => bridge.busy, supply };
}
