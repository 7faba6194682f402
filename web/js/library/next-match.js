/** The match that is to come: what the engine is asked to open, and what this device knows of that until it is there. */

import { isPhone } from "../lib/phone.js";
import { numbered, paced } from "../lib/settings.js";
import { mayPonder } from "../shell/ponder.js";
import * as kept from "./kept.js";

/**
 * @typedef {import("./kept-game.js").Kept} Kept
 * @typedef {import("../engine/protocol.js").SeatChoice} SeatChoice
 * @typedef {import("../engine/store.js").Store} Store
 */

/** For how many seconds a position is analysed at most, on phones and elsewhere. */
const [ON_PHONES, ELSEWHERE] = [60, 300];

/** What an engine is to know of this device and of what was chosen for it. */
function chosen() {
  return { numbers: numbered(), pace: paced(), ponder: mayPonder(), analysis_seconds: isPhone() ? ON_PHONES : ELSEWHERE };
}

/** The seats that the address asks for: the computer's level for the second player. @returns {{seats?: [SeatChoice, SeatChoice]}} */
function wantedSeats() {
  const level = new URLSearchParams(location.search).get("level") ?? "";
  if (!/^[1-9]$/.test(level)) return {};
  return {
    seats: [
      { seat: "human", level: 1 },
      { seat: "computer", level: Number(level) },
    ],
  };
}

/** What was asked for last. */
export class NextMatch {
  /** Whether something is being opened. */
  opening = false;
  /** The key under which the match is known, if it is. @type {string | null} */
  key = null;
  /** The kept course that it comes of. @type {string | null} */
  base = null;
  /** Whether what was opened could not be read. */
  unread = false;
  /** Whether the match comes from elsewhere. */
  #foreign = false;
  /** What is to be opened when what was asked for before is there. @type {Kept | null} */
  #further = null;

  /**
   * @param {Store} store
   * @param {(key: string) => boolean} watched whether the game of a key is on the board, and another tab plays it
   */
  constructor(store, watched) {
    this.store = store;
    this.watched = watched;
  }

  /** Open what address or device ask for. */
  begin() {
    const { open, key } = kept.wanted();
    this.#expect(key, open.fragment);
    // A game that has not begun gives way to what the address asks for.
    const begun = key !== null && kept.read(key) !== null;
    const own = begun || kept.begun.picture(open.fragment) !== null;
    this.#foreign = Boolean(open.fragment) && !own;
    this.store.open({ ...open, ...(begun ? {} : wantedSeats()), ...chosen() });
  }

  /**
   * Open in another engine what is on the board.
   * @param {Kept} game
   * @param {string | null} base the kept course that it comes of
   * @param {boolean} foreign whether it is from elsewhere and only looked at
   */
  reopen(game, base, foreign) {
    this.#expect(game.key, base);
    this.#foreign = foreign;
    this.store.reopen({ ...this.#openOf(game), ...chosen() });
  }

  /** Open a kept game. @param {string} key */
  resume(key) {
    const game = kept.read(key);
    if (game) this.open(game);
  }

  /** Open a game as it is kept, or told of. @param {Kept} game @param {boolean} [led] whether another tab has led to it */
  open(game, led = false) {
    this.#expect(game.key, game.fragment);
    this.store.open(this.#openOf(game), led);
  }

  /** Open what another tab has made of the game, one course after the other. @param {Kept} game */
  lead(game) {
    if (!this.opening) this.open(game, true);
    else this.#further = game;
  }

  /** Open a link. @param {string} fragment */
  follow(fragment) {
    const known = kept.all().find((game) => game.fragment === fragment);
    // A link of a game by link is looked at, and told about, even where it is known.
    if (known && !known.mark) return this.open(known);
    this.#expect(known?.key ?? null);
    this.#foreign = !known;
    this.store.open({ ...(fragment ? { fragment } : {}), ...(known ? {} : wantedSeats()) });
  }

  /** Open the game of a record. @param {string} record */
  read(record) {
    this.#expect(null);
    this.store.open({ record });
  }

  /** What is to be opened cannot be read: whatever is shown instead is another game. */
  fail() {
    if (this.key !== null) kept.doubt(this.key, true);
    // The game that is on the board still.
    const further = this.key === null ? this.#further : null;
    this.key = this.base = this.#further = null;
    this.opening = this.#foreign = false;
    this.unread = true;
    if (further) this.open(further, true);
  }

  /** A match is there: tell, once, what was known of where it comes from. */
  origin() {
    const { unread } = this;
    const foreign = this.#foreign;
    this.unread = this.#foreign = false;
    if (this.key !== null) kept.doubt(this.key, false);
    return { unread, foreign };
  }

  /** The match has its key; another course of the same game may be asked for now. @param {string} key */
  arrive(key) {
    this.opening = false;
    this.key = this.base = null;
    const further = this.#further?.key === key ? this.#further : null;
    this.#further = null;
    if (further) this.open(further, true);
  }

  /** The match is known under a key, and comes of a kept course. @param {string | null} key @param {string | null} [base] */
  #expect(key, base = null) {
    this.opening = true;
    this.key = key;
    this.base = key === null ? null : base;
  }

  /** How the engine is asked for a game. @param {Kept} game */
  #openOf(game) {
    return { ...kept.from(game).open, ...(this.watched(game.key) && { watched: true }) };
  }
}
