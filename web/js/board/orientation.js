/** Turning the board: a button in the menu, and a key. */

import { need } from "../lib/dom.js";
import { onKey } from "../lib/keys.js";

/** @typedef {import("../engine/store.js").Store} Store */

/**
 * Wire the button and the key.
 * @param {Store} store
 */
export function orientation(store) {
  const button = need("turn", HTMLButtonElement);

  function turn() {
    const { orientation = 0, orientations = [] } = store.view ?? {};
    const next = orientations[(orientations.indexOf(orientation) + 1) % orientations.length];
    if (next !== undefined) store.send({ type: "orient", orientation: next });
  }

  button.addEventListener("click", turn);
  onKey("t", "turn-board", turn);

  store.register((view) => {
    button.disabled = view.orientations.length < 2;
  });
}
