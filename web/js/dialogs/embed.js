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
  const dialog = need("embed-dialog", HTMLDialogElement);
  const form = need("embed-form", HTMLFormElement);
  const fields = need("embed-fields", HTMLElement);
  const preview = need("embed-preview", HTMLElement);
  const markup = need("embed-markup", HTMLTextAreaElement);
  const frame = need("embed-frame", HTMLTextAreaElement);
  const says = need("embed-says", HTMLElement);
  const site = new URL("./", document.baseURI).href.replace(/[?#].*$/, "");
  /** Whether an answer is awaited that is for this dialog. */
  let asked = false;

  function chosen() {
    const data = new FormData(form);
    const word = (/** @type {string} */ name) => String(data.get(name) ?? "");
    const mode = MODES.map(([name]) => name).find((name) => name === word("embed-mode")) ?? "diagram";
    const whole = mode === "diagram" ? false : word("embed-part") !== "position";
    return { mode, whole, level: word("embed-level"), theme: word("embed-theme"), lang: word("embed-lang"), controls: data.has("embed-controls"), coordinates: data.has("embed-coordinates") };
  }

  /** What was chosen, as attributes that differ from what goes without saying. */
  function outward() {
    const { mode, level, theme, lang, controls, coordinates } = chosen();
    return {
      ...(mode === "play" && level ? { level } : {}),
      ...(theme === "system" ? {} : { theme }),
      ...(boardTheme() === "stone" ? {} : { board: boardTheme() }),
      ...(lang ? { lang } : {}),
      ...(controls ? {} : { controls: "no" }),
      ...(coordinates ? {} : { coordinates: "no" }),
    };
  }

  function fill() {
    const { view, catalogue } = store;
    if (!view) return;
    const levels = catalogue?.games.find(({ name }) => name === view.game)?.levels ?? [];
    const modes = MODES.filter(([mode]) => mode !== "puzzle" || view.cursor < view.moves.length);
    const usual = view.moves.length ? "replay" : "play";
    fields.replaceChildren(
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

  /** Show what goes with the mode, and ask the engine by which attributes the game is told. */
  function ask() {
    const { mode, whole } = chosen();
    for (const [name, there] of /** @type {[string, boolean][]} */ ([["embed-part", mode !== "diagram"], ["embed-level", mode === "play"]])) {
      const field = fields.querySelector(`[name="${name}"]`)?.closest(".field");
      if (field instanceof HTMLElement) field.hidden = !there;
    }
    says.textContent = "";
    asked = true;
    store.send({ type: "parts", mode, whole });
  }

  /** Ask for the picture of what the board shows first. */
  function draw() {
    if (!asked || !store.view || !store.parts) return;
    const { theme, coordinates } = chosen();
    // The attributes tell where the board begins, unless it does there anyhow.
    const { node } = store.view.note;
    const look = theme === "light" || theme === "dark" ? theme : "auto";
    store.send({ type: "picture", kind: "still", theme: look, board: boardTheme(), coordinates, numbers: false, node });
  }

  function show() {
    if (!asked || !store.view || !store.parts || !store.picture) return;
    asked = false;
    const attributes = { ...store.parts.parts, ...outward() };
    const { svg } = store.picture;
    const [width = 1, height = 1] = (/width="(\d+)" height="(\d+)"/.exec(svg) ?? []).slice(1).map(Number);
    const title = `${text(`game-${store.view.game}`)} · ${say(store.parts.status)}`;
    const { script, element } = elementMarkup(site, attributes, { svg, alt: title, width, height });
    const high = Math.round((FRAME_WIDTH * height) / width) + BELOW[chosen().mode];
    markup.value = `${script}\n${element}`;
    frame.value = frameMarkup(site, attributes, { title, width: FRAME_WIDTH, height: high });
    // The same as in the markup, but for its style, which this page allows in none of its markup.
    const board = document.createElement("trilithon-board");
    for (const [name, value] of Object.entries(attributes)) board.setAttribute(name, value);
    board.append(make("img", { src: dataAddress(svg), width: String(width), height: String(height), alt: title }));
    preview.replaceChildren(board);
    void import(`${site}trilithon-board.js`);
  }

  form.addEventListener("change", ask);
  form.addEventListener("submit", (event) => event.preventDefault());
  for (const [button, field] of /** @type {[string, HTMLTextAreaElement][]} */ ([["embed-copy", markup], ["embed-copy-frame", frame]])) {
    need(button, HTMLElement).addEventListener("click", async () => {
      says.textContent = text((await copy(field.value)) ? "embed-copied" : "copy-refused");
    });
  }
  need("embed-close", HTMLElement).addEventListener("click", () => dialog.close());
  // The board of the preview goes, and its engine with it.
  dialog.addEventListener("close", () => preview.replaceChildren());
  store.on(["parts"], draw);
  store.on(["picture"], show);
  store.on(["trouble"], () => {
    if (!dialog.open || !store.messages.trouble) return;
    asked = false;
    says.textContent = say(store.messages.trouble);
  });

  return () => {
    need("embed-help", HTMLAnchorElement).href = `docs/${localName("embed")}.html`;
    fill();
    dialog.showModal();
    ask();
  };
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
