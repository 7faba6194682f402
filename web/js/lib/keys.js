/** Keys: the one list by which they are bound, and from which a person reads what there is. */

import { device } from "./storage.js";
import { text } from "./text.js";

/**
 * Something that keys do. They are written as in `aria-keyshortcuts`; `said` tells in words what they do,
 * and `within` limits them to where the focus is in there. What `run` answers with `false` goes on to
 * the next one with that key.
 * @typedef {{
 *   keys: readonly string[],
 *   group: "board" | "moves" | "asking" | "game" | "page",
 *   said: string,
 *   run: (key: string, event: KeyboardEvent) => unknown,
 *   within?: Element,
 * }} Binding
 */

/** @type {(() => Binding[])[]} */
const sources = [];

/** Whether keys that are single characters do anything; they get in the way of speech input. */
export function singleKeys() {
  return device.read("single-keys") !== false;
}

/** @param {boolean} wanted */
export function setSingleKeys(wanted) {
  device.write("single-keys", wanted);
}

/** Whether a key writes a character. @param {string} key */
export function isCharacter(key) {
  return key.length === 1 && key !== " ";
}

/** All that keys do now, in the order in which it is tried. */
export function bindings() {
  return sources.flatMap((source) => source());
}

/** Bind keys to what is told anew at every stroke. @param {() => Binding[]} source */
export function bind(source) {
  if (!sources.length) document.addEventListener("keydown", heed);
  sources.push(source);
}

/**
 * Bind one key, wherever the focus is but in a field or a dialog.
 * @param {string} key
 * @param {string} what the catalogue key of what it does
 * @param {() => unknown} action
 * @param {Binding["group"]} [group]
 */
export function onKey(key, what, action, group = "game") {
  bind(() => [{ keys: [key], group, said: text(what), run: action }]);
}

/** @param {KeyboardEvent} event */
function heed(event) {
  if (event.defaultPrevented || event.isComposing) return;
  const target = event.target instanceof Element ? event.target : document.body;
  // A field keeps the focus for a moment after its dialog has been closed.
  if (target.closest("select, input, textarea") && !target.closest("dialog:not([open])")) return;
  const key = named(event);
  if (!key || (isCharacter(key) && !singleKeys())) return;
  // Those press what has the focus.
  if (["Enter", " "].includes(key) && target.closest("a, button, summary")) return;
  const open = document.querySelector("dialog[open], [popover]:popover-open");
  for (const { keys, within, run } of bindings()) {
    // In a dialog there may be a board of its own, but nothing else is heard.
    if (!keys.includes(key) || (within ? !within.contains(target) : open)) continue;
    if (run(key, event) === false) continue;
    event.preventDefault();
    return;
  }
}

/** The name of a stroke; empty for those with modifiers that nothing is bound to. @param {KeyboardEvent} event */
function named({ key, altKey, ctrlKey, metaKey, shiftKey }) {
  if (altKey || metaKey) return "";
  // On some keyboards it takes Shift to write a character.
  if (isCharacter(key)) return ctrlKey ? "" : key.toLowerCase();
  return shiftKey ? "" : `${ctrlKey ? "Control+" : ""}${key}`;
}
