/** A puzzle on the page: what is said of a try, and the buttons that go with it. */

import { need } from "../../lib/dom.js";
import { text } from "../../lib/text.js";
import { Puzzle } from "./puzzle.js";

/** @typedef {import("../../engine/store.js").Store} Store */

/** So long a right move is seen before the answer to it is made. */
const ANSWER_MS = 700;

/**
 * Wire the puzzle.
 * @param {Store} store
 * @param {() => boolean} wanted whether the board is a puzzle now
 * @param {() => boolean} fresh whether the view now shown is the first one of what was opened
 */
export function attempts(store, wanted, fresh) {
  const verdict = need("verdict", HTMLElement);
  const status = need("status", HTMLElement);
  const retry = need("retry", HTMLButtonElement);
  const solve = need("solve", HTMLButtonElement);
  const link = need("open", HTMLElement);
  /** @type {Puzzle | null} */
  let puzzle = null;
  /** The first choices of another try, made while the wrong one still stood. @type {string[]} */
  let next = [];
  let timer = 0;

  /** @param {number | null} node */
  const go = (node) => {
    if (node !== null) store.send({ type: "go", node });
  };
  const takeBack = () => {
    if (store.view && puzzle?.standing === "wrong") go(puzzle.lastRight(store.view));
  };
  retry.addEventListener("click", takeBack);
  solve.addEventListener("click", () => puzzle && go(puzzle.show()));

  function says() {
    const { view } = store;
    if (!view || !puzzle) return "";
    const { standing } = puzzle;
    const player = view.players.find(({ to_move }) => to_move)?.name ?? "";
    const move = view.moves[view.cursor - 1]?.text ?? "";
    if (standing === "open") return text(puzzle.begun(view) ? "puzzle-on" : "puzzle-open", { player });
    if (standing === "answered") return text("puzzle-right", { move });
    if (standing === "wrong") return text("puzzle-wrong", { move });
    return text(standing === "solved" ? "puzzle-solved" : "puzzle-shown");
  }

  /** Take the view now shown for the beginning of a puzzle. */
  function begin() {
    puzzle = wanted() && store.view ? new Puzzle(store.view) : null;
    next = [];
    delete document.body.dataset.puzzle;
  }

  /** @param {import("../../engine/protocol.js").View} view */
  function show(view) {
    clearTimeout(timer);
    if (!wanted()) puzzle = null;
    verdict.hidden = !puzzle;
    status.hidden = Boolean(puzzle);
    if (!puzzle) return;
    puzzle.see(view);
    const { standing } = puzzle;
    document.body.dataset.puzzle = standing;
    const said = says();
    if (verdict.textContent !== said) verdict.textContent = said;
    retry.hidden = standing !== "wrong";
    solve.hidden = standing === "solved" || standing === "shown";
    // The link holds the whole line.
    link.hidden = !solve.hidden;
    if (standing === "answered") {
      const node = view.moves[view.cursor]?.node ?? null;
      timer = setTimeout(() => go(node), ANSWER_MS);
    }
    if (standing === "open") for (const choice of next.splice(0)) store.draft.choose(choice);
  }

  store.on(["view"], () => fresh() && begin());
  store.register(show);

  return {
    /** Whether a choice is of another try, as a wrong one still stands, which is taken back then. @param {string} choice */
    diverts(choice) {
      if (puzzle?.standing !== "wrong") return false;
      if (next.push(choice) === 1) takeBack();
      return true;
    },
  };
}
