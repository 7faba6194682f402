/** Shows the panel of a challenge, which few games have: it is fetched with the first one. */

import { need } from "../../lib/dom.js";

/** @param {import("../../engine/store.js").Store} store */
export function challenges(store) {
  const panel = need("challenge", HTMLElement);
  store.register((view) => {
    panel.hidden = !view.challenge;
    if (!view.challenge) return;
    void import("../../panels/challenge.js").then(({ showChallenge }) => view === store.view && showChallenge(view));
  });
}
