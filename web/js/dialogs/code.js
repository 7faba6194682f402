/** QR codes. */

import { draw } from "../lib/dom.js";
import { text } from "../lib/text.js";

/** A QR code as a picture, or null where a text is too long for one. @param {string} content */
export async function codeOf(content) {
  const { encode } = await import("../../vendor/uqr/index.mjs");
  try {
    const { data, size } = encode(content, { ecc: "L", border: 3 });
    const d = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
    const svg = draw("svg", { viewBox: `0 0 ${size} ${size}`, role: "img", "aria-label": text("share-code") });
    svg.append(draw("path", { d: `M0 0h${size}v${size}H0z`, class: "code-light" }), draw("path", { d, class: "code-dark" }));
    return svg;
  } catch {
    return null;
  }
}
