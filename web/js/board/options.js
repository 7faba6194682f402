/** What can be chosen besides spaces, as buttons and by keys. */

import { make, need, picture, put } from "../lib/dom.js";
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
    if (button) store.draft.choose(button.dataset.option ?? "");
  });
  bind(() => [
    ...(store.view?.scene.options ?? []).flatMap(({ id, key, label }) => chooses(id, key, text(label))),
    // Both hands have the same keys, of which those work that may be chosen from now.
    ...held(store.view).flatMap(({ id, key, name, count, state }) => (state === "target" ? chooses(id, key, text(`piece-${name}`, { count })) : [])),
  ]);

  /** @param {string} id @param {string | undefined} key @param {string} said @returns {import("../lib/keys.js").Binding[]} */
  function chooses(id, key, said) {
    return key ? [{ keys: [key.toLowerCase()], group: "game", said, run: () => store.draft.choose(id) }] : [];
  }

  let shown = "";
  store.register((view) => {
    const offered = view.scene.options;
    // Buttons that stay keep the focus, whatever is said on them.
    const next = offered.map(({ id }) => id).join(" ");
    const focused = row.contains(document.activeElement);
    if (next !== shown) row.replaceChildren(...offered.map(optionButton));
    // What had the focus is gone; what it did is on the board.
    if (focused && !row.contains(document.activeElement)) spaces.focus(spaces.current);
    shown = next;
    // One that was pressed ahead shows in place of what was pressed before.
    const ahead = store.draft.awaits(view) ? store.draft.waiting.filter((id) => offered.some((option) => option.id === id)) : [];
    offered.forEach((option, index) => {
      const button = row.children[index];
      const pressed = ahead.length ? option.id === ahead.at(-1) : option.pressed;
      if (button instanceof HTMLElement) dress(button, option.pressed === undefined && !ahead.includes(option.id) ? option : { ...option, pressed: Boolean(pressed) });
    });
  }, ["waiting"]);
}

/** @param {import("../engine/protocol.js").Option} option */
function optionButton({ id, key, symbol }) {
  const button = make("button", { type: "button", "data-option": id }, make("span"));
  if (symbol) button.prepend(picture(symbol, "option-symbol"));
  if (!key) return button;
  button.setAttribute("aria-keyshortcuts", key);
  // Those who hear it are told by the attribute.
  button.append(make("kbd", { "aria-hidden": "true" }, key.toUpperCase()));
  return button;
}

/** @param {HTMLElement} button @param {import("../engine/protocol.js").Option} option */
function dress(button, { label, pressed, lifts }) {
  const said = button.querySelector("span");
  if (said) put(said, text(label));
  button.toggleAttribute("data-lifts", Boolean(lifts));
  if (pressed === undefined) button.removeAttribute("aria-pressed");
  else button.setAttribute("aria-pressed", String(pressed));
}
