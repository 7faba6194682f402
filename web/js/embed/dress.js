/** How the embedded board is to look. Loaded first, so that nothing is painted in the wrong way. */

import { showTheme } from "../theme.js";
import { parametersOf, readParameters } from "./parameters.js";

/** @param {import("./parameters.js").Wanted} wanted */
export function dress({ theme, mode, controls, coordinates, hosted }) {
  showTheme(theme);
  const { dataset } = document.documentElement;
  dataset.mode = mode;
  dataset.controls = controls ? "yes" : "no";
  dataset.coordinates = coordinates ? "yes" : "no";
  dataset.fit = hosted ? "width" : "frame";
}

dress(readParameters(parametersOf(location.search, location.hash)));
