/** The puzzles of a game: which of them are wanted, how hard each is, and which are solved. */

import * as learner from "../../library/learner.js";
import * as mistakes from "../../library/mistakes.js";

/**
 * What the page knows of a puzzle. `line` is its solution as the engine reads it; one that has a `day` was that day's and is in no list.
 * One that comes from a `mistake` of one's own has neither line nor rating.
 * @typedef {import("../../library/mistakes.js").Mistake} Mistake
 * @typedef {{id: string, position: string, aim: "turns" | "win" | "draw", turns: number, line: string, themes: string[], rating: number, since?: string, day?: string, mistake?: Mistake}} Puzzle
 */

/** The choice of one's own mistakes among the difficulties. */
export const OWN = "own";

/** How many difficulties there are; 0 stands for all of them. */
const HARDEST = 3;

/** One's own mistakes in a game, as puzzles. @param {string} game @returns {Puzzle[]} */
function ownOf(game) {
  return mistakes.ofGame(game).map((mistake) => ({ id: mistake.id, position: mistake.position, aim: "win", turns: 1, line: "", themes: [], rating: 0, mistake }));
}

/** Those of one game. What is wanted of them is a difficulty, a theme, or one's own mistakes. */
export class PuzzleList {
  game = "";
  /** Those of the day as well, which are in no list. @type {Puzzle[]} */
  all = [];
  /** All of the game, from easy to hard. @type {Puzzle[]} */
  puzzles = [];
  /** One's own mistakes in it, the newest first. @type {Puzzle[]} */
  own = [];
  /** What the puzzles turn on, by name. @type {string[]} */
  themes = [];

  /** @param {import("./progress.js").Progress} progress */
  constructor(progress) {
    this.progress = progress;
  }

  /** Take those of another game. @param {string} game @param {Puzzle[]} found */
  take(game, found) {
    this.game = game;
    this.all = found;
    this.puzzles = found.filter(({ day }) => !day);
    this.own = ownOf(game);
    this.themes = [...new Set(this.puzzles.flatMap(({ themes }) => themes))].sort();
  }

  /** The puzzle of an id, if there is one in the lists. @param {string} id */
  find(id) {
    return [...this.puzzles, ...this.own].find((one) => one.id === id);
  }

  /** How hard a puzzle is among those of its game, from 1 to 3: a third of them each, about. @param {Puzzle} one */
  grade({ rating }) {
    const easier = this.puzzles.filter((other) => other.rating < rating).length;
    return Math.min(HARDEST, 1 + Math.floor((HARDEST * easier) / this.puzzles.length));
  }

  /** Which one it is in its list, from 1 on. @param {Puzzle} one */
  number(one) {
    return (one.mistake ? this.own : this.puzzles).indexOf(one) + 1;
  }

  /** Whether a puzzle was solved. @param {Puzzle} one */
  isDone({ id, mistake }) {
    return mistake ? Boolean(mistake.solved) : this.progress.has(this.game, id);
  }

  /** Note that a puzzle was solved. @param {Puzzle} one */
  solve({ id, mistake }) {
    if (!mistake) return this.progress.add(this.game, id);
    mistakes.solve(this.game, id);
    mistake.solved = true;
  }

  /** Those that are wanted. @param {string} choice */
  wanted(choice) {
    if (choice === OWN) return this.own;
    const only = Number(choice);
    if (Number.isNaN(only)) return this.puzzles.filter(({ themes }) => themes.includes(choice));
    return this.puzzles.filter((one) => !only || this.grade(one) === only);
  }

  /** The one to try next, of those that are wanted. @param {string} choice @param {Puzzle | null} last what was tried last */
  following(choice, last) {
    const wanted = this.wanted(choice);
    const done = new Set(wanted.filter((one) => this.isDone(one)).map(({ id }) => id));
    return learner.next(this.game, wanted, (id) => done.has(id), last?.id) ?? null;
  }
}
