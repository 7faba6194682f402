/** What time the players of a game have left: counted here, and nothing but counted. */

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

  /** @param {unknown} kept what `kept` told of the game before */
  constructor(kept) {
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
    if (this.#running && passed < SLEPT) this.#left[this.#running] = this.left(this.#running) - passed;
  }
}

/** @param {unknown} kept @returns {kept is KeptTimes} */
function isKept(kept) {
  if (typeof kept !== "object" || kept === null) return false;
  const { left, ply, round } = /** @type {Record<string, unknown>} */ (kept);
  const numbers = [ply, round, ...(typeof left === "object" && left !== null ? Object.values(left) : [NaN])];
  return numbers.every((one) => typeof one === "number" && Number.isFinite(one));
}
