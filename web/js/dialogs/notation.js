/** The dialog in which a move is typed, with the legal moves that begin like it. */

import { make, makeButton } from "../lib/dom.js";
import { say, text } from "../lib/text.js";

/** @typedef {import("../engine/store.js").Store} Store */

/** So many moves are listed at the most. */
const MOST = 60;
/** The list follows when the hand has rested for so long. */
const REST_MS = 150;

/** Make the dialog; returns what opens it. @param {Store} store */
export function notationDialog(store) {
  const dialog = new NotationDialog(store);
  return () => dialog.open();
}

/** The field for a move, and the list of those that can be meant. */
class NotationDialog {
  #store;
  #dialog = make("dialog", { id: "notation", class: "notation", "aria-labelledby": "notation-title" });
  #input = make("input", { id: "notation-move", type: "text", spellcheck: "false", autocomplete: "off", autocapitalize: "off" });
  #count = make("p", { id: "notation-count", class: "notation-count", role: "status" });
  #list = make("div", { id: "notation-list", class: "notation-list", role: "toolbar" });
  #more = make("p", { id: "notation-more", class: "notation-more", hidden: "" });
  #problem = make("p", { id: "notation-problem", class: "problem", role: "alert" });
  #timer = 0;
  #asked = false;

  /** @param {Store} store */
  constructor(store) {
    this.#store = store;
    document.body.append(this.#dialog);
    this.#input.addEventListener("input", () => this.#ask());
    this.#input.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" || event.isComposing) return;
      event.preventDefault();
      this.#play(this.#input.value);
    });
    this.#list.addEventListener("keydown", (event) => this.#walk(event));
    this.#list.addEventListener("focusin", ({ target }) => void (target instanceof HTMLButtonElement && this.#enter(target)));
    this.#list.addEventListener("click", ({ target }) => {
      const move = target instanceof Element ? target.closest("button")?.dataset.move : undefined;
      if (move !== undefined) this.#play(move);
    });
    store.on(["legal"], () => this.#showList());
    store.on(["trouble"], () => this.#refuse());
    store.on(["view"], () => this.#renew());
  }

  open() {
    const { view } = this.#store;
    if (!view) return;
    this.#dialog.replaceChildren(...this.#content(view.game));
    this.#input.value = this.#problem.textContent = this.#count.textContent = "";
    this.#list.replaceChildren();
    this.#more.hidden = true;
    this.#asked = false;
    this.#dialog.showModal();
    this.#input.focus();
    this.#ask();
  }

  /** @param {string} game */
  #content(game) {
    const cancel = makeButton(() => this.#dialog.close(), {}, text("cancel"));
    const done = makeButton(() => this.#play(this.#input.value), { class: "primary", id: "notation-play" }, text("held-play"));
    return [
      make("h2", { id: "notation-title" }, text("notation")),
      make("label", { class: "field" }, make("span", {}, text("notation-move", { examples: text(`notation-${game}`) })), this.#input),
      make("p", { class: "letters" }, text(`letters-${game}`)),
      this.#problem,
      this.#count,
      this.#list,
      this.#more,
      make("div", { class: "dialog-buttons" }, cancel, done),
    ];
  }

  /** @param {string} move */
  #play(move) {
    this.#asked = true;
    this.#problem.textContent = "";
    if (this.#store.send({ type: "play", move })) return;
    this.#asked = false;
    // What the page says is behind the dialog.
    this.#problem.textContent = text("followed-barred");
  }

  #ask() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#store.send({ type: "legal", start: this.#input.value, most: MOST }), REST_MS);
  }

  #showList() {
    const { legal } = this.#store;
    if (!this.#dialog.open || !legal || legal.start !== this.#input.value) return;
    const { count: all, moves, complete, start } = legal;
    const found = complete ? moves.length : all;
    this.#count.textContent = !start.trim() || !complete ? text("notation-legal", { count: all }) : text("notation-found", { found, count: all });
    this.#list.setAttribute("aria-label", text("notation-list"));
    this.#list.replaceChildren(...moves.map((move, index) => moveButton(move, index ? "-1" : "0")));
    // Columns as wide as the longest move, so that all stand one below the other.
    this.#list.style.setProperty("--longest", String(Math.max(0, ...moves.map(({ length }) => length))));
    this.#more.hidden = complete;
    this.#more.textContent = text("notation-more");
  }

  /** Say what is wrong with the move that was to be played. */
  #refuse() {
    const { trouble, about } = this.#store.messages;
    if (!this.#asked || !this.#dialog.open || !trouble || about !== "play") return;
    this.#asked = false;
    this.#problem.textContent = say(trouble);
    this.#input.focus();
    this.#input.select();
  }

  /** The move was played, or the position is another one. */
  #renew() {
    if (!this.#dialog.open) return;
    if (this.#asked) this.#dialog.close();
    else this.#ask();
    this.#asked = false;
  }

  /** Lead the focus among the moves by arrows, in the rows in which they stand; Tab enters and leaves them as one. @param {KeyboardEvent} event */
  #walk(event) {
    const buttons = [...this.#list.querySelectorAll("button")];
    const at = buttons.findIndex((button) => button === event.target);
    if (at < 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const { gridTemplateColumns, direction } = getComputedStyle(this.#list);
    const columns = gridTemplateColumns.split(" ").length;
    const back = direction === "rtl" ? 1 : -1;
    /** @type {Record<string, number>} */
    const ways = { ArrowLeft: at + back, ArrowRight: at - back, ArrowUp: at - columns, ArrowDown: at + columns, Home: 0, End: buttons.length - 1 };
    const next = ways[event.key];
    if (next === undefined) return;
    event.preventDefault();
    this.#enter(buttons[next])?.focus();
  }

  /** Make a move the one that Tab leads to. @param {HTMLButtonElement | undefined} button */
  #enter(button) {
    if (!button) return undefined;
    for (const one of this.#list.querySelectorAll("button")) one.tabIndex = one === button ? 0 : -1;
    return button;
  }
}

/** @param {string} move @param {string} tabindex */
function moveButton(move, tabindex) {
  return make("button", { type: "button", "data-move": move, tabindex }, move);
}
