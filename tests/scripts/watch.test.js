/** An engine that says nothing any more is noticed, and one that is only slow to start is waited for. */

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { watch } from "../../web/js/engine/watch.js";

/** @type {{asked: number, lost: number}} */
let seen;

/** In milliseconds. */
let now = 0;

/** What is called now and then, and how often. @type {{look: () => void, every: number} | null} */
let timer;

beforeEach(() => {
  seen = { asked: 0, lost: 0 };
  timer = null;
  performance.now = () => now;
  Object.assign(globalThis, {
    document: { hidden: false },
    setInterval: (/** @type {() => void} */ look, /** @type {number} */ every) => (timer = { look, every }),
    clearInterval: () => (timer = null),
  });
});

/** Let so many seconds go by. @param {number} seconds */
function pass(seconds) {
  if (!timer) return;
  const times = Math.floor((seconds * 1000) / timer.every);
  for (let time = 0; time < times; time += 1) {
    now += timer?.every ?? 0;
    timer?.look();
  }
}

/** Let it answer for so many seconds. @param {ReturnType<typeof watched>} watching @param {number} seconds */
function answer(watching, seconds) {
  for (let second = 0; second < seconds; second += 1) {
    pass(1);
    watching.heard();
  }
}

function watched() {
  return watch(() => (seen.asked += 1), () => (seen.lost += 1));
}

test("who was heard of and is silent after that is lost, and asked nothing any more", () => {
  const watching = watched();
  pass(60);
  assert.deepEqual(seen, { asked: 0, lost: 0 });
  watching.heard();
  pass(60);
  assert.equal(seen.lost, 1);
  const { asked } = seen;
  pass(60);
  assert.equal(seen.asked, asked);
});

test("a page that was held up, and then looks often at once, has not waited", () => {
  const watching = watched();
  watching.heard();
  pass(1);
  for (let time = 0; time < 100; time += 1) timer?.look();
  assert.deepEqual(seen, { asked: 1, lost: 0 });
  pass(60);
  assert.equal(seen.lost, 1);
});

test("who starts on a slow device is waited for much longer", () => {
  const watching = watched();
  watching.heard();
  watching.wait(true);
  pass(30);
  assert.equal(seen.lost, 0);
  pass(60);
  assert.equal(seen.lost, 1);
});

test("once it has started, its silence is noticed within seconds on a quick device", () => {
  const watching = watched();
  watching.heard();
  watching.wait(true);
  pass(1);
  watching.heard();
  watching.wait(false);
  pass(4);
  assert.equal(seen.lost, 1);
});

test("on a device that was silent for long while it started, so much more is waited later", () => {
  const watching = watched();
  watching.heard();
  watching.wait(true);
  pass(8);
  watching.heard();
  watching.wait(false);
  pass(20);
  assert.equal(seen.lost, 0);
  pass(20);
  assert.equal(seen.lost, 1);
});

test("who answers while it starts, but never gets further, is not waited for", () => {
  const watching = watched();
  watching.heard();
  watching.wait(true);
  answer(watching, 15);
  watching.wait(true);
  answer(watching, 15);
  assert.equal(seen.lost, 0);
  answer(watching, 15);
  assert.equal(seen.lost, 1);
});
