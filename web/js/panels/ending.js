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

/**
 * Watch for the end; returns what shows one that came from elsewhere.
 * @param {Store} store
 * @param {Board} board
 */
export function ending(store, board) {
  /** @type {View | null} */
  let before = null;
  /** @type {Moment | null} */
  let moment = null;
  /** Where the end was that is shown. */
  let at = "";
  /** A lost game, while another one is to begin where it went wrong. @type {View | null} */
  let lost = null;
  const result = need("result", HTMLButtonElement);
  const resign = need("resign", HTMLButtonElement);

  const place = (/** @type {View} */ view) => JSON.stringify([view.match, view.cursor, view.result]);

  function close() {
    moment?.close();
    moment = null;
    delete document.body.dataset.ended;
  }

  /** What has been closed, or has ended before the page was loaded, can be seen again. @param {View} view */
  function offer(view) {
    const ended = isEnd(view) && store.place !== "follower";
    const focused = [result, resign].some((button) => button === document.activeElement);
    result.hidden = !ended;
    resign.hidden = ended;
    if (focused) (ended ? result : resign).focus();
  }

  result.addEventListener("click", () => {
    if (moment) close();
    else if (store.view) void show(store.view);
  });

  /** @param {View} view */
  async function show(view) {
    at = place(view);
    // Few visits see one, so that its script comes when it is wanted; without it the game is over all the same.
    const script = await import("./moment.js").catch(() => null);
    if (script && !moment && store.view && place(store.view) === at) moment = new script.Moment(store, board, need("board", HTMLElement), { onClose: close, onAgain });
  }

  /** @param {View} view */
  function onAgain(view) {
    lost = view;
    store.send({ type: "again", at: "lost" });
  }

  /** Which move is to be made otherwise now. @param {View} view */
  function tellMistake(view) {
    const before = lost;
    if (!before || before.match === view.match) return;
    lost = null;
    const move = before.moves[view.cursor];
    // Somebody may have opened another game meanwhile.
    const same = before.game === view.game && view.moves.every(({ text: made }, at) => made === before.moves[at]?.text);
    if (!move || !same) return;
    store.messages.tell({ key: view.hopeless ? "end-lost-before" : "end-lost-here", args: { move: move.text } });
    store.send({ type: "trace", moves: [move.text] });
  }

  bind(() => (moment ? [{ keys: ["Escape"], group: "game", said: text("end-close"), run: () => moment?.skip() || close() }] : []));
  addEventListener("pointerdown", () => moment?.skip(), { capture: true });

  store.register((view) => {
    const last = before;
    before = view;
    if (moment && place(view) !== at) close();
    else moment?.renew(view);
    tellMistake(view);
    offer(view);
    if (last && view !== last && hasEnded(last, view)) void show(view);
  }, ["place"]);
  return (/** @type {View} */ view) => void show(view);
}
