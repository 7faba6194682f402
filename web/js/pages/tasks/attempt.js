/** A puzzle as it is tried: which move it has come to, how much help there was, and what of it is noted. */

import * as learner from "../../library/learner.js";
import { note as noteDay, retellDay } from "./daily.js";
import { Help } from "./help.js";

/**
 * @typedef {import("./puzzle-list.js").Puzzle} Puzzle
 * @typedef {import("./puzzle-list.js").PuzzleList} PuzzleList
 * @typedef {import("./table.js").TaskTable} TaskTable
 */

/** So long a move of the solution is seen before the next one is made. */
const SHOWN_MS = 900;
/** As much help as there is: the solution. */
const ALL = 3;

/** What is done with a puzzle from when it is laid out. */
export class Attempt {
  /** Whether there were hints, or wrong tries. */
  #helped = false;
  #failed = false;
  /** Whether it is noted how strong the person showed. */
  #counted = false;
  /** How the puzzle stood when that was last noted among the daily ones. */
  #noted = "";
  #timer = 0;

  /**
   * @param {Puzzle | null} puzzle
   * @param {PuzzleList} list
   * @param {TaskTable} table
   * @param {() => void} onNote called when it is noted how the puzzle went
   */
  constructor(puzzle, list, table, onNote) {
    this.puzzle = puzzle;
    this.list = list;
    this.table = table;
    this.onNote = onNote;
    this.help = new Help(table);
  }

  /** Whether the solution is shown. */
  get shown() {
    return this.help.step >= ALL;
  }

  /** The puzzle is left for another one. */
  end() {
    clearTimeout(this.#timer);
  }

  /** Help with the move that is asked for: by hints, and then by the solution. */
  giveHelp() {
    const { help, list, table } = this;
    const answer = table.task?.answer;
    if (!answer) return;
    help.step += 1;
    this.#helped = true;
    noteDay(list.game, this.shown ? "s" : "h");
    retellDay(list.game);
    if (this.shown) {
      this.#failed = true;
      table.play(answer);
    } else table.help(answer, help.step < 2 ? 1 : 2);
  }

  /** Take notice of how the puzzle stands now. */
  see() {
    const { puzzle, list } = this;
    const { standing, practice } = this.table;
    this.#goOn();
    if (standing === "wrong") this.#failed = true;
    if (this.#failed) void this.#count(0);
    if (puzzle && standing === "right") {
      void this.#count(this.#helped ? 0.5 : 1);
      if (!this.shown && !list.isDone(puzzle)) {
        list.solve(puzzle);
        this.onNote();
      }
    }
    if (!practice) this.#noteDay(standing);
  }

  /** Another move is asked for: help begins anew, but the solution goes on. */
  #goOn() {
    const { help, table } = this;
    if (!help.follow()) return;
    if (this.shown) this.#timer = setTimeout(() => table.play(table.task?.answer ?? ""), SHOWN_MS);
    else help.step = 0;
  }

  /** Note once how the puzzle went: a rating, and when it comes again. @param {number} score */
  async #count(score) {
    const { puzzle, list } = this;
    if (!puzzle || this.#counted) return;
    this.#counted = true;
    const { game } = list;
    // One that was solved before, and did not come again, says nothing new.
    if (list.isDone(puzzle) && !learner.comesAgain(game, puzzle.id)) return;
    const { supermemo } = await import("../../../vendor/supermemo/main.js");
    learner.note(game, puzzle, score, supermemo);
    this.onNote();
  }

  /** What was done with a daily puzzle counts once, when it comes to stand so. @param {string} standing */
  #noteDay(standing) {
    const { game } = this.list;
    if (standing === this.#noted || standing === "loading") return;
    this.#noted = standing;
    // The solution was noted when it was asked for.
    if (standing === "wrong") noteDay(game, "x");
    else if (standing === "right") noteDay(game, "+");
    if (standing !== "open") retellDay(game);
  }
}
