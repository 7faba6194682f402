/** Further engines in workers of their own, which search the same position as the page's engine. */

import { isPhone } from "../lib/phone.js";
import { WORKER } from "./assets.js";

/**
 * @typedef {import("./runner.js").Report} Report
 * @typedef {import("./protocol.js").Assisted} Assisted
 * @typedef {import("./protocol.js").Event} EngineEvent
 */

/** Each takes some 70 MB, so those that have nothing to do are ended after a while. */
const IDLE_MS = 30_000;
const MOST = 3;

/** How many helpers this device is good for: cores left beside page and engine, and memory for them. */
function helpersHere() {
  const asked = new URLSearchParams(location.search).get("workers");
  // The engine itself is a worker too.
  if (asked !== null && /^[1-8]$/.test(asked)) return Number(asked) - 1;
  const { hardwareConcurrency: cores = 2 } = navigator;
  const memory = /** @type {{deviceMemory?: number}} */ (navigator).deviceMemory ?? 4;
  return isPhone() || cores < 4 || memory < 4 ? 0 : Math.min(MOST, cores - 2);
}

/** Helpers that are started when they are first wanted. */
export class Helpers {
  /** @type {Worker[]} */
  #workers = [];
  #count = helpersHere();
  #wanted = "";
  #idle = 0;

  /** @param {(helper: number, found: Assisted) => void} onFound what a helper has found of the position wanted */
  constructor(onFound) {
    this.onFound = onFound;
  }

  /** Search a position from now on, or none if it is empty. @param {string} game @param {string} position */
  search(game, position) {
    if (position === this.#wanted || !this.#count) return;
    this.#wanted = position;
    clearTimeout(this.#idle);
    if (!position) this.#idle = setTimeout(() => this.#end(), IDLE_MS);
    else if (!this.#workers.length) this.#start();
    for (const worker of this.#workers) worker.postMessage(JSON.stringify({ type: "assist", game, position }));
  }

  #start() {
    for (let helper = 0; helper < this.#count; helper += 1) {
      const worker = new Worker(WORKER, { type: "module" });
      worker.onmessage = ({ data }) => this.#hear(helper, data);
      worker.onerror = (error) => {
        error.preventDefault();
        this.#giveUp();
      };
      this.#workers.push(worker);
    }
  }

  /** @param {number} helper @param {Report} report */
  #hear(helper, report) {
    if (report.kind === "failure") this.#giveUp();
    if (report.kind !== "events") return;
    for (const event of /** @type {EngineEvent[]} */ (JSON.parse(report.text))) {
      if (event.type === "trouble") this.#giveUp();
      else if (event.type === "assisted" && event.position === this.#wanted) this.onFound(helper, event);
    }
  }

  #end() {
    for (const worker of this.#workers.splice(0)) worker.terminate();
  }

  /** Without helpers all works the same, but for the time it takes. */
  #giveUp() {
    this.#count = 0;
    this.#end();
  }
}
