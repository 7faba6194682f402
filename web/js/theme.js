/** Light, dark, or what the system says. Loaded first, so that no page is painted in the wrong one. */

import { device } from "./storage.js";

/** @typedef {"system" | "light" | "dark"} Theme */

/** @returns {Theme} */
export function theme() {
  const kept = device.read("theme");
  return kept === "light" || kept === "dark" ? kept : "system";
}

/** @param {Theme} chosen */
export function setTheme(chosen) {
  device.write("theme", chosen);
  show(chosen);
}

/** @param {Theme} chosen */
function show(chosen) {
  if (chosen === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = chosen;
}

show(theme());
