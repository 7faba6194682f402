/** The way from the board to the lab, with the game as it stands. */

import { need } from "../lib/dom.js";
import { localName } from "../lib/text.js";

/** @param {import("../engine/store.js").Store} store */
export function laboratory(store) {
  const link = need("lab", HTMLAnchorElement);
  // Not before it is wanted: the view is there on every move.
  need("tools", HTMLElement).addEventListener("beforetoggle", () => {
    link.href = `lab/${localName("index")}.html${store.view ? `#link=${store.view.fragment}` : ""}`;
  });
}
