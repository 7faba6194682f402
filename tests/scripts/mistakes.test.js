/** One's own mistakes as puzzles: what is kept of them, and how they come again. */

import { deepEqual, equal, ok } from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { supermemo } from "supermemo";
import { daysTo, today } from "../../web/js/lib/calendar.js";
import * as learner from "../../web/js/library/learner.js";
import * as mistakes from "../../web/js/library/mistakes.js";
import { browse } from "./browser.js";

beforeEach(() => browse());

/** @param {number} at @returns {import("../../web/js/library/mistakes.js").Mistake} */
function mistake(at) {
  const position = `5/5/5/5/5 b ${at}`;
  return { id: mistakes.idOf(position), position, goal: "better c3", move: "a1", proved: false, lost: 0.4 };
}

/** @param {number} first @param {number} count */
function some(first, count) {
  return Array.from({ length: count }, (_, at) => mistake(first + at));
}

test("an id is the same for the same position, and is told from other puzzles'", () => {
  equal(mistake(1).id, mistake(1).id);
  ok(mistake(1).id !== mistake(2).id);
  ok(/^own-[0-9a-f]{8}$/.test(mistake(1).id));
});

test("the newest come first, each position once, and games are apart", () => {
  ok(mistakes.keep("consta", [mistake(1), mistake(2)]));
  mistakes.keep("consta", [mistake(2), mistake(3)]);
  mistakes.keep("carteso", [mistake(9)]);
  deepEqual(mistakes.ofGame("consta"), [mistake(2), mistake(3), mistake(1)]);
  deepEqual(mistakes.ofGame("carteso"), [mistake(9)]);
  deepEqual(mistakes.ofGame("constructo"), []);
});

test("what is kept comes up the same day and again until it was found often enough, and is no measure of strength", () => {
  const [one] = some(1, 1);
  if (!one) return;
  mistakes.keep("consta", [one]);
  const puzzle = { id: one.id, rating: 0 };
  let day = daysTo(today());
  equal(learner.next("consta", [puzzle], () => false, "", day)?.id, one.id);
  for (let times = 0; times < 3; times++) {
    ok(learner.comesAgain("consta", one.id));
    learner.note("consta", puzzle, 1, supermemo, day);
    day += 30;
  }
  ok(!learner.comesAgain("consta", one.id));
  equal(learner.strength("consta", day), null);
});

test("where there is no room, what is known goes first, and then the oldest", () => {
  mistakes.keep("consta", some(1, 40));
  const known = mistake(5).id;
  mistakes.solve("consta", known);
  for (let times = 0; times < 3; times++) learner.note("consta", { id: known, rating: 0 }, 1, supermemo);
  mistakes.keep("consta", [mistake(100)]);
  const ids = mistakes.ofGame("consta").map(({ id }) => id);
  equal(ids.length, 40);
  ok(!ids.includes(known));
  mistakes.keep("consta", [mistake(101)]);
  equal(mistakes.ofGame("consta").length, 40);
  ok(!mistakes.ofGame("consta").some(({ id }) => id === mistake(40).id));
  ok(!learner.comesAgain("consta", mistake(40).id));
});

test("what cannot be read is left out", () => {
  globalThis.localStorage.setItem("trilithon.mistakes", JSON.stringify({ consta: [mistake(1), { id: 3 }, null], carteso: "no" }));
  deepEqual(mistakes.ofGame("consta"), [mistake(1)]);
  deepEqual(mistakes.ofGame("carteso"), []);
});
