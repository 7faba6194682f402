/** A board without coordinates takes no room for them, just as in a picture of it. */

/** Board units around a board without coordinates. */
const MARGIN = 0.12;

/**
 * Fit the view to what is drawn, if names of rows and columns stand around the board.
 * @param {SVGSVGElement} svg whose coordinates are not displayed
 * @param {import("../../engine/protocol.js").Scene} scene
 * @returns {[number, number, number, number]} what is in view
 */
export function crop(svg, { bounds, layers }) {
  const ground = svg.querySelector(".layer-ground");
  if (!(ground instanceof SVGGElement)) return bounds;
  const { x, y, width, height } = ground.getBBox();
  const names = layers.find(({ name }) => name === "ground")?.shapes.filter(({ kind }) => kind === "label") ?? [];
  const outside = names.some((label) => label.kind === "label" && (label.x < x || label.x > x + width || label.y < y || label.y > y + height));
  if (!outside) return bounds;
  return [x - MARGIN, y - MARGIN, width + 2 * MARGIN, height + 2 * MARGIN];
}
