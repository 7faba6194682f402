/** The buttons under the board, and the keys that do the same. */

import { need } from "../lib/dom.js";
import { onKey } from "../lib/keys.js";
import { text } from "../lib/text.js";

/**
 * @typedef {import("../engine/store.js").Store} Store
 * @typedef {import("./moves.js").Moves} Moves
 */

/** What leads through the moves, with the catalogue key of where to. */
const JUMPS = /** @type {const} */ ([
  ["ArrowLeft", "previous"],
  ["ArrowRight", "next"],
  ["ArrowUp", "above"],
  ["ArrowDown", "below"],
  ["Home", "first"],
  ["End", "last"],
]);
/** How far a wheel turns for one step, in pixels; finely turning ones add up. */
const WHEEL_STEP = 50;

/**
 * Wire the buttons and keys.
 * @param {Store} store
 * @param {Moves} moves
 * @param {HTMLElement} box around the board
 */
export function controls(store, moves, box) {
  const undo = need("undo", HTMLButtonElement);
  const redo = need("redo", HTMLButtonElement);
  const resign = need("resign", HTMLButtonElement);
  const start = need("new", HTMLButtonElement);
  const question = need("confirm-resign", HTMLDialogElement);

  /** Whether there are choices that make no move yet, which are undone first. */
  const drafted = () => store.draft.waiting.length > 0 || Boolean(store.view?.controls.retract);
  /** Whether what one would take back is known to the other person of a game by link, who has to agree. */
  const asks = () => Boolean(store.view?.correspondence?.may_request) && !drafted();
  undo.addEventListener("click", () => {
    if (drafted()) store.draft.retract();
    else store.send(asks() ? { type: "request", on: true } : { type: "undo" });
  });
  redo.addEventListener("click", () => store.send({ type: "redo" }));
  resign.addEventListener("click", () => question.showModal());
  const draw = need("offer-draw", HTMLButtonElement);
  draw.addEventListener("click", () => store.send({ type: "request", on: true, draw: true }));
  need("resign-not", HTMLElement).addEventListener("click", () => question.close());
  need("resign-indeed", HTMLElement).addEventListener("click", () => {
    question.close();
    store.send({ type: "resign" });
  });
  const next = need("next-round", HTMLButtonElement);
  next.addEventListener("click", () => store.send({ type: "next_round" }));
  onKey("Escape", "keys-undo", () => store.draft.retract());
  for (const [key, jump] of JUMPS) onKey(key, `jump-${jump}`, () => moves.go(jump), "moves");
  wheel(box, moves);

  store.register((view) => {
    // What is played in another tab is played there.
    const follows = store.place === "follower";
    const focused = [undo, redo, resign].find((button) => button === document.activeElement);
    undo.disabled = follows || (!view.controls.undo && !drafted() && !asks());
    undo.title = asks() ? text("request") : "";
    redo.disabled = follows || !view.controls.redo;
    resign.disabled = follows || !view.controls.resign;
    // The focus goes from one that does nothing any more to the next that does.
    if (focused?.disabled) [undo, redo, start].find(({ disabled }) => !disabled)?.focus();
    draw.hidden = !view.correspondence?.may_offer_draw;
    next.hidden = !view.controls.next_round;
  }, ["waiting", "place"]);
}

/** Leaf through the moves with the wheel over the board. @param {HTMLElement} box @param {Moves} moves */
function wheel(box, moves) {
  let turned = 0;
  box.addEventListener(
    "wheel",
    (event) => {
      // An enlarged board is scrolled.
      if (event.ctrlKey || !event.deltaY || box.querySelector("[data-enlarged]")) return;
      event.preventDefault();
      turned = Math.sign(turned) === Math.sign(event.deltaY) ? turned + event.deltaY : event.deltaY;
      if (Math.abs(turned) < WHEEL_STEP) return;
      moves.go(turned > 0 ? "next" : "previous");
      turned = 0;
    },
    { passive: false },
  );
}
