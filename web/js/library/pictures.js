/**
 * Small boards of the games that are kept on this device: what stands on each, as short as can be, so that lists show it
 * without an engine. It is made of the scene that is on the board when the game is kept.
 */

import { draw } from "../lib/dom.js";
import { pathData } from "../lib/paths.js";
import { device, isRecord } from "../lib/storage.js";
import * as kept from "./kept.js";

/**
 * @typedef {import("../engine/protocol.js").View} View
 *
 * `box` is the view box; of `shapes` each has a name, and the places of a symbol or the data of a path.
 * @typedef {{game: string, box: number[], shapes: [string, number[] | string][]}} Picture
 */

/** What is too small to be read on a small board is left out. */
const LAYERS = new Set(["ground", "under", "pieces", "over"]);
const MOST_SHAPES = 600;
const NAME = /^[a-z][a-z0-9 -]{0,60}$/;
const DATA = /^[MLAZamz\d .,eE-]{1,4000}$/;

/** @param {string} key @param {Pick<View, "game" | "scene">} view @returns {boolean} whether it is kept */
export function keepPicture(key, view) {
  return device.write(kept.PICTURES + key, pictureOf(view));
}

/** Whether there is one of a game: of those that came in a file there is none till they are opened. @param {string} key */
export function hasPicture(key) {
  return device.text(kept.PICTURES + key) !== null;
}

/** @param {Pick<View, "game" | "scene">} view @returns {Picture} */
function pictureOf({ game, scene }) {
  /** @type {Picture["shapes"]} */
  const shapes = [];
  for (const { name, shapes: all } of scene.layers) {
    if (!LAYERS.has(name)) continue;
    for (const shape of all) {
      if (shape.kind === "path") shapes.push([shape.name, pathData(shape)]);
      if (shape.kind !== "symbol") continue;
      const last = shapes.at(-1);
      // Pieces of a kind come one after the other, and share their name.
      const place = [shape.x, shape.y - (shape.lift ?? 0)];
      if (last && last[0] === shape.name && Array.isArray(last[1])) last[1].push(...place);
      else shapes.push([shape.name, place]);
    }
  }
  return { game, box: [...scene.bounds], shapes };
}

/** The small board of a kept game, or null where there is none of use. @param {string} key */
export function smallBoard(key) {
  const picture = device.read(kept.PICTURES + key);
  return isPicture(picture) ? drawn(picture) : null;
}

/**
 * What comes of a board that the build has drawn, once a piece is put on it.
 * @param {SVGElement} board which tells its piece, and the view box of the page to come
 * @param {number} x
 * @param {number} y
 * @returns {Picture}
 */
export function pictureWith(board, x, y) {
  const { dataset } = board;
  /** @type {Picture["shapes"]} */
  const shapes = [...board.querySelectorAll("path")].map((path) => [path.getAttribute("class") ?? "", path.getAttribute("d") ?? ""]);
  const box = (dataset.box ?? "").split(" ").map(Number);
  return { game: dataset.game ?? "", box, shapes: [...shapes, [dataset.piece ?? "", [x, y]]] };
}

/** The board of a game that was begun on another page, or null where the link is another one. @param {string | undefined} link */
export function begunBoard(link) {
  const picture = kept.begun.picture(link);
  return isPicture(picture) ? drawn(picture) : null;
}

/** The small board of a scene. @param {Pick<View, "game" | "scene">} view */
export function boardOf(view) {
  return drawn(pictureOf(view));
}

/** @param {Picture} picture */
function drawn({ game, box, shapes }) {
  const svg = draw("svg", { class: "board small-board", viewBox: box.join(" "), "data-game": game, "aria-hidden": "true" });
  for (const [name, data] of shapes) {
    if (typeof data === "string") svg.append(draw("path", { class: name, d: data }));
    else for (let at = 0; at < data.length; at += 2) svg.append(symbol(name, data[at] ?? 0, data[at + 1] ?? 0));
  }
  return svg;
}

/** @param {string} name @param {number} x @param {number} y */
function symbol(name, x, y) {
  return draw("use", { href: `#${name}`, x: String(x - 0.5), y: String(y - 0.5), width: "1", height: "1" });
}

/** Whether a value is a picture as we keep it: others may have written there too. @param {unknown} value @returns {value is Picture} */
function isPicture(value) {
  if (!isRecord(value)) return false;
  const { game, box, shapes } = value;
  return typeof game === "string" && isNumbers(box) && box.length === 4 && Array.isArray(shapes) && shapes.length <= MOST_SHAPES && shapes.every(isShape);
}

/** @param {unknown} shape */
function isShape(shape) {
  if (!Array.isArray(shape) || shape.length !== 2) return false;
  const [name, data] = /** @type {unknown[]} */ (shape);
  if (typeof name !== "string" || !NAME.test(name)) return false;
  return typeof data === "string" ? DATA.test(data) : isNumbers(data) && data.length % 2 === 0 && data.length <= 2 * MOST_SHAPES;
}

/** @param {unknown} value @returns {value is number[]} */
function isNumbers(value) {
  return Array.isArray(value) && value.every(Number.isFinite);
}
