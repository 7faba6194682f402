/**
 * Which tab plays a game: one owns it, and the others follow what is played there, until they take it over or it is left.
 * Where a browser has no locks, every tab owns what it shows.
 */

/**
 * @typedef {import("./kept-game.js").Kept} Kept
 *
 * @typedef {import("../engine/store.js").Place} Place
 *
 * What tabs tell each other: the owner how the game stands, `last` before it is taken over; followers that they want to
 * know that, or to take over.
 * @typedef {{key: string, type: "state", game: Kept, last: boolean} | {key: string, type: "ask" | "take"}} Word
 *
 * @typedef {object} Listener
 * @property {(standing: Place) => void} onStanding
 * @property {(game: Kept) => void} onState The owner has told how the game stands.
 * @property {() => Kept | null} state How the game stands here, and is kept by now.
 */

const NAME = "trilithon.game.";
/** An owner that does not answer for so long is passed over. */
const PATIENCE_MS = 1000;

/** What a page is refused in a sandbox, or has not in an old browser. @template T @param {() => T} pick @returns {T | null} */
function had(pick) {
  try {
    return pick() ?? null;
  } catch {
    return null;
  }
}

/** A tab's part in it. */
export class Ownership {
  /** @type {Place} */
  standing = "owner";
  #key = "";
  #locks = had(() => navigator.locks);
  #channel = this.#locks && had(() => new BroadcastChannel("trilithon.games"));
  /** Only the last request for a lock counts. */
  #turn = 0;
  #release = () => {};
  #timer = 0;

  /** @param {Listener} listener */
  constructor(listener) {
    this.listener = listener;
    if (!this.#channel) return;
    this.#channel.onmessage = ({ data }) => this.#hear(/** @type {Word} */ (data));
    // A page that waits for its visitor to come back holds nothing.
    addEventListener("pagehide", () => this.#leave());
    addEventListener("pageshow", ({ persisted }) => persisted && this.#begin());
  }

  /** Whether tabs know of each other at all. */
  get guarded() {
    return this.#channel !== null;
  }

  /** This tab shows the game of a key; an empty one is nobody's. @param {string} key @param {boolean} [take] whether to take it over at once */
  attend(key, take = false) {
    if (key !== this.#key) {
      this.#leave();
      this.#key = key;
      this.#begin(take);
    } else if (take) this.take();
  }

  /** Tell the followers how the game stands. @param {Kept} game @param {boolean} [last] */
  tell(game, last = false) {
    if (this.standing === "owner" && game.key === this.#key) this.#post({ key: this.#key, type: "state", game, last });
  }

  /** Take the game over from the tab that owns it, which is asked how it stands first. */
  take() {
    if (this.standing === "follower") this.#demand();
  }

  #demand() {
    this.#post({ key: this.#key, type: "take" });
    this.#calm();
    this.#timer = setTimeout(() => this.#steal(), PATIENCE_MS);
  }

  #begin(take = false) {
    if (!this.#key || !this.#channel) return this.#stand("owner");
    this.#stand("asked");
    void this.#request({ ifAvailable: true }, take);
  }

  #leave() {
    this.#turn += 1;
    this.#calm();
    this.#release();
    this.#release = () => {};
  }

  #calm() {
    clearTimeout(this.#timer);
    this.#timer = 0;
  }

  #steal() {
    this.#leave();
    void this.#request({ steal: true });
  }

  /** Be the owner when the one that is has left. */
  #follow() {
    this.#stand("follower");
    this.#post({ key: this.#key, type: "ask" });
    void this.#request({});
  }

  /** @param {LockOptions} how @param {boolean} [take] */
  async #request(how, take = false) {
    const turn = (this.#turn += 1);
    const waits = !how.ifAvailable && !how.steal;
    const left = new AbortController();
    if (waits) this.#release = () => left.abort();
    try {
      await this.#locks?.request(NAME + this.#key, { ...how, ...(waits && { signal: left.signal }) }, (lock) => {
        if (turn !== this.#turn) return;
        if (!lock) return take ? this.#demand() : this.#follow();
        this.#calm();
        const held = new Promise((/** @type {(left?: unknown) => void} */ resolve) => (this.#release = () => resolve()));
        this.#stand("owner");
        return held;
      });
    } catch (error) {
      if (turn !== this.#turn) return;
      // Another tab has taken it over; else the browser refuses.
      if (error instanceof Error && error.name === "AbortError") this.#follow();
      else this.#stand("owner");
    }
  }

  /** @param {Place} standing */
  #stand(standing) {
    if (standing === this.standing) return;
    this.standing = standing;
    this.listener.onStanding(standing);
  }

  /** @param {Word} word */
  #hear(word) {
    if (word.key !== this.#key) return;
    if (word.type === "state") {
      if (this.standing === "owner") return;
      this.listener.onState(word.game);
      if (word.last && this.#timer) this.#steal();
    } else if (this.standing === "owner") {
      const game = this.listener.state();
      if (game) this.tell(game, word.type === "take");
    }
  }

  /** @param {Word} word */
  #post(word) {
    this.#channel?.postMessage(word);
  }
}
