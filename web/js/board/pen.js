/** Drawing circles and arrows: with the right button at any time, or with any pointer and the keyboard while the pen is out. */

import { need } from "../lib/dom.js";
import { bind } from "../lib/keys.js";
import { text } from "../lib/text.js";
import { pointedAt } from "./pointer.js";

/**
 * @typedef {import("../engine/store.js").Store} Store
 * @typedef {import("../engine/protocol.js").View} View
 * @typedef {import("./spaces.js").Spaces} Spaces
 *
 * A circle, whose ends are the same space, or an arrow.
 * @typedef {{kind: string, from: string, to: string}} Mark
 */

/** The pen. Create it before other listeners of the board: while it is out they hear nothing. */
export class Pen {
  #button = need("marking", HTMLButtonElement);
  #out = false;
  #start = "";
  /** Where the right button, or the pen, went down. */
  #pressed = "";
  /** What was drawn last, at which move, and whether it stood there when that was looked at last. @type {{mark: Mark, node: number, there: boolean} | null} */
  #drawn = null;

  /**
   * @param {HTMLElement} box around the board
   * @param {Store} store
   * @param {Spaces} spaces
   * @param {(id: string) => void} onStart called with the space that an arrow begins at, or none
   */
  constructor(box, store, spaces, onStart) {
    this.box = box;
    this.store = store;
    this.spaces = spaces;
    this.onStart = onStart;
    this.#button.addEventListener("click", () => this.#take(!this.#out));
    box.addEventListener("contextmenu", (event) => event.preventDefault());
    box.addEventListener("pointerdown", (event) => this.#press(event), { capture: true });
    document.addEventListener("pointerup", (event) => this.#lift(event));
    document.addEventListener("pointercancel", () => (this.#pressed = ""));
    box.addEventListener("click", (event) => this.#heed(event), { capture: true });
    box.addEventListener("keydown", (event) => (event.key === "Enter" || event.key === " ") && this.#heed(event), { capture: true });
    store.register((view) => this.#tell(view));
    bind(() => (this.#out ? [{ keys: ["Escape"], group: "board", said: text("marking-end"), run: () => this.#take(this.#start !== "") }] : []));
  }

  /** @param {boolean} out */
  #take(out) {
    this.#out = out;
    this.#begin("");
    this.#button.setAttribute("aria-pressed", String(out));
    this.box.toggleAttribute("data-marking", out);
    if (out) this.store.messages.tell({ key: "marking-help", args: {} });
    else this.store.messages.settle();
  }

  /** @param {string} id */
  #begin(id) {
    this.#start = id;
    this.onStart(id);
  }

  /** @param {PointerEvent} event */
  #press(event) {
    this.#pressed = event.button === 2 || (this.#out && event.isPrimary) ? pointedAt(event) : "";
    // Nothing is dragged and nothing asked while the pen is out.
    if (this.#out) event.stopImmediatePropagation();
  }

  /** @param {PointerEvent} event */
  #lift(event) {
    const from = this.#pressed;
    const to = from && idAt(event);
    this.#pressed = "";
    // With the pen, a press that does not travel is a click, of which two make a mark.
    if (event.button === 2 || from !== to) this.#draw(from, to);
  }

  /** What points at a space is the pen's while it is out, and nobody else hears of it. @param {Event} event */
  #heed(event) {
    if (!this.#out) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    this.#point(pointedAt(event));
  }

  /** @param {string} id */
  #point(id) {
    const { view, messages } = this.store;
    const start = this.#start;
    if (!this.spaces.get(id)) return;
    if (!start) {
      this.#begin(id);
      return messages.tell({ key: "mark-begun", args: { space: id } });
    }
    const mark = { kind: start === id ? "circle" : "arrow", from: start, to: id };
    if (view) this.#drawn = { mark, node: view.note.node, there: stands(mark, view) };
    this.#draw(start, id);
    this.#begin("");
  }

  /** @param {string} from @param {string} to */
  #draw(from, to) {
    if (!from || !to) return;
    const spaces = from === to ? [from] : [from, to];
    this.store.send({ type: "mark", kind: spaces.length === 1 ? "circle" : "arrow", spaces });
  }

  /** Nothing else tells those who do not see it what has been drawn, or is gone. @param {View} view */
  #tell(view) {
    const drawn = this.#drawn;
    if (!drawn || drawn.node !== view.note.node) return;
    const there = stands(drawn.mark, view);
    if (there === drawn.there) return;
    drawn.there = there;
    this.store.messages.tell({ key: there ? "mark-drawn" : "mark-gone", args: drawn.mark });
  }
}

/** Whether a mark stands on the board. @param {Mark} mark @param {View} view */
function stands(mark, view) {
  return view.note.marks.some(({ kind, spaces: [from, to = from] }) => kind === mark.kind && from === mark.from && to === mark.to);
}

/** The space under a pointer, which may be another than the one that hears of it. @param {PointerEvent} event */
function idAt({ clientX, clientY }) {
  return document.elementFromPoint(clientX, clientY)?.closest("[data-space]")?.getAttribute("data-space") ?? "";
}
