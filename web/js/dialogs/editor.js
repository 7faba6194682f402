/** The dialog that draws a pattern or a position; what a drawing is worth, the engine says. */

import { copy } from "../lib/clipboard.js";
import { need } from "../lib/dom.js";
import { say, text } from "../lib/text.js";
import { Palette } from "./palette.js";
import { Paper } from "./paper.js";

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
  const dialog = new DrawingDialog(store);
  return (...about) => dialog.open(...about);
}

/** Asks the engine for each change of a drawing, one after the other, and shows what has come of it. */
class DrawingDialog {
  #store;
  #dialog = need("editor", HTMLDialogElement);
  #title = need("editor-title", HTMLElement);
  #says = need("editor-says", HTMLElement);
  #use = need("editor-use", HTMLButtonElement);
  #undo = need("editor-undo", HTMLButtonElement);
  #field = need("editor-text", HTMLInputElement);
  #palette = new Palette(
    (wish) => this.#wish(wish),
    (name, value) => this.open(this.#work?.game ?? "", name, value, (drawn) => this.#wish({ choice: `${name}:${drawn}` })),
  );
  /** Made when it is first wanted. @type {Paper | null} */
  #paper = null;
  /** What is being drawn, and below it that for which it is drawn. @type {Work[]} */
  #works = [];
  /** What is still to be asked, each on the drawing that the one before led to. @type {Wish[]} */
  #waiting = [];
  #asked = false;
  /** The pause after which what was typed is read; 0 where it has been. */
  #typing = 0;
  /** Whether the drawing is to be used once all that was typed or pressed is in it. */
  #ends = false;
  /** Whether the field holds what a person has typed. */
  #typed = false;
  /** Whether the dialog was just opened, and its tools are still to come. */
  #fresh = false;

  /** @param {Store} store */
  constructor(store) {
    this.#store = store;
    store.on(["sketch"], () => this.#show());
    store.on(["trouble"], () => this.#refuse());
    this.#palette.onTool = () => this.#mark();
    this.#dialog.addEventListener("cancel", (event) => {
      event.preventDefault();
      this.#leave();
    });
    this.#dialog.addEventListener("keydown", (event) => this.#palette.key(event));
    need("editor-cancel", HTMLElement).addEventListener("click", () => this.#leave());
    need("editor-clear", HTMLElement).addEventListener("click", () => this.#wish({ choice: "clear" }));
    need("editor-reset", HTMLElement).addEventListener("click", () => this.#wish({ ...this.#work?.begin }));
    this.#undo.addEventListener("click", () => this.#takeBack());
    this.#field.addEventListener("input", () => this.#type());
    const copier = need("editor-copy", HTMLButtonElement);
    copier.addEventListener("click", () => void copyText(this.#field, copier));
    this.#use.addEventListener("click", () => this.#finish());
  }

  /** @type {Opener} */
  open(game, what, value, take) {
    // What was being drawn when something else closed the dialog is given up.
    if (!this.#dialog.open) this.#works.length = 0;
    this.#works.push({ game, what, begin: { value }, take, past: [] });
    if (!this.#dialog.open) {
      this.#fresh = true;
      this.#dialog.showModal();
      this.#title.focus();
    }
    this.#begin();
  }

  get #work() {
    return this.#works.at(-1);
  }

  /** Ask for what is now to be drawn, in its own words. */
  #begin() {
    const work = this.#work;
    if (!work) return this.#dialog.close();
    this.#waiting = [];
    this.#asked = this.#typed = this.#ends = false;
    clearTimeout(this.#typing);
    this.#typing = 0;
    const words = work.what === "position" ? WORDS.position : WORDS.pattern;
    this.#title.textContent = text(words.title);
    this.#use.textContent = text(words.use);
    this.#dialog.dataset.what = work.what;
    // What was drawn last time is not to be used, nor to come between what is typed.
    this.#use.disabled = true;
    this.#field.value = "";
    const last = work.past.at(-1);
    this.#wish(last === undefined ? work.begin : { drawing: last });
  }

  #leave() {
    this.#works.pop();
    this.#begin();
  }

  #finish() {
    this.#ends = true;
    if (this.#typing) this.#readTyped();
    this.#end();
  }

  /** Use the drawing, unless something is still to be drawn or it is none to be used. */
  #end() {
    if (!this.#ends || this.#asked) return;
    this.#ends = false;
    const value = this.#store.sketch?.value;
    const take = this.#work?.take;
    if (!value) return;
    this.#leave();
    take?.(value);
  }

  #takeBack() {
    const { past } = this.#work ?? { past: [] };
    past.pop();
    const last = past.at(-1);
    this.#typed = false;
    if (last !== undefined) this.#wish({ drawing: last });
  }

  #type() {
    this.#typed = true;
    clearTimeout(this.#typing);
    this.#typing = setTimeout(() => this.#readTyped(), PAUSE_MS);
  }

  #readTyped() {
    clearTimeout(this.#typing);
    this.#typing = 0;
    this.#wish({ value: this.#field.value.trim() || "?" });
  }

  /** @param {Wish} wish */
  #wish(wish) {
    this.#waiting.push(wish);
    this.#pump();
  }

  #pump() {
    const next = this.#asked ? undefined : this.#waiting.shift();
    const { game, what } = this.#work ?? {};
    if (!next || !game || !what) return;
    this.#asked = true;
    this.#typed = next.choice === undefined && this.#typed;
    const { sketch } = this.#store;
    const on = sketch?.game === game && sketch.what === what ? { drawing: sketch.drawing } : {};
    this.#store.ask({ type: "sketch", game, what, ...on, ...next });
  }

  #refuse() {
    const { trouble, about } = this.#store.messages;
    if (!this.#asked || !trouble || about !== "sketch") return;
    this.#asked = this.#ends = false;
    this.#waiting = [];
    this.#says.textContent = say(trouble);
    this.#says.dataset.kind = "refused";
  }

  #show() {
    const { sketch } = this.#store;
    const work = this.#work;
    if (!sketch || !this.#dialog.open || !work || sketch.game !== work.game || sketch.what !== work.what) return;
    this.#asked = false;
    if (work.past.at(-1) !== sketch.drawing) work.past.push(sketch.drawing);
    this.#draw(sketch);
    this.#says.textContent = say(sketch.says);
    this.#says.dataset.kind = sketch.refused ? "refused" : "told";
    this.#use.disabled = sketch.value === null;
    this.#undo.disabled = work.past.length < 2;
    if (!this.#typed) this.#field.value = sketch.drawing;
    this.#field.setAttribute("aria-invalid", String(sketch.value === null));
    this.#pump();
    this.#end();
  }

  /** @param {Sketch} sketch */
  #draw(sketch) {
    this.#paper ??= new Paper((choice) => this.#wish({ choice, tool: this.#palette.tool }), () => this.#mark());
    this.#paper.show(sketch);
    const settings = this.#store.catalogue?.games.find(({ name }) => name === sketch.game)?.settings ?? [];
    this.#palette.show(sketch.tools, sketch.switches, settings.filter(({ drawn }) => drawn).map(({ name }) => name));
    // Who has gone on meanwhile is not led back.
    if (this.#fresh && (document.activeElement === document.body || document.activeElement === this.#title)) this.#palette.focus();
    this.#fresh = false;
    this.#mark();
  }

  #mark() {
    const { sketch } = this.#store;
    if (sketch) this.#paper?.mark(sketch, this.#palette.symbol);
  }
}

/** @param {HTMLInputElement} field @param {HTMLButtonElement} button says that it is done */
async function copyText(field, button) {
  // Where nothing else goes, what is selected can be copied by hand.
  if (!(await copy(field.value))) return field.select();
  button.textContent = text("copied");
  setTimeout(() => (button.textContent = text("copy")), 1500);
}
