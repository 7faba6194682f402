/** The dialog that draws a pattern or a position; what a drawing is worth, the engine says. */

import { Board } from "../board/board.js";
import { marks } from "../board/marks.js";
import { Pointer } from "../board/pointer.js";
import { Spaces } from "../board/spaces.js";
import { copy } from "../lib/clipboard.js";
import { need } from "../lib/dom.js";
import { say, text } from "../lib/text.js";
import { Palette } from "./palette.js";

/**
 * @typedef {import("../engine/protocol.js").Sketch} Sketch
 * @typedef {import("../engine/protocol.js").DrawSketch} DrawSketch
 * @typedef {import("../engine/store.js").Store} Store
 * @typedef {Pick<DrawSketch, "value" | "drawing" | "choice" | "tool">} Wish
 * @typedef {(value: string) => void} Taker
 * @typedef {{game: string, what: string, begin: Wish, take: Taker, past: string[]}} Work what is being drawn
 * @typedef {(game: string, what: string, value: string, take: Taker) => void} Opener
 */

const WORDS = /** @type {const} */ ({
  pattern: { title: "draw-title", use: "draw-use" },
  position: { title: "set-up-title", use: "set-up-use" },
});
/** A pause in typing after which the text is read. */
const PAUSE_MS = 200;

/**
 * Wire the dialog; returns what opens it with a game, what to draw, a value to begin with, and what
 * takes the new value.
 * @param {Store} store
 * @returns {Opener}
 */
export function drawingDialog(store) {
  const dialog = need("editor", HTMLDialogElement);
  const title = need("editor-title", HTMLElement);
  const box = need("editor-board", HTMLElement);
  const says = need("editor-says", HTMLElement);
  const use = need("editor-use", HTMLButtonElement);
  const undo = need("editor-undo", HTMLButtonElement);
  const field = need("editor-text", HTMLInputElement);
  const palette = new Palette(wish, (name, value) => open(game(), name, value, (drawn) => wish({ choice: `${name}:${drawn}` })));
  /** Made when it is first wanted. @type {{board: Board, spaces: Spaces, pointer: Pointer} | null} */
  let paper = null;
  /** What is being drawn, and below it that for which it is drawn. @type {Work[]} */
  const works = [];
  /** What is still to be asked, each on the drawing that the one before led to. @type {Wish[]} */
  let waiting = [];
  let asked = false;
  let typing = 0;
  /** Whether the field holds what a person has typed. */
  let typed = false;
  /** Whether the dialog was just opened, and its tools are still to come. */
  let fresh = false;

  const work = () => works.at(-1);
  const game = () => work()?.game ?? "";

  /** @param {Wish} wanted */
  function wish(wanted) {
    waiting.push(wanted);
    pump();
  }

  function pump() {
    const next = asked ? undefined : waiting.shift();
    const { game: name, what } = work() ?? {};
    if (!next || !name || !what) return;
    asked = true;
    typed = next.choice === undefined && typed;
    const on = store.sketch?.game === name && store.sketch.what === what ? { drawing: store.sketch.drawing } : {};
    store.ask({ type: "sketch", game: name, what, ...on, ...next });
  }

  const pen = {
    messages: { explanation: null, forget() {} },
    send() {},
    draft: { choose: (/** @type {string} */ choice) => wish({ choice, tool: palette.tool }) },
  };

  function spread() {
    const board = new Board(box);
    const spaces = new Spaces(board.spaces);
    return { board, spaces, pointer: new Pointer(box, pen, spaces, mark) };
  }

  /** Show what is wrong, and what the tool would put where the pointer is. */
  function mark() {
    const { sketch } = store;
    if (!sketch || !paper) return;
    const scene = palette.symbol ? { ...sketch.scene, preview: palette.symbol } : sketch.scene;
    const explanation = { spaces: sketch.spaces, shapes: [], refused: true, choice: "" };
    paper.board.marks.show(marks({ messages: { explanation }, draft: { waiting: [] }, view: { scene, draft: [] } }, paper.spaces, paper.pointer.at));
  }

  function show() {
    const { sketch } = store;
    const now = work();
    if (!sketch || !dialog.open || !now || sketch.game !== now.game || sketch.what !== now.what) return;
    asked = false;
    if (now.past.at(-1) !== sketch.drawing) now.past.push(sketch.drawing);
    draw(sketch);
    says.textContent = say(sketch.says);
    says.dataset.kind = sketch.refused ? "refused" : "told";
    use.disabled = sketch.value === null;
    undo.disabled = now.past.length < 2;
    if (!typed) field.value = sketch.drawing;
    field.setAttribute("aria-invalid", String(sketch.value === null));
    pump();
  }

  /** @param {Sketch} sketch */
  function draw({ game: name, scene, tools, switches }) {
    const { board, spaces } = (paper ??= spread());
    board.show({ game: name, settings: {}, scene });
    const { current } = spaces;
    const focused = box.contains(document.activeElement);
    spaces.show(scene);
    if (spaces.get(current)) spaces.enter(current);
    // Spaces that were laid anew have lost the focus.
    if (focused && !box.contains(document.activeElement)) spaces.focus(spaces.current);
    const settings = store.catalogue?.games.find((entry) => entry.name === name)?.settings ?? [];
    palette.show(tools, switches, settings.filter(({ drawn }) => drawn).map((setting) => setting.name));
    // Who has gone on meanwhile is not led back.
    if (fresh && (document.activeElement === document.body || document.activeElement === title)) palette.focus();
    fresh = false;
    mark();
  }

  /** Ask for what is now to be drawn, in its own words. */
  function begin() {
    const now = work();
    if (!now) return dialog.close();
    waiting = [];
    asked = typed = false;
    const words = now.what === "position" ? WORDS.position : WORDS.pattern;
    title.textContent = text(words.title);
    use.textContent = text(words.use);
    dialog.dataset.what = now.what;
    // What was drawn last time is not to be used, nor to come between what is typed.
    use.disabled = true;
    field.value = "";
    const last = now.past.at(-1);
    wish(last === undefined ? now.begin : { drawing: last });
  }

  function leave() {
    works.pop();
    begin();
  }

  store.on(["sketch"], show);
  store.on(["trouble"], () => {
    if (!asked || !store.messages.trouble || store.messages.about !== "sketch") return;
    asked = false;
    waiting = [];
    says.textContent = say(store.messages.trouble);
    says.dataset.kind = "refused";
  });
  palette.onTool = mark;
  dialog.addEventListener("cancel", (event) => {
    event.preventDefault();
    leave();
  });
  dialog.addEventListener("keydown", (event) => palette.key(event));
  need("editor-cancel", HTMLElement).addEventListener("click", leave);
  need("editor-clear", HTMLElement).addEventListener("click", () => wish({ choice: "clear" }));
  need("editor-reset", HTMLElement).addEventListener("click", () => wish({ ...work()?.begin }));
  undo.addEventListener("click", () => {
    const { past } = work() ?? { past: [] };
    past.pop();
    const last = past.at(-1);
    typed = false;
    if (last !== undefined) wish({ drawing: last });
  });
  field.addEventListener("input", () => {
    typed = true;
    clearTimeout(typing);
    typing = setTimeout(() => wish({ value: field.value.trim() || "?" }), PAUSE_MS);
  });
  const copier = need("editor-copy", HTMLButtonElement);
  copier.addEventListener("click", () => void copyText(field, copier));
  use.addEventListener("click", () => {
    const value = store.sketch?.value;
    const take = work()?.take;
    leave();
    if (value) take?.(value);
  });

  /** @type {Opener} */
  function open(name, what, value, take) {
    // What was being drawn when something else closed the dialog is given up.
    if (!dialog.open) works.length = 0;
    works.push({ game: name, what, begin: { value }, take, past: [] });
    if (!dialog.open) {
      fresh = true;
      dialog.showModal();
      title.focus();
    }
    begin();
  }
  return open;
}

/** @param {HTMLInputElement} field @param {HTMLButtonElement} button says that it is done */
async function copyText(field, button) {
  // Where nothing else goes, what is selected can be copied by hand.
  if (!(await copy(field.value))) return field.select();
  button.textContent = text("copied");
  setTimeout(() => (button.textContent = text("copy")), 1500);
}
