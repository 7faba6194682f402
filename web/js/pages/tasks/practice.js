/** Playing a task on against the computer until it is won: the button, what is said of it, and what is kept. */

import { need, put } from "../../lib/dom.js";
import { text } from "../../lib/text.js";
import { Progress } from "./progress.js";
import { endingOf } from "./trial.js";

/** @typedef {import("./table.js").TaskTable} TaskTable */

/** What is said where a game that was practised is over. */
const ENDS = { open: "", won: "practice-won", lost: "practice-lost", drawn: "practice-drawn" };

/** A task's game against the computer. */
export class Practice {
  #button = need("practise", HTMLButtonElement);
  #hint = need("hint", HTMLButtonElement);
  #won = new Progress("practised");

  /**
   * @param {TaskTable} table @param {number} level the computer's
   * @param {() => void} leave goes back to the task
   */
  constructor(table, level, leave) {
    this.table = table;
    this.level = level;
    this.#button.addEventListener("click", () => (table.practice ? leave() : this.begin()));
  }

  /** Begin the game, or begin it anew. */
  begin() {
    this.table.practise(this.level);
  }

  /** Whether the task of a game was once won. @param {string} game @param {string} id */
  has(game, id) {
    return this.#won.has(game, id);
  }

  /** Note a game that was won; whether that is new. @param {string} game @param {string} id */
  note(game, id) {
    if (this.table.practice !== "won" || this.has(game, id)) return false;
    this.#won.add(game, id);
    return true;
  }

  /** Show the button in place of the hint once there was a try; then it leads back. */
  show() {
    const { practice, standing } = this.table;
    this.#button.hidden = !practice && standing !== "right" && standing !== "wrong";
    this.#hint.hidden = !this.#button.hidden;
    put(this.#button, text(practice ? "practice-leave" : "practise"));
  }

  /** What is to be done. */
  get task() {
    return text("practice-task", { level: this.level });
  }

  /** How the game has ended; else empty. */
  get says() {
    const { practice } = this.table;
    const said = practice ? ENDS[practice] : "";
    return said ? `${text(said)} ${endingOf(this.table)}` : "";
  }

  /** Whether it is to be tried again. */
  get failed() {
    const { practice } = this.table;
    return practice === "lost" || practice === "drawn";
  }
}
