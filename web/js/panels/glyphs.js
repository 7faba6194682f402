/** Signs of what people think of a move, as records number them. */

import { make } from "../lib/dom.js";
import { text } from "../lib/text.js";

/** The usual signs of numeric annotation glyphs. */
export const GLYPHS = new Map([
  [1, "!"],
  [2, "?"],
  [3, "‼"],
  [4, "⁇"],
  [5, "⁉"],
  [6, "⁈"],
  [10, "="],
  [13, "∞"],
]);

/** @param {number} glyph */
export function sign(glyph) {
  return GLYPHS.get(glyph) ?? `$${glyph}`;
}

/** A sign at a move; what it means is heard, as a question mark by itself is not. @param {string} sign @param {string} meaning @param {Record<string, string>} attributes */
export function signElement(sign, meaning, attributes) {
  return make("span", { role: "img", "aria-label": meaning, ...attributes }, sign);
}

/** The signs of a move together. @param {number[]} glyphs */
export function signsElement(glyphs) {
  const meanings = glyphs.map((glyph) => (GLYPHS.has(glyph) ? text(`glyph-${glyph}`) : sign(glyph)));
  return signElement(glyphs.map(sign).join(""), meanings.join(", "), { class: "move-signs" });
}
