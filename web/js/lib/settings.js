/** What a person has chosen for this device, apart from how pages look (theme.js). */

import { isPhone } from "./phone.js";
import { device } from "./storage.js";

/** How long the computer may think, as parts of what is usual. */
const PACES = [0.25, 0.5, 1, 2, 4];
/** For how long one's own move can stand before the computer's is shown, in milliseconds. */
export const PAUSES = [0, 600, 1200];

/** Whether the board shows its hints and notes. */
export function hinted() {
  return device.read("hints") !== false;
}

/** @param {boolean} wanted */
export function setHinted(wanted) {
  device.write("hints", wanted);
  showHinted();
}

/** Let the style sheets know of it. */
export function showHinted() {
  document.documentElement.toggleAttribute("data-quiet", !hinted());
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

/** For how long one's own move is to stand. */
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

/** Whether the computer may think while a person is to move; on phones not unless that is chosen. */
export function pondered() {
  const kept = device.read("ponder");
  return typeof kept === "boolean" ? kept : !isPhone();
}

/** @param {boolean} wanted */
export function setPondered(wanted) {
  device.write("ponder", wanted);
}
