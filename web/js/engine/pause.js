/** Lets one's own move stand for a moment before the computer's answer is seen, as across a table. */

/**
 * @typedef {import("./kinds.js").EngineEvent} EngineEvent
 * @typedef {import("./protocol.js").View} View
 */

/** Holds back what the engine tells from a computer's move on, until the position before was seen for long enough. */
export class Pause {
  /** For how long a position is seen at least at which the computer is to move, in milliseconds. @type {() => number} */
  length = () => 0;
  /** @type {EngineEvent[]} */
  #held = [];
  /** When the position now shown came. */
  #since = 0;
  #moved = -1;
  /** Whether the engine answers a person, who is not to wait. */
  #asked = false;
  #timer = 0;

  /**
   * @param {() => View | null} shown
   * @param {(event: EngineEvent) => void} release takes what need not wait any more
   */
  constructor(shown, release) {
    this.shown = shown;
    this.release = release;
  }

  /** Take notice of the position that is shown. @param {View} view */
  show({ moved }) {
    if (moved === this.#moved) return;
    this.#moved = moved;
    this.#since = performance.now();
    this.#asked = false;
  }

  /** Let an event through, at once or when it is time. @param {EngineEvent} event */
  offer(event) {
    if (!this.#held.length && !this.#early(event)) return this.release(event);
    this.#held.push(event);
    if (this.#held.length === 1) this.#timer = setTimeout(() => this.#go(), this.#rest());
  }

  /** Somebody does something: what was held back is there at once, and so will be the answer. */
  end() {
    clearTimeout(this.#timer);
    for (const event of this.#held.splice(0)) this.release(event);
    this.#asked = true;
  }

  /** @param {EngineEvent} event */
  #early(event) {
    const view = this.shown();
    const moves = event.type === "view" && Boolean(view?.thinking) && event.moved !== view?.moved;
    return moves && !this.#asked && this.#rest() > 0;
  }

  #rest() {
    return this.#since + this.length() - performance.now();
  }

  /** A computer's move is there, and with it what was told up to the next one's. */
  #go() {
    const [first, ...rest] = this.#held.splice(0);
    if (first) this.release(first);
    for (const event of rest) this.offer(event);
  }
}
