/** More cores for one search: where the position is analysed, and where the computer thinks at its best. */

import { Helpers } from "./helpers.js";

/** @typedef {import("./store.js").Store} Store */

/**
 * Wire the helpers.
 * @param {Store} store
 */
export function cores(store) {
  const helpers = new Helpers((helper, { position, playouts, lines }) => {
    if (position === store.view?.position) store.send({ type: "merge", helper, position, playouts, lines });
  });

  store.register((view) => {
    const { analysis, assessments } = store;
    const analysed = view.explored && analysis?.state === "running" && assessments?.reviewed === undefined;
    helpers.search(view.game, analysed || thinksBest(store) ? view.position : "");
  }, ["analysis"]);
}

/** Whether the computer thinks at its highest level. @param {Store} store */
function thinksBest({ view, catalogue }) {
  if (!view?.thinking || view.question) return false;
  const levels = catalogue?.games.find(({ name }) => name === view.game)?.levels.map(({ level }) => level) ?? [];
  const mover = view.players.find(({ to_move: moves }) => moves);
  return mover?.seat === "computer" && mover.level === Math.max(...levels);
}
