/** How a person wants the page to look. Loaded first, so that nothing is painted in the wrong way. */

import { device } from "./storage.js";

/**
 * @typedef {"system" | "light" | "dark"} Theme
 * @typedef {import("../engine/protocol.js").BoardTheme} BoardTheme
 */

/** What boards can be made of: the usual, for any eyes, and black on white. @type {readonly BoardTheme[]} */
export const BOARDS = ["stone", "clear", "print"];

/** How long the computer may think, as parts of what is usual. */
export const PACES = [0.25, 0.5, 1, 2, 4];

/** The appearance that the address asks for; else the one kept; else the system's. @returns {Theme} */
export function theme() {
  const asked = new URLSearchParams(location.search).get("theme");
  if (asked === "system" || asked === "light" || asked === "dark") return asked;
  const kept = device.read("theme");
  return kept === "light" || kept === "dark" ? kept : "system";
}

// Beside a game the text alone is wanted of a page.
if (globalThis.parent !== globalThis.self) document.documentElement.dataset.framed = "";

/** @param {Theme} chosen */
export function setTheme(chosen) {
  device.write("theme", chosen);
  showTheme(chosen);
}

/** What boards are made of on this device. @returns {BoardTheme} */
export function boardTheme() {
  const kept = device.read("board");
  return BOARDS.find((board) => board === kept) ?? "stone";
}

/** @param {BoardTheme} chosen */
export function setBoardTheme(chosen) {
  device.write("board", chosen);
  showBoardTheme(chosen);
}

const printed = matchMedia("print");
/** @type {BoardTheme} */
let board = "stone";

/** Let boards be made of this, without remembering it; on paper they are black on white. @param {BoardTheme} chosen */
export function showBoardTheme(chosen) {
  board = chosen;
  document.documentElement.dataset.board = printed.matches ? "print" : board;
}

printed.addEventListener("change", () => showBoardTheme(board));

/** Whether the board shows its hints and notes. */
export function hinted() {
  return device.read("hints") !== false;
}

/** @param {boolean} wanted */
export function setHinted(wanted) {
  device.write("hints", wanted);
  document.documentElement.toggleAttribute("data-quiet", !wanted);
}

/** Whether a beginner is told of things as they first happen. */
export function tipped() {
  return device.read("tips") !== false;
}

/** @param {boolean} wanted */
export function setTipped(wanted) {
  device.write("tips", wanted);
}

/** Whether pieces bear the numbers of their moves. */
export function numbered() {
  return device.read("numbers") === true;
}

/** @param {boolean} wanted */
export function setNumbered(wanted) {
  device.write("numbers", wanted);
}

/** For how long one's own move can stand before the computer's is shown, in milliseconds. */
export const PAUSES = [0, 600, 1200];

/** For how long it is to stand. */
export function paused() {
  const kept = device.read("pause");
  return typeof kept === "number" && PAUSES.includes(kept) ? kept : 600;
}

/** @param {number} pause */
export function setPaused(pause) {
  device.write("pause", pause);
}

/** How many times as long as usual the computer thinks at its highest level. */
export function paced() {
  const kept = device.read("pace");
  return typeof kept === "number" && PACES.includes(kept) ? kept : 1;
}

/** @param {number} pace */
export function setPaced(pace) {
  device.write("pace", pace);
}

/** Look so, without remembering it. @param {Theme} chosen */
export function showTheme(chosen) {
  if (chosen === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = chosen;
}

showTheme(theme());
showBoardTheme(boardTheme());
document.documentElement.toggleAttribute("data-quiet", !hinted());
