/** The page's end of the engine: send commands, be told events. An engine that dies or hangs is replaced. */

import { watch } from "./watch.js";

/**
 * @typedef {import("./runner.js").Report} Report
 * @typedef {import("./protocol.js").Command} Command
 * @typedef {import("./protocol.js").Event} EngineEvent
 *
 * @typedef {object} Listener
 * @property {(event: EngineEvent) => void} onEvent
 * @property {(stage: string, done: number) => void} onProgress A stage's catalogue key
 *   (`boot-runtime`, `boot-engine`, `boot-done`), and the part of the start that is done, 0 to 1.
 * @property {(key: "boot-failed" | "engine-failed", detail: string) => void} onFailure The engine
 *   is of no more use: a catalogue key, and the reason in the runtime's words.
 * @property {() => void} onRestart The engine was lost, and a new one is on its way that knows of no
 *   session yet; what is sent from now on goes to that one.
 *
 * @typedef {object} Connection
 * @property {(command: Command) => void} send Commands sent before the engine is ready are kept.
 * @property {() => void} close Stop the engine; nothing is told after that.
 */

/** Replaced so often within this time, an engine is given up: whatever it is, it comes again. */
const RESTARTS = 3;
const RESTARTS_MS = 60_000;

/**
 * Start an engine in a worker of its own or, where there can be none, in the page itself.
 *
 * @param {Listener} listener
 * @returns {Connection}
 */
export function connect(listener) {
  /** @type {((command: string) => void) | undefined} */
  let deliver;
  /** @type {Worker | undefined} */
  let worker;
  /** Every command until the worker has shown that it runs: the page may have to take over.
   * @type {string[]} */
  const unheard = [];
  let heard = false;
  let closed = false;
  let answered = false;
  /** When the engine was replaced. @type {number[]} */
  let restarts = [];
  /** @type {ReturnType<typeof watch> | undefined} */
  let watching;

  /** @param {Report} report */
  function hear(report) {
    if (closed) return;
    heard = true;
    unheard.length = 0;
    watching?.heard();
    if (report.kind === "progress") {
      watching?.wait(report.done < 1);
      listener.onProgress(report.stage, report.done);
    } else if (report.kind === "failure" && report.key === "engine-failed") lose(report.detail);
    else if (report.kind === "failure") listener.onFailure(report.key, report.detail);
    else if (report.kind === "events") {
      for (const event of /** @type {EngineEvent[]} */ (JSON.parse(report.text))) {
        if (!answered && event.type === "view") {
          answered = true;
          performance.mark("engine-ready");
        }
        listener.onEvent(event);
      }
    }
  }

  function end() {
    watching?.stop();
    watching = undefined;
    worker?.terminate();
    worker = undefined;
    deliver = undefined;
  }

  /** The engine is lost; begin with a new one. @param {string} detail */
  function lose(detail) {
    const inWorker = worker !== undefined;
    end();
    const now = performance.now();
    restarts = [...restarts.filter((time) => now - time < RESTARTS_MS), now];
    if (restarts.length > RESTARTS) return listener.onFailure("engine-failed", detail);
    console.warn(detail);
    heard = false;
    if (inWorker) runInWorker();
    else void runInPage();
    listener.onRestart();
  }

  async function runInPage() {
    end();
    const { startRunner } = await import("./runner.js");
    if (closed) return;
    const kept = unheard.splice(0);
    deliver = startRunner(hear);
    kept.forEach(deliver);
  }

  function runInWorker() {
    const created = new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
    watching = watch(() => created.postMessage(""), () => lose("the engine does not answer"));
    created.onmessage = (message) => {
      if (worker === created) hear(message.data);
    };
    created.onerror = (error) => {
      error.preventDefault();
      if (closed || worker !== created) return;
      if (heard) lose(error.message);
      else void runInPage();
    };
    deliver = (command) => created.postMessage(command);
    worker = created;
  }

  try {
    runInWorker();
  } catch {
    // A sandboxed frame may not construct workers at all.
    void runInPage();
  }

  return {
    send(command) {
      const text = JSON.stringify(command);
      if (!heard) unheard.push(text);
      deliver?.(text);
    },
    close() {
      closed = true;
      end();
    },
  };
}
