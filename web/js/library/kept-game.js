/** What a game is as it is kept on a device. */

import { both } from "../lib/pairs.js";
import { isRecord } from "../lib/storage.js";

/**
 * @typedef {import("../engine/protocol.js").KeptMatch} KeptMatch
 * @typedef {import("../engine/protocol.js").SeatChoice} SeatChoice
 * @typedef {import("../engine/protocol.js").View} View
 *
 * A game as it is kept. `plies`, `result`, `turn` (whose move it is) and `names` are for lists; `mark` tells
 * how far a game by link has come, `shared` how far it had when its link was last sent or received.
 * @typedef {object} Kept
 * @property {string} key
 * @property {string} fragment
 * @property {[SeatChoice, SeatChoice]} seats
 * @property {string} game
 * @property {string[]} players
 * @property {string[]} names
 * @property {number} plies
 * @property {number} [rounds] how many the match has, where that is more than one
 * @property {string | null} result
 * @property {string} turn
 * @property {number} time when it was last changed, in milliseconds
 * @property {Mark | null} mark
 * @property {Mark | null} shared
 *
 * @typedef {{stage: number, chain: string[], sent?: boolean, asked?: boolean, offered?: boolean}} Mark with `sent`, whether its link went out
 * from here and did not come here, `asked`, whether it asked to take back, and `offered`, whether it offered a draw
 */

/** Of a name there is kept what a list can show. */
const LONGEST_NAME = 60;

/**
 * What is kept of a match, or of a view of it.
 * @param {KeptMatch & Partial<Pick<View, "correspondence">>} view
 * @param {string} key
 * @param {Mark | null} shared
 * @returns {Kept}
 */
export function keptOf(view, key, shared) {
  const { fragment, players, game, course, correspondence } = view;
  return {
    key,
    fragment,
    seats: both(players, ({ seat, level, clock }) => ({ seat, level, ...(clock && { clock }) })),
    game,
    players: players.map(({ name }) => name),
    names: players.map(({ person }) => (person ?? "").slice(0, LONGEST_NAME)),
    plies: course.plies,
    ...(view.round && { rounds: view.round.rounds }),
    result: course.result,
    turn: course.player ?? "",
    time: Date.now(),
    mark: correspondence ? { stage: correspondence.stage, chain: correspondence.chain } : null,
    shared,
  };
}

/** Whether a value is a game as we keep it: others may have written there too. @param {unknown} kept @returns {kept is Kept} */
export function isKept(kept) {
  if (!isRecord(kept)) return false;
  const { key, fragment, seats, game, players, names, plies, rounds, result, turn, time, mark, shared } = kept;
  return (
    [key, fragment, game, turn].every(isText) &&
    [plies, rounds ?? 1, time].every(Number.isFinite) &&
    (result === null || isText(result)) &&
    isPair(seats, isSeat) &&
    isPair(players, isText) &&
    isPair(names, isText) &&
    [mark ?? null, shared ?? null].every((one) => one === null || isMark(one))
  );
}

/** @param {unknown} value */
function isText(value) {
  return typeof value === "string";
}

/** @param {unknown} value @param {(one: unknown) => boolean} each */
function isPair(value, each) {
  return Array.isArray(value) && value.length === 2 && value.every(each);
}

/** @param {unknown} value */
function isSeat(value) {
  if (!isRecord(value)) return false;
  const { seat, level, clock } = value;
  const seats = ["human", "computer", "remote"];
  return isText(seat) && seats.includes(/** @type {string} */ (seat)) && Number.isInteger(level) && isClock(clock);
}

/** @param {unknown} value */
function isClock(value) {
  if (value === undefined) return true;
  return isRecord(value) && Object.keys(value).length === 2 && [value.seconds, value.increment].every(Number.isInteger);
}

/** @param {unknown} value */
function isMark(value) {
  return isRecord(value) && Number.isInteger(value.stage) && Array.isArray(value.chain) && value.chain.every(isText);
}

/** How one state of a game by link stands to another. @typedef {"same" | "newer" | "older" | "forked"} Relation */

/** @param {Mark} one @param {Mark} other @returns {Relation} how `one` stands to `other` */
export function compare(one, other) {
  const common = Math.min(one.chain.length, other.chain.length);
  const parted = one.chain.slice(0, common).some((item, index) => item !== other.chain[index]);
  if (parted) return "forked";
  const difference = one.stage - other.stage || one.chain.length - other.chain.length;
  return difference === 0 ? "same" : difference > 0 ? "newer" : "older";
}
