/** What the game on the board is called, and the ways from it to other pages. */

import { need } from "../lib/dom.js";
import { localName, text } from "../lib/text.js";

/** Wire the links. @param {import("../engine/store.js").Store} store */
export function links(store) {
  const lab = need("lab", HTMLAnchorElement);
  // Not before it is wanted: the view is there on every move.
  need("tools", HTMLElement).addEventListener("beforetoggle", () => {
    lab.href = `lab/${localName("index")}.html${store.view ? `#link=${store.view.fragment}` : ""}`;
  });

  store.register(({ game }) => {
    const name = text(`game-${game}`);
    const title = `${name} · Trilithon`;
    if (document.title !== title) {
      document.title = title;
      need("game-name", HTMLElement).textContent = name;
    }
    need("rules", HTMLAnchorElement).href = `rules/${localName(game)}.html`;
    need("opponents-about", HTMLAnchorElement).href = `docs/${localName("opponents")}.html`;
    need("learn", HTMLAnchorElement).href = `learn.html#${game}`;
    need("puzzles", HTMLAnchorElement).href = `puzzles.html#${game}`;
  });
}
