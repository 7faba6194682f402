/** A hint: the computer's best move for the person who plays against it, on request. */

import { need } from "../lib/dom.js";
import { onKey } from "../lib/keys.js";
import { text } from "../lib/text.js";
import { worth } from "./verdict.js";

/** @typedef {import("../engine/store.js").Store} Store */

/**
 * Wire the button and its key.
 * @param {Store} store
 */
export function hint(store) {
  const button = need("hint", HTMLButtonElement);
  const words = need("hint-words", HTMLElement);

  const looking = () => store.hint !== null && store.hint.done < 1;

  function ask() {
    if (store.view?.controls.hint) store.send({ type: looking() ? "halt" : "hint" });
  }

  button.addEventListener("click", ask);
  onKey("h", "hint", ask);
  store.on(["hint"], () => {
    const { view, hint } = store;
    if (view && hint?.move && hint.verdict) {
      const args = { move: hint.move, worth: worth(hint.verdict, view.mover === 0), proved: hint.verdict.result === undefined ? "no" : "yes" };
      store.messages.tell({ key: hint.apart ? "hint-found-apart" : "hint-found", args });
    }
  });

  store.register((view) => {
    // Its place stays while the computer thinks.
    const seats = view.players.map(({ seat }) => seat);
    button.hidden = !seats.includes("human") || !seats.includes("computer");
    button.disabled = !view.controls.hint;
    words.textContent = text(looking() ? "hint-stop" : "hint");
    button.setAttribute("aria-pressed", String(looking()));
    button.style.setProperty("--done", String(looking() ? store.hint?.done : 0));
  }, ["hint"]);
}
