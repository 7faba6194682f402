/** Who looks at the board together, beside it: who has the move, and who points where. */

import { make, makeButton, need, refill } from "../lib/dom.js";
import { text } from "../lib/text.js";

/**
 * @typedef {import("../engine/store.js").Store} Store
 * @typedef {import("../engine/protocol.js").Shape} Shape
 */

/**
 * Wire the panel.
 * @param {Store} store
 * @param {{invite: () => void, end: () => void}} ways
 * @returns {() => void} what shows it anew
 */
export function circlePanel(store, { invite, end }) {
  const panel = need("circle", HTMLElement);
  const standing = make("p", { class: "live-standing", role: "status" });
  const list = make("ul", { class: "circle-guests" });
  const ways = make("div", { class: "live-ways" });
  panel.append(standing, list, ways);

  /** @param {string} key @param {() => void} action @param {Record<string, string>} [args] */
  function way(key, action, args) {
    return makeButton(action, { "data-circle": key }, text(key, args));
  }

  /** A guest, and the button that hands the move over. @param {number} guest */
  function guestLine(guest) {
    const { circle, view } = store;
    const holds = circle?.holder === guest;
    const named = make("span", { class: "circle-guest", "data-guest": String(guest) }, text("circle-guest", { number: String(guest) }));
    const hand = circle?.hosting && !view?.correspondence;
    const offered = holds ? way("circle-take", () => store.send({ type: "hand", to: 0 })) : way("circle-hand-to", () => store.send({ type: "hand", to: guest }));
    return make("li", {}, named, ...(hand ? [offered] : []));
  }

  function show() {
    const { circle } = store;
    panel.hidden = !circle;
    if (!circle) return;
    const { hosting, holder, you, guests } = circle;
    const own = hosting ? holder === 0 : you > 0 && holder === you;
    const holds = own ? "circle-yours" : holder === 0 ? "circle-hosts" : "circle-others";
    const key = hosting && !guests.length ? "circle-alone" : holds;
    standing.textContent = text(key, { number: String(holder) });
    panel.dataset.standing = own ? "here" : "away";
    refill(list, guests.filter((guest) => guest !== you || hosting).map(guestLine));
    refill(ways, [...(hosting ? [way("circle-invite", invite)] : []), way(hosting ? "circle-end" : "circle-leave", end)]);
  }

  store.register(show, ["circle"]);
  return show;
}

/**
 * Where the others point.
 * @param {Store} store
 * @param {import("../board/spaces.js").Spaces} spaces
 * @returns {Shape[]}
 */
export function pointed({ circle }, spaces) {
  if (!circle) return [];
  const { hosting, you, points } = circle;
  return points.flatMap(([by, at]) => {
    const centre = by === (hosting ? 0 : you) ? null : spaces.centre(at);
    return centre ? [{ kind: /** @type {const} */ ("symbol"), key: `by ${by}`, name: spaces.shape === "hexagon" ? "pointed-hexagon" : "pointed", ...centre }] : [];
  });
}
