/**
 * The daily three: one puzzle of each game for each day of the calendar, the same for everyone, and how one
 * has done on this device. It needs no server: the day alone tells which puzzle it is.
 */

import { before, daysTo, today } from "../lib/calendar.js";
import { device, isRecord, onOtherTab } from "../lib/storage.js";

/**
 * What the choice has to know of a puzzle; `since` is the first day of one that was added later, and `day` the only one
 * of a puzzle that is no more in use.
 * @typedef {{id: string, since?: string, day?: string}} Choosable
 *
 * How one has done with one puzzle: a sign for each thing that was done, in order.
 * `x` was wrong, `h` a hint, `s` the solution, which ends it without success, and `+` right.
 * @typedef {string} Signs
 *
 * `games` are the words of the games done so far; `streak` how many days in a row, the last of which is `last`, had all
 * of theirs solved on the day itself.
 * @typedef {{days: Record<string, Record<string, Signs>>, last: string, streak: number}} Kept
 */

/** Before this day there were no daily puzzles. */
export const FIRST = "2026-11-16";
/** Where it is kept, and the days of which it is kept how one has done. */
const NAME = "daily";
const MOST_DAYS = 60;
const LONGEST = 12;

/** The number of a day, counted from the first from 1; NaN where there is none such. @param {string} day */
export function numberOf(day) {
  return daysTo(day, FIRST) + 1;
}

/**
 * What is wrong with a day that a link asks for, as a key of the catalogue; empty where it has its puzzles.
 * @param {string} day @param {string} [now]
 */
export function faultOf(day, now = today()) {
  const number = numberOf(day);
  if (Number.isNaN(number)) return "daily-mangled";
  if (number < 1) return "daily-early";
  return number > numberOf(now) ? "daily-future" : "";
}

/**
 * The puzzle of a day among all of its game: they take turns in the order of their ids, which are as good as drawn by lot.
 * Only those count that were there by then, so that a day keeps its puzzle when others are added.
 * @template {Choosable} P
 * @param {P[]} puzzles
 * @param {string} day
 * @returns {P | undefined}
 */
export function chosen(puzzles, day) {
  const own = puzzles.find((puzzle) => puzzle.day === day);
  if (own) return own;
  const there = puzzles.filter((puzzle) => !puzzle.day && (puzzle.since ?? "") <= day);
  there.sort((one, other) => (one.id < other.id ? -1 : 1));
  return there[(numberOf(day) - 1) % there.length];
}

/** @returns {Kept} */
function read() {
  const read = device.read(NAME);
  const kept = isRecord(read) ? read : {};
  /** @type {Kept["days"]} */
  const days = {};
  for (const [day, games] of Object.entries(isRecord(kept.days) ? kept.days : {})) {
    /** @type {Record<string, Signs>} */
    const told = {};
    for (const [game, signs] of Object.entries(isRecord(games) ? games : {})) {
      if (typeof signs === "string" && /^[xhs+]*$/.test(signs)) told[game] = signs;
    }
    days[day] = told;
  }
  const last = typeof kept.last === "string" ? kept.last : "";
  const streak = Number.isInteger(kept.streak) ? Number(kept.streak) : 0;
  return { days, last, streak };
}

/** Call `listener` when something is done in another tab. @param {() => void} listener */
export function onChange(listener) {
  onOtherTab((name) => name === NAME && listener());
}

/** How one has done with the puzzle of a game on a day. @param {string} day @param {string} game @returns {Signs} */
export function signsOf(day, game) {
  return read().days[day]?.[game] ?? "";
}

/** Whether a puzzle is done with, solved or not. @param {Signs} signs */
export function isDone(signs) {
  return /[s+]$/.test(signs);
}

/** Whether a puzzle was solved. @param {Signs} signs */
export function isSolved(signs) {
  return signs.endsWith("+");
}

/**
 * Note what was done with a puzzle; of one that is done with nothing more counts. Whoever has solved the day's puzzles of all
 * games on the day itself goes on with the row of days.
 * @param {string} day @param {string} game @param {"x" | "h" | "s" | "+"} sign @param {string[]} games all there are @param {string} [now]
 */
export function note(day, game, sign, games, now = today()) {
  const kept = read();
  const done = (kept.days[day] ??= {});
  const signs = done[game] ?? "";
  if (isDone(signs)) return;
  // A long row of tries keeps its end, and what it came to.
  done[game] = (signs + sign).slice(-LONGEST);
  if (day === now && kept.last !== day && games.every((one) => isSolved(done[one] ?? ""))) {
    kept.streak = kept.last === before(day) ? kept.streak + 1 : 1;
    kept.last = day;
  }
  const old = Object.keys(kept.days).sort().slice(0, -MOST_DAYS);
  for (const one of old) delete kept.days[one];
  device.write(NAME, kept);
}

/** How many days in a row are solved, today's or else yesterday's being the last. @param {string} [now] */
export function streak(now = today()) {
  const { last, streak: days } = read();
  return last === now || last === before(now) ? days : 0;
}

/** Red, yellow, black, green, and white: signs of other programs' fonts, as none of them is ever shown here. */
const SQUARES = /** @type {Record<string, number>} */ ({ x: 0x1f7e5, h: 0x1f7e8, s: 0x2b1b, "+": 0x1f7e9 });
const NOTHING = 0x2b1c;

/** Signs as they go into a message; an empty square where nothing was done. @param {Signs} signs */
export function squares(signs) {
  return String.fromCodePoint(...[...(signs || " ")].map((sign) => SQUARES[sign] ?? NOTHING));
}

/** How many tries there were, the right one among them. @param {Signs} signs */
export function triesOf(signs) {
  return [...signs].filter((sign) => sign === "x" || sign === "+").length;
}
