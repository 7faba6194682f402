/** One's own mistakes as puzzles, kept on the device: where they were made, and what would have been as good as the best. */

import { device, isRecord } from "../lib/storage.js";
import * as learner from "./learner.js";

/**
 * A mistake of one's own. `goal` names the moves that are held as good as the best, in the engine's words; `lost` is what the
 * move gave away of the chances, and `points` where those are known. `bound` is how far below the best a move may be estimated
 * and still counts; what was kept by earlier versions lacks it. `solved` tells that something better was found once.
 * @typedef {{id: string, position: string, goal: string, move: string, proved: boolean, lost: number, points?: number, bound?: number, solved?: boolean}} Mistake
 */

const NAME = "mistakes";
/** So many are kept of a game. */
const MOST = 40;
/** Of one game's review so many of each player are offered. */
export const OFFERED = 3;
/** What their ids begin with, so that they are told from those of other puzzles. */
const MARK = "own-";

/** @param {unknown} value @returns {value is Mistake} */
function isMistake(value) {
  if (!isRecord(value)) return false;
  const { id, position, goal, move, lost, bound = 0 } = value;
  return [id, position, goal, move].every((one) => typeof one === "string") && [lost, bound].every((one) => typeof one === "number");
}

/** Everything that is kept, by game. @returns {Record<string, Mistake[]>} */
function all() {
  const kept = device.read(NAME);
  if (!isRecord(kept)) return {};
  return Object.fromEntries(Object.entries(kept).map(([game, ones]) => [game, Array.isArray(ones) ? ones.filter(isMistake) : []]));
}

/** Those of a game, the newest first. @param {string} game */
export function ofGame(game) {
  return all()[game] ?? [];
}

/** The same for the same position, a number of 32 bits (FNV-1a). @param {string} position */
export function idOf(position) {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(position)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return `${MARK}${hash.toString(16).padStart(8, "0")}`;
}

/**
 * Keep mistakes, and let them come up from today on. Where there is no room the oldest go, those first that come up no more.
 * @param {string} game @param {Mistake[]} mistakes @returns {boolean} whether the device keeps them
 */
export function keep(game, mistakes) {
  const kept = all();
  const ids = new Set(mistakes.map(({ id }) => id));
  let whole = [...mistakes, ...(kept[game] ?? []).filter(({ id }) => !ids.has(id))];
  const dropped = [];
  while (whole.length > MOST) {
    const learned = whole.findLast(({ id, solved }) => solved && !learner.comesAgain(game, id)) ?? whole.at(-1);
    if (learned) dropped.push(learned.id);
    whole = whole.filter((one) => one !== learned);
  }
  const written = device.write(NAME, { ...kept, [game]: whole });
  learner.change(game, { begin: [...ids], forget: dropped });
  return written;
}

/** Note that something better was found. @param {string} game @param {string} id */
export function solve(game, id) {
  const kept = all();
  const ones = (kept[game] ?? []).map((one) => (one.id === id ? { ...one, solved: true } : one));
  device.write(NAME, { ...kept, [game]: ones });
}
