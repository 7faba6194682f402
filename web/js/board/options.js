/** What can be chosen besides spaces, as buttons and by keys. */

import { make, need } from "../lib/dom.js";
import { bind } from "../lib/keys.js";
import { text } from "../lib/text.js";
import { held } from "./hands.js";

/** @typedef {import("../engine/store.js").Store} Store */

/**
 * Wire the row of options.
 * @param {Store} store
 * @param {import("./spaces.js").Spaces} spaces
 */
export function options(store, spaces) {
  const row = need("options", HTMLElement);
  row.addEventListener("click", (event) => {
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    if (button) store.choose(button.dataset.option ?? "");
  });
  bind(() => [
    ...(store.view?.scene.options ?? []).flatMap(({ id, key, label }) => chooses(id, key, text(label))),
    ...held(store.view).flatMap(({ id, key, name, count }) => chooses(id, key, text(`piece-${name}`, { count }))),
  ]);

  /** @param {string} id @param {string | undefined} key @param {string} said @returns {import("../lib/keys.js").Binding[]} */
  function chooses(id, key, said) {
    return key ? [{ keys: [key.toLowerCase()], group: "game", said, run: () => store.choose(id) }] : [];
  }

  let shown = "";
  store.register((view) => {
    const offered = view.scene.options;
    const next = JSON.stringify(offered.map(({ label }) => text(label)).concat(offered.map(({ id }) => id)));
    const focused = row.contains(document.activeElement);
    if (next !== shown) row.replaceChildren(...offered.map(optionButton));
    // What had the focus is gone; what it did is on the board.
    if (focused && !row.contains(document.activeElement)) spaces.focus(spaces.current);
    shown = next;
    offered.forEach(({ pressed }, index) => {
      if (pressed !== undefined) row.children[index]?.setAttribute("aria-pressed", String(pressed));
    });
  });
}

/** @param {import("../engine/protocol.js").Option} option */
function optionButton({ id, label, key }) {
  const button = make("button", { type: "button", "data-option": id }, text(label));
  if (key) button.setAttribute("aria-keyshortcuts", key);
  return button;
}
