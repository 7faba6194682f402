/** Which of what the engine tells answers what was asked for last: a host may ask for other boards faster than they come. */

/** The answers to `open`: a view each, before which there is trouble where it is not of what was asked for. */
export class Answers {
  /** How many are still to come. */
  #awaited = 0;
  /** Whether there was such trouble, and no view since. */
  #refused = false;
  /** The match that was shown last. */
  #match = -1;
  /** Whether the view now shown answers what was asked for last. */
  fresh = false;
  /** Whether it stands in for what could not be had, and something else is on its way. */
  passed = false;

  /** Whether one is still to come. */
  get due() {
    return this.#awaited > 0;
  }

  /** Another one is asked for. @param {boolean} anew whether of an engine that was let go, which counts its matches from the first again */
  ask(anew) {
    this.#awaited += 1;
    if (anew) this.#match = -1;
  }

  /** Another engine takes over: what the one before was asked is answered no more. */
  restart() {
    this.#awaited = 0;
    this.#match = -1;
    this.#refused = false;
  }

  /** What was asked for cannot be had. @returns {boolean} whether nothing else was asked for since */
  refuse() {
    this.#refused = true;
    return this.#awaited === 1;
  }

  /** A view is shown. @param {import("../../engine/protocol.js").View} view */
  see({ match }) {
    const answers = this.#refused || match !== this.#match;
    this.fresh = answers && !this.#refused && this.#awaited === 1;
    if (answers && this.due) this.#awaited -= 1;
    this.passed = this.#refused && this.due;
    this.#match = match;
    this.#refused = false;
  }
}
