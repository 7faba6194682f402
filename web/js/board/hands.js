/** What the players hold beside the board, as buttons in their cards. */

import { make, need, picture } from "../lib/dom.js";
import { text } from "../lib/text.js";

/**
 * @typedef {import("../engine/protocol.js").Hand} Hand
 * @typedef {import("../engine/protocol.js").HandItem} HandItem
 * @typedef {import("../engine/store.js").Store} Store
 */

/** Keeps the hands in step with the view; made after the players' cards, which hold them. */
export class Hands {
  /** @type {Map<string, {button: HTMLButtonElement, said: string}>} */
  #drawn = new Map();

  /** @param {Store} store */
  constructor(store) {
    this.list = need("players", HTMLElement);
    store.register((view) => this.#show(view));
    store.on(["waiting"], () => {
      for (const [id, { button }] of this.#drawn) button.toggleAttribute("data-waiting", store.draft.waiting.includes(id));
    });
  }

  /** @param {import("../engine/protocol.js").View} view */
  #show(view) {
    const hands = view.scene.hands ?? [];
    document.body.toggleAttribute("data-hands", hands.length > 0);
    for (const hand of hands) {
      const place = this.list.querySelector(`[data-player="${hand.player}"] .hand`);
      if (place instanceof HTMLElement) this.#lay(place, hand);
      for (const item of hand.items) this.#dress(item, view.draft.includes(item.id));
    }
  }

  /** Put a hand's buttons in their place, unless they are there. @param {HTMLElement} place @param {Hand} hand */
  #lay(place, { player, items }) {
    const shown = items.every(({ id }) => place.contains(this.#drawn.get(id)?.button ?? null));
    if (shown && place.children.length === items.length) return;
    place.setAttribute("role", "group");
    place.setAttribute("aria-label", text("hand-of", { player }));
    place.replaceChildren(
      ...items.map(({ id, name }) => {
        const count = make("span", { class: "hand-count" });
        const button = make("button", { type: "button", class: "hand-item", "data-choice": id }, picture(name, "hand-piece"), count);
        this.#drawn.set(id, { button, said: "" });
        return button;
      }),
    );
  }

  /** @param {HandItem} item @param {boolean} chosen */
  #dress({ id, name, count, state, key, hint }, chosen) {
    const drawn = this.#drawn.get(id);
    if (!drawn) return;
    const { button } = drawn;
    const piece = text(`piece-${name}`, { count });
    const said = text("hand-item", { piece, may: hint ? text(hint) : text(`state-${state}`) }).trim();
    const looks = JSON.stringify([said, count, state, key, chosen]);
    if (looks === drawn.said) return;
    drawn.said = looks;
    button.dataset.state = state;
    button.dataset.count = String(count);
    button.tabIndex = state === "target" ? 0 : -1;
    button.setAttribute("aria-label", said);
    button.setAttribute("aria-pressed", String(chosen));
    button.setAttribute("aria-disabled", String(state !== "target" && !chosen));
    if (key && state === "target") button.setAttribute("aria-keyshortcuts", key);
    else button.removeAttribute("aria-keyshortcuts");
    const number = button.querySelector(".hand-count");
    if (number) number.textContent = String(count);
  }
}

/** All items in the hands of a view. @param {import("../engine/protocol.js").View | null} view */
export function held(view) {
  return (view?.scene.hands ?? []).flatMap(({ items }) => items);
}
