/** What time the players of a game have left: counted here, or told by the engine of a game that is played live. */

import { isRecord } from "../lib/storage.js";

/**
 * @typedef {import("../engine/protocol.js").View} View
 *
 * What is kept of the times: milliseconds left by the sides' words, and how far the round had come.
 * @typedef {{left: Record<string, number>, ply: number, round: number}} KeptTimes
 */

/** A page that was not called for so long, in milliseconds, slept, and time stood still. */
const SLEPT = 5000;

/** The times of one game. */
export class Times {
  /** @type {Record<string, number>} */
  #left = {};
  /** The furthest that the round has come: a move made again after it was taken back earns nothing. */
  #ply = 0;
  #round = 0;
  /** Whose clock runs, if one does, and since when it is counted. */
  #running = "";
  #since = 0;

  /** @param {unknown} kept what `kept` told of the game before @param {boolean} [told] whether the engine tells the times */
  constructor(kept, told = false) {
    this.told = told;
    if (!isKept(kept)) return;
    this.#left = { ...kept.left };
    this.#ply = kept.ply;
    this.#round = kept.round;
  }

  /** Whose clock runs; empty where none does. */
  get running() {
    return this.#running;
  }

  /** To be kept with the game. @returns {KeptTimes} */
  get kept() {
    return { left: this.#left, ply: this.#ply, round: this.#round };
  }

  /** Milliseconds that a side has left. @param {string} name */
  left(name) {
    return Math.max(0, this.#left[name] ?? 0);
  }

  /**
   * Take notice of how the game stands: a clock begins with the first move, stands still while the
   * page is hidden or the game is analysed, and gains by each new move.
   * @param {View} view @param {boolean} hidden @param {number} now
   */
  meet({ players, course, round, explored }, hidden, now) {
    this.count(now);
    const number = round?.number ?? 1;
    if (number !== this.#round) this.#begin(number);
    for (const { name, clock } of players) if (clock) this.#left[name] ??= clock.seconds * 1000;
    const moved = players.find(({ name }) => name === this.#running && name !== course.player);
    if (moved?.clock && course.ply > this.#ply) this.#left[moved.name] = this.left(moved.name) + moved.clock.increment * 1000;
    this.#ply = Math.max(this.#ply, course.ply);
    const timed = players.find(({ name, clock }) => name === course.player && clock);
    this.#running = timed && course.ply > 0 && !hidden && !explored ? timed.name : "";
  }

  /**
   * Take notice of what the engine has told; time stands still where the game is not played live now.
   * @param {View} view @param {import("../engine/protocol.js").LiveTimes | null} times @param {boolean} anew whether it was told just now
   * @param {number} now
   */
  hear({ players, course, round }, times, anew, now) {
    this.count(now);
    const number = round?.number ?? 1;
    if (number !== this.#round) this.#begin(number);
    this.#ply = course.ply;
    for (const [side, { name, clock }] of players.entries()) {
      if (anew && times) this.#left[name] = times.left[side] ?? 0;
      else if (clock) this.#left[name] ??= clock.seconds * 1000;
    }
    this.#running = (times && players[times.running ?? -1]?.name) ?? "";
  }

  /** @param {number} round */
  #begin(round) {
    this.#left = {};
    this.#round = round;
    this.#ply = 0;
    this.#running = "";
  }

  /** Count the time up to now. @param {number} now */
  count(now) {
    const passed = now - this.#since;
    this.#since = now;
    if (this.#running && (this.told || passed < SLEPT)) this.#left[this.#running] = this.left(this.#running) - passed;
  }
}

/** What was kept of the times of both sides in the round that is played. @param {View} view @param {unknown} kept @returns {{left?: [number, number]}} */
export function keptTimes({ players, round }, kept) {
  if (!isKept(kept) || kept.round !== (round?.number ?? 1)) return {};
  const [first, second] = players.map(({ name }) => kept.left[name]);
  return first === undefined || second === undefined ? {} : { left: [Math.max(0, Math.round(first)), Math.max(0, Math.round(second))] };
}

/** @param {unknown} kept @returns {kept is KeptTimes} */
function isKept(kept) {
  if (!isRecord(kept)) return false;
  const { left, ply, round } = kept;
  const numbers = [ply, round, ...(isRecord(left) ? Object.values(left) : [NaN])];
  return numbers.every((one) => typeof one === "number" && Number.isFinite(one));
}
