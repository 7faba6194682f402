/** What keys do on the home page: they press what is there to be pressed. */

import { shortcuts } from "../../shell/shortcuts.js";
import { bind } from "../../lib/keys.js";
import { text } from "../../lib/text.js";

/** Keys with what they do, as a key of the catalogue, and what they press. */
const PRESSED = /** @type {const} */ ([
  ["g", "home-continue", "#kept-list a"],
  ["l", "learn", ".masthead [data-text=learn]"],
  ["p", "puzzles", ".masthead [data-text=puzzles]"],
  ["r", "rules", ".masthead [data-text=rules]"],
  ["b", "home-pause", "#pause:not([hidden])"],
]);

/** Bind them, and the list of them. */
export function homeKeys() {
  bind(() =>
    PRESSED.flatMap(([key, said, selector]) => {
      const element = document.querySelector(selector);
      if (!(element instanceof HTMLElement)) return [];
      return [{ keys: [key], group: "page", said: text(said), run: () => element.click() }];
    }),
  );
  shortcuts();
}
