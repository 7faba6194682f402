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
  const dialog = need("games", HTMLDialogElement);
  const list = need("games-list", HTMLOListElement);
  const empty = need("games-empty", HTMLElement);
  const saver = need("games-save", HTMLButtonElement);
  const filter = need("games-filter", HTMLElement);
  const wanted = need("games-wanted", HTMLInputElement);
  const found = need("games-found", HTMLElement);

  /** A button that forgets a game at the second press. @param {string} key @param {string} called */
  function remover(key, called) {
    const name = text("game-forget", { name: called });
    const button = make("button", { type: "button", class: "quiet", "aria-label": name }, icon("icon-delete"));
    button.addEventListener("click", () => {
      if (button.dataset.sure) return forget(key, button);
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
  function forget(key, button) {
    const at = [...list.querySelectorAll("li:not([hidden]) > button.quiet")].indexOf(button);
    kept.forget(key);
    fill();
    onForgotten();
    // The focus goes to the game that has taken the place, so that a keyboard does not begin anew.
    const rest = list.querySelectorAll("li:not([hidden]) > button.quiet");
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
    return entry(game, makeButton(() => resume(game)));
  }

  function fill() {
    const all = readable();
    const others = kept.unreadable();
    list.replaceChildren(
      ...all.map((game) => make("li", { class: "entry-row" }, line(game), remover(game.key, title(game)))),
      ...others.map(unreadable),
    );
    const count = all.length + others.length;
    empty.hidden = count > 0;
    empty.textContent = text(kept.able() ? "games-empty" : "games-unkept");
    filter.hidden = count < MANY && !wanted.value;
    sift();
    saver.disabled = all.length === 0;
    const links = kept.seen.all();
    need("games-seen", HTMLElement).hidden = links.length === 0;
    need("games-seen-list", HTMLOListElement).replaceChildren(...links.map(seen));
  }

  /** Leave only the lines that have all the words that are looked for, and tell how many these are. */
  function sift() {
    const words = plain(wanted.value).split(/\s+/).filter(Boolean);
    const lines = [...list.children].filter((line) => line instanceof HTMLElement);
    for (const line of lines) {
      const told = plain([...line.querySelectorAll(".entry-name, .entry-facts, p")].map((part) => part.textContent).join(" "));
      line.hidden = !words.every((word) => told.includes(word));
    }
    const left = lines.filter((line) => !line.hidden).length;
    put(found, filter.hidden ? "" : text("games-found", { left, count: lines.length }));
  }

  /** The games that can be opened. */
  function readable() {
    const bad = new Set(kept.unreadable().map(({ key }) => key));
    return kept.all().filter(({ key }) => !bad.has(key));
  }

  /** What is kept and cannot be read: its text is all that there is. @param {{key: string, text: string}} game */
  function unreadable({ key, text: content }) {
    const saveText = makeButton(() => save(`trilithon-${key}.txt`, content, "text/plain"), { class: "slim" }, text("games-unreadable-save"));
    const told = make("div", { class: "unreadable" }, make("p", {}, text("games-unreadable")), saveText);
    return make("li", { class: "entry-row" }, told, remover(key, key));
  }

  /** A link that was opened and not played on. @param {Kept} game */
  function seen(game) {
    const follow = () => {
      dialog.close();
      keeper.follow(game.fragment);
    };
    const adopt = () => {
      if (keeper.copy.adopt(game, keeper.key)) fill();
    };
    const keep = makeButton(adopt, { class: "slim", "aria-label": `${text("games-seen-keep")}: ${title(game)}` }, text("games-seen-keep"));
    return make("li", { class: "entry-row" }, entry(game, makeButton(follow)), keep);
  }

  wanted.addEventListener("input", sift);
  // It takes back the words first, and closes the dialog then.
  wanted.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !wanted.value) return;
    event.preventDefault();
    wanted.value = "";
    sift();
  });
  saver.addEventListener("click", () => {
    store.ask({ type: "gather", fragments: readable().map(({ fragment }) => fragment) });
  });
  store.on(["gathered"], () => {
    if (!store.gathered) return;
    const { record, left_out: count } = store.gathered;
    save("trilithon-games.pgn", record, RECORD_TYPE);
    if (!count) return;
    // The page behind tells of games that are not in the file.
    dialog.close();
    store.messages.tell({ key: "games-left-out", args: { count } });
  });
  // The page behind tells what is wrong.
  store.on(["trouble"], () => store.messages.trouble && store.messages.about === "gather" && dialog.close());
  need("games-close", HTMLElement).addEventListener("click", () => dialog.close());

  return () => {
    wanted.value = "";
    fill();
    dialog.showModal();
    // A field would bring up the keyboard of a phone, which hides the games.
    list.querySelector("button")?.focus();
  };
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
