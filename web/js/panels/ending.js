/** When a game ends on the board: what decided it is shown, and then what can be done next, which a button brings back later. */

import { need } from "../lib/dom.js";
import { bind } from "../lib/keys.js";
import { text } from "../lib/text.js";
import { isVariation } from "./tree.js";

/**
 * @typedef {import("../engine/store.js").Store} Store
 * @typedef {import("../engine/protocol.js").View} View
 * @typedef {import("../board/board.js").Board} Board
 * @typedef {import("./moment.js").Moment} Moment
 */

/** Whether a game has ended by what led from one view to the next, and was not only leafed to. @param {View} before @param {View} view */
function hasEnded(before, view) {
  if (view.result === null || view.match !== before.match) return false;
  const decided = before.course.result === null && view.course.result !== null;
  return decided || view.course.plies > before.course.plies;
}

/** Whether the board shows how the game as it was played has ended. @param {View} view */
function isEnd(view) {
  return view.result !== null && view.course.result !== null && !isVariation(view);
}

/** Watches for the end. */
export class Ending {
  /** @type {View | null} */
  #before = null;
  /** @type {Moment | null} */
  #moment = null;
  /** Where the end was that is shown. */
  #at = "";
  /** A lost game, while another one is to begin where it went wrong. @type {View | null} */
  #lost = null;
  #result = need("result", HTMLButtonElement);
  #resign = need("resign", HTMLButtonElement);

  /** @param {Store} store @param {Board} board */
  constructor(store, board) {
    this.store = store;
    this.board = board;
    this.#result.addEventListener("click", () => {
      if (this.#moment) this.#close();
      else if (store.view) void this.show(store.view);
    });
    bind(() => (this.#moment ? [{ keys: ["Escape"], group: "game", said: text("end-close"), run: () => this.#moment?.skip() || this.#close() }] : []));
    addEventListener("pointerdown", () => this.#moment?.skip(), { capture: true });
    store.register((view) => this.#take(view), ["place"]);
  }

  /** Show an end, be it one that came from elsewhere. @param {View} view */
  async show(view) {
    this.#at = placeOf(view);
    // Few visits see one, so that its script comes when it is wanted; without it the game is over all the same.
    const script = await import("./moment.js").catch(() => null);
    const { store } = this;
    if (!script || this.#moment || !store.view || placeOf(store.view) !== this.#at) return;
    const listener = { onClose: () => this.#close(), onAgain: (/** @type {View} */ lost) => this.#again(lost) };
    this.#moment = new script.Moment(store, this.board, need("board", HTMLElement), listener);
  }

  #close() {
    this.#moment?.close();
    this.#moment = null;
    delete document.body.dataset.ended;
  }

  /** @param {View} view */
  #take(view) {
    const last = this.#before;
    this.#before = view;
    if (this.#moment && placeOf(view) !== this.#at) this.#close();
    else this.#moment?.renew(view);
    this.#tellMistake(view);
    this.#offer(view);
    if (last && view !== last && hasEnded(last, view)) void this.show(view);
  }

  /** @param {View} view */
  #again(view) {
    this.#lost = view;
    this.store.send({ type: "again", at: "lost" });
  }

  /** What has been closed, or has ended before the page was loaded, can be seen again. @param {View} view */
  #offer(view) {
    const [result, resign] = [this.#result, this.#resign];
    const ended = isEnd(view) && this.store.place !== "follower";
    const focused = [result, resign].some((button) => button === document.activeElement);
    result.hidden = !ended;
    resign.hidden = ended;
    if (focused) (ended ? result : resign).focus();
  }

  /** Which move is to be made otherwise now. @param {View} view */
  #tellMistake(view) {
    const before = this.#lost;
    if (!before || before.match === view.match) return;
    this.#lost = null;
    const move = before.moves[view.cursor];
    // Somebody may have opened another game meanwhile.
    const same = before.game === view.game && view.moves.every(({ text: made }, at) => made === before.moves[at]?.text);
    if (!move || !same) return;
    this.store.messages.tell({ key: view.hopeless ? "end-lost-before" : "end-lost-here", args: { move: move.text } });
    this.store.send({ type: "trace", moves: [move.text] });
  }
}

/** Where a view stands, as far as its end goes. @param {View} view */
function placeOf(view) {
  return JSON.stringify([view.match, view.cursor, view.result]);
}
