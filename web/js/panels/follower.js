/** Says that the game is played in another tab, and lets it be played here. */

import { make, makeButton, need } from "../lib/dom.js";
import { text } from "../lib/text.js";

/** @param {import("../engine/store.js").Store} store @param {import("../library/keeper.js").Keeper} keeper */
export function follower(store, keeper) {
  /** @type {HTMLElement | null} */
  let bar = null;

  function show() {
    const follows = store.place === "follower";
    if (!follows) bar?.remove();
    if (!follows) return;
    bar ??= make("div", { id: "following", class: "following" });
    const button = makeButton(() => keeper.takeOver(), { class: "primary" }, text("followed-take"));
    bar.replaceChildren(make("p", { role: "status" }, text("followed")), button);
    need("acts", HTMLElement).prepend(bar);
  }

  store.on(["place", "words"], show);
}
