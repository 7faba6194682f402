/** A paragraph of the rules beside the board, so that the game stays as it is while one reads. */

import { need } from "../lib/dom.js";
import { text } from "../lib/text.js";

/** Make the panel; returns what opens it at an address. */
export function rulePanel() {
  const panel = need("rule-panel", HTMLElement);
  const page = need("rule-page", HTMLIFrameElement);
  const whole = need("rule-whole", HTMLAnchorElement);
  /** What had the focus before. @type {HTMLElement | null} */
  let before = null;

  function close() {
    panel.hidden = true;
    page.removeAttribute("src");
    before?.focus();
  }

  need("rule-close", HTMLButtonElement).addEventListener("click", close);
  addEventListener(
    "keydown",
    (event) => {
      if (panel.hidden || event.key !== "Escape" || document.querySelector("dialog[open]")) return;
      event.stopImmediatePropagation();
      event.preventDefault();
      close();
    },
    { capture: true },
  );

  return (/** @type {string} */ address) => {
    if (panel.hidden) before = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    panel.hidden = false;
    page.title = text("rule");
    page.src = whole.href = address;
    need("rule-close", HTMLButtonElement).focus();
  };
}
