/** Lines of a board as SVG writes them. */

/** The lines of a path as SVG path data, as `svg.py` writes them. @param {import("../engine/protocol.js").Path} path */
export function pathData({ lines, closed = false, radius = 0 }) {
  const arc = `a${radius} ${radius} 0 1 0`;
  const circle = `m${-radius} 0${arc} ${2 * radius} 0${arc} ${-2 * radius} 0Z`;
  const end = closed ? "Z" : "";
  return lines.map((line) => `M${line.join(" ")}${radius ? circle : end}`).join("");
}
