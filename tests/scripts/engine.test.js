/** An engine that does not start is started again, and whatever was asked of it meanwhile is not lost. */

import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";

import { connect } from "../../web/js/engine/engine.js";

/** The worker that was made last, and what it was sent. */
class FakeWorker {
  /** @type {FakeWorker[]} */
  static all = [];
  /** @type {string[]} */
  sent = [];
  ended = false;
  onmessage = (/** @type {{data: unknown}} */ _message) => {};
  onerror = (/** @type {{message: string, preventDefault: () => void}} */ _error) => {};

  /** @param {URL} _script @param {{name: string}} how */
  constructor(_script, { name }) {
    this.name = name;
    FakeWorker.all.push(this);
  }

  /** @returns {FakeWorker} */
  static get last() {
    const last = FakeWorker.all.at(-1);
    if (!last) throw new Error("no worker");
    return last;
  }

  /** @param {string} text */
  postMessage(text) {
    if (text) this.sent.push(text);
  }

  terminate() {
    this.ended = true;
  }

  /** @param {object} report */
  tell(report) {
    this.onmessage({ data: report });
  }
}

const STARTING = { kind: "progress", stage: "boot-runtime", done: 0.1 };
const STARTED = { kind: "progress", stage: "boot-done", done: 1 };
const FAILED = { kind: "failure", key: "boot-failed", detail: "404" };
const LOST = { kind: "failure", key: "engine-failed", detail: "no memory" };
const ASKED = /** @type {import("../../web/js/engine/protocol.js").Command} */ ({ type: "propose", game: "consta", settings: {} });
/** Longer than the first pauses are, and shorter than any start. */
const MOMENT = 5_000;
const LONG = 22_000;

/** @type {{stages: string[], failures: string[], restarts: number}} */
let heard;
/** @type {() => void} */
let online;

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout", "setInterval"] });
  heard = { stages: [], failures: [], restarts: 0 };
  FakeWorker.all = [];
  Object.assign(globalThis, {
    Worker: FakeWorker,
    document: { hidden: false },
    addEventListener: (/** @type {string} */ name, /** @type {() => void} */ listener) => name === "online" && (online = listener),
  });
  console.warn = () => {};
});

function connected() {
  return connect({
    onEvent: () => {},
    onProgress: (stage) => heard.stages.push(stage),
    onFailure: (key) => heard.failures.push(key),
    onRestart: () => (heard.restarts += 1),
  });
}

/** Let every start fail until the person is asked; returns how many starts there were. */
function failTillAsked() {
  const before = FakeWorker.all.length;
  while (!heard.failures.length) {
    FakeWorker.last.tell(STARTING);
    FakeWorker.last.tell(FAILED);
    mock.timers.tick(MOMENT);
    assert.ok(FakeWorker.all.length < 20);
  }
  return FakeWorker.all.length - before + 1;
}

test("a start that fails is tried again, and gets what was asked before and meanwhile", () => {
  const engine = connected();
  engine.send(ASKED);
  FakeWorker.last.tell(STARTING);
  FakeWorker.last.tell(FAILED);
  engine.send(ASKED);
  assert.deepEqual(heard.failures, []);
  assert.equal(heard.stages.at(-1), "boot-again");
  mock.timers.tick(MOMENT);
  assert.equal(FakeWorker.all.length, 2);
  assert.equal(FakeWorker.last.sent.length, 2);
  assert.equal(heard.restarts, 0);
});

test("an engine after one that failed trusts nothing that was kept", () => {
  connected();
  assert.equal(FakeWorker.last.name, "");
  FakeWorker.last.tell(FAILED);
  mock.timers.tick(MOMENT);
  assert.equal(FakeWorker.last.name, "refetched");
  FakeWorker.last.tell(STARTED);
  FakeWorker.last.tell(LOST);
  assert.equal(FakeWorker.all.length, 3);
  assert.equal(FakeWorker.last.name, "anew");
});

test("when the network returns nobody waits for the pause to end", () => {
  connected();
  FakeWorker.last.tell(FAILED);
  online();
  assert.equal(FakeWorker.all.length, 2);
  mock.timers.tick(MOMENT);
  assert.equal(FakeWorker.all.length, 2);
});

test("after some tries the person is told, and may ask for another one", () => {
  const engine = connected();
  engine.send(ASKED);
  assert.ok(failTillAsked() > 3);
  assert.deepEqual(heard.failures, ["boot-failed"]);
  const tries = FakeWorker.all.length;
  engine.again();
  assert.equal(FakeWorker.all.length, tries + 1);
  assert.equal(FakeWorker.last.sent.length, 1);
});

test("the network's return starts one that was given up as well, but not one that runs", () => {
  connected();
  failTillAsked();
  const tries = FakeWorker.all.length;
  online();
  assert.equal(FakeWorker.all.length, tries + 1);
  FakeWorker.last.tell(STARTED);
  online();
  assert.equal(FakeWorker.all.length, tries + 1);
});

test("a worker whose scripts do not come is made anew", () => {
  connected();
  FakeWorker.last.onerror({ message: "", preventDefault: () => {} });
  mock.timers.tick(MOMENT);
  assert.equal(FakeWorker.all.length, 2);
});

test("a start that waits for what never comes is broken off, and tried again", () => {
  connected();
  mock.timers.tick(LONG);
  mock.timers.tick(MOMENT);
  assert.equal(FakeWorker.all.length, 2);
  assert.ok(FakeWorker.all[0]?.ended);
});

test("an engine that was lost in play knows no session, so that the page opens it anew", () => {
  const engine = connected();
  FakeWorker.last.tell(STARTED);
  engine.send(ASKED);
  FakeWorker.last.tell(LOST);
  assert.equal(heard.restarts, 1);
  assert.deepEqual(FakeWorker.last.sent, []);
});

test("one that is lost again and again is given up, and begun anew when it is asked for", () => {
  const engine = connected();
  while (!heard.failures.length) {
    FakeWorker.last.tell(STARTED);
    FakeWorker.last.tell(LOST);
    assert.ok(FakeWorker.all.length < 20);
  }
  assert.deepEqual(heard.failures, ["engine-failed"]);
  const { restarts } = heard;
  engine.again();
  assert.equal(heard.restarts, restarts + 1);
});
