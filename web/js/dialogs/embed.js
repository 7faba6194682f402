/** The dialog that gives the markup by which a board stands in another page. */

import { copy } from "../lib/clipboard.js";
import { make, need } from "../lib/dom.js";
import { choiceField } from "../lib/fields.js";
import { LANGUAGES } from "../lib/languages.js";
import { localName, say, text } from "../lib/text.js";
import { boardTheme } from "../lib/theme.js";
import { levelText } from "../panels/seats.js";
import { dataAddress, elementMarkup, frameMarkup } from "./snippet.js";

/**
 * @typedef {import("../engine/store.js").Store} Store
 * @typedef {"diagram" | "replay" | "play" | "puzzle"} Mode
 */

/** What can be chosen, with the keys of its words. */
const MODES = /** @type {const} */ ([
  ["diagram", "embed-mode-diagram"],
  ["replay", "embed-mode-replay"],
  ["play", "embed-mode-play"],
  ["puzzle", "embed-mode-puzzle"],
]);
const PARTS = [["game", "embed-part-game"], ["position", "embed-part-position"]];
const THEMES = [["system", "embed-theme-system"], ["light", "embed-theme-light"], ["dark", "embed-theme-dark"]];
/** How wide a plain frame is, and how high what stands under its board is, by mode. */
const FRAME_WIDTH = 480;
const BELOW = { diagram: 20, replay: 70, play: 250, puzzle: 250 };

/**
 * Wire the dialog; returns what opens it.
 * @param {Store} store
 */
export function embedDialog(store) {
  const dialog = new EmbedDialog(store);
  return () => dialog.open();
}

/** What is chosen, and what the engine makes of it: attributes first, then a picture. */
class EmbedDialog {
  #store;
  #dialog = need("embed-dialog", HTMLDialogElement);
  #form = need("embed-form", HTMLFormElement);
  #fields = need("embed-fields", HTMLElement);
  #preview = need("embed-preview", HTMLElement);
  #markup = need("embed-markup", HTMLTextAreaElement);
  #frame = need("embed-frame", HTMLTextAreaElement);
  #says = need("embed-says", HTMLElement);
  #site = new URL("./", document.baseURI).href.replace(/[?#].*$/, "");
  /** Whether an answer is awaited that is for this dialog. */
  #asked = false;
  /** Whether something else was chosen meanwhile, so that it is to be asked again. */
  #stale = false;

  /** @param {Store} store */
  constructor(store) {
    this.#store = store;
    this.#form.addEventListener("change", () => this.#ask());
    this.#form.addEventListener("submit", (event) => event.preventDefault());
    need("embed-copy", HTMLElement).addEventListener("click", () => this.#copy(this.#markup));
    need("embed-copy-frame", HTMLElement).addEventListener("click", () => this.#copy(this.#frame));
    need("embed-close", HTMLElement).addEventListener("click", () => this.#dialog.close());
    // The board of the preview goes, and its engine with it.
    this.#dialog.addEventListener("close", () => this.#preview.replaceChildren());
    store.on(["parts"], () => this.#draw());
    store.on(["picture"], () => this.#show());
    store.on(["trouble"], () => this.#fail());
    // A command about a view that has gone is not answered.
    store.on(["view"], () => this.#asked && this.#send());
  }

  open() {
    need("embed-help", HTMLAnchorElement).href = `docs/${localName("embed")}.html`;
    this.#fill();
    this.#dialog.showModal();
    this.#ask();
  }

  #fill() {
    const { view, catalogue } = this.#store;
    if (!view) return;
    const levels = catalogue?.games.find(({ name }) => name === view.game)?.levels ?? [];
    const modes = MODES.filter(([mode]) => mode !== "puzzle" || view.cursor < view.moves.length);
    const usual = view.moves.length ? "replay" : "play";
    this.#fields.replaceChildren(
      choiceField("embed-mode", text("embed-mode"), choices(modes), usual),
      choiceField("embed-part", text("embed-part"), choices(PARTS), "game"),
      select("embed-level", text("embed-against"), [["", text("embed-two")], ...levels.map((entry) => [String(entry.level), levelText(entry)])]),
      make(
        "div",
        { class: "pair" },
        select("embed-theme", text("theme"), THEMES.map(([value = "", key = ""]) => [value, text(key)])),
        select("embed-lang", text("language"), [["", text("embed-lang-page")], ...LANGUAGES]),
      ),
      make("div", { class: "pair" }, check("embed-controls", text("embed-controls")), check("embed-coordinates", text("embed-coordinates"))),
    );
  }

  get #chosen() {
    const data = new FormData(this.#form);
    const word = (/** @type {string} */ name) => String(data.get(name) ?? "");
    const mode = MODES.map(([name]) => name).find((name) => name === word("embed-mode")) ?? "diagram";
    const whole = mode === "diagram" ? false : word("embed-part") !== "position";
    return { mode, whole, level: word("embed-level"), theme: word("embed-theme"), lang: word("embed-lang"), controls: data.has("embed-controls"), coordinates: data.has("embed-coordinates") };
  }

  /** What was chosen, as attributes that differ from what goes without saying. */
  get #outward() {
    const { mode, level, theme, lang, controls, coordinates } = this.#chosen;
    return {
      ...(mode === "play" && level ? { level } : {}),
      ...(theme === "system" ? {} : { theme }),
      ...(boardTheme() === "stone" ? {} : { board: boardTheme() }),
      ...(lang ? { lang } : {}),
      ...(controls ? {} : { controls: "no" }),
      ...(coordinates ? {} : { coordinates: "no" }),
    };
  }

  /** Show what goes with the mode, and ask the engine by which attributes the game is told: one thing at a time. */
  #ask() {
    const { mode } = this.#chosen;
    for (const [name, there] of /** @type {[string, boolean][]} */ ([["embed-part", mode !== "diagram"], ["embed-level", mode === "play"]])) {
      const field = this.#fields.querySelector(`[name="${name}"]`)?.closest(".field");
      if (field instanceof HTMLElement) field.hidden = !there;
    }
    this.#says.textContent = "";
    this.#stale = this.#asked;
    if (!this.#stale) this.#send();
  }

  #send() {
    const { mode, whole } = this.#chosen;
    this.#asked = true;
    this.#store.send({ type: "parts", mode, whole });
  }

  /** Ask for the picture of what the board shows first. */
  #draw() {
    const { view, parts } = this.#store;
    if (!this.#asked || !view || !parts) return;
    const { theme, coordinates } = this.#chosen;
    // The attributes tell where the board begins, unless it does there anyhow.
    const { node } = view.note;
    const look = theme === "light" || theme === "dark" ? theme : "auto";
    this.#store.send({ type: "picture", kind: "still", theme: look, board: boardTheme(), coordinates, numbers: false, node });
  }

  #show() {
    const { view, parts, picture } = this.#store;
    if (!this.#asked || !view || !parts || !picture) return;
    this.#asked = false;
    if (this.#stale) return this.#ask();
    const attributes = { ...parts.parts, ...this.#outward };
    const { svg } = picture;
    const [width = 1, height = 1] = (/width="(\d+)" height="(\d+)"/.exec(svg) ?? []).slice(1).map(Number);
    const title = `${text(`game-${view.game}`)} · ${say(parts.status)}`;
    const { script, element } = elementMarkup(this.#site, attributes, { svg, alt: title, width, height });
    const high = Math.round((FRAME_WIDTH * height) / width) + BELOW[this.#chosen.mode];
    this.#markup.value = `${script}\n${element}`;
    this.#frame.value = frameMarkup(this.#site, attributes, { title, width: FRAME_WIDTH, height: high });
    this.#present(attributes, make("img", { src: dataAddress(svg), width: String(width), height: String(height), alt: title }));
  }

  /** Let the board be seen as another page shows it. @param {Record<string, string>} attributes @param {HTMLElement} still */
  #present(attributes, still) {
    // The same as in the markup, but for its style, which this page allows in none of its markup.
    const board = document.createElement("trilithon-board");
    for (const [name, value] of Object.entries(attributes)) board.setAttribute(name, value);
    board.append(still);
    this.#preview.replaceChildren(board);
    void import(`${this.#site}trilithon-board.js`);
  }

  #fail() {
    const { trouble } = this.#store.messages;
    if (!this.#dialog.open || !trouble) return;
    this.#asked = this.#stale = false;
    this.#says.textContent = say(trouble);
  }

  /** @param {HTMLTextAreaElement} field */
  async #copy(field) {
    this.#says.textContent = text((await copy(field.value)) ? "embed-copied" : "copy-refused");
  }
}

/** @param {(readonly string[])[]} values with the keys of their words */
function choices(values) {
  return values.map(([value = "", key = ""]) => ({ value, label: text(key) }));
}

/** @param {string} name @param {string} label @param {(readonly string[])[]} values */
function select(name, label, values) {
  const offered = values.map(([value = "", said = ""]) => make("option", { value }, said));
  return make("label", { class: "field" }, make("span", {}, label), make("select", { name }, ...offered));
}

/** @param {string} name @param {string} label */
function check(name, label) {
  const box = make("input", { type: "checkbox", name });
  box.checked = true;
  return make("label", { class: "check" }, box, make("span", {}, label));
}
