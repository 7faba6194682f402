/** Help with the move that a task asks for: how much was given, which begins anew with each of several moves. */

import { say, text } from "../../lib/text.js";

/** @typedef {import("./table.js").TaskTable} TaskTable */

export class Help {
  /** How much help was given with the move now asked for. */
  step = 0;
  /** Which move is asked for. */
  number = 1;

  /** @param {TaskTable} table */
  constructor(table) {
    this.table = table;
  }

  /** Heed how the task stands; whether another move is asked for than before. */
  follow() {
    const { standing, task } = this.table;
    const now = task?.number ?? 1;
    if (standing !== "open" || now === this.number) return false;
    this.number = now;
    return true;
  }

  /** What was asked for as help, in words; else which move is to be found next, where there are several. */
  get says() {
    const { table: { clue, task }, number } = this;
    if (clue) return say(clue.text);
    return number > 1 ? text("puzzle-go-on", { number, turns: Math.max(number, task?.turns ?? 0) }) : "";
  }
}
