/** The daily three: which puzzles a day has, and how one has done with them. */

import { deepEqual, equal, ok } from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { beforeEach, test } from "node:test";
import { before, today } from "../../web/js/lib/calendar.js";
import * as daily from "../../web/js/library/daily.js";
import { browse } from "./browser.js";

const FOLDER = new URL("../../web/puzzles/", import.meta.url);
const GAMES = readdirSync(FOLDER).map((name) => name.replace(".json", ""));
const NOW = "2026-12-24";

/** @param {string} game @returns {{id: string, since?: string}[]} */
function puzzles(game) {
  return JSON.parse(readFileSync(new URL(`${game}.json`, FOLDER), "utf8"));
}

beforeEach(() => browse());

test("days of which links are out there keep their puzzles", () => {
  // These are never changed: others have solved them and tell each other of them.
  const known = { carteso: "18b9b314", consta: "349d0b60", constructo: "47ebcdfe" };
  for (const [game, id] of Object.entries(known)) equal(daily.chosen(puzzles(game), "2026-11-22")?.id, id);
});

test("a day keeps its puzzle when others are added, and all get their turn", () => {
  for (const game of GAMES) {
    const all = puzzles(game);
    const days = all.map((_, index) => new Date(Date.parse(daily.FIRST) + index * 86_400_000).toISOString().slice(0, 10));
    const ids = days.map((day) => daily.chosen(all, day)?.id);
    equal(new Set(ids).size, all.length);
    const more = [...all, { id: "0000", since: "2027-06-01" }, { id: "ffff", since: "2027-06-01" }];
    deepEqual(days.map((day) => daily.chosen(more, day)?.id), ids);
    const later = Array.from({ length: more.length }, (_, index) => new Date(Date.parse("2027-06-01") + index * 86_400_000).toISOString().slice(0, 10));
    ok(later.some((day) => daily.chosen(more, day)?.id === "ffff"));
  }
});

test("a day is that of this device's calendar", () => {
  equal(today(new Date(2027, 0, 5, 0, 1)), "2027-01-05");
  equal(today(new Date(2027, 0, 5, 23, 59)), "2027-01-05");
  equal(daily.numberOf(daily.FIRST), 1);
  equal(before("2027-03-01"), "2027-02-28");
});

test("what a link asks for in vain is told", () => {
  equal(daily.faultOf(NOW, NOW), "");
  equal(daily.faultOf(daily.FIRST, NOW), "");
  equal(daily.faultOf("2026-12-25", NOW), "daily-future");
  equal(daily.faultOf("2026-11-15", NOW), "daily-early");
  for (const day of ["2026-02-30", "2026-13-01", "24.12.2026", "", "2026-12-24T"]) equal(daily.faultOf(day, NOW), "daily-mangled");
});

/** @param {string} day */
function solve(day) {
  for (const game of GAMES) daily.note(day, game, "+", GAMES, day);
}

test("days in a row count, each solved on the day itself", () => {
  solve("2026-12-22");
  solve("2026-12-23");
  equal(daily.streak("2026-12-23"), 2);
  equal(daily.streak(NOW), 2);
  equal(daily.streak("2026-12-25"), 0);
  // What is solved later is solved, but no day of the row.
  for (const game of GAMES) daily.note("2026-12-20", game, "+", GAMES, NOW);
  equal(daily.streak(NOW), 2);
  solve(NOW);
  equal(daily.streak(NOW), 3);
  solve("2026-12-26");
  equal(daily.streak("2026-12-26"), 1);
});

test("tries count until the puzzle is done with", () => {
  for (const sign of /** @type {const} */ (["x", "h", "x", "+", "x", "h"])) daily.note(NOW, "consta", sign, GAMES, NOW);
  equal(daily.signsOf(NOW, "consta"), "xhx+");
  equal(daily.triesOf("xhx+"), 3);
  equal(daily.squares("xhx+"), "🟥🟨🟥🟩");
  equal(daily.squares(""), "⬜");
  daily.note(NOW, "carteso", "s", GAMES, NOW);
  daily.note(NOW, "constructo", "+", GAMES, NOW);
  ok(daily.isDone(daily.signsOf(NOW, "carteso")));
  equal(daily.streak(NOW), 0);
});

test("what others have written there does no harm", () => {
  for (const kept of ["7", "null", "{", '{"days":7}', '{"days":{"2026-12-24":{"consta":"<b>"}},"last":5,"streak":"x"}']) {
    localStorage.setItem("trilithon.daily", kept);
    equal(daily.signsOf(NOW, "consta"), "");
    equal(daily.streak(NOW), 0);
  }
  solve(NOW);
  equal(daily.streak(NOW), 1);
});

test("old days make room", () => {
  for (let index = 0; index < 70; index += 1) solve(new Date(Date.parse(daily.FIRST) + index * 86_400_000).toISOString().slice(0, 10));
  equal(daily.signsOf(daily.FIRST, "consta"), "");
  equal(daily.streak("2027-01-24"), 70);
});
