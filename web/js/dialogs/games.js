/** The dialog of all games that are kept on this device. */

import { save } from "../lib/clipboard.js";
import { make, makeButton, need, put } from "../lib/dom.js";
import { text } from "../lib/text.js";
import { entry, title } from "../library/entry.js";
import * as kept from "../library/kept.js";
import { RECORD_TYPE } from "../panels/record.js";

/**
 * @typedef {import("../library/kept-game.js").Kept} Kept
 * @typedef {import("../library/keeper.js").Keeper} Keeper
 * @typedef {import("../engine/store.js").Store} Store
 */

/** From so many games on, words can be given that one looks for. */
const MANY = 11;

/**
 * Wire the dialog; returns what opens it.
 * @param {Store} store
 * @param {Keeper} keeper
 * @param {() => void} onForgotten called when a game is no longer kept
 */
export function gamesDialog(store, keeper, onForgotten) {
  const dialog = new GamesDialog(store, keeper, onForgotten);
  return () => dialog.open();
}

/** The games in a list, and below it the links that were opened and not played on. */
class GamesDialog {
  #store;
  #keeper;
  #onForgotten;
  #dialog = need("games", HTMLDialogElement);
  #list = need("games-list", HTMLOListElement);
  #empty = need("games-empty", HTMLElement);
  #saver = need("games-save", HTMLButtonElement);
  #filter = need("games-filter", HTMLElement);
  #wanted = need("games-wanted", HTMLInputElement);
  #found = need("games-found", HTMLElement);

  /** @param {Store} store @param {Keeper} keeper @param {() => void} onForgotten */
  constructor(store, keeper, onForgotten) {
    this.#store = store;
    this.#keeper = keeper;
    this.#onForgotten = onForgotten;
    this.#wanted.addEventListener("input", () => this.#sift());
    // It takes back the words first, and closes the dialog then.
    this.#wanted.addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || !this.#wanted.value) return;
      event.preventDefault();
      this.#wanted.value = "";
      this.#sift();
    });
    this.#saver.addEventListener("click", () => {
      store.ask({ type: "gather", fragments: readable().map(({ fragment }) => fragment) });
    });
    store.on(["gathered"], () => this.#saveGathered());
    // The page behind tells what is wrong.
    store.on(["trouble"], () => store.messages.trouble && store.messages.about === "gather" && this.#dialog.close());
    need("games-close", HTMLElement).addEventListener("click", () => this.#dialog.close());
  }

  open() {
    this.#wanted.value = "";
    this.#fill();
    this.#dialog.showModal();
    // A field would bring up the keyboard of a phone, which hides the games.
    this.#list.querySelector("button")?.focus();
  }

  #fill() {
    const all = readable();
    const others = kept.unreadable();
    this.#list.replaceChildren(...all.map((game) => this.#line(game)), ...others.map((game) => this.#unreadable(game)));
    const count = all.length + others.length;
    this.#empty.hidden = count > 0;
    this.#empty.textContent = text(kept.able() ? "games-empty" : "games-unkept");
    this.#filter.hidden = count < MANY && !this.#wanted.value;
    this.#sift();
    this.#saver.disabled = all.length === 0;
    const links = kept.seen.all();
    need("games-seen", HTMLElement).hidden = links.length === 0;
    need("games-seen-list", HTMLOListElement).replaceChildren(...links.map((game) => this.#seen(game)));
  }

  /** @param {Kept} game */
  #line(game) {
    const resume = makeButton(() => {
      this.#dialog.close();
      this.#keeper.resume(game.key);
    });
    return make("li", { class: "entry-row" }, entry(game, resume), this.#remover(game.key, title(game)));
  }

  /** What is kept and cannot be read: its text is all that there is. @param {{key: string, text: string}} game */
  #unreadable({ key, text: content }) {
    const saveText = makeButton(() => save(`trilithon-${key}.txt`, content, "text/plain"), { class: "slim" }, text("games-unreadable-save"));
    const told = make("div", { class: "unreadable" }, make("p", {}, text("games-unreadable")), saveText);
    return make("li", { class: "entry-row" }, told, this.#remover(key, key));
  }

  /** A link that was opened and not played on. @param {Kept} game */
  #seen(game) {
    const follow = () => {
      this.#dialog.close();
      this.#keeper.follow(game.fragment);
    };
    const adopt = () => {
      if (this.#keeper.copy.adopt(game, this.#keeper.key)) this.#fill();
    };
    const keep = makeButton(adopt, { class: "slim", "aria-label": `${text("games-seen-keep")}: ${title(game)}` }, text("games-seen-keep"));
    return make("li", { class: "entry-row" }, entry(game, makeButton(follow)), keep);
  }

  /** A button that forgets a game at the second press. @param {string} key @param {string} called */
  #remover(key, called) {
    const name = text("game-forget", { name: called });
    const button = make("button", { type: "button", class: "quiet", "aria-label": name }, icon("icon-delete"));
    button.addEventListener("click", () => {
      if (button.dataset.sure) return this.#forget(key, button);
      button.dataset.sure = "yes";
      button.replaceChildren(text("delete-do"));
      button.setAttribute("aria-label", `${text("delete-do")}: ${called}`);
    });
    button.addEventListener("blur", () => {
      delete button.dataset.sure;
      button.replaceChildren(icon("icon-delete"));
      button.setAttribute("aria-label", name);
    });
    return button;
  }

  /** @param {string} key @param {HTMLButtonElement} button the one that was pressed */
  #forget(key, button) {
    const at = this.#removers().indexOf(button);
    kept.forget(key);
    this.#fill();
    this.#onForgotten();
    // The focus goes to the game that has taken the place, so that a keyboard does not begin anew.
    const rest = this.#removers();
    const next = rest[Math.min(at, rest.length - 1)] ?? need("games-close", HTMLElement);
    next.focus();
  }

  /** Those of the games that are to be seen. @returns {HTMLElement[]} */
  #removers() {
    return [...this.#list.querySelectorAll("li:not([hidden]) > button.quiet")].filter((button) => button instanceof HTMLElement);
  }

  /** Leave only the lines that have all the words that are looked for, and tell how many these are. */
  #sift() {
    const words = plain(this.#wanted.value).split(/\s+/).filter(Boolean);
    const lines = [...this.#list.children].filter((line) => line instanceof HTMLElement);
    for (const line of lines) {
      const told = plain([...line.querySelectorAll(".entry-name, .entry-facts, p")].map((part) => part.textContent).join(" "));
      line.hidden = !words.every((word) => told.includes(word));
    }
    const left = lines.filter((line) => !line.hidden).length;
    put(this.#found, this.#filter.hidden ? "" : text("games-found", { left, count: lines.length }));
  }

  #saveGathered() {
    const { gathered } = this.#store;
    if (!gathered) return;
    const { record, left_out: count } = gathered;
    save("trilithon-games.pgn", record, RECORD_TYPE);
    if (!count) return;
    // The page behind tells of games that are not in the file.
    this.#dialog.close();
    this.#store.messages.tell({ key: "games-left-out", args: { count } });
  }
}

/** The games that can be opened. */
function readable() {
  const bad = new Set(kept.unreadable().map(({ key }) => key));
  return kept.all().filter(({ key }) => !bad.has(key));
}

/** Words as they are looked for: whether letters are large or have accents does not count. @param {string} words */
function plain(words) {
  return words.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
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
