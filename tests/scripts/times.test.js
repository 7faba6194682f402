/** The clocks: what is counted, gained and kept. */

import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";
import { Times } from "../../web/js/panels/times.js";
import { player, view } from "./views.js";

const clock = { seconds: 60, increment: 5 };
/** @type {import("./views.js").View["players"]} */
const players = [player("black", { clock }), player("white", { clock })];

/** @param {number} ply @param {string} mover @param {Partial<import("./views.js").View>} [given] */
function at(ply, mover, given = {}) {
  return view({ players, course: { ply, plies: ply, player: mover }, ...given });
}

test("no clock runs before the first move", () => {
  const times = new Times(null);
  times.meet(at(0, "black"), false, 1000);
  equal(times.running, "");
  times.count(4000);
  equal(times.left("black"), 60_000);
});

test("who is to move spends time, and a new move gains some", () => {
  const times = new Times(null);
  times.meet(at(1, "white"), false, 1000);
  times.count(3000);
  equal(times.left("white"), 58_000);
  times.meet(at(2, "black"), false, 4000);
  equal(times.left("white"), 62_000);
  equal(times.running, "black");
});

test("a move that is made again after it was taken back gains nothing", () => {
  const times = new Times(null);
  times.meet(at(1, "white"), false, 0);
  times.meet(at(2, "black"), false, 1000);
  times.meet(at(1, "white"), false, 1000);
  times.meet(at(2, "black"), false, 1000);
  equal(times.left("white"), 64_000);
  equal(times.left("black"), 60_000);
});

test("time stands still on a hidden page, in an analysis and while the device sleeps", () => {
  const times = new Times(null);
  times.meet(at(1, "white"), true, 0);
  times.count(1000);
  times.meet(at(1, "white", { explored: true }), false, 2000);
  times.count(3000);
  times.meet(at(1, "white"), false, 4000);
  times.count(4000 + 3_600_000);
  equal(times.left("white"), 60_000);
});

test("no one has less than nothing left", () => {
  const short = { seconds: 1, increment: 0 };
  const times = new Times(null);
  times.meet(at(1, "white", { players: [player("black"), player("white", { clock: short })] }), false, 0);
  times.count(2000);
  equal(times.left("white"), 0);
});

test("times that an engine tells are taken over, and go on here until it tells more, in a sleep too", () => {
  const times = new Times(null, true);
  times.hear(at(1, "white"), { left: [50_000, 40_000], running: 1, stood: 0 }, true, 1000);
  times.count(3000);
  deepEqual([times.left("black"), times.left("white")], [50_000, 38_000]);
  times.count(13_000);
  equal(times.left("white"), 28_000);
  times.hear(at(1, "white"), null, false, 14_000);
  times.count(20_000);
  deepEqual([times.running, times.left("white")], ["", 27_000]);
});

test("another round begins with the whole time", () => {
  const times = new Times({ left: { black: 100, white: 200 }, ply: 9, round: 1 });
  times.meet(at(0, "black", { round: { number: 2, rounds: 2 } }), false, 0);
  deepEqual(times.kept, { left: { black: 60_000, white: 60_000 }, ply: 0, round: 2 });
});

test("what is kept is gone on with, and what is no such thing is not", () => {
  const kept = { left: { black: 30_000, white: 40_000 }, ply: 7, round: 1 };
  deepEqual(new Times(kept).kept, kept);
  for (const wrong of [null, 7, { left: { black: "much" }, ply: 1, round: 1 }, { left: null, ply: 1, round: 1 }, { left: {}, ply: NaN, round: 1 }]) {
    deepEqual(new Times(wrong).kept, { left: {}, ply: 0, round: 0 });
  }
});
