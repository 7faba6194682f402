/** Pointer and keyboard on the board: choosing, looking around, and asking why things are as they are. */

import { hinted } from "./theme.js";

/**
 * @typedef {import("./store.js").Store} Store
 * @typedef {import("./spaces.js").Spaces} Spaces
 * @typedef {Pick<Store, "explanation" | "choose" | "forget" | "send">} Chooser
 */

const PATIENCE_MS = 120;
/** An explanation stays for so long when the pointer leaves, so that its link can be reached. */
const GRACE_MS = 700;
const LONG_PRESS_MS = 450;

/** What a person points at, by pointer, focus or a long press. */
export class Pointing {
  /** The space, or the thing beside the board, that is pointed at; empty for none. */
  at = "";
  #timer = 0;
  #leaving = 0;
  #pressing = 0;
  #pressed = false;

  /**
   * @param {HTMLElement} box around the board; an SVG element that listens to focus would take it
   * @param {Chooser} store
   * @param {Spaces} spaces
   * @param {() => void} onMove called when `at` has changed
   */
  constructor(box, store, spaces, onMove) {
    this.store = store;
    this.spaces = spaces;
    this.onMove = onMove;
    // A pointer does not take the focus, so that the arrow keys go on leafing through the moves.
    box.addEventListener("mousedown", (event) => event.preventDefault());
    box.addEventListener("focusin", (event) => spaces.enter(pointedAt(event)));
    box.addEventListener("keydown", (event) => this.#key(event));
    this.watch(box);
  }

  /** Hear clicks and see what is pointed at in a part of the page. @param {HTMLElement} box */
  watch(box) {
    box.addEventListener("click", (event) => this.#click(event));
    box.addEventListener("pointerover", (event) => {
      if (event.pointerType !== "touch") this.#point(pointedAt(event));
    });
    box.addEventListener("pointerleave", (event) => {
      if (event.pointerType !== "touch") this.#leave();
    });
    box.addEventListener("focusin", (event) => this.#point(pointedAt(event)));
    box.addEventListener("focusout", () => this.#leave());
    box.addEventListener("pointerdown", (event) => this.#press(event));
    for (const type of ["pointerup", "pointercancel", "pointermove"]) {
      box.addEventListener(type, () => clearTimeout(this.#pressing));
    }
  }

  /** Keep an explanation while the pointer or the focus is over a part of the page. @param {HTMLElement} box */
  keepOver(box) {
    for (const type of ["pointerenter", "focusin"]) box.addEventListener(type, () => clearTimeout(this.#leaving));
    for (const type of ["pointerleave", "focusout"]) {
      box.addEventListener(type, () => {
        if (!this.at) this.#leave();
      });
    }
  }

  /** Ask again about the space pointed at, as the view has changed. */
  renew() {
    clearTimeout(this.#timer);
    if (this.spaces.get(this.at)?.state === "barred") this.#inspect();
  }

  #inspect() {
    const id = this.at;
    clearTimeout(this.#timer);
    if (id) this.#timer = setTimeout(() => this.store.send({ type: "inspect", choice: id }), PATIENCE_MS);
  }

  /** @param {string} id */
  #point(id) {
    clearTimeout(this.#leaving);
    if (id === this.at) return;
    this.at = id;
    if (!this.store.explanation?.refused || id) this.store.forget();
    clearTimeout(this.#timer);
    if (hinted() || this.spaces.get(id)?.state === "barred") this.#inspect();
    this.onMove();
  }

  #leave() {
    this.at = "";
    clearTimeout(this.#timer);
    clearTimeout(this.#leaving);
    this.#leaving = setTimeout(() => {
      if (!this.at && !this.store.explanation?.refused) this.store.forget();
    }, GRACE_MS);
    this.onMove();
  }

  /** A finger that rests on a space asks about it. @param {PointerEvent} event */
  #press(event) {
    this.#pressed = false;
    clearTimeout(this.#pressing);
    if (event.pointerType !== "touch") return;
    const id = pointedAt(event);
    this.#pressing = setTimeout(() => {
      this.#pressed = true;
      this.at = "";
      this.#point(id);
    }, LONG_PRESS_MS);
  }

  /** @param {Event} event */
  #click(event) {
    const id = pointedAt(event);
    clearTimeout(this.#timer);
    if (id && !this.#pressed) this.store.choose(id);
    this.#pressed = false;
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (event.altKey || event.metaKey) return;
    if (event.key === "Enter" || event.key === " ") {
      this.#click(event);
    } else {
      const next = this.spaces.neighbour(event.key, event.ctrlKey);
      if (next) this.spaces.focus(next);
      else if (!["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"].includes(event.key)) return;
    }
    event.preventDefault();
    event.stopPropagation();
  }
}

/** The space or thing that an event is about; empty for none. @param {Event} event */
export function pointedAt(event) {
  const thing = event.target instanceof Element ? event.target.closest("[data-space], [data-choice]") : null;
  return thing?.getAttribute("data-space") ?? thing?.getAttribute("data-choice") ?? "";
}
