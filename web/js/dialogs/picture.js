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

  /** @param {Store} store */
  constructor(store) {
    this.store = store;
    this.answered = { resolve: (/** @type {string} */ _svg) => {}, reject: () => {}, ask: () => {} };
    store.on(["picture"], () => this.answered.resolve(store.picture?.svg ?? ""));
    store.on(["trouble"], () => store.messages.trouble && store.messages.about === "picture" && this.answered.reject());
    // A command about a view that has gone is not answered.
    store.on(["view"], () => this.answered.ask());
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
        const ask = () => this.store.send({ type: "picture", ...wish });
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
  const dialog = need("picture", HTMLDialogElement);
  const form = need("picture-form", HTMLFormElement);
  const image = need("picture-image", HTMLImageElement);
  const says = need("picture-says", HTMLElement);
  const copy = need("picture-copy", HTMLButtonElement);
  const studio = new Studio(store);
  /** What the dialog was opened on: the game may go on meanwhile. @type {{game: string, ply: number, nodes: number[]}} */
  let subject = { game: "", ply: 0, nodes: [] };
  let shown = "";
  let round = 0;

  function chosen() {
    const data = new FormData(form);
    return {
      kind: /** @type {"still" | "animated"} */ (data.get("picture-kind")),
      theme: /** @type {"light" | "dark" | "auto"} */ (data.get("picture-theme")),
      coordinates: data.has("picture-coordinates"),
      numbers: data.has("picture-numbers"),
      width: Number(data.get("picture-width")),
    };
  }

  /** The wish that the form stands for; pixels have one theme. @param {boolean} [inPixels] @returns {Wish} */
  function wish(inPixels = false) {
    const { kind, theme, coordinates, numbers } = chosen();
    const fixed = inPixels && theme === "auto" ? pageTheme() : theme;
    return { kind, theme: fixed, board: boardTheme(), coordinates, numbers, ...(kind === "still" ? { node: subject.nodes[subject.ply] ?? 0 } : {}) };
  }

  async function preview() {
    const moving = chosen().kind === "animated";
    for (const part of dialog.querySelectorAll("[data-for]")) {
      if (part instanceof HTMLElement) part.hidden = part.dataset.for !== (moving ? "animated" : "still");
    }
    if (!canCopy()) copy.hidden = true;
    const mine = (round += 1);
    const svg = await attempt(() => studio.draw(wish()));
    if (svg === null || mine !== round) return;
    if (shown) URL.revokeObjectURL(shown);
    shown = URL.createObjectURL(blobOf(svg));
    image.src = shown;
    // To parse it as a document would apply its style, which this page's policy forbids.
    image.alt = /<title[^>]*>([^<]*)/.exec(svg)?.[1] ?? "";
  }

  /**
   * Do something that may fail; null where it did.
   * @template T @param {() => Promise<T>} action @returns {Promise<T | null>}
   */
  async function attempt(action) {
    try {
      return await action();
    } catch (error) {
      console.warn(error);
      tell(text("picture-failed"));
      return null;
    }
  }

  /** Whether nothing can be asked for, as something is being made. @param {boolean} busy */
  function rest(busy) {
    for (const button of dialog.querySelectorAll("[data-for]")) {
      if (button instanceof HTMLButtonElement) button.disabled = busy;
    }
  }

  /** @param {string} sentence */
  function tell(sentence) {
    says.textContent = sentence;
  }

  /** @param {string} extension @param {() => Promise<Blob>} make */
  async function keep(extension, make) {
    rest(true);
    const made = await attempt(make);
    rest(false);
    if (!made) return;
    const { game, ply } = subject;
    const name = `${chosen().kind === "still" && ply ? `${game}-${ply}` : game}.${extension}`;
    save(name, made, made.type);
    tell(text("picture-saved", { name }));
  }

  async function makePng() {
    const svg = await studio.draw(wish(true));
    const { png } = await import("./raster.js");
    return png(svg, chosen().width);
  }

  async function makeGif() {
    const { kind: _, ...look } = wish(true);
    /** @type {string[]} */
    const frames = [];
    for (const node of subject.nodes) {
      frames.push(await studio.draw({ ...look, kind: "still", node }));
      tell(text("picture-progress", { share: share((0.3 * frames.length) / subject.nodes.length) }));
    }
    const { gif } = await import("./raster.js");
    return gif(frames, Math.min(chosen().width, WIDEST_GIF), (done) => {
      tell(text("picture-progress", { share: share(0.3 + 0.7 * done) }));
    });
  }

  async function copyPng() {
    try {
      // The promise goes in as it is, as some browsers ask for the clipboard within the click itself.
      await navigator.clipboard.write([new ClipboardItem({ "image/png": makePng() })]);
      tell(text("picture-copied"));
    } catch (error) {
      console.warn(error);
      tell(text("picture-not-copied"));
    }
  }

  form.addEventListener("change", () => {
    tell("");
    void preview();
  });
  form.addEventListener("submit", (event) => event.preventDefault());
  need("picture-close", HTMLElement).addEventListener("click", () => dialog.close());
  dialog.addEventListener("close", () => (round += 1));
  need("picture-svg", HTMLElement).addEventListener("click", () => {
    void keep("svg", async () => blobOf(await studio.draw(wish())));
  });
  need("picture-png", HTMLElement).addEventListener("click", () => void keep("png", makePng));
  need("picture-gif", HTMLElement).addEventListener("click", () => void keep("gif", makeGif));
  copy.addEventListener("click", () => void copyPng());

  return () => {
    const { view } = store;
    if (!view) return;
    const nodes = [0, ...view.moves.map(({ node }) => node)];
    subject = { game: view.game, ply: view.cursor, nodes };
    tell("");
    dialog.showModal();
    void preview();
  };
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
