/** How strong a person is at puzzles, and which ones come again. */

import { deepEqual, equal, ok } from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { supermemo } from "supermemo";
import * as learner from "../../web/js/library/learner.js";
import { browse } from "./browser.js";

const PUZZLES = [1000, 1200, 1300, 1600, 2000].map((rating, at) => ({ id: `p${at}`, rating }));
const DAY = 20_000;

beforeEach(() => browse());

/** @param {number} at @param {number} score @param {number} [day] */
function tried(at, score, day = DAY) {
  learner.note("consta", /** @type {any} */ (PUZZLES[at]), score, supermemo, day);
}

/** @param {number} [day] @param {string} [besides] @param {string[]} done */
function next(day = DAY, besides = "", done = []) {
  return learner.next("consta", PUZZLES, (id) => done.includes(id), besides, day)?.id;
}

test("a rating goes by what was solved and what was not, as Glicko's own example", () => {
  // Glickman's example has three games; after the first of them, alone, by the same formulas.
  const won = learner.rated({ rating: 1500, deviation: 200, day: 0 }, 1400, 1);
  ok(won.rating > 1550 && won.rating < 1580 && won.deviation > 170 && won.deviation < 185, JSON.stringify(won));
  const lost = learner.rated({ rating: 1500, deviation: 200, day: 0 }, 1400, 0);
  ok(lost.rating < 1430 && lost.rating > 1380, JSON.stringify(lost));
});

test("the first puzzle is near the usual strength, later ones near one's own", () => {
  equal(learner.strength("consta", DAY), null);
  equal(next(), "p1");
  tried(1, 1);
  ok((learner.strength("consta", DAY)?.rating ?? 0) > 1300);
  equal(next(DAY, "p1", ["p1"]), "p2");
  tried(2, 1);
  tried(3, 1);
  equal(next(DAY, "p3", ["p1", "p2", "p3"]), "p4");
  equal(learner.strength("carteso", DAY), null);
});

test("the next day begins where the calendar of the device has it", () => {
  process.env.TZ = "Asia/Tokyo";
  mock.timers.enable({ apis: ["Date"], now: Date.parse("2027-01-04T23:30+09:00") });
  learner.note("consta", /** @type {any} */ (PUZZLES[3]), 0, supermemo);
  ok(learner.next("consta", PUZZLES, () => false)?.id !== "p3");
  mock.timers.setTime(Date.parse("2027-01-05T00:30+09:00"));
  equal(learner.next("consta", PUZZLES, () => false)?.id, "p3");
  mock.timers.reset();
});

test("what was not solved comes again the next day, and less and less often", () => {
  tried(3, 0);
  ok(next(DAY) !== "p3");
  ok(learner.comesAgain("consta", "p3"));
  equal(next(DAY + 1), "p3");
  const before = learner.strength("consta", DAY + 1);
  tried(3, 1, DAY + 1);
  // It was known by then.
  deepEqual(learner.strength("consta", DAY + 1), before);
  ok(next(DAY + 1) !== "p3");
  equal(next(DAY + 2), "p3");
  tried(3, 1, DAY + 2);
  ok(next(DAY + 3) !== "p3");
  equal(next(DAY + 8), "p3");
  tried(3, 1, DAY + 8);
  ok(!learner.comesAgain("consta", "p3"));
});

test("a rating is less sure after a long time", () => {
  for (let at = 0; at < 20; at += 1) tried(at % 5, at % 2);
  const now = learner.strength("consta", DAY)?.deviation ?? 0;
  ok((learner.strength("consta", DAY + 100)?.deviation ?? 0) > now);
  ok((learner.strength("consta", DAY + 10_000)?.deviation ?? 0) <= 350);
});

test("what others have written there does no harm", () => {
  for (const kept of ["7", "null", "{", '{"strength":{"consta":{"rating":"x"}},"cards":{"consta":{"p1":7}}}']) {
    localStorage.setItem("trilithon.learner", kept);
    equal(learner.strength("consta", DAY), null);
    equal(next(), "p1");
  }
  tried(1, 1);
  ok(learner.strength("consta", DAY));
});
