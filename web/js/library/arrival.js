/** What becomes of a link of a game by link that is opened: what it tells is taken up, or held against what this device knows. */

import { ownSeat, seatsByLink } from "./exchange.js";
import * as kept from "./kept.js";
import { compare } from "./kept-game.js";

/**
 * @import {Kept, Mark, Relation} from "./kept-game.js"
 *
 * @typedef {import("./keeper.js").Keeper} Keeper
 * @typedef {import("../engine/protocol.js").CorrespondenceView} Told
 * @typedef {import("../engine/protocol.js").View} View
 * @typedef {import("../engine/store.js").Store} Store
 */

/** The side that who sent a link has left to the other. @param {Told} told */
export function offered({ sender }) {
  return sender === 0 ? 1 : 0;
}

/** The links that are opened on this page. */
export class Arrival {
  /** Whether the one that is shown tells another course of the game than this device knows. */
  forked = false;
  /** Whether what is shown leads on at once to what this device knows of the game. */
  leading = false;
  /** The match that was met last. */
  #match = -1;
  /** Whether the next view is of a link that has just been taken up. */
  #received = false;
  /** The game as it was kept here before that. @type {Kept | undefined} */
  #before;

  /**
   * @param {Store} store
   * @param {Keeper} keeper
   * @param {(view: View) => void} onEnd called when a link that was opened has ended the game
   */
  constructor(store, keeper, onEnd) {
    this.store = store;
    this.keeper = keeper;
    this.onEnd = onEnd;
    store.register((view) => {
      if (view.match !== this.#match) this.#meet(view);
      if (ownSeat(view) >= 0) this.#sit(view);
    });
  }

  /** What to make of a link that was just opened. @param {View} view */
  #meet(view) {
    this.#match = view.match;
    this.forked = this.leading = false;
    if (!view.correspondence || ownSeat(view) >= 0) return;
    const own = kept.read(this.keeper.key);
    if (!own?.mark) return;
    const relation = related(view, view.correspondence, own, own.mark);
    if (relation === "newer") {
      this.#takeUp(view.correspondence, own, own.mark);
      this.#before = own;
    } else if (relation === "forked") {
      this.forked = true;
    } else {
      this.leading = true;
      this.keeper.resume(own.key);
      this.store.messages.tell({ key: relation === "older" ? "correspondence-older" : "correspondence-known", args: {} });
    }
  }

  /** Take the side that the link leaves open; of a game that is known here, go on with the link's course. */
  take() {
    const { view } = this.store;
    if (!view?.correspondence || ownSeat(view) >= 0) return;
    const own = kept.read(this.keeper.key);
    if (own?.mark) this.#takeUp(view.correspondence, own, own.mark);
    else this.#claim(view.correspondence);
  }

  /**
   * Go on with a link's course of a game that is known here. What else was made of it here comes along.
   * @param {Told} told
   * @param {Kept} own
   * @param {Mark} mark
   */
  #takeUp(told, own, mark) {
    this.leading = true;
    this.forked = false;
    // An answer or a new round may have changed the sides; who sent it tells which is left.
    if (told.stage === mark.stage) this.#ask(told, own.seats, own);
    else this.#claim(told, own);
  }

  /** @param {Told} told @param {Kept} [own] */
  #claim(told, own) {
    this.#ask(told, seatsByLink(offered(told)), own);
  }

  /** @param {Told} told @param {Kept["seats"]} seats @param {Kept} [own] the game as it is kept here */
  #ask({ id, chain, stage }, seats, own) {
    this.store.send({ type: "seats", seats, correspondence: id, shared: { items: chain.length, stage }, ...(own && { own: own.fragment }) });
    this.keeper.sit(own?.fragment);
    this.#received = true;
    this.#before = undefined;
  }

  /** A side is taken. @param {View} view */
  #sit(view) {
    this.leading = false;
    if (!this.#received) return;
    this.#received = false;
    this.keeper.share(view, false);
    const before = this.#before;
    if (before && before.plies > view.course.plies) this.store.messages.tell({ key: "request-granted", args: {} });
    // Whoever plays on has refused what was asked, and the link tells of that no more.
    else if ((before?.shared?.asked || before?.shared?.offered) && before.plies < view.course.plies) {
      const player = view.players.find(({ seat }) => seat === "remote")?.name ?? "";
      this.store.messages.tell({ key: before.shared.asked ? "request-own-refused" : "draw-own-refused", args: { player } });
    }
    if (before?.result === null && view.result !== null) this.onEnd(view);
  }
}

/**
 * How a link's course stands to the one that is kept. One with another request or other replies tells more, and one
 * that takes back moves without having been asked parts from it.
 * @param {View} view
 * @param {Told} told
 * @param {Kept} own
 * @param {Mark} mark
 * @returns {Relation}
 */
function related(view, told, own, mark) {
  const relation = compare(told, mark);
  const theirs = own.seats[told.sender]?.seat === "remote";
  if (relation === "same" && theirs && (told.request || told.has_replies)) return "newer";
  const back = relation === "newer" && told.stage === mark.stage && view.course.plies < own.plies;
  return back && !own.shared?.asked ? "forked" : relation;
}
