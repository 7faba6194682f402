/** Lets a game be played live, by what links bring besides a game: the scripts for it are fetched when they are wanted. */

import { need } from "../../lib/dom.js";
import { ownSeat } from "../../library/exchange.js";
import { showAddress } from "../../library/address.js";
import { readWay } from "../../library/way-back.js";
import { opener } from "../../shell/opener.js";

/**
 * An invitation is a game's link with an offer behind it; its answer stands alone. Links in plain words, which have
 * equals signs, invite to nothing: `.Wa1` in one is a move.
 */
const INVITATION = /^([^.=]*)\.([LW])([0-9A-Za-z]+)/;
const ANSWER = /^L([0-9A-Za-z]+)/;

/**
 * Wire the button; returns what takes an address's fragment, and gives back that of the game alone.
 * @param {import("../../engine/store.js").Store} store
 * @param {import("../../library/keeper.js").Keeper} keeper
 * @param {() => void} take takes the side that a link leaves open
 * @param {() => string} at the space that is pointed at
 */
export function invitations(store, keeper, take, at) {
  const open = opener(() => import("../../dialogs/live.js"), ({ liveDialog }) => liveDialog(store, keeper, take));
  need("live-open", HTMLButtonElement).addEventListener("click", () => open({}));
  const openCircle = opener(() => import("../../dialogs/circle.js"), ({ circleDialog }) => circleDialog(store, at));
  need("circle-open", HTMLButtonElement).addEventListener("click", () => openCircle({}));
  /** Whether a link has brought an invitation or an answer. */
  let brought = false;
  /** The match that was looked at last. */
  let match = -1;
  store.register((view) => {
    // Who takes a seat opens a link, which says what is next; whoever had one comes back.
    if (view.match === match || store.place === "asked") return;
    match = view.match;
    // What another tab plays is no longer what the link has brought.
    if (store.place === "follower") brought = false;
    if (brought || store.place !== "owner" || !view.correspondence || ownSeat(view) < 0) return;
    if (readWay(view.correspondence.id)) open({ back: true });
  }, ["place"]);

  return (/** @type {string} */ fragment) => {
    const [, game = "", kind = "", offer = ""] = INVITATION.exec(fragment) ?? [];
    const answer = ANSWER.exec(fragment)?.[1] ?? "";
    if (!offer && !answer) return fragment;
    brought = true;
    showAddress(game);
    if (kind === "W") openCircle({ watch: offer });
    else open({ offer, answer });
    return game;
  };
}
