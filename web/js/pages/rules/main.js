/** The buttons under the diagrams of the rules pages, each of which brings its diagram to life; and the site is kept for offline. */

import { keepForOffline } from "../../shell/offline.js";

for (const button of document.querySelectorAll("button.try")) {
  const board = button.closest("figure")?.querySelector("trilithon-board");
  button.addEventListener("click", () => {
    button.setAttribute("aria-disabled", "true");
    /** @type {(HTMLElement & {start: () => void}) | null | undefined} */ (board)?.start();
  });
  // What could not be had may be tried again.
  board?.addEventListener("trilithon-problem", () => button.removeAttribute("aria-disabled"));
  board?.addEventListener("trilithon-ready", () => {
    // Whoever pressed it by a key goes on with the board.
    if (document.activeElement === button && board instanceof HTMLElement) board.focus({ preventScroll: true });
    button.remove();
  });
}

addEventListener("load", () => void keepForOffline(new URL("../sw.js", location.href)));
