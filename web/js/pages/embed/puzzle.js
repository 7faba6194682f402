/** A puzzle: the moves that follow are to be found by the reader. */

/**
 * @typedef {import("../../engine/protocol.js").View} View
 *
 * How a puzzle stands: `open` (a try is awaited), `answered` (the try was right, and the other
 * side's answer follows), `wrong`, `solved`, or `shown` (the solution was asked for).
 * @typedef {"open" | "answered" | "wrong" | "solved" | "shown"} Standing
 */

/** Compares what is played with what was in the tree at first; knows no rule. */
export class Puzzle {
  /** The nodes of the solution and of its variations, which are right as well. @type {Set<number>} */
  #right;
  /** The node where the solution ends. */
  #end;
  /** The ply at which the reader begins. */
  #from;
  /** @type {Standing} */
  standing = "open";

  /** @param {View} view the first one, with the whole tree in it */
  constructor({ moves, tree = [], cursor }) {
    this.#right = new Set([...moves, ...tree].map(({ node }) => node));
    this.#end = moves.at(-1)?.node ?? 0;
    this.#from = cursor;
  }

  /** See how things stand in a view. @param {View} view */
  see({ moves, cursor, players }) {
    const readers = players.some(({ to_move, seat }) => to_move && seat === "human");
    if (this.standing === "shown") return;
    if (!moves.slice(0, cursor).every(({ node }) => this.#right.has(node))) this.standing = "wrong";
    else if (!this.#goesOn({ moves, cursor })) this.standing = "solved";
    else this.standing = readers ? "open" : "answered";
  }

  /** Wrong tries stay in the tree, but no solution goes on with one. @param {Pick<View, "moves" | "cursor">} view */
  #goesOn({ moves, cursor }) {
    const next = moves[cursor];
    return next !== undefined && this.#right.has(next.node);
  }

  /** The node of the last right position of a view. @param {View} view */
  lastRight({ moves }) {
    const wrong = moves.findIndex(({ node }) => !this.#right.has(node));
    return wrong > 0 ? (moves[wrong - 1]?.node ?? 0) : 0;
  }

  /** Show the whole solution from now on; returns the node where it ends. */
  show() {
    this.standing = "shown";
    return this.#end;
  }

  /** Whether a right move has been found already. @param {View} view */
  begun({ cursor }) {
    return cursor > this.#from;
  }
}
