/** Carry out commands in order, and let a search go on between them in short slices. */

import { boot } from "./boot.js";

/**
 * What a runner tells its page. `events` is the JSON text of a list of events. `failure` means
 * that the engine is of no more use: `boot-failed` or `engine-failed`, with the reason. A worker that is
 * asked says `alive`.
 *
 * @typedef {{kind: "progress", stage: string, done: number}
 *   | {kind: "events", text: string}
 *   | {kind: "alive"}
 *   | {kind: "failure", key: "boot-failed" | "engine-failed", detail: string}} Report
 */

/**
 * Boot the engine and return a function that takes commands as JSON text. Commands given before
 * the engine is ready are kept.
 *
 * @param {(report: Report) => void} tell
 * @param {string} [wary] as for `boot`
 * @returns {(command: string) => void}
 */
export function startRunner(tell, wary = "") {
  /** @type {string[]} */
  const waiting = [];
  /** @type {import("./boot.js").Engine | undefined} */
  let engine;
  let ticking = false;
  let broken = false;

  // A message to oneself comes after every command that has arrived by then, and, unlike a
  // timer, is not held back to some milliseconds.
  const ticker = new MessageChannel();
  ticker.port1.onmessage = () => {
    ticking = false;
    if (engine?.busy()) attempt(engine.step);
  };

  function tick() {
    if (!engine?.busy() || ticking || broken) return;
    ticking = true;
    ticker.port2.postMessage(null);
  }

  /** @param {() => string} work */
  function attempt(work) {
    if (broken) return;
    try {
      const text = work();
      if (text !== "[]") tell({ kind: "events", text });
      engine?.supply(tick);
      tick();
    } catch (error) {
      broken = true;
      tell({ kind: "failure", key: "engine-failed", detail: String(error) });
    }
  }

  boot((stage, done) => tell({ kind: "progress", stage, done }), wary).then(
    (booted) => {
      engine = booted;
      for (const command of waiting.splice(0)) attempt(() => booted.handle(command));
    },
    (error) => {
      broken = true;
      tell({ kind: "failure", key: "boot-failed", detail: String(error) });
    },
  );

  return (command) => {
    if (engine) {
      const { handle } = engine;
      attempt(() => handle(command));
    } else {
      waiting.push(command);
    }
  };
}
