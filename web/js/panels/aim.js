/** The line at the board that says what is to be reached, or what must not be let stand, and leads to the legend; nothing is left to reach at the end. */

import { make, need, picture, put } from "../lib/dom.js";
import { onKey } from "../lib/keys.js";
import { say, text } from "../lib/text.js";
import { opener } from "../shell/opener.js";

/** @typedef {import("../engine/store.js").Store} Store */

/**
 * Keep the line in step with the view.
 * @param {Store} store
 */
export function aim(store) {
  const line = need("aim", HTMLElement);
  const said = make("span", { class: "aim-said" });
  const button = make("button", { id: "legend-open", type: "button", class: "aim-legend", "aria-haspopup": "dialog" });
  const legend = opener(() => import("../dialogs/legend.js"), ({ legendPanel }) => legendPanel(store, button));
  button.addEventListener("click", () => legend());
  onKey("i", "legend-open", () => legend());
  let shown = "";

  store.register(({ aim, threat }) => {
    const symbol = threat ? "threat" : (aim?.symbol ?? "");
    if (!line.contains(button)) line.append(said, button);
    // The button stays where it is, as it may have the focus.
    if (symbol !== shown) line.querySelector(".aim-picture")?.remove();
    if (symbol && symbol !== shown) line.prepend(picture(symbol, "aim-picture"));
    shown = symbol;
    line.toggleAttribute("data-threat", Boolean(threat));
    line.toggleAttribute("data-across", Boolean(aim?.across));
    put(said, threat ? say(threat) : aim ? text("aim", { player: aim.player, aim: say(aim.text) }) : "");
    put(button, text("legend-open"));
  });
}
