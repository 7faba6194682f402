/** All positions of a replay, fetched once: from then on it is leafed through without an engine, which would only take memory. */

/**
 * @typedef {import("../../engine/protocol.js").Command} Command
 * @typedef {import("../../engine/protocol.js").Event} EngineEvent
 * @typedef {import("../../engine/protocol.js").View} View
 * @typedef {import("../../engine/protocol.js").Start} Start
 */

/** So many letters of views are kept at most; a longer game keeps its engine. */
const MOST = 4_000_000;

/** The positions of one game, in a session of their own while they are fetched. */
export class Reel {
  /** The views as text, which takes the least memory, by their nodes. @type {Map<number, string>} */
  #views = new Map();
  /** Those still to be fetched. @type {number[]} */
  #open;
  #letters = 0;
  /** The last revision that was shown. */
  #revision = 0;

  /**
   * @param {View} view the first one
   * @param {Start} start of which that view came
   * @param {(command: Command) => void} send asks the engine
   * @param {() => void} onWhole called once all positions are known
   */
  constructor({ session, moves, revision }, start, send, onWhole) {
    this.session = session;
    this.own = `${session}-reel`;
    this.#open = [0, ...moves.map(({ node }) => node)];
    this.#revision = revision;
    this.send = send;
    this.onWhole = onWhole;
    send({ type: "open", session: this.own, start });
  }

  /** Whether it is complete. */
  get whole() {
    return this.#open.length === 0;
  }

  /** Take a view that was fetched. @param {EngineEvent} event @returns {boolean} whether it was one */
  hear(event) {
    if (!("session" in event) || event.session !== this.own) return false;
    const [node] = this.#open;
    if (event.type !== "view" || node === undefined) return true;
    const { revision, cursor, moves } = event;
    // The first view may be of any node.
    if ((cursor ? moves[cursor - 1]?.node : 0) === node) this.#keep(node, event);
    const [next] = this.#open;
    const asked = { session: this.own, revision };
    if (next !== undefined && this.#letters <= MOST) this.send({ type: "go", node: next, ...asked });
    else {
      this.send({ type: "close", ...asked });
      // What is not complete is of no use.
      if (!this.whole) this.#views.clear();
    }
    if (this.whole) this.onWhole();
    return true;
  }

  /** @param {number} node @param {View} view */
  #keep(node, view) {
    const text = JSON.stringify(view);
    this.#letters += text.length;
    this.#views.set(node, text);
    this.#open.shift();
  }

  /**
   * What the engine would answer, had it been asked.
   * @param {Command} command
   * @returns {View | null} nothing where it has to be asked
   */
  answer(command) {
    if (!this.whole || command.type !== "go") return null;
    const text = this.#views.get(command.node);
    if (text === undefined) return null;
    this.#revision = Math.max(this.#revision, command.revision) + 1;
    return { .../** @type {View} */ (JSON.parse(text)), session: this.session, revision: this.#revision, moved: this.#revision };
  }
}
