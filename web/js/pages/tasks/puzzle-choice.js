/** What kind of puzzles is wanted, and which of them: the two menus of the puzzle page, and what stands beside them. */

import { make, need, put } from "../../lib/dom.js";
import { device } from "../../lib/storage.js";
import { text } from "../../lib/text.js";
import * as learner from "../../library/learner.js";
import { asked } from "./common.js";
import { OWN } from "./puzzle-list.js";
import { GRADES, kindName, themeName } from "./puzzle-words.js";

/**
 * @typedef {import("./practice.js").Practice} Practice
 * @typedef {import("./puzzle-list.js").Puzzle} Puzzle
 * @typedef {import("./puzzle-list.js").PuzzleList} PuzzleList
 */

/** The menus of kinds (difficulties, themes, and one's own mistakes) and of puzzles. */
export class PuzzleChoice {
  #kinds = need("grade", HTMLSelectElement);
  #puzzles = need("puzzle", HTMLSelectElement);
  #solved = need("solved", HTMLElement);

  /**
   * @param {PuzzleList} list
   * @param {Practice} practice
   * @param {() => void} onKind called when another kind is wanted
   * @param {(puzzle: Puzzle | null) => void} onPuzzle called with the one that was chosen
   */
  constructor(list, practice, onKind, onPuzzle) {
    this.list = list;
    this.practice = practice;
    this.#kinds.append(...GRADES.map((_, one) => make("option", { value: String(one) })), make("option", { value: OWN }));
    const kept = device.read("puzzle-grade");
    this.kind = typeof kept === "number" && GRADES[kept] ? String(kept) : "0";
    this.#kinds.addEventListener("change", () => {
      device.write("puzzle-grade", Number(this.kind) || 0);
      // The address may ask for another game by now, whose puzzles are on their way.
      if (asked().game === list.game) onKind();
    });
    this.#puzzles.addEventListener("change", () => onPuzzle(list.find(this.#puzzles.value) ?? null));
  }

  /** What kind is wanted: a difficulty by its number, a theme, or one's own mistakes. */
  get kind() {
    return this.#kinds.value;
  }

  set kind(kind) {
    this.#kinds.value = kind;
  }

  /** Those of the wanted kind. */
  get wanted() {
    return this.list.wanted(this.kind);
  }

  /** The one to try next, of the wanted kind. @param {Puzzle | null} last what was tried last */
  following(last) {
    return this.list.following(this.kind, last);
  }

  /** Offer the themes of the game beside the difficulties. */
  offerThemes() {
    const { game, themes } = this.list;
    if (!themes.includes(this.kind) && this.kind !== OWN && Number.isNaN(Number(this.kind))) this.kind = "0";
    const before = this.kind;
    this.#kinds.querySelector("optgroup")?.remove();
    const options = themes.map((theme) => make("option", { value: theme }, themeName(game, theme)));
    if (options.length) this.#kinds.append(make("optgroup", { label: text("puzzle-themes") }, ...options));
    this.kind = before;
  }

  /** Name the kinds anew, as in another language. */
  retell() {
    for (const option of this.#kinds.options) put(option, kindName(this.list.game, option.value));
    this.#kinds.querySelector("optgroup")?.setAttribute("label", text("puzzle-themes"));
  }

  /** List the wanted puzzles, and tell how many of them are solved. @param {Puzzle | null} puzzle the one that is shown */
  show(puzzle) {
    const { list, practice, wanted } = this;
    const options = wanted.map((one) => {
      const solved = practice.has(list.game, one.id) ? "won" : list.isDone(one) ? "yes" : "no";
      return make("option", { value: one.id }, text("puzzle-option", { number: list.number(one), solved }));
    });
    this.#puzzles.replaceChildren(...options);
    this.#puzzles.value = puzzle?.id ?? "";
    const done = wanted.filter((one) => list.isDone(one)).length;
    const strength = learner.strength(list.game);
    const said = [text("puzzles-solved", { solved: done, count: wanted.length })];
    if (strength && this.kind !== OWN) said.push(text("puzzle-strength", { rating: String(Math.round(strength.rating)) }));
    // A line each, which is not broken.
    put(this.#solved, said.map((one) => one.replaceAll(" ", "\u00a0")).join("\n"));
  }
}
