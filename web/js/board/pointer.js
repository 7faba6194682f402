/** Pointer and keyboard on the board: choosing, looking around, and asking why things are as they are. */

import { bind } from "../lib/keys.js";
import { text } from "../lib/text.js";
import { hinted } from "../lib/settings.js";

/**
 * @typedef {import("../engine/store.js").Store} Store
 * @typedef {import("./spaces.js").Spaces} Spaces
 * @typedef {{send: (command: Parameters<Store["send"]>[0]) => unknown} & {draft: Pick<Store["draft"], "choose">, messages: Pick<Store["messages"], "explanation" | "forget">}} Chooser
 */

const PATIENCE_MS = 120;
/** An explanation stays for so long when the pointer leaves, so that its link can be reached. */
const GRACE_MS = 700;
const LONG_PRESS_MS = 450;

/** What a person points at, by pointer, focus or a long press. */
export class Pointer {
  /** The space, or the thing beside the board, that is pointed at; empty for none. */
  at = "";
  #timer = 0;
  #leaving = 0;
  #pressing = 0;
  #pressed = false;
  /** The space that a finger went down on; empty where none is down. */
  #under = "";

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
    bind(() => this.#bindings(box));
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
    box.addEventListener("pointermove", (event) => this.#slide(event));
    box.addEventListener("pointerup", () => this.#lift());
    box.addEventListener("pointercancel", () => this.#lift());
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
    if (!this.store.messages.explanation?.refused || id) this.store.messages.forget();
    clearTimeout(this.#timer);
    if (hinted() || this.spaces.get(id)?.state === "barred") this.#inspect();
    this.onMove();
  }

  #leave() {
    this.at = "";
    clearTimeout(this.#timer);
    clearTimeout(this.#leaving);
    this.#leaving = setTimeout(() => {
      if (!this.at && !this.store.messages.explanation?.refused) this.store.messages.forget();
    }, GRACE_MS);
    this.onMove();
  }

  /** The space under a finger, which chooses it when it is lifted. */
  get aim() {
    return this.#under && this.at === this.#under ? this.at : "";
  }

  /** A finger shows where it is; one that rests on what cannot be chosen only asks about it. @param {PointerEvent} event */
  #press(event) {
    this.#pressed = false;
    clearTimeout(this.#pressing);
    if (event.pointerType !== "touch" || !event.isPrimary) return;
    const id = pointedAt(event);
    this.#under = id;
    this.at = "";
    this.#point(id);
    if (this.spaces.get(id)?.state === "target") return;
    this.#pressing = setTimeout(() => {
      this.#pressed = true;
      this.at = "";
      this.#point(id);
    }, LONG_PRESS_MS);
  }

  /** A finger that slides off its space chooses nothing, unless it comes back. @param {PointerEvent} event */
  #slide(event) {
    if (event.pointerType !== "touch" || !event.isPrimary || !this.#under) return;
    // All that a finger does is told of where it went down.
    const over = document.elementFromPoint(event.clientX, event.clientY);
    const id = over ? idOf(over) : "";
    if (id === this.at) return;
    clearTimeout(this.#pressing);
    this.#pressed = id !== this.#under;
    if (this.#pressed) this.#leave();
    else this.#point(id);
  }

  #lift() {
    clearTimeout(this.#pressing);
    if (!this.#under) return;
    this.#under = "";
    // What was asked about stays to be read.
    if (this.#pressed) this.onMove();
    else this.#leave();
  }

  /** @param {Event} event */
  #click(event) {
    const id = pointedAt(event);
    clearTimeout(this.#timer);
    if (id && !this.#pressed) this.store.draft.choose(id);
    this.#pressed = false;
  }

  /** What the keys do where the focus is on the board. @param {HTMLElement} box @returns {import("../lib/keys.js").Binding[]} */
  #bindings(box) {
    const steps = /** @type {const} */ ([
      [["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"], "keys-step"],
      [["Home", "End"], "keys-row"],
      [["Control+Home", "Control+End"], "keys-corner"],
    ]);
    return [
      { keys: ["Enter", " "], group: "board", said: text("keys-choose"), within: box, run: (_, event) => this.#click(event) },
      ...steps.map(([keys, what]) => ({
        keys,
        group: /** @type {const} */ ("board"),
        said: text(what),
        within: box,
        run: (/** @type {string} */ key) => this.#step(key.replace("Control+", ""), key.includes("+")),
      })),
    ];
  }

  /** @param {string} key @param {boolean} far */
  #step(key, far) {
    const next = this.spaces.neighbour(key, far);
    if (next) this.spaces.focus(next);
  }
}

/** The space or thing that an event is about; empty for none. @param {Event} event */
export function pointedAt(event) {
  return event.target instanceof Element ? idOf(event.target) : "";
}

/** @param {Element} element */
function idOf(element) {
  const thing = element.closest("[data-space], [data-choice]");
  return thing?.getAttribute("data-space") ?? thing?.getAttribute("data-choice") ?? "";
}
