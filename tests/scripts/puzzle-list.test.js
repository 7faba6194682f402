/** The puzzles of a game: difficulties, themes, one's own mistakes, and what was solved. */

import { deepEqual, equal } from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { PuzzleList } from "../../web/js/pages/tasks/puzzle-list.js";
import { Progress } from "../../web/js/pages/tasks/progress.js";
import { browse } from "./browser.js";

/** @param {number} at @param {Record<string, unknown>} [more] */
function puzzle(at, more) {
  return { id: `p${at}`, position: "", aim: "win", turns: 1, line: "", themes: at % 2 ? ["fork"] : ["cut"], rating: 1000 + at, ...more };
}
const FOUND = /** @type {import("../../web/js/pages/tasks/puzzle-list.js").Puzzle[]} */ ([puzzle(1), puzzle(2), puzzle(3), puzzle(4), puzzle(5), puzzle(6), puzzle(7, { day: "2026-01-01", themes: ["gone"] })]);

/** @type {PuzzleList} */
let list;
beforeEach(() => {
  browse();
  list = new PuzzleList(new Progress("puzzles"));
  list.take("consta", FOUND);
});

/** @param {string} choice */
function ids(choice) {
  return list.wanted(choice).map(({ id }) => id);
}

test("a third of the puzzles each is easy, of middling difficulty and hard; those of a day are in no list", () => {
  deepEqual([ids("0"), ids("1"), ids("2"), ids("3")], [["p1", "p2", "p3", "p4", "p5", "p6"], ["p1", "p2"], ["p3", "p4"], ["p5", "p6"]]);
  equal(list.all.length, 7);
  equal(list.find("p7"), undefined);
});

test("a theme has its puzzles, which are numbered among all", () => {
  deepEqual(list.themes, ["cut", "fork"]);
  deepEqual(ids("cut"), ["p2", "p4", "p6"]);
  deepEqual(list.wanted("cut").map((one) => list.number(one)), [2, 4, 6]);
});

test("what was solved is done, in this game alone, and not offered next", () => {
  for (const one of list.wanted("fork").slice(0, 2)) list.solve(one);
  deepEqual(FOUND.filter((one) => list.isDone(one)).map(({ id }) => id), ["p1", "p3"]);
  equal(list.following("fork", null)?.id, "p5");
  list.take("carteso", FOUND);
  equal(FOUND.some((one) => list.isDone(one)), false);
});
