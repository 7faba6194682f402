/** Finding names on the reference's page. */

import { deepEqual } from "node:assert/strict";
import { test } from "node:test";
import { matching } from "../../web/js/pages/docs/finder.js";

const ENTRIES = [
  { name: "lab.draw", about: "The board as a picture.", text: "draw The board, of a new game too", to: "lab.draw" },
  { name: "lab.new", about: "A game with some moves made.", text: "new A game with some moves made", to: "lab.new" },
  { name: "komi", about: "settings", text: "komi settings", to: "board" },
];

/** @param {string} sought */
const names = (sought) => matching(ENTRIES, sought).map(({ name }) => name);

test("what is called so comes before what only tells of it", () => {
  deepEqual(names(" New "), ["lab.new", "lab.draw"]);
});

test("all words must be there, in any order", () => {
  deepEqual(names("made game"), ["lab.new"]);
  deepEqual(names("made komi"), []);
});

test("nothing is found by nothing", () => deepEqual(names("  "), []));
