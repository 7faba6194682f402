/** The dialog in which a move is typed, with the legal moves that begin like it. */

import { make } from "../lib/dom.js";
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
  const list = make("ul", { id: "notation-list", class: "notation-list" });
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
    asked = false;
    dialog.showModal();
    input.focus();
    ask();
  }

  /** @param {string} game */
  function content(game) {
    const cancel = make("button", { type: "button" }, text("cancel"));
    cancel.addEventListener("click", () => dialog.close());
    const done = make("button", { type: "button", class: "primary", id: "notation-play" }, text("held-play"));
    done.addEventListener("click", () => play(input.value));
    return [
      make("h2", { id: "notation-title" }, text("notation")),
      make("label", { class: "field" }, make("span", {}, text("notation-move", { examples: text(`notation-${game}`) })), input),
      problem,
      count,
      list,
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
    list.replaceChildren(...moves.map((move) => make("li", {}, make("button", { type: "button", "data-move": move }, move))));
    if (!complete) list.append(make("li", { class: "notation-more" }, text("notation-more")));
  }

  input.addEventListener("input", ask);
  input.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || event.isComposing) return;
    event.preventDefault();
    play(input.value);
  });
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
