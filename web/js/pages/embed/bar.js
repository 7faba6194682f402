/** The slim bar under an embedded board: stepping through a replay, and the few buttons of the other modes. */

import { need } from "../../lib/dom.js";
import { onKey } from "../../lib/keys.js";
import { language, say, text } from "../../lib/text.js";
import { sign } from "../../panels/glyphs.js";

/**
 * @typedef {import("../../engine/protocol.js").View} View
 * @typedef {import("../../engine/store.js").Store} Store
 * @typedef {"first" | "previous" | "next" | "last"} Jump
 */

const JUMPS = /** @type {const} */ (["first", "previous", "next", "last"]);
const KEYS = /** @type {const} */ ([
  ["ArrowLeft", "previous"],
  ["ArrowRight", "next"],
  ["Home", "first"],
  ["End", "last"],
]);

/**
 * Where a jump leads: a node, or null where it leads nowhere.
 * @param {View} view
 * @param {Jump} jump
 */
function destination({ moves, cursor }, jump) {
  const ply = { first: 0, previous: cursor - 1, next: cursor + 1, last: moves.length }[jump];
  if (ply < 0 || ply > moves.length || ply === cursor) return null;
  return ply === 0 ? 0 : (moves[ply - 1]?.node ?? null);
}

/** Whether there is a comment on the game. @param {View} view */
function commented({ tree = [], introduction = [] }) {
  return introduction.length > 0 || tree.some(({ comments = [] }) => comments.length > 0);
}

/**
 * Wire the bar.
 * @param {Store} store
 * @param {() => string} mode
 * @param {() => void} restart
 */
export function bar(store, mode, restart) {
  const undo = need("undo", HTMLButtonElement);
  const again = need("restart", HTMLButtonElement);
  const place = need("place", HTMLElement);
  const comment = need("comment", HTMLElement);
  const link = need("open", HTMLAnchorElement);
  const jumps = JUMPS.map((jump) => ({ jump, button: need(`jump-${jump}`, HTMLButtonElement) }));

  /** @param {Jump} jump */
  const go = (jump) => {
    const node = store.view && destination(store.view, jump);
    if (node !== null) store.send({ type: "go", node });
  };
  for (const { jump, button } of jumps) button.addEventListener("click", () => go(jump));
  /** Whether there are choices that make no move yet, which are undone first. */
  const drafted = () => store.draft.waiting.length > 0 || Boolean(store.view?.controls.retract);
  undo.addEventListener("click", () => (drafted() ? store.draft.retract() : store.send({ type: "undo" })));
  again.addEventListener("click", restart);

  // Keys come here only while the focus is in this frame; it never asks for it.
  onKey("Escape", "keys-undo", () => store.draft.retract());
  for (const [key, jump] of KEYS) onKey(key, `jump-${jump}`, () => (mode() === "replay" ? go(jump) : false), "moves");

  store.register((view) => {
    for (const { jump, button } of jumps) button.disabled = destination(view, jump) === null;
    undo.disabled = !drafted() && !(mode() === "play" && view.controls.undo);
    again.disabled = false;
    const [ply, last] = [view.cursor, view.moves.length];
    const move = [view.moves[ply - 1]?.text ?? "", ...view.note.glyphs.map(sign)].join(" ");
    const status = view.result ? say(view.status) : move;
    const said = ply ? text("embed-place", { ply, last, status }) : text("embed-start", { last });
    if (place.textContent !== said) place.textContent = said;
    // Its room is kept where any move has a comment, so that nothing moves on the page around.
    comment.hidden = !commented(view);
    if (comment.textContent !== view.note.comment) comment.textContent = view.note.comment;
    link.href = `play.html?lang=${language()}#${view.fragment}`;
  }, ["waiting"]);
}
