/** The computer's levels in words: how strong, and how long a move takes. */

import { number, text } from "./text.js";
import { paced } from "./theme.js";

/** A move that takes no longer is there at once. */
const AT_ONCE = 0.25;

/** @param {import("./protocol.js").LevelEntry} entry */
export function levelText({ level, strength, seconds }) {
  // Only the highest level thinks longer or shorter as a person wants.
  const long = strength >= 6 ? seconds * paced() : seconds;
  const time = long <= AT_ONCE ? text("level-at-once") : text("level-seconds", { seconds: number(long < 1 ? Math.round(long * 10) / 10 : Math.round(long)) });
  return text("level", { level: String(level), strength, time });
}
