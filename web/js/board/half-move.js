/** What is chosen of a move that is not complete, which lasts through a reload of the page. */

import { tab } from "../lib/storage.js";

/**
 * @typedef {import("../engine/store.js").Store} Store
 * @typedef {import("../engine/protocol.js").View} View
 */

const NAME = "half";

/**
 * Keep it for this tab, and choose it again.
 * @param {Store} store
 * @param {import("../library/keeper.js").Keeper} keeper knows which game is on the board
 */
export function halfMoves(store, keeper) {
  /** The match that was met last. */
  let match = -1;

  store.register((view) => {
    const fresh = view.match !== match;
    match = view.match;
    const begun = JSON.stringify([keeper.key, view.position]);
    if (store.place === "follower") return;
    if (fresh && !view.draft.length && !store.draft.waiting.length) choose(begun);
    // A colour that stays while somebody else is to move, or nobody, is nothing that was chosen.
    else if (view.draft.length && !store.draft.ahead && view.result === null) tab.write(NAME, { begun, choices: view.draft });
    else tab.remove(NAME);
  });

  /** @param {string} begun the game, and the position that the move begins at */
  function choose(begun) {
    const kept = /** @type {{begun?: unknown, choices?: unknown} | null} */ (tab.read(NAME));
    if (kept?.begun !== begun || !Array.isArray(kept.choices)) return;
    for (const choice of kept.choices) if (typeof choice === "string") store.draft.choose(choice);
  }
}
