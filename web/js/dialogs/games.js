/** The games that are kept on this device: those in progress beside the board, all of them in a dialog. */

import { save } from "../lib/clipboard.js";
import { make, need } from "../lib/dom.js";
import { text } from "../lib/text.js";
import { entry, title } from "../library/entry.js";
import * as kept from "../library/kept.js";
import { RECORD_TYPE } from "./records.js";

/**
 * @typedef {import("../library/kept.js").Kept} Kept
 * @typedef {import("../library/keeper.js").Keeper} Keeper
 * @typedef {import("../engine/store.js").Store} Store
 */

/** So many are shown beside the board. */
const BESIDE = 5;

/**
 * Wire list and dialog; returns what brings them in step.
 * @param {Store} store
 * @param {Keeper} keeper
 */
export function games(store, keeper) {
  const dialog = need("games", HTMLDialogElement);
  const list = need("games-list", HTMLOListElement);
  const empty = need("games-empty", HTMLElement);
  const ongoing = need("ongoing", HTMLElement);
  const saver = need("games-save", HTMLButtonElement);
  const beside = need("ongoing-list", HTMLOListElement);

  /** A button that forgets a game at the second press. @param {Kept} game */
  function remover(game) {
    const name = text("game-forget", { name: title(game) });
    const button = make("button", { type: "button", class: "quiet", "aria-label": name }, icon("icon-delete"));
    button.addEventListener("click", () => {
      if (button.dataset.sure) return forget(game);
      button.dataset.sure = "yes";
      button.replaceChildren(text("delete-do"));
      button.setAttribute("aria-label", `${text("delete-do")}: ${title(game)}`);
    });
    button.addEventListener("blur", () => {
      delete button.dataset.sure;
      button.replaceChildren(icon("icon-delete"));
      button.setAttribute("aria-label", name);
    });
    return button;
  }

  /** @param {Kept} game */
  function forget({ key }) {
    const at = kept.all().findIndex((game) => game.key === key);
    kept.forget(key);
    fill();
    show();
    // The focus goes to the game that has taken the place, so that a keyboard does not begin anew.
    const rest = list.querySelectorAll("button.quiet");
    const next = rest[Math.min(at, rest.length - 1)] ?? need("games-close", HTMLElement);
    if (next instanceof HTMLElement) next.focus();
  }

  /** @param {Kept} game */
  function resume({ key }) {
    dialog.close();
    keeper.resume(key);
  }

  /** @param {Kept} game */
  function line(game) {
    const button = entry(game, make("button", { type: "button" }));
    button.addEventListener("click", () => resume(game));
    return button;
  }

  function fill() {
    const all = kept.all();
    list.replaceChildren(
      ...all.map((game) => make("li", { class: "entry-row" }, line(game), remover(game))),
    );
    empty.hidden = all.length > 0;
    saver.disabled = all.length === 0;
  }

  need("games-open", HTMLElement).addEventListener("click", () => {
    fill();
    dialog.showModal();
  });
  saver.addEventListener("click", () => {
    store.ask({ type: "gather", fragments: kept.all().map(({ fragment }) => fragment) });
  });
  store.on(["gathered"], () => {
    if (store.gathered) save("trilithon-games.pgn", store.gathered.record, RECORD_TYPE);
  });
  need("games-close", HTMLElement).addEventListener("click", () => dialog.close());

  function show() {
    if (!store.view) return;
    const others = kept.all().filter(({ key, result }) => key !== keeper.key && result === null).slice(0, BESIDE);
    ongoing.hidden = others.length === 0;
    beside.replaceChildren(...others.map((game) => make("li", {}, line(game))));
  }
  return show;
}

/** @param {string} name */
function icon(name) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("class", "icon");
  svg.setAttribute("aria-hidden", "true");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  use.setAttribute("href", `#${name}`);
  svg.append(use);
  return svg;
}
