/** Keeps the game on the board under its key, and knows how far a game by link has been shared. */

import { numbered, paced } from "../lib/settings.js";
import { Copy } from "./copy.js";
import * as kept from "./kept.js";
import { Ownership } from "./ownership.js";

/**
 * @typedef {import("./kept.js").Kept} Kept
 * @typedef {import("./kept.js").Mark} Mark
 * @typedef {import("../engine/protocol.js").SeatChoice} SeatChoice
 * @typedef {import("../engine/protocol.js").View} View
 * @typedef {import("../engine/store.js").Store} Store
 */

/** Which seat is this device's own in a game by link: 0, 1, or -1 for none. @param {View} view */
export function ownSeat({ players }) {
  const remote = players.some(({ seat }) => seat === "remote");
  return remote ? players.findIndex(({ seat }) => seat === "human") : -1;
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

/** The tab's part in keeping games. */
export class Keeper {
  /** The key of the game on the board. */
  key = "";
  /** How far a game by link was when it was last sent or received. @type {Mark | null} */
  shared = null;
  #match = -1;
  /** The key under which the next match is known, if it is. @type {string | null} */
  #coming = null;
  /** Whether the next match comes from a record. */
  #recorded = false;
  /** The match that only leads to a kept one, and is not kept itself. */
  #passing = -1;

  /** Called when what is shown came before it was known that this tab may keep it, and is to be kept now. */
  onDue = () => {};
  /** Whether the next match comes from elsewhere, and what was opened could not be read. */
  #foreign = false;
  #unread = false;
  /** What stands in place of a link that could not be read, and leaves that in the address. */
  #instead = "";
  /** The kept course that the match to come comes of. @type {string | null} */
  #opened = null;
  /** The match of a game by link in which nobody sits here yet. */
  #unseated = -1;
  /** What the owner told last. @type {Kept | null} */
  #told = null;
  /** What is to be opened when what was asked for before is there. @type {Kept | null} */
  #next = null;
  /** Whether something is being opened. */
  #opening = false;
  /** The match of a link whose side is being taken. @type {number | null} */
  #sitting = null;
  /** A link that came meanwhile. @type {string | null} */
  #after = null;
  /** Whether the view has come before it was known whose the game is. */
  #early = false;
  /** @type {Ownership} */
  #ownership;

  /** @param {Store} store */
  constructor(store) {
    this.store = store;
    /** What the device keeps of the game. */
    this.copy = new Copy(store);
    this.#ownership = new Ownership({
      onStanding: (standing) => this.#stand(standing),
      onState: (game) => kept.isKept(game) && this.#show(game),
      state: () => this.#state(),
    });
    kept.onChange((key) => key === this.key && !this.#ownership.guarded && this.#catchUp());
    store.on(["trouble"], () => store.trouble && store.about === "open" && this.#doubt());
    store.register((view) => this.#meet(view));
  }

  /** What is to be opened cannot be read: whatever is shown instead is another game. */
  #doubt() {
    if (this.#coming !== null) kept.doubt(this.#coming, true);
    this.#coming = this.#opened = this.#next = null;
    this.#opening = this.#foreign = false;
    this.#unread = true;
    this.#settle();
  }

  /** Open what address or device ask for. */
  begin() {
    const { open, key } = kept.wanted();
    this.#after = null;
    this.#expect(key, open.fragment);
    const own = (key !== null && kept.read(key) !== null) || open.fragment === kept.begun.read();
    this.#foreign = Boolean(open.fragment) && !own;
    // A game that has not begun gives way to what the address asks for.
    const begun = key !== null && kept.read(key) !== null;
    this.store.open({ ...open, ...(begun ? {} : wantedSeats()), numbers: numbered(), pace: paced() });
  }

  /** The engine was lost: open the game on the board in another one. */
  again() {
    const { view } = this.store;
    if (!view) return this.begin();
    const { open, key } = kept.from(kept.keptOf(view, this.key, this.shared));
    this.#expect(key, this.copy.base);
    this.store.reopen({ ...open, ...this.#manner, numbers: numbered(), pace: paced() });
  }

  /** Open a kept game. @param {string} key */
  resume(key) {
    const game = kept.read(key);
    if (game) this.#open(game);
  }

  /** Open a link. @param {string} fragment */
  follow(fragment) {
    // Against what the one before has told this one is held, once that is kept.
    if (this.#opening || (this.#sitting !== null && this.#sitting === this.#match)) {
      this.#after = fragment;
      return;
    }
    const known = kept.all().find((game) => game.fragment === fragment);
    // A link of a game by link is looked at, and told about, even where it is known.
    if (known && !known.mark) return this.resume(known.key);
    this.#expect(known?.key ?? null);
    this.#foreign = !known;
    this.store.open({ ...(fragment ? { fragment } : {}), ...(known ? {} : wantedSeats()) });
  }

  /** Open the game of a record; where that is kept already, as it is kept. @param {string} record */
  take(record) {
    this.#recorded = true;
    this.#expect(null);
    this.store.open({ record });
  }

  /** The next match is known under a key, and comes of a kept course. @param {string | null} key @param {string | null} [fragment] */
  #expect(key, fragment = null) {
    this.#opening = true;
    this.#coming = key;
    this.#opened = key === null ? null : fragment;
  }

  /** What was opened has come to rest: now a link may follow that came meanwhile. */
  #settle() {
    const next = this.#after;
    this.#sitting = this.#after = null;
    if (next !== null) this.follow(next);
  }

  /** How a game is opened that another tab plays. */
  get #manner() {
    return this.owns ? {} : { watched: true };
  }

  /** Open what another tab has made of the game, one course after the other. @param {Kept} game */
  #lead(game) {
    if (this.#coming === null) this.#open(game);
    else this.#next = game;
  }

  /** @param {Kept} game */
  #open(game) {
    this.#expect(game.key, game.fragment);
    this.store.open({ ...kept.from(game).open, ...(game.key === this.key && this.#manner) });
  }

  /** @param {View} view */
  #meet(view) {
    if (view.match !== this.#match) this.#begin(view);
    // What could not be read has left the game under way as it is.
    else this.#unread = false;
    if (view.match === this.#passing) return;
    const seated = !view.correspondence || ownSeat(view) >= 0;
    // Whoever takes a seat has a link in hand, which may go further than what another tab shows.
    this.#ownership.attend(seated ? this.key : "", seated && this.#unseated === view.match);
    this.#unseated = seated ? -1 : view.match;
  }

  /** Take notice of another match than before. @param {View} view */
  #begin(view) {
    this.#match = view.match;
    const foreign = this.#foreign;
    this.#instead = this.#unread ? view.fragment : "";
    this.#foreign = this.#unread = false;
    if (this.#coming !== null) kept.doubt(this.#coming, false);
    const recorded = this.#recorded;
    this.#recorded = false;
    const known = recorded && view.moves.length > 0 && kept.all().find((game) => game.fragment === view.fragment);
    if (known) {
      this.#passing = view.match;
      this.resume(known.key);
      this.store.tell({ key: "record-known", args: {} });
      return;
    }
    this.key = view.correspondence ? kept.correspondenceKey(view.correspondence.id) : (this.#coming ?? kept.newKey());
    this.shared = view.correspondence ? (kept.read(this.key)?.shared ?? null) : null;
    this.copy.begin(this.#opened, foreign ? view.fragment : null);
    this.#opening = false;
    this.#coming = this.#opened = null;
    const next = this.#next?.key === this.key ? this.#next : null;
    this.#next = null;
    if (next) this.#open(next);
  }

  /** Whether the game on the board is played in this tab, as far as is known. */
  get owns() {
    return this.#ownership.standing !== "follower";
  }

  /** Play the game here from now on, whichever tab does so now. */
  takeOver() {
    this.#ownership.take();
  }

  /** A side of the game on the board is being taken, into which a kept course of it may come. @param {string} [absorbed] */
  sit(absorbed) {
    if (absorbed !== undefined) this.copy.base = absorbed;
    if (this.owns) this.#sitting = this.#match;
  }

  /** @param {import("../engine/store.js").Place} standing */
  #stand(standing) {
    const { place, view } = this.store;
    this.store.put(standing);
    if (!view || standing === "asked") return;
    const known = kept.read(this.key);
    if (standing === "follower") {
      if (known) this.#show(known);
    } else if (place === "follower") {
      const told = this.#told?.key === this.key ? this.#told : kept.keptOf(view, this.key, this.shared);
      // What was told may never have been kept, and what was kept not been told.
      this.#lead(known && known.time > told.time ? known : told);
    } else if (!this.#catchUp() && this.#early) this.onDue();
  }

  /** Show what the owner has told. @param {Kept} game */
  #show(game) {
    if (game.key !== this.key || this.owns) return;
    this.#told = game;
    this.#lead(game);
  }

  /** Show what another tab has kept of the game, where nothing was done here since. @returns {boolean} whether there was something */
  #catchUp() {
    const { view } = this.store;
    const known = kept.read(this.key);
    if (!view || !known || known.fragment === this.copy.base || view.fragment !== this.copy.base) return false;
    this.#lead(known);
    return true;
  }

  /** How the game stands, once it is kept so. */
  #state() {
    const { view } = this.store;
    if (!view || view.match !== this.#match) return null;
    this.keep(view);
    return kept.keptOf(view, this.key, this.shared);
  }

  /** Whether the game's link was last sent from here, and has not come here since. */
  get sent() {
    return this.shared?.sent !== false;
  }

  /** The game now on the board has been sent, or has come with a link. @param {View} view @param {boolean} sent */
  share(view, sent) {
    if (!view.correspondence) return;
    const { stage, chain, request } = view.correspondence;
    const asked = sent && request !== undefined && request.moves > 0 && !request.refused && request.player === ownSeat(view);
    this.shared = { stage, chain, sent, asked };
    this.keep(view);
  }

  /** Whether something was done here that the other device does not know. @param {View} view */
  unshared({ correspondence }) {
    return Boolean(correspondence && (!this.shared || kept.compare(correspondence, this.shared) !== "same"));
  }

  /**
   * Keep the game on the device and in the address.
   * @param {View} view
   * @returns {boolean} false where it is not known yet whether another tab does so
   */
  keep(view) {
    const known = this.#keepAs(view);
    const sits = view.match === this.#sitting && ownSeat(view) < 0;
    if (known && !this.#opening && !sits) this.#settle();
    return known;
  }

  /** @param {View} view */
  #keepAs(view) {
    if (view.match === this.#passing || view.fragment === this.#instead) return true;
    kept.showAddress(view.fragment);
    this.#early = this.#ownership.standing === "asked";
    if (this.#ownership.standing === "owner") this.#keepOwn(view);
    else if (kept.read(this.key)) kept.current.write(this.key);
    return !this.#early;
  }

  /** @param {View} view */
  #keepOwn(view) {
    if (view.correspondence && ownSeat(view) < 0) return;
    const game = kept.keptOf(view, this.key, this.shared);
    if (this.copy.keep(view, game)) this.#ownership.tell(game);
  }
}
