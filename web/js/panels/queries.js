/** Commands to hear how things stand: the last move, the state, the score, how many moves there are, the evaluation. */

import { onKey } from "../lib/keys.js";
import { lastMove } from "./speaker.js";
import { standing, worth } from "./verdict.js";

/**
 * @typedef {import("../engine/protocol.js").Text} Text
 * @typedef {import("../engine/protocol.js").View} View
 * @typedef {import("../engine/store.js").Store} Store
 */

/** Wire the commands. @param {Store} store */
export function queries(store) {
  /** The revision at which the number of moves was asked for, or -1. */
  let asked = -1;

  /** @param {string} key @param {string} what @param {(view: View) => Text[]} answer */
  function answers(key, what, answer) {
    onKey(key, what, () => store.view && store.messages.tell(...answer(store.view)), "asking");
  }

  answers("l", "ask-last", (view) => [lastMove(view), ...(view.cursor ? view.news : [])]);
  answers("g", "ask-state", ({ status, notices }) => [status, ...notices]);
  answers("o", "ask-score", score);
  answers("e", "ask-evaluation", (view) => evaluation(store, view));
  onKey("c", "ask-legal", count, "asking");

  function count() {
    if (!store.view) return;
    asked = store.view.revision;
    store.send({ type: "legal", start: "", most: 0 });
  }

  store.on(["legal"], () => {
    const { legal, view } = store;
    const player = view?.players.find(({ to_move }) => to_move)?.name ?? "";
    if (!view || !legal || asked < view.moved) return;
    asked = -1;
    store.messages.tell(legal.count ? { key: "told-legal", args: { player, count: legal.count } } : view.status);
  });
}

/** @param {View} view @returns {Text[]} */
function score({ players, status }) {
  const told = players.flatMap((player) => (player.score === null ? [] : [points(player, player.score)]));
  return told.length ? told : [{ key: "told-no-score", args: {} }, status];
}

/** @param {import("../engine/protocol.js").PlayerView} player @param {number} points @returns {Text} */
function points({ name, total }, points) {
  if (total === undefined) return { key: "told-score", args: { player: name, points } };
  return { key: "told-total", args: { player: name, points, total } };
}

/** @param {Store} store @param {View} view @returns {Text[]} */
function evaluation({ analysis }, view) {
  if (!view.explored) return [{ key: view.controls.analyse ? "told-no-analysis" : "inquiry-analysis", args: {} }];
  if (!analysis?.verdict || analysis.node !== view.note.node) return [{ key: "standing-unknown", args: {} }];
  const found = { key: "told-standing", args: { standing: standing(analysis.verdict, view) } };
  const [best] = analysis.lines;
  if (!best?.moves[0]) return [found];
  const args = { move: best.moves[0], worth: worth(best.verdict, view.mover === 0) };
  return [found, { key: "told-best", args }];
}
