/** Prepares the start of the next visit, once nothing else is to be done: a snapshot of the started engine is taken. */

import { SNAPSHOT_WORKER } from "./assets.js";
import { isSettled } from "./snapshot.js";

/** A visit may be short, and its first moves are not to wait: how long nothing is pressed before, and the longest wait for that. */
const REST_MS = 5000;
const REST_MOST_MS = 60_000;
const PRESSED = ["pointerdown", "keydown"];
/** However slow the device is. */
const MOST_MS = 120_000;
/** A second engine takes memory for some seconds: not where there is little, in GB. */
const MEMORY = 2;

/** Do so if that is still to be done. The site has to be kept already. */
export async function prepareNextStart() {
  const memory = /** @type {{deviceMemory?: number}} */ (navigator).deviceMemory ?? MEMORY;
  if (memory < MEMORY || (await isSettled())) return;
  await rest();
  // One page is enough.
  await navigator.locks.request("trilithon snapshot", { ifAvailable: true }, async (lock) => {
    if (lock && !(await isSettled())) await take();
  });
}

/** Wait until nobody has pressed anything for a while. @returns {Promise<void>} */
function rest() {
  return new Promise((resolve) => {
    const done = new AbortController();
    const end = () => {
      done.abort();
      if ("requestIdleCallback" in globalThis) requestIdleCallback(() => resolve());
      else resolve();
    };
    let timer = setTimeout(end, REST_MS);
    const latest = performance.now() + REST_MOST_MS;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(end, Math.min(REST_MS, latest - performance.now()));
    };
    for (const name of PRESSED) addEventListener(name, wait, { signal: done.signal, passive: true, capture: true });
  });
}

/** @returns {Promise<void>} */
function take() {
  const worker = new Worker(SNAPSHOT_WORKER, { type: "module" });
  return new Promise((resolve) => {
    const end = () => {
      worker.terminate();
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(end, MOST_MS);
    worker.onmessage = end;
    worker.onerror = (error) => {
      error.preventDefault();
      end();
    };
  });
}
