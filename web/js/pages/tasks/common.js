/** What the pages of tasks have in common besides the board. */

import { APP } from "../../lib/app.js";
import { make, need, put } from "../../lib/dom.js";
import { fetchFile, persist } from "../../lib/files.js";
import { localName, text } from "../../lib/text.js";

const links = [...need("games", HTMLElement).querySelectorAll("a")];
const gameLinks = links.filter(({ dataset }) => !dataset.text);

/** The games there are tasks of. */
export const GAMES = gameLinks.map(({ hash }) => hash.slice(1));

/** What the address asks for: a game, and the id of a task, which may be empty. */
export function asked() {
  const [first = "", id = ""] = location.hash.slice(1).split("/");
  return { game: GAMES.includes(first) ? first : (GAMES[0] ?? ""), id };
}

/** Let the address tell what is shown. @param {string} hash */
export function keepAddress(hash) {
  try {
    history.replaceState(null, "", hash);
  } catch {
    // As in frames that may not touch their address.
  }
}

/**
 * Name the games, and the page after what it is and one of them.
 * @param {string} game @param {string} page @param {string} [tab] the part of the page that is shown, where that is not the game
 */
export function showGame(game, page, tab = game) {
  document.title = `${page}: ${text(`game-${game}`)} · Trilithon`;
  for (const link of gameLinks) put(link, text(`game-${link.hash.slice(1)}`));
  for (const link of links) {
    if (link.hash === `#${tab}`) link.setAttribute("aria-current", "page");
    else link.removeAttribute("aria-current");
  }
  need("rules", HTMLAnchorElement).href = `rules/${localName(game)}.html`;
  need("other", HTMLAnchorElement).hash = `#${game}`;
}

/**
 * Say something in parts, each with its class. Those that were said before stay, so that whoever hears the page hears what is new alone.
 * @param {HTMLElement} place @param {[string, string][]} parts
 */
export function tell(place, parts) {
  const spans = parts.map(([part, told], at) => make("span", { class: part }, at ? ` ${told}` : told));
  const shown = [...place.children];
  const first = spans.findIndex((span, at) => !shown[at]?.isEqualNode(span));
  const kept = first < 0 ? spans.length : first;
  for (const gone of shown.slice(kept)) gone.remove();
  place.append(...spans.slice(kept));
}

/**
 * What fetches the tasks of a game, each file once.
 * @template T
 * @param {string} folder
 * @returns {(game: string) => Promise<T[]>}
 */
export function fetching(folder) {
  /** @type {Map<string, Promise<T[]>>} */
  const fetched = new Map();
  return (game) => {
    const known = fetched.get(game);
    if (known) return known;
    const address = new URL(`${folder}/${game}.json`, APP);
    const coming = persist(async (how) => {
      const list = await (await fetchFile(address, how)).json();
      // A host that has nothing, or another version, may answer with anything.
      if (!Array.isArray(list)) throw new Error(`${address}: no list`);
      return list;
    });
    fetched.set(game, coming);
    coming.catch(() => fetched.delete(game));
    return coming;
  };
}

/** Whether what was last pressed was pressed by key, so that the focus is to be led on. */
export let keyed = false;
/** What had the focus when something of the task was pressed last. @type {Element | null} */
let from = null;
/** The parts of a page in which a task is done. */
const WORK = "#board, #says, .task-bar";

document.addEventListener("click", ({ detail, target }) => {
  keyed = detail === 0;
  if (target instanceof Element && target.closest(WORK)) from = document.activeElement;
}, true);

/** Lead the focus on to a button, unless the person has gone elsewhere since something of the task was pressed. @param {HTMLElement} button */
export function leadTo(button) {
  const { activeElement } = document;
  const stayed = [from, document.body, null].includes(activeElement) || activeElement?.closest("#board, #says");
  if (stayed) button.focus({ preventScroll: true });
}
