/** The game on the board and what is kept of it. */

import { deepEqual, equal, ok } from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { Store } from "../../web/js/engine/store.js";
import * as kept from "../../web/js/library/kept.js";
import { browse } from "./browser.js";
import { player, view } from "./views.js";

beforeEach(() => browse());

// Appearance is put on the page as soon as its script is read.
browse();
const media = { matches: false, addEventListener: () => {} };
Object.assign(globalThis, { matchMedia: () => media, document: { documentElement: { dataset: {}, toggleAttribute: () => true } } });
const { Keeper } = await import("../../web/js/library/keeper.js");

/** A page's keeper and what it has asked of the engine. */
function table() {
  const store = new Store("table");
  /** @type {Record<string, unknown>[]} */
  const asked = [];
  store.connect((command) => asked.push({ ...command }));
  return { store, keeper: new Keeper(store), asked };
}

/** A game of some moves. @param {number} match @param {string} fragment */
function played(match, fragment) {
  const moves = [{ ply: 1, node: 1, player: "black", text: "f6" }];
  return view({ match, revision: match, moves, fragment, session: "table" });
}

/** @param {ReturnType<typeof table>} page @param {import("./views.js").View} shown */
function show({ store, keeper }, shown) {
  store.receive(shown);
  keeper.keep(shown);
}

test("the same record stands once among the games, however often it is read", () => {
  const page = table();
  for (const match of [1, 2]) {
    page.keeper.take("a record");
    show(page, played(match, "1tsame"));
  }
  page.keeper.take("another record");
  show(page, played(3, "1tother"));
  equal(kept.all().length, 2);
});

test("a record of a game that is kept leads to the game as it is played", () => {
  const page = table();
  const seats = [player("black", { to_move: true }), player("white", { seat: "computer", level: 3 })];
  show(page, { ...played(1, "1tsame"), players: seats });
  const [before] = kept.all();
  page.keeper.take("its record");
  show(page, played(2, "1tsame"));
  const opened = JSON.stringify(page.asked.at(-1));
  ok(opened.includes('{"seat":"computer","level":3}'), opened);
  deepEqual(kept.all(), [before]);
});
