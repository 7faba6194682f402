/** Lets a game be played live, by what links bring besides a game: the scripts for it are fetched when they are wanted. */

import { need } from "../../lib/dom.js";
import { showAddress } from "../../library/kept.js";
import { opener } from "../../shell/opener.js";

/** An invitation is a game's link with an offer behind it; its answer stands alone. */
const INVITATION = /^([^.]*)\.L([0-9A-Za-z]+)/;
const ANSWER = /^L([0-9A-Za-z]+)/;

/**
 * Wire the button; returns what takes an address's fragment, and gives back that of the game alone.
 * @param {import("../../engine/store.js").Store} store
 * @param {import("../../library/keeper.js").Keeper} keeper
 * @param {() => void} take takes the side that a link leaves open
 */
export function living(store, keeper, take) {
  const open = opener(() => import("../../dialogs/live.js"), ({ liveDialog }) => liveDialog(store, keeper, take));
  need("live-open", HTMLButtonElement).addEventListener("click", () => open({}));

  return (/** @type {string} */ fragment) => {
    const [, game = "", offer = ""] = INVITATION.exec(fragment) ?? [];
    const answer = ANSWER.exec(fragment)?.[1] ?? "";
    if (!offer && !answer) return fragment;
    showAddress(game);
    open({ offer, answer });
    return game;
  };
}
