/** The dialog that lists all commands with their keys, carries them out, and turns single keys off. */

import { make, makeButton } from "../lib/dom.js";
import { bindings, isCharacter, setSingleKeys, singleKeys } from "../lib/keys.js";
import { text } from "../lib/text.js";

/** @typedef {import("../lib/keys.js").Binding} Binding */

const GROUPS = /** @type {const} */ (["board", "moves", "asking", "game", "page"]);

/** Keys that are shown by a sign or a word of the language. @type {Map<string, () => string>} */
const NAMES = new Map([
  ["ArrowLeft", () => "←"],
  ["ArrowRight", () => "→"],
  ["ArrowUp", () => "↑"],
  ["ArrowDown", () => "↓"],
  ["Home", () => text("key-home")],
  ["End", () => text("key-end")],
  ["Enter", () => text("key-enter")],
  ["Escape", () => text("key-escape")],
  ["Control", () => text("key-control")],
  [" ", () => text("key-space")],
]);

/** Make the dialog; returns what opens it. */
export function shortcutsDialog() {
  const dialog = make("dialog", { id: "keys", class: "keys", "aria-labelledby": "keys-title" });
  document.body.append(dialog);

  return () => {
    dialog.replaceChildren(...content(dialog));
    dialog.showModal();
  };
}

/** @param {HTMLDialogElement} dialog */
function content(dialog) {
  const all = bindings();
  const close = makeButton(() => dialog.close(), { class: "primary" }, text("close"));
  return [
    make("h2", { id: "keys-title" }, text("keys")),
    make("p", { class: "lead" }, text("keys-help")),
    ...GROUPS.flatMap((group) => {
      const own = all.filter((binding) => binding.group === group);
      return own.length ? [section(dialog, text(`keys-${group}`), own)] : [];
    }),
    singleSwitch(),
    make("div", { class: "dialog-buttons" }, close),
  ];
}

/** @param {HTMLDialogElement} dialog @param {string} title @param {Binding[]} own */
function section(dialog, title, own) {
  /** What is said, with all bindings that do it. @type {Map<string, Binding[]>} */
  const told = new Map();
  for (const binding of own) told.set(binding.said, [...(told.get(binding.said) ?? []), binding]);
  const rows = [...told].map(([said, same]) => row(dialog, said, same));
  return make("section", { class: "keys-group" }, make("h3", {}, title), make("ul", {}, ...rows));
}

/** @param {HTMLDialogElement} dialog @param {string} said @param {Binding[]} same */
function row(dialog, said, same) {
  const keys = make("span", { class: "keys-keys" }, ...[...new Set(same.flatMap(({ keys }) => keys))].map(keyPicture));
  const [first] = same;
  // What is done where the focus is on the board cannot be done from here.
  if (!first || first.within) return make("li", { class: "keys-row" }, make("span", {}, said), keys);
  const run = () => {
    dialog.close();
    first.run(first.keys[0] ?? "", new KeyboardEvent("keydown"));
  };
  return make("li", {}, makeButton(run, { class: "keys-row" }, make("span", {}, said), keys));
}

/** @param {string} key */
function keyPicture(key) {
  const parts = isCharacter(key) ? [key] : key.split("+");
  const names = parts.map((part) => NAMES.get(part)?.() ?? part.toUpperCase());
  return make("kbd", {}, names.join(" + "));
}

function singleSwitch() {
  const box = make("input", { id: "single-keys", type: "checkbox" });
  box.checked = singleKeys();
  box.addEventListener("change", () => setSingleKeys(box.checked));
  return make("label", { class: "check keys-single" }, box, make("span", {}, text("keys-single")));
}
