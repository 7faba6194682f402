/** Says in the settings whether the site works without a network, and anywhere that a new version is there. */

import { make, need } from "../lib/dom.js";
import { text } from "../lib/text.js";
import { showBanner } from "./banner.js";
import { keeping, onKeeping, onRenewal } from "./offline.js";

/** Say it from now on. Call it once the words are there. */
export function tellRenewal() {
  const note = make("p", { class: "menu-note", role: "status" });
  need("settings", HTMLElement).append(note);
  function show() {
    const now = keeping();
    note.hidden = !now;
    if (!now) return;
    // In another language it is filled in like all other texts.
    note.dataset.text = `offline-${now}`;
    note.textContent = text(`offline-${now}`);
  }
  onKeeping(show);
  show();
  offerRenewal();
}

/** Offer a new version as soon as there is one. Call it once the words are there. */
export function offerRenewal() {
  onRenewal(offer);
}

/** Offer to load the new version; nothing is lost by it, but it is for the person to say when. */
function offer() {
  showBanner("renewal", "renewed", [
    ["renewed-load", () => location.reload()],
    ["renewed-later", () => {}],
  ]);
}
