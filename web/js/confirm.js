/** Moves that wait to be confirmed, for those who want to look before they play. */

import { need } from "./dom.js";
import { device } from "./storage.js";
import { text } from "./text.js";

/** @typedef {import("./store.js").Store} Store */

/** Whether a person wants to confirm every move. */
function confirms() {
  return device.read("confirm-moves") === true;
}

/**
 * Wire the option, the buttons and the keys; returns what brings them in step with the view.
 * @param {Store} store
 */
export function confirming(store) {
  const option = need("confirm-moves", HTMLInputElement);
  const bar = need("held-bar", HTMLElement);
  const said = need("held-move", HTMLElement);
  store.holds = confirms;
  option.checked = confirms();
  option.addEventListener("change", () => device.write("confirm-moves", option.checked));
  need("held-play", HTMLElement).addEventListener("click", () => store.send({ type: "confirm" }));
  need("held-not", HTMLElement).addEventListener("click", () => store.retract());
  // Before the board hears of it, where Enter chooses.
  document.addEventListener(
    "keydown",
    (event) => {
      if (event.key !== "Enter" || event.altKey || event.ctrlKey || event.metaKey || !store.view?.held) return;
      if (event.target instanceof Element && event.target.closest("a, button, select, input, textarea, summary, dialog, [popover]")) return;
      store.send({ type: "confirm" });
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true },
  );

  return () => {
    const move = store.view?.held;
    bar.hidden = move === undefined;
    document.body.toggleAttribute("data-held", move !== undefined && !store.explanation?.refused);
    const words = move === undefined ? "" : text("held", { move });
    if (said.textContent !== words) said.textContent = words;
  };
}
