/** What an embedded board is asked for, and its puzzles. */

import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";
import { isOurs, isShown } from "../../web/js/element/attributes.js";
import { parametersOf, readParameters } from "../../web/js/pages/embed/parameters.js";
import { Puzzle } from "../../web/js/pages/embed/puzzle.js";
import { player, view } from "./views.js";

/** @param {string} search @param {string} [hash] */
const read = (search, hash = "") => readParameters(parametersOf(search, hash));

test("what is not told goes without saying", () => {
  const { start, ...rest } = read("");
  deepEqual(start, {});
  deepEqual(rest, { mode: "diagram", theme: "system", board: null, lang: "", controls: true, coordinates: true, hosted: false, problem: null });
});

test("a fragment is a link of ours, or more parameters", () => {
  deepEqual(read("?mode=play", "#v=0&game=consta").start, { mode: "play", link: "v=0&game=consta" });
  deepEqual(read("", "#1tAbc").start, { link: "1tAbc" });
  deepEqual(read("?mode=play", "#position=5/5&mode=replay").start, { mode: "replay", position: "5/5" });
});

test("what is no word of ours is a setting of the game", () => {
  deepEqual(read("?game=consta&size=9&lang=es").start, { game: "consta", settings: { size: "9" } });
});

test("a wrong word is named", () => {
  const { problem } = read("?controls=maybe");
  deepEqual(problem, { key: "embed-word", args: { name: "controls", text: "maybe", words: "yes, no" } });
});

test("what HTML has for every element is no parameter of a board, and what is misspelt is one, to be named", () => {
  const html = ["id", "style", "itemprop", "draggable", "contenteditable", "nonce", "autofocus", "onclick", "aria-label", "data-x", "site"];
  deepEqual(html.filter(isOurs), []);
  deepEqual(["game", "siez", "pattern", "mode", "lang"].filter(isOurs), ["game", "siez", "pattern", "mode", "lang"]);
  deepEqual(["game", "siez", "mode", "theme", "itemprop"].filter(isShown), ["game", "siez"]);
});

/** A line of moves by node. @param {number[]} nodes */
const line = (nodes) => nodes.map((node, index) => ({ ply: index + 1, node, player: "black", text: `m${node}` }));
/** @param {number[]} nodes @param {number} cursor @param {boolean} mine */
const at = (nodes, cursor, mine) =>
  view({ moves: line(nodes), cursor, players: [player("black", { to_move: mine }), player("white", { to_move: !mine, seat: "computer" })] });

test("a puzzle is solved by the moves of its solution", () => {
  const puzzle = new Puzzle(at([1, 2, 3], 0, true));
  puzzle.see(at([1, 2, 3], 0, true));
  equal(puzzle.standing, "open");
  puzzle.see(at([1, 2, 3], 1, false));
  equal(puzzle.standing, "answered");
  puzzle.see(at([1, 2, 3], 2, true));
  equal(puzzle.standing, "open");
  equal(puzzle.begun(at([1, 2, 3], 2, true)), true);
  puzzle.see(at([1, 2, 3], 3, false));
  equal(puzzle.standing, "solved");
});

test("a wrong try leads back to the last right position", () => {
  const puzzle = new Puzzle(at([1, 2, 3], 0, true));
  const wrong = at([1, 2, 9], 3, false);
  puzzle.see(wrong);
  equal(puzzle.standing, "wrong");
  equal(puzzle.lastRight(wrong), 2);
  equal(puzzle.lastRight(at([9], 1, false)), 0);
});

test("a solution that was shown stays shown", () => {
  const puzzle = new Puzzle(at([1, 2, 3], 0, true));
  equal(puzzle.show(), 3);
  puzzle.see(at([1, 2, 3], 3, false));
  equal(puzzle.standing, "shown");
});
