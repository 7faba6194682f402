/** Links of a game by link: each is held against what this device knows, the one before it included. */

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
const { Arrival } = await import("../../web/js/library/arrival.js");
const { Keeper } = await import("../../web/js/library/keeper.js");

const OURS = [player("black"), player("white", { seat: "remote" })];

/** A page, and an engine that answers what it is asked when it is let. */
function table() {
  const store = new Store("table");
  const keeper = new Keeper(store);
  const arrival = new Arrival(store, keeper, () => {});
  /** @type {Record<string, any>[]} */
  const asked = [];
  store.connect((command) => asked.push({ ...command }));
  /** The link that was opened last. */
  let link = "";
  let [match, revision] = [0, 0];
  return {
    store,
    keeper,
    arrival,
    asked,
    /** Answer the next command, with the view that the page gets to see. */
    answer() {
      const command = asked.shift();
      if (!command) throw new Error("nothing was asked");
      // What was asked on an older view is dropped.
      if (command.type !== "open" && command.revision !== revision) return;
      revision += 1;
      if (command.type === "open") {
        match += 1;
        link = command.fragment;
      }
      const chain = link.split("/");
      const correspondence = { id: "one", stage: 0, sender: 1, chain, link, replies: [] };
      const players = command.seats ? OURS : [player("black"), player("white")];
      const moves = chain.map((text, index) => ({ ply: index + 1, node: index + 1, player: "black", text }));
      const course = { plies: chain.length };
      const shown = view(/** @type {any} */ ({ match, revision, fragment: link, players, correspondence, moves, course }));
      store.receive(shown);
    },
    /** What stands on the page is painted, and kept. */
    paint: () => store.view && keeper.keep(store.view),
  };
}

/** Until nothing is asked any more; a page that is busy does not come to paint. @param {ReturnType<typeof table>} page */
function answerAll(page) {
  do {
    while (page.asked.length) page.answer();
    page.paint();
  } while (page.asked.length);
}

/** A page on which the game stands after the first link. */
function begun() {
  const page = table();
  page.keeper.follow("a");
  answerAll(page);
  page.arrival.take();
  answerAll(page);
  deepEqual(kept.all().map(({ fragment }) => fragment), ["a"]);
  return page;
}

test("a link that goes further is taken up, and one that does not leads to what is known", () => {
  const page = begun();
  page.keeper.follow("a/b");
  answerAll(page);
  equal(kept.all()[0]?.fragment, "a/b");
  page.keeper.follow("a");
  answerAll(page);
  equal(kept.all()[0]?.fragment, "a/b");
  equal(page.arrival.forked, false);
});

for (const answers of [0, 1, 2]) {
  test(`another course is told of, also when its link comes after ${answers} answers to the one before`, () => {
    const page = begun();
    page.keeper.follow("a/b");
    for (let count = 0; count < answers; count += 1) page.answer();
    page.keeper.follow("a/c");
    answerAll(page);
    ok(page.arrival.forked);
    equal(kept.all()[0]?.fragment, "a/b");
    page.arrival.take();
    answerAll(page);
    equal(kept.all()[0]?.fragment, "a/c");
  });
}

test("of links that come while one is opened the last is opened next", () => {
  const page = begun();
  for (const link of ["a/b", "a/b/c", "a/b/d"]) page.keeper.follow(link);
  answerAll(page);
  equal(kept.all()[0]?.fragment, "a/b/d");
});

test("whoever asked to take back hears that the other has played on", () => {
  const page = begun();
  equal(page.store.messages.told, null);
  const [game] = kept.all();
  const mark = game?.shared;
  if (!game || !mark) throw new Error("the game is not kept");
  kept.write({ ...game, shared: { ...mark, sent: true, asked: true } });
  page.keeper.follow("a/b");
  answerAll(page);
  equal(page.store.messages.told?.[0]?.key, "request-own-refused");
});
