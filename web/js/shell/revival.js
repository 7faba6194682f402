/** A button beside what is said when there is no engine, by which the person asks for another one. */

import { make } from "../lib/dom.js";
import { text } from "../lib/text.js";

/**
 * Offer it after an element; it goes when it is pressed, or when an engine is on its way anyhow.
 * @param {HTMLElement} beside
 * @param {() => void} again
 */
export function reviveButton(beside, again) {
  const button = make("button", { type: "button", id: "revive", class: "slim primary", "data-text": "engine-again" });
  button.addEventListener("click", () => {
    hide();
    again();
  });

  function hide() {
    button.remove();
  }

  return {
    show() {
      button.textContent = text("engine-again");
      beside.after(button);
    },
    hide,
  };
}
