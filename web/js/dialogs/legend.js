/** What the marks mean that are on the board now, beside the button that asks for it. */

import { Layer } from "../board/board.js";
import { draw, make } from "../lib/dom.js";
import { place } from "../lib/menus.js";
import { say, text } from "../lib/text.js";

/**
 * @typedef {import("../engine/store.js").Store} Store
 * @typedef {import("../engine/protocol.js").LegendEntry} LegendEntry
 */

/**
 * Make the panel; returns what opens it.
 * @param {Store} store
 * @param {HTMLElement} button that it belongs to
 */
export function legendPanel(store, button) {
  const panel = make("div", { id: "legend", class: "menu legend", popover: "auto", role: "dialog", "aria-labelledby": "legend-title", tabindex: "-1" });
  document.body.append(panel);
  panel.addEventListener("beforetoggle", () => place(panel, button.getBoundingClientRect()));
  store.on(["legend"], () => {
    const entries = store.legend?.entries ?? [];
    const none = entries.length ? [] : [make("p", { class: "lead" }, text("legend-none"))];
    panel.replaceChildren(
      make("h2", { id: "legend-title" }, text("legend")),
      ...none,
      make("dl", {}, ...entries.map((entry) => row(entry, store.view?.game ?? ""))),
    );
    panel.showPopover();
    panel.focus();
  });
  return () => store.send({ type: "legend" });
}

/** @param {LegendEntry} entry @param {string} game */
function row({ extent, shapes, text: said }, game) {
  const half = extent / 2;
  const svg = draw("svg", { class: "board", viewBox: `${-half} ${-half} ${extent} ${extent}`, "aria-hidden": "true", "data-game": game });
  const group = draw("g");
  new Layer(group).show(shapes.map((shape, index) => ({ ...shape, key: String(index) })));
  svg.append(group);
  return make("div", {}, make("dt", {}, svg), make("dd", {}, say(said)));
}
