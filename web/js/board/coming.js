/** The board of a game that this device knows, as it stood last, until the engine shows it: who loads a page anew sees no gap. */

import * as kept from "../library/kept.js";
import { begunBoard, smallBoard } from "../library/pictures.js";

/**
 * @param {HTMLElement} box which holds the board
 * @param {import("../engine/store.js").Store} store
 */
export function coming(box, store) {
  // On the board of the build one can move already.
  if (!document.documentElement.dataset.coming) return;
  const { open, key } = kept.wanted();
  const board = key === null ? begunBoard(open.fragment) : smallBoard(key);
  if (!board) return;
  board.classList.add("coming-board");
  board.style.setProperty("--board-units", String(board.viewBox.baseVal.width));
  box.append(board);
  store.register(() => board.remove());
}
