/** After a review: one's own worst moves are kept as puzzles, and the first of them comes up. */

import { need, put } from "../lib/dom.js";
import { text } from "../lib/text.js";
import { OFFERED, idOf, keep } from "../library/mistakes.js";

/**
 * @typedef {import("../engine/store.js").Store} Store
 * @typedef {import("../library/mistakes.js").Mistake} Mistake
 */

/**
 * Wire the button; returns what shows it where all moves are known.
 * @param {Store} store
 */
export function secondTries(store) {
  const button = need("review-tasks", HTMLButtonElement);

  button.addEventListener("click", () => {
    const { view } = store;
    const found = worst(store);
    if (!view || !found[0]) return;
    if (!keep(view.game, found)) return store.messages.tell({ key: "review-not-kept", args: {} });
    location.assign(`puzzles.html#${view.game}/${found[0].id}`);
  });

  return (/** @type {boolean} */ known) => {
    const found = known ? worst(store) : [];
    button.hidden = !found.length;
    if (found.length) put(button, text("review-tasks", { count: found.length }));
  };
}

/** The worst moves of the persons who play here, each side's so many, the worst first. @param {Store} store @returns {Mistake[]} */
function worst({ view, assessments }) {
  if (!view || !assessments) return [];
  const { bound } = assessments;
  const nodes = new Map(assessments.nodes.map((one) => [one.node, one.judgement]));
  /** @type {Mistake[]} */
  const found = [];
  for (const { name, seat } of view.players) {
    if (seat !== "human" && view.players.some((other) => other.seat === "human")) continue;
    const own = view.moves.flatMap(({ node, player, text: move }) => {
      const judgement = nodes.get(node);
      return judgement?.task && player === name ? [{ move, judgement, task: judgement.task }] : [];
    });
    own.sort((one, other) => other.judgement.lost - one.judgement.lost || (other.judgement.points ?? 0) - (one.judgement.points ?? 0));
    for (const { move, judgement, task } of own.slice(0, OFFERED)) {
      const { lost, points, proved } = judgement;
      found.push({ id: idOf(task.position), ...task, move, proved, lost, bound, ...(points === undefined ? {} : { points }) });
    }
  }
  return found.sort((one, other) => other.lost - one.lost);
}
