/** Games kept on the device. */

import { deepEqual, equal, ok } from "node:assert/strict";
import { beforeEach, test } from "node:test";
import * as kept from "../../web/js/library/kept.js";
import { browse } from "./browser.js";
import { view } from "./views.js";

beforeEach(() => browse());

/** @param {string} key @param {Partial<kept.Kept>} [given] @returns {kept.Kept} */
function game(key, given = {}) {
  return { ...kept.keptOf(view({ fragment: `1t${key}` }), key, null), ...given };
}

test("a game comes back as it was kept", () => {
  ok(kept.write(game("one")));
  deepEqual(kept.read("one"), game("one", { time: kept.read("one")?.time ?? 0 }));
  equal(kept.read("two"), null);
});

test("the latest game is the first of the list, and what is no game is left out", () => {
  kept.write(game("old", { time: 1 }));
  kept.write(game("new", { time: 2 }));
  localStorage.setItem("trilithon.game.bad", JSON.stringify({ key: "bad", fragment: 7 }));
  localStorage.setItem("trilithon.game.worse", "{");
  localStorage.setItem("trilithon.game.other", JSON.stringify(game("elsewhere")));
  deepEqual(kept.all().map(({ key }) => key), ["new", "old"]);
});

test("where there are too many games an old one that is over goes first", () => {
  for (let number = 0; number < 200; number += 1) kept.write(game(`g${number}`, { time: number, result: number === 7 ? "1-0" : null }));
  kept.write(game("g200", { time: 200 }));
  equal(kept.all().length, 200);
  equal(kept.read("g7"), null);
  kept.write(game("g201", { time: 201 }));
  equal(kept.read("g0"), null);
});

test("a device that is full keeps nothing more and says so", () => {
  browse({ room: 1 });
  ok(kept.write(game("one")));
  equal(kept.write(game("two")), false);
  deepEqual(kept.all().map(({ key }) => key), ["one"]);
});

test("a game that is forgotten takes its times with it", () => {
  kept.write(game("one"));
  kept.times.write("one", { left: {} });
  kept.forget("one");
  equal(Object.keys(localStorage).length, 0);
});

test("an address without a game opens the last one of the tab, then of the device", () => {
  deepEqual(kept.wanted(), { open: {}, key: null });
  kept.write(game("device"));
  kept.current.write("device");
  Object.defineProperty(globalThis, "sessionStorage", { value: undefined, configurable: true });
  equal(kept.wanted().key, "device");
});

test("an address with a game opens it as it is kept, else as it is told", () => {
  kept.write(game("one", { seats: [{ seat: "human", level: 1 }, { seat: "computer", level: 3 }] }));
  browseTo("1tone");
  const known = kept.wanted();
  equal(known.key, "one");
  equal(known.open.seats?.[1]?.level, 3);
  browseTo("1tother");
  deepEqual(kept.wanted(), { open: { fragment: "1tother" }, key: null });
});

/** @param {string} fragment */
function browseTo(fragment) {
  location.href = `https://site.example/play.html#${fragment}`;
}

test("the address follows the game, and its link is the site's", () => {
  kept.showAddress("1tx");
  equal(location.href, "https://site.example/play.html#1tx");
  equal(kept.address("1ty"), "https://site.example/#1ty");
});

test("keys are ten letters and digits", () => {
  const keys = Array.from({ length: 50 }, kept.newKey);
  ok(keys.every((key) => /^[a-z0-9]{10}$/.test(key)));
  equal(new Set(keys).size, 50);
});

test("two devices compare how far a game by link has come", () => {
  const mark = (/** @type {number} */ stage, /** @type {string} */ chain) => ({ stage, chain: [...chain] });
  equal(kept.compare(mark(0, "ab"), mark(0, "ab")), "same");
  equal(kept.compare(mark(0, "abc"), mark(0, "ab")), "newer");
  equal(kept.compare(mark(0, "a"), mark(0, "ab")), "older");
  equal(kept.compare(mark(1, "ab"), mark(0, "ab")), "newer");
  equal(kept.compare(mark(1, "ab"), mark(0, "abcd")), "newer");
  equal(kept.compare(mark(0, "abx"), mark(0, "aby")), "forked");
});
