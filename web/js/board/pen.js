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

/**
 * Wire the pen. Create it before other listeners of the board: while it is out they hear nothing.
 * @param {HTMLElement} box around the board
 * @param {Store} store
 * @param {Spaces} spaces
 * @param {(id: string) => void} onStart called with the space that an arrow begins at, or none
 */
export function pen(box, store, spaces, onStart) {
  const pen = need("marking", HTMLButtonElement);
  let out = false;
  let start = "";
  /** Where the right button, or the pen, went down. */
  let pressed = "";
  /** What was drawn last, at which move, and whether it stood there when that was looked at last. @type {{mark: Mark, node: number, there: boolean} | null} */
  let drawn = null;

  /** @param {boolean} now */
  function take(now) {
    out = now;
    begin("");
    pen.setAttribute("aria-pressed", String(out));
    box.toggleAttribute("data-marking", out);
    if (out) store.messages.tell({ key: "marking-help", args: {} });
    else store.messages.settle();
  }

  /** @param {string} id */
  function begin(id) {
    start = id;
    onStart(id);
  }

  /** @param {string} from @param {string} to */
  function draw(from, to) {
    if (!from || !to) return;
    const spaces = from === to ? [from] : [from, to];
    store.send({ type: "mark", kind: spaces.length === 1 ? "circle" : "arrow", spaces });
  }

  /** @param {string} id */
  function point(id) {
    if (!spaces.get(id)) return;
    if (!start) {
      begin(id);
      return store.messages.tell({ key: "mark-begun", args: { space: id } });
    }
    const mark = { kind: start === id ? "circle" : "arrow", from: start, to: id };
    if (store.view) drawn = { mark, node: store.view.note.node, there: stands(mark, store.view) };
    draw(start, id);
    begin("");
  }

  /** Nothing else tells those who do not see it what has been drawn, or is gone. @param {View} view */
  function tell(view) {
    if (!drawn || drawn.node !== view.note.node) return;
    const there = stands(drawn.mark, view);
    if (there === drawn.there) return;
    drawn.there = there;
    store.messages.tell({ key: there ? "mark-drawn" : "mark-gone", args: drawn.mark });
  }

  pen.addEventListener("click", () => take(!out));
  box.addEventListener("contextmenu", (event) => event.preventDefault());
  box.addEventListener(
    "pointerdown",
    (event) => {
      pressed = event.button === 2 || (out && event.isPrimary) ? pointedAt(event) : "";
      // Nothing is dragged and nothing asked while the pen is out.
      if (out) event.stopImmediatePropagation();
    },
    { capture: true },
  );
  document.addEventListener("pointerup", (event) => {
    const from = pressed;
    const to = from && idAt(event);
    pressed = "";
    // With the pen, a press that does not travel is a click, of which two make a mark.
    if (event.button === 2) draw(from, to);
    else if (from !== to) draw(from, to);
  });
  document.addEventListener("pointercancel", () => (pressed = ""));
  box.addEventListener("click", (event) => heed(event, () => point(pointedAt(event))), { capture: true });
  box.addEventListener(
    "keydown",
    (event) => {
      if (event.key === "Enter" || event.key === " ") heed(event, () => point(pointedAt(event)));
    },
    { capture: true },
  );
  store.register(tell);
  bind(() => (out ? [{ keys: ["Escape"], group: "board", said: text("marking-end"), run: () => take(start !== "") }] : []));

  /** Do it if the pen is out, and let nobody else hear of it. @param {Event} event @param {() => void} action */
  function heed(event, action) {
    if (!out) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    action();
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
