/** A banner over the page: something that is to be known at once, and what can be done about it. */

import { make, makeButton } from "../lib/dom.js";
import { text } from "../lib/text.js";

/**
 * Show a banner, unless it is there. Taking any of its actions takes it away.
 * @param {string} id
 * @param {string} said the catalogue key of the sentence
 * @param {[key: string, action: () => void][]} actions with the catalogue keys of their words; the first one is the likeliest
 */
export function showBanner(id, said, actions) {
  if (document.getElementById(id)) return;
  const sentence = make("p", { role: "status", "data-text": said });
  const banner = make("aside", { id, class: "banner", "aria-label": "Trilithon" }, sentence);
  actions.forEach(([key, action], index) => {
    const act = () => {
      banner.remove();
      action();
    };
    banner.append(makeButton(act, { class: index ? "" : "primary", "data-text": key }, text(key)));
  });
  // What is outside an open dialog can be neither seen nor pressed.
  ([...document.querySelectorAll("dialog:modal")].at(-1) ?? document.body).append(banner);
  // What is there when it comes is not read out; what comes into it is.
  sentence.textContent = text(said);
}
