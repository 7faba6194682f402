/** The games in progress, beside the board. */

import { make, makeButton, need, refill } from "../lib/dom.js";
import { entry } from "../library/entry.js";
import * as kept from "../library/kept.js";

/** So many are shown. */
const MOST = 5;

/**
 * Wire the list; returns what brings it in step with what is kept.
 * @param {import("../engine/store.js").Store} store
 * @param {import("../library/keeper.js").Keeper} keeper
 */
export function ongoing(store, keeper) {
  const panel = need("ongoing", HTMLElement);
  const list = need("ongoing-list", HTMLOListElement);

  /** @param {import("../library/kept-game.js").Kept} game */
  function line(game) {
    return make("li", {}, entry(game, makeButton(() => keeper.resume(game.key))));
  }

  return () => {
    if (!store.view) return;
    const others = kept.underWay().filter(({ key }) => key !== keeper.key).slice(0, MOST);
    panel.hidden = others.length === 0;
    refill(list, others.map(line));
  };
}
