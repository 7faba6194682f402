/** The bar beside the board: how much of it is each player's is his share of the chances. */

import { make, need } from "../lib/dom.js";
import { text } from "../lib/text.js";
import { standing } from "./verdict.js";

/** @typedef {import("../engine/store.js").Store} Store */

/**
 * Make the bar; returns what brings it in step with what is known.
 * @param {Store} store
 */
export function gauge(store) {
  const bar = need("gauge", HTMLElement);
  const share = make("div", { class: "gauge-share" });
  const label = make("span", { class: "gauge-label" });
  bar.append(share, label);

  return () => {
    const { view, analysis } = store;
    bar.hidden = !view?.explored;
    document.body.toggleAttribute("data-explored", Boolean(view?.explored));
    if (!view?.explored) return;
    const verdict = analysis?.verdict;
    const winrate = verdict?.winrate ?? 0.5;
    bar.dataset.first = view.players[0]?.name;
    bar.dataset.second = view.players[1]?.name;
    bar.toggleAttribute("data-proved", verdict?.result !== undefined);
    bar.style.setProperty("--share", String(winrate));
    bar.setAttribute("aria-label", text("gauge"));
    bar.setAttribute("aria-valuenow", String(Math.round(winrate * 100)));
    bar.setAttribute("aria-valuetext", verdict ? standing(verdict, view) : text("standing-unknown"));
    const best = Math.round(Math.max(winrate, 1 - winrate) * 100);
    label.dataset.side = winrate >= 0.5 ? "first" : "second";
    label.textContent = !verdict ? "" : verdict.result === undefined ? String(best) : verdict.result === 0 ? "=" : "✓";
  };
}
