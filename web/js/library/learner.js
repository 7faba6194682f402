/** How strong a person is at puzzles, by Glicko ratings, and which puzzles come again; kept on the device. */

import { daysTo, today } from "../lib/calendar.js";
import { device, isRecord } from "../lib/storage.js";

/**
 * @typedef {import("../../vendor/supermemo/main.js").SuperMemoItem} Item
 * @typedef {typeof import("../../vendor/supermemo/main.js").supermemo} Schedule
 *
 * `deviation` is how far off the rating may be, and `day` when it was last changed.
 * @typedef {{rating: number, deviation: number, day: number}} Strength
 *
 * A puzzle that was once not solved, and the day from which it comes again.
 * @typedef {Item & {due: number}} Card
 *
 * @typedef {{strength: Record<string, Strength>, cards: Record<string, Record<string, Card>>}} Kept
 */

const NAME = "learner";
/** Of somebody who has tried nothing. @type {Strength} */
const NEW = { rating: 1200, deviation: 350, day: 0 };
const LEAST_DEVIATION = 50;
/** How sure the ratings of puzzles are. */
const PUZZLE_DEVIATION = 80;
/** By so much the square of a deviation grows in a day. */
const FORGOTTEN = 150;
/** Solved so often in a row, a puzzle does not come again. */
const ENOUGH = 3;
const Q = Math.LN10 / 400;

/** @param {unknown} value @returns {value is number} */
function isNumber(value) {
  return typeof value === "number" && Number.isFinite(value);
}

/** @param {unknown} kept @returns {kept is Strength} */
function isStrength(kept) {
  return isRecord(kept) && [kept.rating, kept.deviation, kept.day].every(isNumber);
}

/** @param {unknown} kept @returns {kept is Card} */
function isCard(kept) {
  return isRecord(kept) && [kept.interval, kept.repetition, kept.efactor, kept.due].every(isNumber);
}

/** What is kept, as far as it can be read. @returns {Kept} */
function read() {
  const kept = device.read(NAME);
  /** @type {Kept} */
  const found = { strength: {}, cards: {} };
  if (!isRecord(kept)) return found;
  for (const [game, one] of Object.entries(isRecord(kept.strength) ? kept.strength : {})) {
    if (isStrength(one)) found.strength[game] = { rating: one.rating, deviation: one.deviation, day: one.day };
  }
  for (const [game, cards] of Object.entries(isRecord(kept.cards) ? kept.cards : {})) {
    /** @type {Record<string, Card>} */
    const whole = {};
    for (const [id, one] of Object.entries(isRecord(cards) ? cards : {})) if (isCard(one)) whole[id] = one;
    found.cards[game] = whole;
  }
  return found;
}

/** How strong the person is at a game's puzzles; null where none was tried. @param {string} game @param {number} [day] @returns {Strength | null} */
export function strength(game, day = daysTo(today())) {
  const known = read().strength[game];
  return known ? later(known, day) : null;
}

/** The same on a later day, when it is less sure. @param {Strength} known @param {number} day @returns {Strength} */
function later({ rating, deviation, day: before }, day) {
  const grown = Math.sqrt(deviation ** 2 + FORGOTTEN * Math.max(0, day - before));
  return { rating, deviation: Math.min(NEW.deviation, grown), day };
}

/** @param {number} deviation */
function damped(deviation) {
  return 1 / Math.sqrt(1 + (3 * (Q * deviation) ** 2) / Math.PI ** 2);
}

/**
 * A strength after a puzzle was tried: Glicko's rule for one game (Glickman, 1999).
 * @param {Strength} known @param {number} puzzle its rating @param {number} score 1 for solved, 0 for not, 0.5 with help @returns {Strength}
 */
export function rated({ rating, deviation, day }, puzzle, score) {
  const weight = damped(PUZZLE_DEVIATION);
  const expected = 1 / (1 + 10 ** ((weight * (puzzle - rating)) / 400));
  const certainty = 1 / deviation ** 2 + Q ** 2 * weight ** 2 * expected * (1 - expected);
  return {
    rating: rating + (Q / certainty) * weight * (score - expected),
    deviation: Math.max(LEAST_DEVIATION, Math.sqrt(1 / certainty)),
    day,
  };
}

/**
 * Note how a try at a puzzle went. One that was not solved comes again, until it was solved often enough. What has no rating (0)
 * says nothing of the person's.
 * @param {string} game @param {{id: string, rating: number}} puzzle @param {number} score as for `rated`
 * @param {Schedule} schedule @param {number} [day]
 */
export function note(game, puzzle, score, schedule, day = daysTo(today())) {
  const kept = read();
  const cards = (kept.cards[game] ??= {});
  const card = cards[puzzle.id];
  // What comes again is known by then, so that it tells nothing new of a person.
  if (!card && puzzle.rating) kept.strength[game] = rated(later(kept.strength[game] ?? { ...NEW, day }, day), puzzle.rating, score);
  if (card || score < 1) {
    const next = schedule(card ?? { interval: 0, repetition: 0, efactor: 2.5 }, score === 1 ? 5 : score ? 2 : 1);
    if (next.repetition >= ENOUGH) delete cards[puzzle.id];
    else cards[puzzle.id] = { ...next, due: day + next.interval };
  }
  device.write(NAME, kept);
}

/**
 * Let puzzles come up from today on as if they had just not been solved, and others no more.
 * @param {string} game @param {{begin: string[], forget: string[]}} ids @param {number} [day]
 */
export function change(game, { begin, forget }, day = daysTo(today())) {
  const kept = read();
  const cards = (kept.cards[game] ??= {});
  for (const id of begin) cards[id] = { interval: 0, repetition: 0, efactor: 2.5, due: day };
  for (const id of forget) delete cards[id];
  device.write(NAME, kept);
}

/**
 * The puzzle to try next: one that comes again today, the longest due first; else the one not tried yet whose rating is nearest
 * to the person's; else whichever comes again soonest.
 * @template {{id: string, rating: number}} P
 * @param {string} game @param {P[]} puzzles @param {(id: string) => boolean} isDone @param {string} [besides] an id @param {number} [day]
 * @returns {P | undefined}
 */
export function next(game, puzzles, isDone, besides = "", day = daysTo(today())) {
  const cards = read().cards[game] ?? {};
  const others = puzzles.filter(({ id }) => id !== besides);
  const dueOf = (/** @type {P} */ { id }) => cards[id]?.due ?? Infinity;
  const again = others.filter(({ id }) => cards[id]).sort((one, other) => dueOf(one) - dueOf(other));
  if (again[0] && dueOf(again[0]) <= day) return again[0];
  const { rating } = strength(game, day) ?? NEW;
  const far = (/** @type {P} */ puzzle) => Math.abs(puzzle.rating - rating);
  const fresh = others.filter(({ id }) => !cards[id] && !isDone(id)).sort((one, other) => far(one) - far(other));
  return fresh[0] ?? again[0] ?? others[0] ?? puzzles[0];
}

/** Whether a puzzle is among those that come again. @param {string} game @param {string} id */
export function comesAgain(game, id) {
  return id in (read().cards[game] ?? {});
}
