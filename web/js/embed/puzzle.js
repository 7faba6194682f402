/** A puzzle: the moves that follow are to be found by the reader. */

/**
 * @typedef {import("../protocol.js").View} View
 *
 * How a puzzle stands: `open` (a try is awaited), `answered` (the try was right, and the other
 * side's answer follows), `wrong`, `solved`, or `shown` (the solution was asked for).
 * @typedef {"open" | "answered" | "wrong" | "solved" | "shown"} Standing
 */

/** Compares what is played with the line that was there at first; knows no rule. */
export class Puzzle {
  /** The solution, from ply 1 on: the moves' texts and nodes. @type {{text: string, node: number}[]} */
  #line;
  /** The ply at which the reader begins. */
  #from;
  /** @type {Standing} */
  standing = "open";

  /** @param {View} view the first one, with the whole line in it */
  constructor({ moves, cursor }) {
    this.#line = moves.map(({ text, node }) => ({ text, node }));
    this.#from = cursor;
  }

  /** See how things stand in a view. @param {View} view */
  see({ moves, cursor, players }) {
    const right = moves.slice(0, cursor).every(({ text }, index) => text === this.#line[index]?.text);
    const readers = players.some(({ to_move, seat }) => to_move && seat === "human");
    if (this.standing === "shown") return;
    if (!right) this.standing = "wrong";
    else if (cursor >= this.#line.length) this.standing = "solved";
    else this.standing = readers ? "open" : "answered";
  }

  /** The node that the line goes on to from a ply. @param {number} ply */
  after(ply) {
    return this.#line[ply]?.node ?? null;
  }

  /** The node of the last right position at or before a view's. @param {View} view */
  lastRight({ moves }) {
    const wrong = this.#line.findIndex(({ text }, index) => text !== moves[index]?.text);
    return wrong > 0 ? (this.#line[wrong - 1]?.node ?? 0) : 0;
  }

  /** Show the whole solution from now on; returns the node where it ends. */
  show() {
    this.standing = "shown";
    return this.#line.at(-1)?.node ?? 0;
  }

  /** Whether a right move has been found already. @param {View} view */
  begun({ cursor }) {
    return cursor > this.#from;
  }
}
