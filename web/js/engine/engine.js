/** The page's end of the engine: send commands, be told events. */

/**
 * @typedef {import("./runner.js").Report} Report
 * @typedef {import("../protocol.js").Command} Command
 * @typedef {import("../protocol.js").Event} EngineEvent
 *
 * @typedef {object} Listener
 * @property {(event: EngineEvent) => void} onEvent
 * @property {(stage: string, done: number) => void} onProgress A stage's catalogue key
 *   (`boot-runtime`, `boot-engine`, `boot-done`), and the part of the start that is done, 0 to 1.
 * @property {(key: "boot-failed" | "engine-failed", detail: string) => void} onFailure The engine
 *   is of no more use: a catalogue key, and the reason in the runtime's words.
 *
 * @typedef {object} Connection
 * @property {(command: Command) => void} send Commands sent before the engine is ready are kept.
 * @property {() => void} close Stop the engine; nothing is told after that.
 */

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

  /** @param {Report} report */
  function hear(report) {
    if (closed) return;
    heard = true;
    unheard.length = 0;
    if (report.kind === "progress") listener.onProgress(report.stage, report.done);
    else if (report.kind === "failure") listener.onFailure(report.key, report.detail);
    else {
      for (const event of /** @type {EngineEvent[]} */ (JSON.parse(report.text))) {
        if (!answered && event.type === "view") {
          answered = true;
          performance.mark("engine-ready");
        }
        listener.onEvent(event);
      }
    }
  }

  async function runInPage() {
    worker?.terminate();
    worker = undefined;
    deliver = undefined;
    const { startRunner } = await import("./runner.js");
    if (closed) return;
    const kept = unheard.splice(0);
    deliver = startRunner(hear);
    kept.forEach(deliver);
  }

  function runInWorker() {
    const created = new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
    created.onmessage = (message) => hear(message.data);
    created.onerror = (error) => {
      error.preventDefault();
      if (closed) return;
      if (heard) listener.onFailure("engine-failed", error.message);
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
      worker?.terminate();
    },
  };
}
