/** The daily three on the home page: the way to each, and how one has done so far. */

import { today } from "../../lib/calendar.js";
import { need, put, renew } from "../../lib/dom.js";
import { text } from "../../lib/text.js";
import { dailyLink } from "../../library/daily-link.js";
import { streak } from "../../library/daily.js";

const list = need("daily-games", HTMLElement);

/** Show how today's stand. */
export function showDaily() {
  const day = today();
  for (const item of list.children) {
    if (!(item instanceof HTMLElement)) continue;
    const game = item.querySelector("a")?.dataset.game ?? "";
    renew(item, [dailyLink(day, game, `puzzles.html#daily/${day}/${game}`)]);
  }
  const days = streak();
  put(need("daily-says", HTMLElement), text(days ? "daily-days" : "daily-about", { days }));
}
