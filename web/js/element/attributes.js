/** What a page asks of a board by its attributes. */

import { languageOf } from "./words.js";

/** What a board is called to do, and the key of the button for it. @type {Record<string, string>} */
const MODES = { diagram: "", replay: "embed-replay", play: "embed-play", puzzle: "embed-puzzle" };

/** Attributes that HTML has for every element, and our own that are not about the board, as the page around minds them. */
const FOREIGN = new Set(
  (
    "accesskey anchor autocapitalize autocorrect autofocus class contenteditable dir draggable enterkeyhint exportparts hidden id inert " +
    "inputmode is itemid itemprop itemref itemscope itemtype lang nonce part popover role site slot spellcheck style tabindex theme title " +
    "translate writingsuggestions"
  ).split(" "),
);

/** Whether an attribute is no parameter of embed.html, as others in small letters are. @param {string} name */
const isForeign = (name) => /[^a-z]|^on/.test(name) || FOREIGN.has(name);

/** Attributes that change nothing of what the picture shows. */
const OUTWARD = new Set(["mode", "lang", "theme", "board", "controls", "level"]);

/** Whether an attribute is about the board. @param {string} name */
export function isOurs(name) {
  return OUTWARD.has(name) || !isForeign(name);
}

/** Whether an attribute says what the picture shows. @param {string} name */
export function isShown(name) {
  return isOurs(name) && !OUTWARD.has(name);
}

/** What the attributes say of what the picture shows, as one text. @param {Element} board */
export function shownOf(board) {
  const shown = [...board.attributes].filter(({ name }) => isShown(name));
  return JSON.stringify(shown.map(({ name, value }) => [name, value]));
}

/** The key of the button that makes a board live: empty where there is none, nothing where nobody knows what it is to be. @param {Element} board */
export function buttonOf(board) {
  return MODES[board.getAttribute("mode") ?? "diagram"];
}

/**
 * Where the site lies that draws a board and has the engine; null where that is not known.
 * @param {Element} board
 * @param {URL | null} home where it lies unless the board says so
 */
export function siteOf(board, home) {
  const given = board.getAttribute("site");
  if (!given) return home;
  // A folder, whether it is written as one or not.
  return URL.canParse(given, document.baseURI) ? new URL(given.replace(/\/*$/, "/"), document.baseURI) : null;
}

/** The parameters of a board's frame, as a query. @param {Element} board @param {"light" | "dark"} scheme of the page around, unless another one is asked for */
export function parametersOf(board, scheme) {
  const given = [...board.attributes].filter(({ name }) => !isForeign(name));
  const parameters = new URLSearchParams(given.map(({ name, value }) => [name, value]));
  const asked = board.getAttribute("theme");
  parameters.set("lang", languageOf(board));
  parameters.set("theme", asked && asked !== "system" ? asked : scheme);
  parameters.set("hosted", "1");
  return parameters.toString();
}
