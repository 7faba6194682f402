/** What the two devices of a game by link have sent each other, as far as this one knows. */

import { both } from "../lib/pairs.js";
import { compare } from "./kept-game.js";

/**
 * @typedef {import("./kept-game.js").Mark} Mark
 * @typedef {import("../engine/protocol.js").ClockChoice} ClockChoice
 * @typedef {import("../engine/protocol.js").SeatChoice} SeatChoice
 * @typedef {import("../engine/protocol.js").View} View
 */

/** Which seat is this device's own in a game by link: 0, 1, or -1 for none. @param {View} view */
export function ownSeat({ players }) {
  const remote = players.some(({ seat }) => seat === "remote");
  return remote ? players.findIndex(({ seat }) => seat === "human") : -1;
}

/** The seats of a game by link, of which this device has one (0 or 1). @param {number} own @param {ClockChoice} [clock] of both */
export function seatsByLink(own, clock) {
  return both([0, 1], (side) => {
    /** @type {SeatChoice} */
    const seat = { seat: side === own ? "human" : "remote", level: 1, ...(clock && { clock }) };
    return seat;
  });
}

/** The links of the game on the board that went out from here or came here. */
export class Exchange {
  /** How far the game was when its link was last sent or received. @type {Mark | null} */
  shared = null;

  /** Whether the game's link was last sent from here, and has not come here since. */
  get sent() {
    return this.shared?.sent !== false;
  }

  /**
   * The game as it stands has been sent, or has come with a link.
   * @param {View} view
   * @param {boolean} sent
   * @returns {boolean} whether it is a game by link
   */
  note(view, sent) {
    if (!view.correspondence) return false;
    const { stage, chain, request } = view.correspondence;
    const own = sent && request && !request.refused && request.player === ownSeat(view);
    this.shared = { stage, chain, sent, asked: Boolean(own && request.moves), offered: Boolean(own && !request.moves) };
    return true;
  }

  /** Whether something was done here that the other device does not know. @param {View} view */
  unshared({ correspondence }) {
    return Boolean(correspondence && (!this.shared || compare(correspondence, this.shared) !== "same"));
  }
}
