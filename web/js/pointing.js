/** Pointer and keyboard on the board: choosing, looking around, and asking why a space is barred. */

/**
 * @typedef {import("./store.js").Store} Store
 * @typedef {import("./spaces.js").Spaces} Spaces
 */

const PATIENCE_MS = 120;

/** What a person points at, by pointer or focus. */
export class Pointing {
  /** The space pointed at; empty for none. */
  at = "";
  #timer = 0;

  /**
   * @param {HTMLElement} box around the board; an SVG element that listens to focus would take it
   * @param {Store} store
   * @param {Spaces} spaces
   * @param {() => void} onMove called when `at` has changed
   */
  constructor(box, store, spaces, onMove) {
    this.store = store;
    this.spaces = spaces;
    this.onMove = onMove;
    box.addEventListener("click", (event) => this.#click(event));
    // A pointer does not take the focus, so that the arrow keys go on leafing through the moves.
    box.addEventListener("mousedown", (event) => event.preventDefault());
    box.addEventListener("pointerover", (event) => {
      if (event.pointerType !== "touch") this.#point(spaceOf(event));
    });
    box.addEventListener("pointerleave", () => this.#point(""));
    box.addEventListener("focusin", (event) => {
      spaces.enter(spaceOf(event));
      this.#point(spaceOf(event));
    });
    box.addEventListener("focusout", () => this.#point(""));
    box.addEventListener("keydown", (event) => this.#key(event));
  }

  /** Ask again about the space pointed at, as the view has changed. */
  renew() {
    const id = this.at;
    clearTimeout(this.#timer);
    if (this.spaces.get(id)?.state !== "barred") return;
    this.#timer = setTimeout(() => this.store.send({ type: "inspect", choice: id }), PATIENCE_MS);
  }

  /** @param {string} id */
  #point(id) {
    if (id === this.at) return;
    this.at = id;
    if (!this.store.explanation?.refused || id) this.store.forget();
    this.renew();
    this.onMove();
  }

  /** @param {Event} event */
  #click(event) {
    const id = spaceOf(event);
    if (id) this.store.choose(id);
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

/** @param {Event} event */
function spaceOf(event) {
  const space = event.target instanceof Element ? event.target.closest("[data-space]") : null;
  return space?.getAttribute("data-space") ?? "";
}
