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
  return new Engine(listener);
}

/** One engine after the other, as each is lost. */
class Engine {
  #listener;
  /** @type {((command: string) => void) | undefined} */
  #deliver;
  /** @type {Worker | undefined} */
  #worker;
  /** Every command until the engine has started: another one may have to carry them out. @type {string[]} */
  #pending = [];
  #started = false;
  #closed = false;
  #answered = false;
  /** How many starts in a row have failed. */
  #failures = 0;
  /** When the engine was replaced. @type {number[]} */
  #restarts = [];
  /** Why there is no engine on its way. @type {Failure | null} */
  #given = null;
  /** The next start, or what is to happen if there is no word. */
  #timer = 0;
  /** @type {ReturnType<typeof watch> | undefined} */
  #watching;
  /** As for `watch`; twice as much after each silence, which may be that of a device with other work. */
  #patience = PATIENCE;

  /** @param {Listener} listener */
  constructor(listener) {
    this.#listener = listener;
    addEventListener("online", () => this.#retry());
    this.#start();
  }

  /** @param {Command} command */
  send(command) {
    const text = JSON.stringify(command);
    if (!this.#started) this.#pending.push(text);
    this.#deliver?.(text);
  }

  again() {
    if (this.#closed || !this.#given) return;
    const lost = this.#given === "engine-failed";
    this.#given = null;
    this.#failures = 0;
    this.#restarts = [];
    // What was asked meanwhile is of sessions that are gone; all is opened anew.
    if (lost) this.#pending.length = 0;
    this.#patience = PATIENCE;
    this.#start();
    if (lost) this.#listener.onRestart();
  }

  close() {
    this.#closed = true;
    this.#end();
  }

  /** The network is back. */
  #retry() {
    if (this.#given === "boot-failed") this.again();
    else if (this.#failures && !this.#deliver && !this.#closed) this.#start();
  }

  /** @param {Report} report */
  #hear(report) {
    if (this.#closed || this.#given) return;
    if (this.#started) this.#watching?.wait(false);
    else clearTimeout(this.#timer);
    this.#watching?.heard();
    if (report.kind === "progress") this.#progress(report.stage, report.done);
    else if (report.kind === "failure") this.#drop(report.detail);
    else if (report.kind === "events") {
      for (const event of /** @type {EngineEvent[]} */ (JSON.parse(report.text))) this.#tell(event);
    }
  }

  /** @param {EngineEvent} event */
  #tell(event) {
    if (!this.#answered && event.type === "view") {
      this.#answered = true;
      performance.mark("engine-ready");
    }
    this.#listener.onEvent(event);
  }

  /** @param {string} stage @param {number} done */
  #progress(stage, done) {
    // Up to its next word: what it was asked meanwhile belongs to its start, and takes longer than any later command.
    this.#watching?.wait(true);
    if (done === 1) {
      this.#started = true;
      this.#failures = 0;
      this.#pending.length = 0;
    }
    this.#listener.onProgress(stage, done);
  }

  #end() {
    clearTimeout(this.#timer);
    this.#watching?.stop();
    this.#watching = undefined;
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#deliver = undefined;
    this.#started = false;
  }

  /** The engine has failed, or is lost. @param {string} detail */
  #drop(detail) {
    if (this.#started) this.#lose(detail);
    else this.#fail(detail);
  }

  /** The start has failed; try again after a pause. @param {string} detail */
  #fail(detail) {
    this.#end();
    const pause = PAUSES[this.#failures];
    this.#failures += 1;
    // After the last of the pauses the person is asked.
    if (pause === undefined) return this.#giveUp("boot-failed", detail);
    console.warn(detail);
    this.#listener.onProgress("boot-again", 0);
    void renew([WORKER, `${RUNTIME}pyodide.mjs`]);
    this.#timer = setTimeout(() => this.#start(), pause);
  }

  /** The engine is lost; begin with a new one. @param {string} detail */
  #lose(detail) {
    this.#end();
    const now = performance.now();
    this.#restarts = [...this.#restarts.filter((time) => now - time < RESTARTS_MS), now];
    if (this.#restarts.length > RESTARTS) return this.#giveUp("engine-failed", detail);
    console.warn(detail);
    this.#start();
    this.#listener.onRestart();
  }

  /** @param {Failure} key @param {string} detail */
  #giveUp(key, detail) {
    this.#given = key;
    this.#listener.onFailure(key, detail);
  }

  #start() {
    clearTimeout(this.#timer);
    try {
      this.#runInWorker();
    } catch {
      // A sandboxed frame may not construct workers at all.
      void this.#runInPage();
    }
  }

  async #runInPage() {
    this.#end();
    try {
      const { startRunner } = await import("./runner.js");
      if (this.#closed) return;
      /** @type {((command: string) => void) | undefined} */
      let run;
      // It tells of its beginning at once; after another start nobody hears it any more.
      run = startRunner((report) => (!run || this.#deliver === run) && this.#hear(report), this.#failures ? REFETCHED : ANEW);
      this.#deliver = run;
      this.#pending.forEach(run);
    } catch (error) {
      this.#fail(String(error));
    }
  }

  #runInWorker() {
    const name = this.#failures ? REFETCHED : this.#restarts.length ? ANEW : "";
    const created = new Worker(WORKER, { type: "module", name });
    let heard = false;
    this.#watching = watch(() => created.postMessage(""), () => this.#silent(), this.#patience);
    created.onmessage = ({ data }) => {
      heard = true;
      if (this.#worker === created) this.#hear(data);
    };
    created.onerror = (error) => {
      error.preventDefault();
      if (this.#closed || this.#worker !== created) return;
      // Where a browser refuses workers it says no more than where their scripts do not come.
      if (!heard && this.#failures >= IN_PAGE) void this.#runInPage();
      else this.#drop(error.message);
    };
    const deliver = (/** @type {string} */ command) => created.postMessage(command);
    this.#deliver = deliver;
    this.#worker = created;
    this.#timer = setTimeout(() => this.#fail("no word of the engine's worker"), FIRST_WORD_MS);
    this.#pending.forEach(deliver);
  }

  #silent() {
    this.#patience *= 2;
    this.#drop("the engine does not answer");
  }
}
