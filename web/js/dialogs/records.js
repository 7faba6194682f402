/** The dialog that reads records: a file, a paste or a drop, and what is in it. */

import { make, need, picture } from "../lib/dom.js";
import { say, text } from "../lib/text.js";
import { fragmentOf } from "../library/address.js";
import * as kept from "../library/kept.js";

/**
 * @typedef {import("../engine/protocol.js").Adopted} Adopted
 * @typedef {import("../engine/protocol.js").Collection} Collection
 * @typedef {import("../engine/protocol.js").CollectionEntry} CollectionEntry
 * @typedef {import("../engine/store.js").Store} Store
 * @typedef {import("../library/keeper.js").Keeper} Keeper
 */

/** So much of a file is read, in bytes. */
const LONGEST = 20_000_000;

/** A game's link among words, with or without an invitation behind it; some messengers escape the sign before it. */
const LINK = /(?:#|%23)(\d{1,4}t[0-9A-Za-z]{11,}(?:\.[LW][0-9A-Za-z]+)?|v=0&[^\s<>"”»]*[^\s<>"”»).,;:!?])/;
/** What begins a record's tag, or JSON. */
const DATA = /^\s*(?:\[\s*\w+\s*"|[[{]\s*["{])/m;

/**
 * Wire the dialog; returns what opens it, if wanted with what is in a file.
 * @param {Store} store
 * @param {Keeper} keeper
 * @param {() => void} onKept called when more games are kept
 * @returns {(file?: File) => void}
 */
export function recordsDialog(store, keeper, onKept) {
  const dialog = new RecordsDialog(store, keeper, onKept);
  return (file) => dialog.open(file);
}

/** What is handed in, and the games that are in it. */
class RecordsDialog {
  #store;
  #keeper;
  #onKept;
  #dialog = need("records", HTMLDialogElement);
  #input = need("record-input", HTMLInputElement);
  #field = need("record-text", HTMLTextAreaElement);
  #problem = need("record-problem", HTMLElement);
  #told = need("record-told", HTMLElement);
  #list = need("record-list", HTMLOListElement);
  #keep = need("record-keep", HTMLButtonElement);
  #cancel = need("record-cancel", HTMLButtonElement);
  /** The text whose games are listed. */
  #shown = "";
  /** Counts what is handed in, and what is given up: an answer to anything before comes too late. */
  #number = 0;

  /** @param {Store} store @param {Keeper} keeper @param {() => void} onKept */
  constructor(store, keeper, onKept) {
    this.#store = store;
    this.#keeper = keeper;
    this.#onKept = onKept;
    need("record-file", HTMLElement).addEventListener("click", () => this.#input.click());
    this.#input.addEventListener("change", () => {
      void this.#readFile(this.#input.files?.[0]);
      this.#input.value = "";
    });
    need("record-read", HTMLElement).addEventListener("click", () => this.#read(this.#field.value));
    this.#keep.addEventListener("click", () => store.ask({ type: "adopt", text: this.#shown, fragments: fragments() }));
    this.#cancel.addEventListener("click", () => this.#dialog.close());
    this.#dialog.addEventListener("close", () => (this.#number += 1));
    store.on(["collection"], () => store.collection && this.#show(store.collection));
    store.on(["adopted"], () => store.adopted && this.#adopt(store.adopted));
    store.on(["trouble"], () => {
      const { trouble, about } = store.messages;
      if (trouble && ["read", "adopt"].includes(about)) this.#problem.textContent = say(trouble);
    });
  }

  /** @param {File} [file] */
  open(file) {
    if (file) void this.#readFile(file);
    else this.#begin();
  }

  #begin() {
    this.#clear();
    this.#field.value = "";
    if (!this.#dialog.open) this.#dialog.showModal();
  }

  #clear() {
    this.#number += 1;
    this.#problem.textContent = this.#told.textContent = "";
    this.#list.replaceChildren();
    this.#keep.hidden = true;
    this.#cancel.textContent = text("cancel");
  }

  /** @param {string} record */
  #read(record) {
    const link = linkIn(record);
    if (link) {
      this.#dialog.close();
      // As if it had been opened in this page: it may be an invitation to a live game too.
      location.hash = link;
      return;
    }
    this.#clear();
    this.#shown = record;
    if (record.trim()) return this.#store.ask({ type: "read", text: record, fragments: fragments(), number: this.#number });
    this.#problem.textContent = text("record-unwritten");
    this.#field.focus();
  }

  /** @param {File | undefined} file */
  async #readFile(file) {
    if (!file) return;
    const mine = (this.#number += 1);
    const record = await textOf(file);
    if (mine !== this.#number) return;
    if (!this.#dialog.open) this.#begin();
    this.#clear();
    this.#field.value = record !== null && record.length < 20_000 ? record : "";
    if (record === null) this.#problem.textContent = text("record-unreadable", { name: file.name });
    else if (!record.trim()) this.#problem.textContent = text("record-empty", { name: file.name });
    else this.#read(record);
  }

  /** @param {CollectionEntry} entry */
  #take(entry) {
    this.#dialog.close();
    this.#keeper.take(entry.record, entry.kept);
  }

  /** @param {Collection} collection */
  #show({ number, matches, problem: wrong }) {
    if (!this.#dialog.open || number !== this.#number) return;
    const [only] = matches;
    if (matches.length === 1 && only && !wrong) return this.#take(only);
    this.#problem.textContent = wrong ? say(wrong) : "";
    this.#keep.hidden = matches.length < 2;
    this.#list.replaceChildren(...matches.map((entry) => make("li", {}, entryButton(entry, () => this.#take(entry)))));
    this.#list.querySelector("button")?.focus();
  }

  /** @param {Adopted} adopted */
  #adopt({ games, known, problem: wrong }) {
    if (!this.#dialog.open) return;
    // What was read before another press was not kept then.
    const { added, known: again, refused } = kept.adopt(games);
    const already = known + again;
    const parts = [
      text("record-kept", { count: added }),
      already ? text("record-kept-already", { count: already }) : "",
      refused ? text("record-kept-full", { count: refused }) : "",
      wrong ? text("record-kept-damaged") : "",
    ];
    this.#told.textContent = parts.filter(Boolean).join(" ");
    this.#cancel.textContent = text("close");
    if (!added) return;
    this.#onKept();
    if (kept.crowded()) this.#keeper.copy.onFull();
  }
}

/** The fragments of the games that are kept. */
function fragments() {
  return kept.all().map(({ fragment }) => fragment);
}

/** The text of a file; null where it cannot be read or is no text, as of a picture. @param {File} file */
async function textOf(file) {
  try {
    // More than the engine takes, which then says so.
    const found = await file.slice(0, LONGEST).text();
    return found.includes("\0") ? null : found;
  } catch {
    return null;
  }
}

/**
 * The fragment of a game's link: where a text is nothing but an address, or has the link among its words, as a message does. What is a
 * record, or JSON, may tell of a link and is none.
 * @param {string} record
 */
function linkIn(record) {
  const word = record.trim();
  const alone = !/\s/.test(word) && URL.canParse(word) ? fragmentOf(word) : "";
  return alone || (DATA.test(word) ? "" : (LINK.exec(word)?.[1] ?? ""));
}

/** One match of a list, to be opened. @param {CollectionEntry} entry @param {() => void} action */
function entryButton({ game, names, date, rounds, plies, result }, action) {
  const sides = Object.entries(names);
  const who = sides.map(([player, name]) => name || text("player-name", { player })).join(" – ");
  const facts = [date, rounds > 1 ? text("record-rounds", { count: rounds }) : "", text("record-moves", { count: plies }), result === "*" ? "" : result.replaceAll("-", "–")];
  const button = make(
    "button",
    { type: "button", class: "entry" },
    picture(`player-${sides[0]?.[0] ?? ""}`, "entry-mark"),
    make("span", { class: "entry-name" }, `${text(`game-${game}`)} · ${who}`),
    make("span", { class: "entry-facts" }, facts.filter(Boolean).join(" · ")),
  );
  button.addEventListener("click", action);
  return button;
}
