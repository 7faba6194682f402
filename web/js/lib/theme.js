/** How a person wants the page to look. Loaded first, so that nothing is painted in the wrong way. */

import { showHinted } from "./settings.js";
import { device } from "./storage.js";

/**
 * @typedef {"system" | "light" | "dark"} Theme
 * @typedef {import("../engine/protocol.js").BoardTheme} BoardTheme
 */

/** What boards can be made of: the usual, for any eyes, and black on white. @type {readonly BoardTheme[]} */
export const BOARDS = ["stone", "clear", "print"];

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

/** Look so, without remembering it. @param {Theme} chosen */
export function showTheme(chosen) {
  if (chosen === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = chosen;
}

showTheme(theme());
showBoardTheme(boardTheme());
showHinted();
