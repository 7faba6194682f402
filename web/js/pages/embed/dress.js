/** How the embedded board is to look. Loaded first, so that nothing is painted in the wrong way. */

import { boardTheme, showBoardTheme, showTheme } from "../../lib/theme.js";
import { ownParameters, readParameters } from "./parameters.js";

/** @param {import("./parameters.js").Wanted} wanted */
export function dress({ theme, board, mode, controls, coordinates, hosted }) {
  showTheme(theme);
  showBoardTheme(board ?? boardTheme());
  const { dataset } = document.documentElement;
  dataset.mode = mode;
  dataset.controls = controls ? "yes" : "no";
  dataset.coordinates = coordinates ? "yes" : "no";
  dataset.fit = hosted ? "width" : "frame";
}

dress(readParameters(ownParameters()));
