/** A puzzle on the page: what is said of a try, and the buttons that go with it. */

import { need } from "../../lib/dom.js";
import { text } from "../../lib/text.js";
import { Puzzle } from "./puzzle.js";

/**
 * @typedef {import("../../engine/protocol.js").View} View
 * @typedef {import("../../engine/store.js").Store} Store
 */

/** So long a right move is seen before the answer to it is made. */
const ANSWER_MS = 700;

/** The puzzle; it wires itself. */
export class Attempts {
  #verdict = need("verdict", HTMLElement);
  #status = need("status", HTMLElement);
  #retry = need("retry", HTMLButtonElement);
  #solve = need("solve", HTMLButtonElement);
  #link = need("open", HTMLElement);
  /** @type {Puzzle | null} */
  #puzzle = null;
  /** The first choices of another try, made while the wrong one still stood. @type {string[]} */
  #next = [];
  #timer = 0;
  /** The node that is to be gone to: a choice that was on its way comes before that. @type {number | null} */
  #sought = null;

  /**
   * @param {Store} store
   * @param {() => boolean} wanted whether the board is a puzzle now
   * @param {() => boolean} fresh whether the view now shown is the first one of what was opened
   */
  constructor(store, wanted, fresh) {
    this.store = store;
    this.wanted = wanted;
    this.#retry.addEventListener("click", () => this.#takeBack());
    this.#solve.addEventListener("click", () => this.#showSolution());
    store.on(["view"], () => fresh() && this.#begin());
    store.register((view) => this.#show(view));
  }

  /** Whether a choice is of another try, as a wrong one still stands, which is taken back then. @param {string} choice */
  diverts(choice) {
    if (this.#puzzle?.standing !== "wrong") return false;
    if (this.#next.push(choice) === 1) this.#takeBack();
    return true;
  }

  /** @param {number | null} node */
  #go(node) {
    if (node !== null) this.store.send({ type: "go", node });
  }

  #showSolution() {
    if (!this.#puzzle) return;
    this.#sought = this.#puzzle.show();
    this.#go(this.#sought);
  }

  #takeBack() {
    const { view } = this.store;
    if (view && this.#puzzle?.standing === "wrong") this.#go(this.#puzzle.lastRight(view));
  }

  /** Take the view now shown for the beginning of a puzzle. */
  #begin() {
    const { view } = this.store;
    this.#puzzle = this.wanted() && view ? new Puzzle(view) : null;
    this.#next = [];
    this.#sought = null;
    delete document.body.dataset.puzzle;
  }

  /** @param {View} view */
  #show(view) {
    clearTimeout(this.#timer);
    if (!this.wanted()) this.#puzzle = null;
    const puzzle = this.#puzzle;
    this.#verdict.hidden = !puzzle;
    this.#status.hidden = Boolean(puzzle);
    if (!puzzle) return;
    puzzle.see(view);
    if (this.#sought === view.note.node) this.#sought = null;
    this.#go(this.#sought);
    const { standing } = puzzle;
    document.body.dataset.puzzle = standing;
    const said = verdictOf(puzzle, view);
    if (this.#verdict.textContent !== said) this.#verdict.textContent = said;
    this.#retry.hidden = standing !== "wrong";
    this.#solve.hidden = standing === "solved" || standing === "shown";
    // The link holds the whole line.
    this.#link.hidden = !this.#solve.hidden;
    if (standing === "answered") {
      const node = view.moves[view.cursor]?.node ?? null;
      this.#timer = setTimeout(() => this.#go(node), ANSWER_MS);
    }
    if (standing === "open") for (const choice of this.#next.splice(0)) this.store.draft.choose(choice);
  }
}

/** What is said of the try. @param {Puzzle} puzzle @param {View} view */
function verdictOf(puzzle, view) {
  const { standing } = puzzle;
  const player = view.players.find(({ to_move }) => to_move)?.name ?? "";
  const move = view.moves[view.cursor - 1]?.text ?? "";
  if (standing === "open") return text(puzzle.begun(view) ? "puzzle-on" : "puzzle-open", { player });
  if (standing === "answered") return text("puzzle-right", { move });
  if (standing === "wrong") return text("puzzle-wrong", { move });
  return text(standing === "solved" ? "puzzle-solved" : "puzzle-shown");
}
