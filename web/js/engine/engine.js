/** The page's end of the engine: send commands, be told events. An engine that does not start, dies or hangs is replaced. */

import { PAUSES, renew } from "../lib/files.js";
import { ANEW, REFETCHED, RUNTIME, WORKER } from "./assets.js";
import { PATIENCE, watch } from "./watch.js";

/**
 * @typedef {import("./runner.js").Report} Report
 * @typedef {import("./protocol.js").Command} Command
 * @typedef {import("./protocol.js").Event} EngineEvent
 * @typedef {"boot-failed" | "engine-failed"} Failure
 *
 * @typedef {object} Listener
 * @property {(event: EngineEvent) => void} onEvent
 * @property {(stage: string, done: number) => void} onProgress A stage's catalogue key
 *   (`boot-runtime`, `boot-engine`, `boot-again`, `boot-done`), and the part of the start that is done, 0 to 1.
 * @property {(key: Failure, detail: string) => void} onFailure There is no engine, and none on its way until
 *   it is asked for: a catalogue key, and the reason in the runtime's words.
 * @property {() => void} onRestart The engine was lost, and a new one is on its way that knows of no
 *   session yet; what is sent from now on goes to that one.
 *
 * @typedef {object} Connection
 * @property {(command: Command) => void} send Commands sent before the engine is ready are kept.
 * @property {() => void} again Begin anew after a failure.
 * @property {() => void} close Stop the engine; nothing is told after that.
 */

/** Replaced so often within this time, an engine is given up: whatever it is, it comes again. */
const RESTARTS = 3;
const RESTARTS_MS = 60_000;
/** From this try on an engine without a worker will do. */
const IN_PAGE = 2;
/** So long the first word of a worker may take, which has one script to fetch. */
const FIRST_WORD_MS = 12_000;

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
  /** Every command until the engine has started: another one may have to carry them out. @type {string[]} */
  const pending = [];
  let started = false;
  let closed = false;
  let answered = false;
  /** How many starts in a row have failed. */
  let failures = 0;
  /** When the engine was replaced. @type {number[]} */
  let restarts = [];
  /** Why there is no engine on its way. @type {Failure | null} */
  let given = null;
  /** The next start, or what is to happen if there is no word. */
  let timer = 0;
  /** @type {ReturnType<typeof watch> | undefined} */
  let watching;
  /** As for `watch`; twice as much after each silence, which may be that of a device with other work. */
  let patience = PATIENCE;

  /** @param {Report} report */
  function hear(report) {
    if (closed || given) return;
    if (started) watching?.wait(false);
    else clearTimeout(timer);
    watching?.heard();
    if (report.kind === "progress") progress(report.stage, report.done);
    else if (report.kind === "failure" && started) lose(report.detail);
    else if (report.kind === "failure") fail(report.detail);
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

  /** @param {string} stage @param {number} done */
  function progress(stage, done) {
    // Up to its next word: what it was asked meanwhile belongs to its start, and takes longer than any later command.
    watching?.wait(true);
    if (done === 1) {
      started = true;
      failures = 0;
      pending.length = 0;
    }
    listener.onProgress(stage, done);
  }

  function end() {
    clearTimeout(timer);
    watching?.stop();
    watching = undefined;
    worker?.terminate();
    worker = undefined;
    deliver = undefined;
    started = false;
  }

  /** The start has failed; try again after a pause. @param {string} detail */
  function fail(detail) {
    end();
    const pause = PAUSES[failures];
    failures += 1;
    // After the last of the pauses the person is asked.
    if (pause === undefined) return giveUp("boot-failed", detail);
    console.warn(detail);
    listener.onProgress("boot-again", 0);
    void renew([WORKER, `${RUNTIME}pyodide.mjs`]);
    timer = setTimeout(start, pause);
  }

  /** The engine is lost; begin with a new one. @param {string} detail */
  function lose(detail) {
    end();
    const now = performance.now();
    restarts = [...restarts.filter((time) => now - time < RESTARTS_MS), now];
    if (restarts.length > RESTARTS) return giveUp("engine-failed", detail);
    console.warn(detail);
    start();
    listener.onRestart();
  }

  /** @param {Failure} key @param {string} detail */
  function giveUp(key, detail) {
    given = key;
    listener.onFailure(key, detail);
  }

  function start() {
    clearTimeout(timer);
    try {
      runInWorker();
    } catch {
      // A sandboxed frame may not construct workers at all.
      void runInPage();
    }
  }

  async function runInPage() {
    end();
    try {
      const { startRunner } = await import("./runner.js");
      if (closed) return;
      /** @type {typeof deliver} */
      let run;
      // It tells of its beginning at once; after another start nobody hears it any more.
      run = startRunner((report) => (!run || deliver === run) && hear(report), failures ? REFETCHED : ANEW);
      deliver = run;
      pending.forEach(run);
    } catch (error) {
      fail(String(error));
    }
  }

  function runInWorker() {
    const name = failures ? REFETCHED : restarts.length ? ANEW : "";
    const created = new Worker(WORKER, { type: "module", name });
    let heard = false;
    watching = watch(() => created.postMessage(""), silent, patience);
    created.onmessage = ({ data }) => {
      heard = true;
      if (worker === created) hear(data);
    };
    created.onerror = (error) => {
      error.preventDefault();
      if (closed || worker !== created) return;
      // Where a browser refuses workers it says no more than where their scripts do not come.
      if (!heard && failures >= IN_PAGE) void runInPage();
      else drop(error.message);
    };
    deliver = (command) => created.postMessage(command);
    worker = created;
    timer = setTimeout(() => fail("no word of the engine's worker"), FIRST_WORD_MS);
    pending.forEach(deliver);
  }

  function silent() {
    patience *= 2;
    drop("the engine does not answer");
  }

  /** @param {string} detail */
  function drop(detail) {
    if (started) lose(detail);
    else fail(detail);
  }

  function again() {
    if (closed || !given) return;
    const lost = given === "engine-failed";
    given = null;
    failures = 0;
    restarts = [];
    patience = PATIENCE;
    start();
    if (lost) listener.onRestart();
  }

  addEventListener("online", () => {
    if (given === "boot-failed") again();
    else if (failures && !deliver && !closed) start();
  });
  start();

  return {
    send(command) {
      const text = JSON.stringify(command);
      if (!started) pending.push(text);
      deliver?.(text);
    },
    again,
    close() {
      closed = true;
      end();
    },
  };
}
