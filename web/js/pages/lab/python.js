/** Runs in the lab's worker: Python with its whole standard library, and programs one after the other. */

import { BINARY, RUNTIME } from "../../engine/assets.js";
import { packed, serve } from "../../engine/download.js";
import { LOCK } from "../../engine/runtime.js";
import { ENGINE, LIBRARY, MICROPIP } from "./assets.js";

/** @typedef {import("./interpreter.js").Report} Report */

const scope = /** @type {DedicatedWorkerGlobalScope} */ (/** @type {unknown} */ (self));

/** @param {Report} report */
function tell(report) {
  scope.postMessage(report);
}

/**
 * Programs may come with a link. What other pages of this origin keep on the device is not for
 * them: neither the games nor the files that the service worker answers with.
 */
function lockUp() {
  for (const name of ["caches", "indexedDB", "BroadcastChannel"]) {
    for (let owner = self; owner; owner = Object.getPrototypeOf(owner)) Reflect.deleteProperty(owner, name);
  }
}

async function boot() {
  tell({ kind: "progress", done: 0.05 });
  // All at once, so that none of them is asked for only after more round trips.
  const download = serve([BINARY, LIBRARY, MICROPIP, ENGINE], packed());
  const { loadPyodide } = /** @type {typeof import("pyodide")} */ (await import(`${RUNTIME}pyodide.mjs`));
  const loading = loadPyodide({ indexURL: RUNTIME, stdLibURL: LIBRARY, lockFileContents: LOCK, packageBaseUrl: RUNTIME });
  const pyodide = await Promise.race([loading, download.failed]);
  tell({ kind: "progress", done: 0.6 });
  const installing = pyodide.loadPackage([MICROPIP, ENGINE], { messageCallback: () => {}, checkIntegrity: false });
  await Promise.race([installing, download.failed]);
  download.end();
  download.release();
  tell({ kind: "progress", done: 0.8 });
  lockUp();
  // A program may end Python itself, and then nothing that it was asked is ever answered. Pyodide's own console hears of it so too.
  /** @type {any} */ (pyodide)._api.on_fatal = (/** @type {unknown} */ error) => tell({ kind: "failure", detail: String(error) });
  const { connect } = pyodide.pyimport("trilithon.lab.console");
  const post = (/** @type {string} */ text) => tell({ kind: "word", text });
  const { run } = connect(post, pyodide.pyimport("micropip"));
  tell({ kind: "ready", version: pyodide.pyimport("platform").python_version() });
  return run;
}

const booted = boot();
booted.catch((error) => tell({ kind: "failure", detail: String(error) }));

scope.onmessage = async (message) => {
  const run = await booted;
  const begun = performance.now();
  await run(/** @type {string} */ (message.data));
  tell({ kind: "done", time: performance.now() - begun });
};
