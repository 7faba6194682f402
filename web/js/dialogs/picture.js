/** The dialog that makes pictures of the position or of the game: to look at, to save and to copy. */

import { save } from "../lib/clipboard.js";
import { need } from "../lib/dom.js";
import { share, text } from "../lib/text.js";
import { boardTheme } from "../lib/theme.js";

/**
 * @typedef {import("../engine/store.js").Store} Store
 * @typedef {import("../engine/protocol.js").Draw} Draw
 * @typedef {Pick<Draw, "kind" | "theme" | "board" | "coordinates" | "numbers" | "node">} Wish
 */

/** A GIF of many large frames would take too long and be of no use. */
const WIDEST_GIF = 800;

/** Asks the engine for pictures, one at a time. */
class Studio {
  /** @type {Promise<unknown>} */
  #last = Promise.resolve();
  /** The revision on which it was asked last. */
  #asked = -1;

  /** @param {Store} store */
  constructor(store) {
    this.store = store;
    this.answered = { resolve: (/** @type {string} */ _svg) => {}, reject: () => {}, ask: () => {} };
    store.on(["picture"], () => this.answered.resolve(store.picture?.svg ?? ""));
    store.on(["trouble"], () => store.messages.trouble && store.messages.about === "picture" && this.answered.reject());
    // A command about a position that has gone is not answered, nor one that an engine was given that is lost.
    store.on(["view"], () => (store.view?.moved ?? 0) > this.#asked && this.answered.ask());
    store.on(["engine"], () => (this.#asked = -1));
  }

  /** @param {Wish} wish @returns {Promise<string>} the SVG */
  draw(wish) {
    const drawn = this.#last.then(() => this.#drawNow(wish));
    this.#last = drawn.catch(() => {});
    return drawn;
  }

  /** @param {Wish} wish @returns {Promise<string>} */
  async #drawNow(wish) {
    const idle = this.answered;
    try {
      return await new Promise((resolve, reject) => {
        const ask = () => {
          // Views that were held back until somebody does something come before the question.
          this.#asked = Infinity;
          this.store.send({ type: "picture", ...wish });
          this.#asked = this.store.view?.revision ?? -1;
        };
        this.answered = { resolve, reject: () => reject(new Error("refused")), ask };
        ask();
      });
    } finally {
      this.answered = idle;
    }
  }
}

/**
 * Wire the dialog; returns what opens it.
 * @param {Store} store
 */
export function pictureDialog(store) {
  const dialog = new PictureDialog(store);
  return () => dialog.open();
}

/** Shows the picture that the form stands for, and gives it away. */
class PictureDialog {
  #store;
  #dialog = need("picture", HTMLDialogElement);
  #form = need("picture-form", HTMLFormElement);
  #image = need("picture-image", HTMLImageElement);
  #says = need("picture-says", HTMLElement);
  #copy = need("picture-copy", HTMLButtonElement);
  #studio;
  /** What the dialog was opened on: the game may go on meanwhile. @type {{game: string, ply: number, nodes: number[]}} */
  #subject = { game: "", ply: 0, nodes: [] };
  #shown = "";
  #round = 0;
  /** How often the dialog has been closed: what takes longer is given up with it. */
  #closed = 0;

  /** @param {Store} store */
  constructor(store) {
    this.#store = store;
    this.#studio = new Studio(store);
    this.#form.addEventListener("change", () => {
      this.#tell("");
      void this.#preview();
    });
    this.#form.addEventListener("submit", (event) => event.preventDefault());
    need("picture-close", HTMLElement).addEventListener("click", () => this.#dialog.close());
    this.#dialog.addEventListener("close", () => {
      this.#round += 1;
      this.#closed += 1;
    });
    need("picture-svg", HTMLElement).addEventListener("click", () => void this.#keep("svg", () => this.#makeSvg()));
    need("picture-png", HTMLElement).addEventListener("click", () => void this.#keep("png", () => this.#makePng()));
    need("picture-gif", HTMLElement).addEventListener("click", () => void this.#keep("gif", () => this.#makeGif()));
    this.#copy.addEventListener("click", () => void this.#copyPng());
  }

  open() {
    const { view } = this.#store;
    if (!view) return;
    const nodes = [0, ...view.moves.map(({ node }) => node)];
    this.#subject = { game: view.game, ply: view.cursor, nodes };
    this.#tell("");
    this.#dialog.showModal();
    void this.#preview();
  }

  get #chosen() {
    const data = new FormData(this.#form);
    return {
      kind: /** @type {"still" | "animated"} */ (data.get("picture-kind")),
      theme: /** @type {"light" | "dark" | "auto"} */ (data.get("picture-theme")),
      coordinates: data.has("picture-coordinates"),
      numbers: data.has("picture-numbers"),
      width: Number(data.get("picture-width")),
    };
  }

  /** The wish that the form stands for; pixels have one theme. @param {boolean} [inPixels] @returns {Wish} */
  #wish(inPixels = false) {
    const { kind, theme, coordinates, numbers } = this.#chosen;
    const { ply, nodes } = this.#subject;
    const fixed = inPixels && theme === "auto" ? pageTheme() : theme;
    return { kind, theme: fixed, board: boardTheme(), coordinates, numbers, ...(kind === "still" ? { node: nodes[ply] ?? 0 } : {}) };
  }

  async #preview() {
    const moving = this.#chosen.kind === "animated";
    for (const part of this.#dialog.querySelectorAll("[data-for]")) {
      if (part instanceof HTMLElement) part.hidden = part.dataset.for !== (moving ? "animated" : "still");
    }
    if (!canCopy()) this.#copy.hidden = true;
    const mine = (this.#round += 1);
    const svg = await this.#attempt(() => this.#studio.draw(this.#wish()));
    if (svg === null || mine !== this.#round) return;
    if (this.#shown) URL.revokeObjectURL(this.#shown);
    this.#shown = URL.createObjectURL(blobOf(svg));
    this.#image.src = this.#shown;
    // To parse it as a document would apply its style, which this page's policy forbids.
    this.#image.alt = /<title[^>]*>([^<]*)/.exec(svg)?.[1] ?? "";
  }

  /**
   * Do something that may fail; null where it did.
   * @template T @param {() => Promise<T>} action @returns {Promise<T | null>}
   */
  async #attempt(action) {
    try {
      return await action();
    } catch (error) {
      console.warn(error);
      this.#tell(text("picture-failed"));
      return null;
    }
  }

  /** Whether nothing can be asked for, as something is being made. @param {boolean} busy */
  #rest(busy) {
    for (const button of this.#dialog.querySelectorAll("[data-for]")) {
      if (button instanceof HTMLButtonElement) button.disabled = busy;
    }
  }

  /** @param {string} sentence */
  #tell(sentence) {
    this.#says.textContent = sentence;
  }

  /** @param {string} extension @param {() => Promise<Blob>} make */
  async #keep(extension, make) {
    this.#rest(true);
    const made = await this.#attempt(make);
    this.#rest(false);
    if (!made) return;
    const { game, ply } = this.#subject;
    const name = `${this.#chosen.kind === "still" && ply ? `${game}-${ply}` : game}.${extension}`;
    save(name, made, made.type);
    this.#tell(text("picture-saved", { name }));
  }

  async #makeSvg() {
    return blobOf(await this.#studio.draw(this.#wish()));
  }

  async #makePng() {
    const svg = await this.#studio.draw(this.#wish(true));
    const { png } = await import("./raster.js");
    return png(svg, this.#chosen.width);
  }

  async #makeGif() {
    const { kind: _, ...look } = this.#wish(true);
    const { nodes } = this.#subject;
    const mine = this.#closed;
    /** @type {string[]} */
    const frames = [];
    for (const node of nodes) {
      frames.push(await this.#studio.draw({ ...look, kind: "still", node }));
      // Another game may be on the board, which has other moves.
      if (mine !== this.#closed) throw new Error("given up");
      this.#tell(text("picture-progress", { share: share((0.3 * frames.length) / nodes.length) }));
    }
    const { gif } = await import("./raster.js");
    return gif(frames, Math.min(this.#chosen.width, WIDEST_GIF), (done) => {
      this.#tell(text("picture-progress", { share: share(0.3 + 0.7 * done) }));
    });
  }

  async #copyPng() {
    try {
      // The promise goes in as it is, as some browsers ask for the clipboard within the click itself.
      await navigator.clipboard.write([new ClipboardItem({ "image/png": this.#makePng() })]);
      this.#tell(text("picture-copied"));
    } catch (error) {
      console.warn(error);
      this.#tell(text("picture-not-copied"));
    }
  }
}

/** @param {string} svg */
function blobOf(svg) {
  return new Blob([svg], { type: "image/svg+xml" });
}

function canCopy() {
  return typeof ClipboardItem === "function" && Boolean(navigator.clipboard?.write);
}

/** The theme that the page now has. @returns {"light" | "dark"} */
function pageTheme() {
  const { theme } = document.documentElement.dataset;
  if (theme === "light" || theme === "dark") return theme;
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}
