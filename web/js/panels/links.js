/** What the game on the board is called, and the ways from it to other pages. */

import { make, need, put } from "../lib/dom.js";
import { language, localName, text } from "../lib/text.js";

/** Wire the links. @param {import("../engine/store.js").Store} store */
export function links(store) {
  const lab = need("lab", HTMLAnchorElement);
  // Not before it is wanted: the view is there on every move.
  need("tools", HTMLElement).addEventListener("beforetoggle", () => {
    lab.href = `lab/${localName("index")}.html${store.view ? `#link=${store.view.fragment}` : ""}`;
  });

  /** The rounds before this one, each as a game of its own. */
  const earlier = need("earlier", HTMLElement);
  let shown = "";

  /** @param {string[]} rounds */
  function showEarlier(rounds) {
    const wanted = JSON.stringify([language(), rounds]);
    // A link keeps the focus as long as it is the same.
    if (wanted === shown) return;
    shown = wanted;
    earlier.hidden = rounds.length === 0;
    earlier.replaceChildren(...rounds.map((fragment, index) => roundLink(fragment, index + 1)));
  }

  store.register(({ game, status, earlier: rounds = [] }) => {
    showEarlier(rounds);
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

/** @param {string} fragment @param {number} number */
function roundLink(fragment, number) {
  const link = make("a", { href: `play.html#${fragment}`, target: "_blank", rel: "noopener" }, text("earlier-round", { number }));
  link.title = text("earlier-round-about", { number });
  return link;
}
