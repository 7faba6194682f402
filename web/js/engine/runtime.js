/** Loads the Python runtime, with the engine's archive as its library. */

import { BINARY, BOOT_ARCHIVE, GLUE, RUNTIME } from "./assets.js";
import { serve } from "./download.js";

/** @typedef {import("pyodide").PyodideAPI} Runtime */
/** Makes the runtime's module of its settings. @typedef {(settings: any) => Promise<any>} Create */
/** Tells how its module is made, and whatever else `loadPyodide` is to know. @typedef {(create: Create) => {createPyodideModule: Create}} Prepare */

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

/** A page's policy allows scripts from addresses alone; that of our workers also those which they have unpacked. */
const IN_WORKER = "WorkerGlobalScope" in globalThis;

/**
 * The runtime's script: unpacked where that may be run, and else from its plain file.
 * @returns {Promise<{default: Create}>}
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
 * Load it.
 * @param {import("./download.js").Source} source
 * @param {Prepare} [prepare]
 */
export async function loadRuntime(source, prepare = (createPyodideModule) => ({ createPyodideModule })) {
  // All at once, so that none of them is asked for only after more round trips.
  const download = serve([BINARY, BOOT_ARCHIVE, ...(IN_WORKER ? [GLUE] : [])], source);
  try {
    const [{ loadPyodide }, { default: create }] = await Promise.race([
      Promise.all([/** @type {Promise<typeof import("pyodide")>} */ (import(`${RUNTIME}pyodide.mjs`)), importGlue()]),
      download.failed,
    ]);
    const loading = loadPyodide({
      indexURL: RUNTIME,
      stdLibURL: BOOT_ARCHIVE,
      lockFileContents: LOCK,
      packageBaseUrl: RUNTIME,
      enableRunUntilComplete: false,
      ...prepare(create),
    });
    const runtime = await Promise.race([loading, download.failed]);
    download.release();
    return runtime;
  } finally {
    download.end();
  }
}
