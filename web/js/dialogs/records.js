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
  const dialog = need("records", HTMLDialogElement);
  const input = need("record-input", HTMLInputElement);
  const field = need("record-text", HTMLTextAreaElement);
  const problem = need("record-problem", HTMLElement);
  const told = need("record-told", HTMLElement);
  const list = need("record-list", HTMLOListElement);
  const keep = need("record-keep", HTMLButtonElement);
  const cancel = need("record-cancel", HTMLButtonElement);
  /** The text whose games are listed. */
  let shown = "";

  function open() {
    clear();
    field.value = "";
    if (!dialog.open) dialog.showModal();
  }

  function clear() {
    problem.textContent = told.textContent = "";
    list.replaceChildren();
    keep.hidden = true;
    cancel.textContent = text("cancel");
  }

  /** @param {string} record */
  function read(record) {
    const link = linkIn(record);
    if (link) {
      dialog.close();
      // As if it had been opened in this page: it may be an invitation to a live game too.
      location.hash = link;
      return;
    }
    clear();
    shown = record;
    if (record.trim()) return store.ask({ type: "read", text: record, fragments: fragments() });
    problem.textContent = text("record-unwritten");
    field.focus();
  }

  /** @param {File | undefined} file */
  async function readFile(file) {
    if (!file) return;
    const record = await textOf(file);
    if (!dialog.open) open();
    clear();
    field.value = record !== null && record.length < 20_000 ? record : "";
    if (record === null) problem.textContent = text("record-unreadable", { name: file.name });
    else if (!record.trim()) problem.textContent = text("record-empty", { name: file.name });
    else read(record);
  }

  /** @param {CollectionEntry} entry */
  function take(entry) {
    dialog.close();
    keeper.take(entry.record, entry.kept);
  }

  /** @param {Collection} collection */
  function show({ matches, problem: wrong }) {
    if (!dialog.open) return;
    const [only] = matches;
    if (matches.length === 1 && only && !wrong) return take(only);
    problem.textContent = wrong ? say(wrong) : "";
    keep.hidden = matches.length < 2;
    list.replaceChildren(...matches.map((entry) => make("li", {}, entryButton(entry, () => take(entry)))));
    list.querySelector("button")?.focus();
  }

  /** @param {Adopted} adopted */
  function adopt({ games, known, problem: wrong }) {
    if (!dialog.open) return;
    // What was read before another press was not kept then.
    const { added, known: again, refused } = kept.adopt(games);
    const already = known + again;
    const parts = [
      text("record-kept", { count: added }),
      already ? text("record-kept-already", { count: already }) : "",
      refused ? text("record-kept-full", { count: refused }) : "",
      wrong ? text("record-kept-damaged") : "",
    ];
    told.textContent = parts.filter(Boolean).join(" ");
    cancel.textContent = text("close");
    if (!added) return;
    onKept();
    if (kept.crowded()) keeper.copy.onFull();
  }

  need("record-file", HTMLElement).addEventListener("click", () => input.click());
  input.addEventListener("change", () => {
    void readFile(input.files?.[0]);
    input.value = "";
  });
  need("record-read", HTMLElement).addEventListener("click", () => read(field.value));
  keep.addEventListener("click", () => store.ask({ type: "adopt", text: shown, fragments: fragments() }));
  cancel.addEventListener("click", () => dialog.close());
  store.on(["collection"], () => store.collection && show(store.collection));
  store.on(["adopted"], () => store.adopted && adopt(store.adopted));
  store.on(["trouble"], () => {
    if (store.messages.trouble && ["read", "adopt"].includes(store.messages.about)) problem.textContent = say(store.messages.trouble);
  });

  return (file) => {
    if (file) void readFile(file);
    else open();
  };
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
