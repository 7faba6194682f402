/** The dialog in which a move is typed, with the legal moves that begin like it. */

import { make, makeButton } from "../lib/dom.js";
import { say, text } from "../lib/text.js";

/** @typedef {import("../engine/store.js").Store} Store */

/** So many moves are listed at the most. */
const MOST = 60;
/** The list follows when the hand has rested for so long. */
const REST_MS = 150;

/** Make the dialog; returns what opens it. @param {Store} store */
export function notationDialog(store) {
  const dialog = make("dialog", { id: "notation", class: "notation", "aria-labelledby": "notation-title" });
  const input = make("input", { id: "notation-move", type: "text", spellcheck: "false", autocomplete: "off", autocapitalize: "off" });
  const count = make("p", { id: "notation-count", class: "notation-count", role: "status" });
  const list = make("div", { id: "notation-list", class: "notation-list", role: "toolbar" });
  const more = make("p", { id: "notation-more", class: "notation-more", hidden: "" });
  const problem = make("p", { id: "notation-problem", class: "problem", role: "alert" });
  document.body.append(dialog);
  let timer = 0;
  let asked = false;

  function open() {
    const { view } = store;
    if (!view) return;
    dialog.replaceChildren(...content(view.game));
    input.value = problem.textContent = count.textContent = "";
    list.replaceChildren();
    more.hidden = true;
    asked = false;
    dialog.showModal();
    input.focus();
    ask();
  }

  /** @param {string} game */
  function content(game) {
    const cancel = makeButton(() => dialog.close(), {}, text("cancel"));
    const done = makeButton(() => play(input.value), { class: "primary", id: "notation-play" }, text("held-play"));
    return [
      make("h2", { id: "notation-title" }, text("notation")),
      make("label", { class: "field" }, make("span", {}, text("notation-move", { examples: text(`notation-${game}`) })), input),
      make("p", { class: "letters" }, text(`letters-${game}`)),
      problem,
      count,
      list,
      more,
      make("div", { class: "dialog-buttons" }, cancel, done),
    ];
  }

  /** @param {string} move */
  function play(move) {
    asked = true;
    problem.textContent = "";
    store.send({ type: "play", move });
  }

  function ask() {
    clearTimeout(timer);
    timer = setTimeout(() => store.send({ type: "legal", start: input.value, most: MOST }), REST_MS);
  }

  function showList() {
    const { legal } = store;
    if (!dialog.open || !legal || legal.start !== input.value) return;
    const { count: all, moves, complete, start } = legal;
    const found = complete ? moves.length : all;
    count.textContent = !start.trim() || !complete ? text("notation-legal", { count: all }) : text("notation-found", { found, count: all });
    list.setAttribute("aria-label", text("notation-list"));
    list.replaceChildren(...moves.map((move, index) => moveButton(move, index ? "-1" : "0")));
    // Columns as wide as the longest move, so that all stand one below the other.
    list.style.setProperty("--longest", String(Math.max(0, ...moves.map(({ length }) => length))));
    more.hidden = complete;
    more.textContent = text("notation-more");
  }

  /** Lead the focus among the moves by arrows, in the rows in which they stand; Tab enters and leaves them as one. @param {KeyboardEvent} event */
  function walk(event) {
    const buttons = [...list.querySelectorAll("button")];
    const at = buttons.findIndex((button) => button === event.target);
    if (at < 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const columns = getComputedStyle(list).gridTemplateColumns.split(" ").length;
    const back = getComputedStyle(list).direction === "rtl" ? 1 : -1;
    /** @type {Record<string, number>} */
    const ways = { ArrowLeft: at + back, ArrowRight: at - back, ArrowUp: at - columns, ArrowDown: at + columns, Home: 0, End: buttons.length - 1 };
    const next = ways[event.key];
    if (next === undefined) return;
    event.preventDefault();
    enter(buttons[next])?.focus();
  }

  /** Make a move the one that Tab leads to. @param {HTMLButtonElement | undefined} button */
  function enter(button) {
    if (!button) return undefined;
    for (const one of list.querySelectorAll("button")) one.tabIndex = one === button ? 0 : -1;
    return button;
  }

  input.addEventListener("input", ask);
  input.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || event.isComposing) return;
    event.preventDefault();
    play(input.value);
  });
  list.addEventListener("keydown", walk);
  list.addEventListener("focusin", ({ target }) => void (target instanceof HTMLButtonElement && enter(target)));
  list.addEventListener("click", ({ target }) => {
    const move = target instanceof Element ? target.closest("button")?.dataset.move : undefined;
    if (move !== undefined) play(move);
  });
  store.on(["legal"], showList);
  store.on(["trouble"], () => {
    if (!asked || !dialog.open || !store.messages.trouble || store.messages.about !== "play") return;
    asked = false;
    problem.textContent = say(store.messages.trouble);
    input.focus();
    input.select();
  });
  store.on(["view"], () => {
    if (!dialog.open) return;
    if (asked) dialog.close();
    else ask();
    asked = false;
  });
  return open;
}

/** @param {string} move @param {string} tabindex */
function moveButton(move, tabindex) {
  return make("button", { type: "button", "data-move": move, tabindex }, move);
}
