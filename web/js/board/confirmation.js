/** Moves that wait to be confirmed, for those who want to look before they play. */

import { need } from "../lib/dom.js";
import { bind } from "../lib/keys.js";
import { device } from "../lib/storage.js";
import { text } from "../lib/text.js";

/** @typedef {import("../engine/store.js").Store} Store */

/** Whether a person wants to confirm every move. */
function confirms() {
  return device.read("confirm-moves") === true;
}

/**
 * Wire the option, the buttons and, before the board has it, the key.
 * @param {Store} store
 */
export function confirmation(store) {
  const option = need("confirm-moves", HTMLInputElement);
  const bar = need("held-bar", HTMLElement);
  const said = need("held-move", HTMLElement);
  store.draft.holds = confirms;
  option.checked = confirms();
  option.addEventListener("change", () => device.write("confirm-moves", option.checked));
  need("held-play", HTMLElement).addEventListener("click", () => confirm());
  need("held-not", HTMLElement).addEventListener("click", () => store.draft.retract());
  const confirm = () => store.send({ type: "confirm" });
  bind(() => (store.view?.held === undefined ? [] : [{ keys: ["Enter"], group: "game", said: text("held-play"), run: confirm }]));

  store.register((view) => {
    const move = view.held;
    bar.hidden = move === undefined;
    const words = move === undefined ? "" : text("held", { move });
    if (said.textContent !== words) said.textContent = words;
  });
}
