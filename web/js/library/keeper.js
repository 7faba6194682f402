/** Keeps the game on the board under its key, where it is played in this tab, and opens the next one. */

import { Copy } from "./copy.js";
import { Exchange, ownSeat } from "./exchange.js";
import * as findings from "./findings.js";
import { showAddress } from "./address.js";
import * as kept from "./kept.js";
import { isKept, keptOf } from "./kept-game.js";
import { NextMatch } from "./next-match.js";
import { Ownership } from "./ownership.js";

/**
 * @typedef {import("./kept-game.js").Kept} Kept
 * @typedef {import("../engine/protocol.js").View} View
 * @typedef {import("../engine/store.js").Store} Store
 */

/** The tab's part in keeping games. */
export class Keeper {
  /** The key of the game on the board. */
  key = "";
  /** What is known of where a game by link has come to on the other device. */
  exchange = new Exchange();
  #match = -1;

  /** Called when what is shown came before it was known that this tab may keep it, and is to be kept now. */
  onDue = () => {};
  /** What stands in place of a link that could not be read, and leaves that in the address. */
  #instead = "";
  /** The match of a game by link in which nobody sits here yet. */
  #unseated = -1;
  /** What the owner told last. @type {Kept | null} */
  #told = null;
  /** The match of a link whose side is being taken. @type {number | null} */
  #sitting = null;
  /** What else is to be opened once that has come to rest. @type {(() => void) | null} */
  #after = null;
  /** Whether the next view is of another engine, which counts its matches anew. */
  #anew = false;
  /** Whether the view has come before it was known whose the game is. */
  #early = false;
  /** @type {Ownership} */
  #ownership;
  /** @type {NextMatch} */
  #next;

  /** @param {Store} store */
  constructor(store) {
    this.store = store;
    /** What the device keeps of the game. */
    this.copy = new Copy(store);
    this.#next = new NextMatch(store, (key) => key === this.key && !this.owns);
    this.#ownership = new Ownership({
      onStanding: (standing) => this.#stand(standing),
      onState: (game) => isKept(game) && this.#show(game),
      state: () => this.#state(),
    });
    kept.onChange((key) => key === this.key && !this.#ownership.guarded && this.#catchUp());
    store.on(["trouble"], () => store.messages.trouble && store.messages.about === "open" && this.#doubt());
    store.register((view) => this.#meet(view));
    store.on(["findings"], () => store.findings && this.key && findings.add(this.key, store.findings.found));
  }

  /** What was opened cannot be read. */
  #doubt() {
    this.#next.fail();
    this.#settle();
  }

  /** Open what address or device ask for. */
  begin() {
    this.#after = null;
    this.#next.begin();
  }

  /** The engine was lost: open the game on the board in another one. */
  again() {
    const { view } = this.store;
    if (!view) return this.begin();
    this.#next.reopen(this.#keptOf(view), this.copy.base, this.copy.looked);
    this.#anew = true;
  }

  /** Open a kept game. @param {string} key */
  resume(key) {
    this.#inTurn(() => this.#next.resume(key));
  }

  /** Open a link. @param {string} fragment */
  follow(fragment) {
    // Against what the one before has told this one is held, once that is kept.
    if (this.#sitting !== null && this.#sitting === this.#match) this.#after = () => this.follow(fragment);
    else this.#inTurn(() => this.#next.follow(fragment));
  }

  /**
   * Open the game of a record; where that is kept already, as it is kept.
   * @param {string} record
   * @param {string | null} fragment that of the kept game, as the engine has told
   */
  take(record, fragment) {
    this.#inTurn(() => {
      const known = kept.all().find((game) => game.fragment === fragment);
      if (!known) return this.#next.read(record);
      this.#next.open(known);
      this.store.messages.tell({ key: "record-known", args: {} });
    });
  }

  /** Views do not tell what they answer, so that one thing is opened at a time. @param {() => void} open */
  #inTurn(open) {
    if (this.#next.opening) this.#after = open;
    else open();
  }

  /** What was opened has come to rest: now that may follow which was asked for meanwhile. */
  #settle() {
    const next = this.#after;
    this.#sitting = this.#after = null;
    next?.();
  }

  /** @param {View} view */
  #meet(view) {
    if (view.match !== this.#match || this.#anew) this.#begin(view);
    // What could not be read has left the game under way as it is.
    else this.#next.unread = false;
    const seated = !view.correspondence || ownSeat(view) >= 0;
    // Whoever takes a seat has a link in hand, which may go further than what another tab shows.
    this.#ownership.attend(seated ? this.key : "", seated && this.#unseated === view.match);
    this.#unseated = seated ? -1 : view.match;
  }

  /** Take notice of another match than before. @param {View} view */
  #begin(view) {
    this.#match = view.match;
    this.#anew = false;
    const { unread, foreign } = this.#next.origin();
    this.#instead = unread ? view.fragment : "";
    this.key = view.correspondence ? kept.correspondenceKey(view.correspondence.id) : (this.#next.key ?? kept.newKey());
    this.exchange.shared = view.correspondence ? (kept.read(this.key)?.shared ?? null) : null;
    this.copy.begin(this.#next.base, foreign ? view.fragment : null);
    this.#next.arrive(this.key);
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
      // That another tab plays the game is no longer so.
      this.store.messages.settle();
      // What could not be kept is nowhere but here, whatever was told before it.
      if (this.copy.loose) return void this.keep(view);
      const told = this.#told?.key === this.key ? this.#told : this.#keptOf(view);
      // What was told may never have been kept, and what was kept not been told.
      this.#next.lead(known && known.time > told.time ? known : told);
    } else if (!this.#catchUp() && this.#early) this.onDue();
  }

  /** Show what the owner has told; but what could not be kept is nowhere but here. @param {Kept} game */
  #show(game) {
    if (game.key !== this.key || this.owns || this.copy.loose) return;
    this.#told = game;
    this.#next.lead(game);
  }

  /** Show what another tab has kept of the game, where nothing was done here since. @returns {boolean} whether there was something */
  #catchUp() {
    const { view } = this.store;
    const known = kept.read(this.key);
    if (!view || !known || known.fragment === this.copy.base || view.fragment !== this.copy.base) return false;
    this.#next.lead(known);
    return true;
  }

  /** How the game stands, once it is kept so. */
  #state() {
    const { view } = this.store;
    if (!view || view.match !== this.#match) return null;
    this.keep(view);
    return this.#keptOf(view);
  }

  /**
   * A game has been sent as it stood in a view, or has come with a link. The system's way to send one takes its time.
   * @param {View} view
   * @param {boolean} sent
   * @returns {boolean} whether it is on the board still
   */
  share(view, sent) {
    if (view.match !== this.#match) return false;
    if (this.exchange.note(view, sent)) this.keep(this.store.view ?? view);
    return true;
  }

  /**
   * Keep the game on the device and in the address.
   * @param {View} view
   * @returns {boolean} false where it is not known yet whether another tab does so
   */
  keep(view) {
    const known = this.#keepAs(view);
    const sits = view.match === this.#sitting && ownSeat(view) < 0;
    if (known && !this.#next.opening && !sits) this.#settle();
    return known;
  }

  /** @param {View} view */
  #keepAs(view) {
    if (view.fragment === this.#instead) return true;
    showAddress(view.fragment);
    this.#early = this.#ownership.standing === "asked";
    if (this.#ownership.standing === "owner") this.#keepOwn(view);
    else if (kept.read(this.key)) kept.current.write(this.key);
    return !this.#early;
  }

  /** @param {View} view */
  #keepOwn(view) {
    if (view.correspondence && ownSeat(view) < 0) return;
    const game = this.#keptOf(view);
    if (this.copy.keep(view, game)) this.#ownership.tell(game);
  }

  /** What is kept of the game on the board. @param {View} view */
  #keptOf(view) {
    return keptOf(view, this.key, this.exchange.shared);
  }
}
