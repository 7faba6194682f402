/** What the tree of a game's moves tells of a place in it. */

/** @typedef {import("../engine/protocol.js").View} View */

/** Whether the cursor is on a variation. @param {View} view */
export function isVariation({ tree = [], note }) {
  return (tree.find(({ node }) => node === note.node)?.depth ?? 0) > 0;
}

/** How many moves stand at a node and after it, in all lines. @param {View | null} view @param {number} node */
export function movesFrom(view, node) {
  if (!view?.tree) return view ? view.moves.length - view.moves.findIndex((move) => move.node === node) : 0;
  const gone = new Set([node]);
  // A parent stands before its children, except on a line that goes on after a variation of its own.
  for (let before = 0; before !== gone.size; ) {
    before = gone.size;
    for (const move of view.tree) if (gone.has(move.parent)) gone.add(move.node);
  }
  return gone.size;
}
