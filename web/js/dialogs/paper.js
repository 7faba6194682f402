/** The board of a drawing that is made by hand. */

import { Board } from "../board/board.js";
import { marks } from "../board/marks.js";
import { Pointer } from "../board/pointer.js";
import { Spaces } from "../board/spaces.js";
import { need } from "../lib/dom.js";

/** @typedef {import("../engine/protocol.js").Sketch} Sketch */

/** The board on which is drawn. */
export class Paper {
  #box = need("editor-board", HTMLElement);
  #board = new Board(this.#box);
  #spaces = new Spaces(this.#board.spaces);
  #pointer;

  /** @param {(choice: string) => void} choose @param {() => void} onMove called when something else is pointed at */
  constructor(choose, onMove) {
    const pen = { messages: { explanation: null, forget() {} }, send() {}, draft: { choose } };
    this.#pointer = new Pointer(this.#box, pen, this.#spaces, onMove);
  }

  /** @param {Sketch} sketch */
  show({ game, scene }) {
    this.#board.show({ game, settings: {}, scene });
    const { current } = this.#spaces;
    const focused = this.#box.contains(document.activeElement);
    this.#spaces.show(scene);
    if (this.#spaces.get(current)) this.#spaces.enter(current);
    // Spaces that were laid anew have lost the focus.
    if (focused && !this.#box.contains(document.activeElement)) this.#spaces.focus(this.#spaces.current);
  }

  /** Show what is wrong, and what the tool would put where the pointer is. @param {Sketch} sketch @param {string} symbol the tool's */
  mark({ scene, spaces }, symbol) {
    const explanation = { spaces, shapes: [], refused: true, choice: "" };
    const view = { scene: symbol ? { ...scene, preview: symbol } : scene, draft: [] };
    this.#board.marks.show(marks({ messages: { explanation }, draft: { waiting: [] }, view }, this.#spaces, this.#pointer.at));
  }
}
