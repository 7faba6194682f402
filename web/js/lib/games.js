/** What a page was told of each game when it was built, before there is an engine to ask: see `frame/coming.html`. */

/**
 * What is told of a game: `start` is the link of a new one, `beside` names what it has beside its board, `shape` is the
 * board's width by its height, and `first` the settings of a beginner's game, as in links; nothing of a game that there is not.
 * @param {string} game
 * @returns {Partial<Record<"start" | "beside" | "shape" | "first", string>>}
 */
export function told(game) {
  return all().find(({ content }) => content === game)?.dataset ?? {};
}

/** The game that a page shows where it is asked for no other. */
export function usual() {
  return all()[0]?.content;
}

/** @returns {HTMLMetaElement[]} */
function all() {
  return [...document.querySelectorAll('meta[name="game"]')].filter((meta) => meta instanceof HTMLMetaElement);
}
