/** Signs of what people think of a move, as records number them. */

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
