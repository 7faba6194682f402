/** Start the Python runtime with the engine in it. Runs in a worker or, failing that, in the page. */

import { FRESH, fetchFile, persist } from "../lib/files.js";
import { REFETCHED, SIZE, SUPPLIES } from "./assets.js";
import { packed } from "./download.js";
import { loadRuntime } from "./runtime.js";
import { dropSnapshot, findSnapshot, refuseSnapshot, restored } from "./snapshot.js";

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

/**
 * Load the runtime and the engine.
 *
 * @param {Progress} progress
 * @param {string} [wary] `anew` or `refetched` (assets.js) where an engine was lost or a start has failed: less of what is kept is trusted then
 * @returns {Promise<Engine>}
 */
export async function boot(progress, wary = "") {
  progress("boot-runtime", START_DONE);
  const runtime = (wary ? await dropSnapshot() : await restore(progress)) ?? (await load(progress, wary === REFETCHED ? FRESH : {}));
  const engine = engineOf(runtime);
  progress("boot-done", 1);
  return engine;
}

/** From the archive. @param {Progress} progress @param {RequestInit} how */
async function load(progress, how) {
  const runtime = await loadRuntime(
    packed(how, (bytes) => progress("boot-runtime", START_DONE + (FILES_DONE - START_DONE) * Math.min(1, bytes / SIZE))),
  );
  progress("boot-engine", FILES_DONE);
  // Before anything of the engine, which then comes sooner.
  runtime.pyimport("quick_start");
  return runtime;
}

/** From what is kept on the device, or nothing where that cannot be. @param {Progress} progress */
async function restore(progress) {
  const kept = await findSnapshot();
  if (!kept) return undefined;
  progress("boot-engine", FILES_DONE);
  try {
    const runtime = await loadRuntime(kept.source, restored(kept.snapshot));
    // Else every visit would have the same luck.
    runtime.pyimport("random").seed();
    performance.mark("engine-restored");
    return runtime;
  } catch (error) {
    console.info("no start from what is kept:", error);
    await kept.snapshot.then(refuseSnapshot, dropSnapshot);
    return undefined;
  }
}

/** @param {import("./runtime.js").Runtime} pyodide @returns {Engine} */
function engineOf(pyodide) {
  const bridge = pyodide.pyimport("trilithon.page.bridge").Bridge();
  const { handle, step } = bridge;
  const supplies = pyodide.pyimport("trilithon.core.assets");

  /** @param {string} name */
  async function fetchSupply(name) {
    // None in Python is undefined here, and null is not.
    let content;
    try {
      const bytes = await persist(async (how) => (await fetchFile(SUPPLIES + name, how)).arrayBuffer());
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

  return { handle, step, busy: () => bridge.busy, supply };
}
