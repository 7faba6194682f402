/** The way to one of the daily three, with the signs of what was done with it. */

import { make } from "../lib/dom.js";
import { text } from "../lib/text.js";
import { isDone, isSolved, signsOf, triesOf } from "./daily.js";

/** @param {string} day @param {string} game @param {string} href @param {boolean} [here] whether it is what the page shows */
export function dailyLink(day, game, href, here = false) {
  const signs = signsOf(day, game);
  const told = isSolved(signs) ? "daily-solved" : isDone(signs) ? "daily-shown" : "daily-open";
  const name = text(`game-${game}`);
  const row = make("span", { class: "signs", "aria-hidden": "true" });
  row.append(...[...(signs || " ")].map((sign) => make("span", { class: "sign", "data-sign": sign })));
  const link = make("a", { href, "data-game": game, "aria-label": text(told, { game: name, tries: triesOf(signs) }) }, name, row);
  if (here) link.setAttribute("aria-current", "step");
  return link;
}
