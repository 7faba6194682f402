/** Results of one's own games, and what they come to. */

import { deepEqual, equal, ok } from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { both } from "../../web/js/lib/pairs.js";
import * as results from "../../web/js/library/results.js";
import { browse } from "./browser.js";
import { player, view } from "./views.js";

beforeEach(() => browse());

/** @type {import("./views.js").View["players"]} */
const seats = [player("black"), player("white", { seat: "computer", level: 4 })];

/** A game against the computer that has ended. @param {string} result @param {Partial<import("./views.js").View>} [given] */
function ended(result, given = {}) {
  return view({ players: seats, course: { result, termination: "normal", plies: 12 }, ...given });
}

test("a finished game counts, from the side of who played it here", () => {
  ok(results.note("one", ended("1-0")));
  const [only] = results.all();
  deepEqual({ ...only, time: 0 }, { game: "consta", settings: "size=11", opponent: "computer", level: 4, side: "black", outcome: "won", result: "1-0", end: "normal", plies: 12, time: 0 });
  results.note("two", ended("1-0", { players: [seats[1], seats[0]] }));
  results.note("three", ended("1/2-1/2"));
  deepEqual(results.all().map(({ outcome }) => outcome).sort(), ["drawn", "lost", "won"]);
});

test("only the first end of a game counts", () => {
  results.note("one", ended("0-1"));
  ok(results.note("one", ended("1-0")));
  deepEqual(results.all().map(({ outcome }) => outcome), ["lost"]);
});

test("a game that goes on, was set up or is only looked at counts nothing", () => {
  for (const other of [view(), ended("1-0", { settings: {} }), ended("1-0", { players: both(seats, (one) => ({ ...one, seat: /** @type {const} */ ("computer") })) })]) {
    ok(results.note("one", other));
  }
  deepEqual(results.all(), []);
});

test("between two persons at one device nobody wins", () => {
  results.note("one", ended("1-0", { players: [player("black"), player("white")] }));
  const [only] = results.all();
  deepEqual([only?.opponent, only?.side, only?.outcome], ["beside", "", ""]);
});

test("results are summed up by game and opponent", () => {
  const base = { game: "consta", settings: "", opponent: /** @type {const} */ ("computer"), level: 1, side: "black", result: "", end: "", plies: 10 };
  const outcomes = /** @type {const} */ (["won", "won", "lost", "drawn", "won", "won", "won"]);
  const all = outcomes.map((outcome, time) => ({ ...base, outcome, time, plies: 10 + time }));
  const beside = { ...base, opponent: /** @type {const} */ ("beside"), level: 0, outcome: /** @type {const} */ (""), time: 9 };
  const [first, second, ...rest] = results.summaries([...all, beside]);
  deepEqual(rest, []);
  deepEqual(first?.counts, { won: 5, drawn: 1, lost: 1 });
  deepEqual([first?.played, first?.streak, first?.last, first?.best, first?.plies, first?.time], [7, 3, "won", 3, 13, 6]);
  deepEqual([second?.like.opponent, second?.played, second?.last], ["beside", 1, ""]);
});

test("the table quotes what would break its cells", () => {
  results.note("one", ended("1-0", { settings: { size: '9,"x"' } }));
  const [names, line, end] = results.table(results.all()).split("\r\n");
  equal(names, "finished,game,settings,opponent,level,side,outcome,result,end,plies");
  ok(line?.endsWith('Z,consta,"size=9,""x""",computer,4,black,won,1-0,normal,12'), line);
  equal(end, "");
});

test("what is kept under the name of a result and is none is left out, and all can be wiped", () => {
  localStorage.setItem("trilithon.result.bad", JSON.stringify({ game: "consta" }));
  results.note("one", ended("1-0"));
  equal(results.all().length, 1);
  results.wipe();
  equal(Object.keys(localStorage).length, 0);
});
