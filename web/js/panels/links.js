/** What the game on the board is called, and the ways from it to other pages. */

import { need, put } from "../lib/dom.js";
import { localName, text } from "../lib/text.js";

/** Wire the links. @param {import("../engine/store.js").Store} store */
export function links(store) {
  const lab = need("lab", HTMLAnchorElement);
  // Not before it is wanted: the view is there on every move.
  need("tools", HTMLElement).addEventListener("beforetoggle", () => {
    lab.href = `lab/${localName("index")}.html${store.view ? `#link=${store.view.fragment}` : ""}`;
  });

  store.register(({ game, status }) => {
    const name = text(`game-${game}`);
    const yours = status.key === "status-your-move" ? [text("title-your-move")] : [];
    document.title = [...yours, name, "Trilithon"].join(" · ");
    put(need("game-name", HTMLElement), name);
    need("rules", HTMLAnchorElement).href = `rules/${localName(game)}.html`;
    need("opponents-about", HTMLAnchorElement).href = `docs/${localName("opponents")}.html`;
    for (const id of ["learn", "learn-too"]) need(id, HTMLAnchorElement).href = `learn.html#${game}`;
    need("puzzles", HTMLAnchorElement).href = `puzzles.html#${game}`;
  });
}
