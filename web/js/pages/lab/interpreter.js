/** The page's end of Python: run programs, be told what comes of them, stop one by beginning anew. */

/**
 * What the worker tells its page. `word` is the JSON text of what came of a program, `done` that it
 * has ended, after some milliseconds.
 *
 * @typedef {{kind: "progress", done: number}
 *   | {kind: "ready", version: string}
 *   | {kind: "word", text: string}
 *   | {kind: "done", time: number}
 *   | {kind: "failure", detail: string}} Report
 */

/**
 * What came of a program, told while it runs.
 *
 * @typedef {{kind: "out" | "err", text: string}
 *   | {kind: "result", text: string}
 *   | {kind: "error", text: string, missing?: string}
 *   | {kind: "picture", title: string, svg: string, link: string, holds: [string, string[]][], caption: string}
 *   | {kind: "packages", unreached: string[], unknown: string[], unfit: string[]}
 *   | {kind: "cut"}} Word
 *
 * @typedef {object} Listener
 * @property {(done: number) => void} onProgress The part of the start that is done, 0 to 1.
 * @property {(version: string) => void} onReady Python of that version waits for a program.
 * @property {(word: Word) => void} onWord
 * @property {(time: number) => void} onDone The program has ended after so many milliseconds.
 * @property {(detail: string, started: boolean) => void} onFailure Python is of no more use, for the reason given; else it could
 *   not be started, however often it was tried.
 */

/** After a start that failed, in milliseconds. */
const PAUSES = [500, 1000, 2000, 4000];

/**
 * Start Python.
 * @param {URL} script
 * @param {Listener} listener
 */
export function startPython(script, listener) {
  /** @type {Worker | undefined} */
  let worker;
  let ready = false;
  let failures = 0;
  let timer = 0;

  function begin() {
    failures = 0;
    start();
  }

  /** @param {string} detail */
  function fail(detail) {
    const pause = ready ? undefined : PAUSES[failures];
    failures += 1;
    if (pause === undefined) return listener.onFailure(detail, ready);
    console.warn(detail);
    timer = setTimeout(start, pause);
  }

  function start() {
    clearTimeout(timer);
    worker?.terminate();
    worker = undefined;
    ready = false;
    /** @type {Worker} */
    let created;
    try {
      created = new Worker(script, { type: "module" });
    } catch (error) {
      // A sandboxed frame may not construct workers at all.
      listener.onFailure(String(error), false);
      return;
    }
    worker = created;
    created.onmessage = ({ data }) => {
      if (worker === created) hear(data);
    };
    created.onerror = (error) => {
      error.preventDefault();
      if (worker === created) fail(error.message);
    };
  }

  /** @param {Report} report */
  function hear(report) {
    if (report.kind === "word") listener.onWord(JSON.parse(report.text));
    else if (report.kind === "done") listener.onDone(report.time);
    else if (report.kind === "ready") {
      ready = true;
      listener.onReady(report.version);
    } else if (report.kind === "progress") listener.onProgress(report.done);
    else fail(report.detail);
  }

  addEventListener("online", () => void (!ready && failures && begin()));

  return {
    begin,
    /** @param {string} program */
    run: (program) => worker?.postMessage(program),
  };
}
