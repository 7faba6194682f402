/** Views as the engine sends them, in as much as the scripts under test look at them. */

/**
 * @typedef {import("../../web/js/engine/protocol.js").View} View
 * @typedef {import("../../web/js/engine/protocol.js").PlayerView} PlayerView
 */

/** @param {string} name @param {Partial<PlayerView>} [given] @returns {PlayerView} */
export function player(name, given = {}) {
  return { name, to_move: false, seat: "human", level: 1, score: null, ...given };
}

/**
 * A view of a game that two persons have just begun, but for what is given.
 * @param {Partial<Omit<View, "course">> & {course?: Partial<View["course"]>}} [given]
 */
export function view({ course, ...given } = {}) {
  const usual = {
    type: "view",
    session: "table",
    revision: 1,
    // What was last changed of the position is what this view brings.
    moved: given.revision ?? 1,
    match: 1,
    game: "consta",
    settings: { size: "11" },
    fragment: "1tAA",
    players: [player("black", { to_move: true }), player("white")],
    course: { plies: 0, ply: 0, player: "black", result: null, termination: null, ...course },
    moves: [],
    scene: { bounds: [0, 0, 5, 5], layers: [], spaces: [], options: [] },
    cursor: 0,
    explored: false,
    joined: 0,
    thinking: false,
    result: null,
  };
  return /** @type {View} */ (/** @type {unknown} */ ({ ...usual, ...given }));
}
