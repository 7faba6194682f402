/** The results of one's own games: one for each finished game, kept on this device under the game's key. */

import { device, isRecord } from "../lib/storage.js";

/**
 * @typedef {import("./kept-game.js").Kept} Kept
 * @typedef {import("../engine/protocol.js").View} View
 *
 * `opponent` tells whether the other one was the computer, elsewhere, or beside; then nobody's side is one's
 * own, and `side` and `outcome` are empty. `end` is the record's word for how it ended.
 * @typedef {object} Result
 * @property {string} game
 * @property {string} settings
 * @property {"computer" | "link" | "beside"} opponent
 * @property {number} level
 * @property {string} side
 * @property {"won" | "drawn" | "lost" | ""} outcome
 * @property {string} result
 * @property {string} end
 * @property {number} plies
 * @property {number} time when it was finished, in milliseconds
 */

const PREFIX = "result.";
/** Whoever has lost so many games in a row may want help. */
const MANY_LOST = 3;

/**
 * Note how a game has ended, unless its first end is known: what comes after a move is taken back, in
 * another tab or after a reload counts no second time.
 * @param {string} key @param {View} view
 * @returns {boolean} whether there was nothing to keep, or it could be kept
 */
export function note(key, view) {
  const result = resultOf(view);
  return !result || device.read(PREFIX + key) !== null || device.write(PREFIX + key, result);
}

/** The result of a finished game of one's own that began as games do; else null. @param {View} view @returns {Result | null} */
function resultOf({ game, settings, players, course, correspondence }) {
  const { result, termination, plies } = course;
  const computer = players.find(({ seat }) => seat === "computer");
  const own = players.findIndex(({ seat }) => seat === "human");
  const setUp = Object.keys(settings).length === 0;
  if (result === null || own < 0 || setUp) return null;
  const opponent = correspondence ? "link" : computer ? "computer" : "beside";
  const beside = opponent === "beside";
  return {
    game,
    settings: Object.entries(settings).map((setting) => setting.join("=")).join(" "),
    opponent,
    level: computer?.level ?? 0,
    side: beside ? "" : (players[own]?.name ?? ""),
    outcome: beside ? "" : outcomeOf(result, own === 0),
    result,
    end: termination ?? "",
    plies,
    time: Date.now(),
  };
}

/** @param {string} result @param {boolean} first whether one played first */
function outcomeOf(result, first) {
  if (result === "1/2-1/2") return "drawn";
  return (result === "1-0") === first ? "won" : "lost";
}

/** All results, the earliest first. @returns {Result[]} */
export function all() {
  const found = device.names(PREFIX).map((name) => device.read(name));
  return found.filter(isResult).sort((one, other) => one.time - other.time);
}

/** @param {unknown} kept @returns {kept is Result} */
function isResult(kept) {
  if (!isRecord(kept)) return false;
  const { game, settings, opponent, level, side, outcome, result, end, plies, time } = kept;
  const texts = [game, settings, opponent, side, outcome, result, end].every((one) => typeof one === "string");
  return texts && [level, plies, time].every((one) => typeof one === "number" && Number.isFinite(one));
}

/** Forget all results. */
export function wipe() {
  for (const name of device.names(PREFIX)) device.remove(name);
}

/** The level of the computer that has just won so many games in a row against oneself; else 0. @param {string} game */
export function lostTo(game) {
  const last = all().filter((one) => one.game === game && one.opponent === "computer").slice(-MANY_LOST);
  const lost = last.length === MANY_LOST && last.every(({ outcome }) => outcome === "lost");
  return lost ? (last.at(-1)?.level ?? 0) : 0;
}

/**
 * What the results against one opponent come to. `streak` is how many of the last games in a row ended
 * as the last one did, `best` the longest row of wins.
 * @typedef {object} Summary
 * @property {Result} like any of them, for game, opponent and level
 * @property {number} played
 * @property {Record<"won" | "drawn" | "lost", number>} counts
 * @property {number} streak
 * @property {Result["outcome"]} last
 * @property {number} best
 * @property {number} plies on average
 * @property {number} time of the last
 */

const ORDER = /** @type {const} */ (["computer", "link", "beside"]);

/** By game and opponent, in a fixed order. @param {Result[]} results the earliest first @returns {Summary[]} */
export function summaries(results) {
  /** @type {Map<string, Result[]>} */
  const groups = new Map();
  for (const one of results) {
    const name = `${one.game} ${ORDER.indexOf(one.opponent)} ${one.level}`;
    groups.set(name, [...(groups.get(name) ?? []), one]);
  }
  const names = [...groups.keys()].sort();
  return names.map((name) => summary(/** @type {[Result, ...Result[]]} */ (groups.get(name))));
}

/** @param {[Result, ...Result[]]} results */
function summary(results) {
  const counts = { won: 0, drawn: 0, lost: 0 };
  let [row, streak, best] = [0, 0, 0];
  /** @type {Result["outcome"]} */
  let last = "";
  for (const { outcome } of results) {
    if (outcome) counts[outcome] += 1;
    streak = outcome === last ? streak + 1 : 1;
    row = outcome === "won" ? row + 1 : 0;
    best = Math.max(best, row);
    last = outcome;
  }
  const plies = results.reduce((sum, one) => sum + one.plies, 0) / results.length;
  const time = results.at(-1)?.time ?? 0;
  return { like: results[0], played: results.length, counts, streak, last, best, plies, time };
}

const COLUMNS = /** @type {const} */ (["game", "settings", "opponent", "level", "side", "outcome", "result", "end", "plies"]);

/** The results as comma-separated values, with a line of names. @param {Result[]} results */
export function table(results) {
  const lines = results.map((one) => [new Date(one.time).toISOString(), ...COLUMNS.map((name) => String(one[name]))]);
  return [["finished", ...COLUMNS], ...lines].map((cells) => `${cells.map(cell).join(",")}\r\n`).join("");
}

/** @param {string} value */
function cell(value) {
  return /[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}
