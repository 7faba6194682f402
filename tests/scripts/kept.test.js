/** Games kept on the device. */

import { deepEqual, equal, ok } from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { address, showAddress } from "../../web/js/library/address.js";
import * as findings from "../../web/js/library/findings.js";
import * as kept from "../../web/js/library/kept.js";
import { compare, keptOf } from "../../web/js/library/kept-game.js";
import { browse } from "./browser.js";
import { player, view } from "./views.js";

/** @import {Kept} from "../../web/js/library/kept-game.js" */

beforeEach(() => browse());

/** @param {string} key @param {Partial<Kept>} [given] @returns {Kept} */
function game(key, given = {}) {
  return { ...keptOf(view({ fragment: `1t${key}` }), key, null), ...given };
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

test("however many games there are, none goes by itself, but the person is to be asked", () => {
  for (let number = 0; number < 500; number += 1) kept.write(game(`g${number}`, { time: number, result: "1-0" }));
  equal(kept.all().length, 500);
  ok(kept.crowded());
  kept.forget("g7");
  equal(kept.crowded(), false);
});

test("what cannot be read is never written over, and its text is there to be had", () => {
  localStorage.setItem("trilithon.game.one", '{"of": "another version"}');
  kept.write(game("one"));
  const [other, more] = kept.unreadable();
  equal(other?.text, '{"of": "another version"}');
  equal(more, undefined);
  ok(kept.read("one"));
  kept.forget(other?.key ?? "");
  deepEqual(kept.unreadable(), []);
});

test("a game whose link could not be read is listed so till it can be", () => {
  kept.write(game("one"));
  kept.doubt("one", true);
  deepEqual(kept.unreadable().map(({ key }) => key), ["one"]);
  ok(kept.unreadable()[0]?.text.includes("1tone"));
  kept.doubt("one", false);
  deepEqual(kept.unreadable(), []);
});

test("what cannot be read leaves no copies where there is no room for the game in its place", () => {
  browse({ room: 3 });
  localStorage.setItem("trilithon.game.one", "{}");
  const write = localStorage.setItem;
  Object.defineProperty(localStorage, "setItem", {
    configurable: true,
    value: (/** @type {string} */ name, /** @type {string} */ value) => {
      if (name === "trilithon.game.one") throw new Error("full");
      write.call(localStorage, name, value);
    },
  });
  equal(kept.write(game("one")), false);
  equal(kept.write(game("one")), false);
  equal(Object.keys(localStorage).length, 1);
});

test("names are cut to what a list can show", () => {
  /** @type {import("./views.js").View["players"]} */
  const players = [player("black", { person: "a".repeat(90_000) }), player("white")];
  ok(JSON.stringify(keptOf(view({ players }), "one", null)).length < 1000);
});

test("links that were looked at are few, each of them once, and no games", () => {
  for (let number = 0; number < 40; number += 1) kept.seen.add(game(`g${number % 20}`));
  equal(kept.seen.all().length, 12);
  equal(kept.seen.all()[0]?.fragment, "1tg19");
  deepEqual(kept.all(), []);
  kept.seen.add(game("long", { fragment: "1t".padEnd(100_000, "x") }));
  equal(kept.seen.all()[0]?.fragment, "1tg19");
  kept.seen.remove("1tg19");
  equal(kept.seen.all()[0]?.fragment, "1tg18");
});

test("a device that is full keeps nothing more and says so", () => {
  browse({ room: 1 });
  ok(kept.write(game("one")));
  equal(kept.write(game("two")), false);
  deepEqual(kept.all().map(({ key }) => key), ["one"]);
});

test("games of a file are kept in its order, each once, as far as there is room", () => {
  browse({ room: 2 });
  const files = ["one", "two", "three"].map((name) => view({ fragment: `1t${name}` }));
  deepEqual(kept.adopt(files), { added: 2, known: 0, refused: 1 });
  deepEqual(kept.all().map(({ fragment }) => fragment), ["1tone", "1ttwo"]);
  deepEqual(kept.adopt(files), { added: 0, known: 2, refused: 1 });
});

test("what was found out about a game is handed back when it is opened, and goes with it", () => {
  kept.write(game("one"));
  kept.current.write("one");
  findings.add("one", { a: "1", b: "2" });
  findings.add("one", { b: "3" });
  deepEqual(kept.wanted().open.findings, { a: "1", b: "3" });
  localStorage.setItem("trilithon.found.one", '{"time": 1, "found": {"a": 7}}');
  equal(kept.wanted().open.findings, undefined);
  kept.forget("one");
  equal(localStorage.getItem("trilithon.found.one"), null);
});

test("what was found out about games is bounded, and gives way where there is no room for a game", () => {
  for (let number = 0; number < 30; number += 1) findings.add(`g${number}`, { a: "1" });
  equal(Object.keys(localStorage).length, 20);
  findings.add("long", { a: "1".repeat(300_000) });
  equal(findings.read("long"), null);
  browse({ room: 2 });
  kept.write(game("one"));
  findings.add("one", { a: "1" });
  findings.add("two", { a: "1" });
  equal(findings.read("two"), null);
  ok(kept.write(game("two")));
  equal(findings.read("one"), null);
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
  showAddress("1tx");
  equal(location.href, "https://site.example/play.html#1tx");
  equal(address("1ty"), "https://site.example/#1ty");
});

test("keys are ten letters and digits", () => {
  const keys = Array.from({ length: 50 }, kept.newKey);
  ok(keys.every((key) => /^[a-z0-9]{10}$/.test(key)));
  equal(new Set(keys).size, 50);
});

test("two devices compare how far a game by link has come", () => {
  const mark = (/** @type {number} */ stage, /** @type {string} */ chain) => ({ stage, chain: [...chain] });
  equal(compare(mark(0, "ab"), mark(0, "ab")), "same");
  equal(compare(mark(0, "abc"), mark(0, "ab")), "newer");
  equal(compare(mark(0, "a"), mark(0, "ab")), "older");
  equal(compare(mark(1, "ab"), mark(0, "ab")), "newer");
  equal(compare(mark(1, "ab"), mark(0, "abcd")), "newer");
  equal(compare(mark(0, "abx"), mark(0, "aby")), "forked");
});

test("what nobody has made a move in is not under way, unless somebody elsewhere has to", () => {
  const mark = { stage: 0, chain: [] };
  kept.write(game("settled", { plies: 0 }));
  kept.write(game("begun", { plies: 1 }));
  kept.write(game("over", { plies: 9, result: "1-0" }));
  kept.write(game("sent", { plies: 0, mark }));
  deepEqual(new Set(kept.underWay().map(({ key }) => key)), new Set(["begun", "sent"]));
});
