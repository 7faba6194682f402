/** What is said of a puzzle: how it is called, what it asks, and what has come of a try. */

import { share, text } from "../../lib/text.js";
import { OWN } from "./puzzle-list.js";
import { reasonOf, refutationOf, triedMove } from "./trial.js";

/**
 * @typedef {import("./attempt.js").Attempt} Attempt
 * @typedef {import("./puzzle-list.js").Puzzle} Puzzle
 * @typedef {import("./puzzle-list.js").PuzzleList} PuzzleList
 * @typedef {import("./table.js").TaskTable} TaskTable
 */

/** What is said of all grades, and of each. */
export const GRADES = ["grade-0", "grade-1", "grade-2", "grade-3"];
const AIMS = { turns: "puzzle-task-turns", win: "puzzle-task-win", draw: "puzzle-task-draw" };

/** How a theme of a game is called. @param {string} game @param {string} theme */
export function themeName(game, theme) {
  return text(`theme-${game}-${theme}`);
}

/** How one of the wanted kinds of puzzles is called: a difficulty, a theme, or one's own mistakes. @param {string} game @param {string} kind */
export function kindName(game, kind) {
  if (kind === OWN) return text("mistakes");
  const grade = GRADES[Number(kind)];
  return grade === undefined ? themeName(game, kind) : text(grade);
}

/**
 * How a puzzle is called, or what stands in its place where there is none.
 * @param {Puzzle | null} puzzle
 * @param {PuzzleList} list
 * @param {string} kind what is wanted
 * @param {string} day whose puzzles are shown, if it is a day's
 */
export function nameOf(puzzle, list, kind, day) {
  if (puzzle?.mistake) return text("mistake-name", { number: list.number(puzzle) });
  if (puzzle) return day ? text(`game-${list.game}`) : text("puzzle-name", { number: list.number(puzzle) });
  return text(kind === OWN ? "mistakes" : "puzzles");
}

/** Whose moves are asked for, as long as they are, and how hard the puzzle is. @param {Puzzle | null} puzzle @param {PuzzleList} list @param {TaskTable} table */
export function placeOf(puzzle, list, table) {
  if (!puzzle) return "";
  const players = ["open", "answered"].includes(table.standing) ? (table.store.view?.players ?? []) : [];
  const own = players.find(({ seat }) => seat === "human");
  const rating = puzzle.mistake ? "" : text("puzzle-rating", { grade: text(GRADES[list.grade(puzzle)] ?? ""), rating: String(puzzle.rating) });
  return [own ? text("status-to-move", { player: own.name }) : "", rating].filter(Boolean).join(" · ");
}

/** What is asked. @param {Puzzle | null} puzzle @param {PuzzleList} list @param {string} kind what is wanted */
export function wordingOf(puzzle, list, kind) {
  if (!puzzle) return kind === OWN ? text("mistakes-none") : list.puzzles.length ? text("puzzle-none") : "";
  const { mistake } = puzzle;
  if (!mistake) return `${text(AIMS[puzzle.aim], { turns: puzzle.turns })} ${text("puzzle-proved")}`;
  const { move, points, lost, bound } = mistake;
  const proved = mistake.proved ? "yes" : "no";
  const cost = points === undefined || lost > 0 ? text("mistake-chances", { share: share(lost), proved }) : text("mistake-points", { points, proved });
  const counts = mistake.proved || bound === undefined ? "" : text("mistake-bound", { share: share(bound) });
  return [text("mistake-task", { move, cost }), counts].filter(Boolean).join(" ");
}

/** One's own moves of the solution that were shown so far, and how many there are in all. @param {TaskTable} table */
function solutionOf({ store: { view }, task }) {
  const own = view?.players.find(({ seat }) => seat === "human")?.name;
  const moves = (view?.moves ?? []).filter(({ player }) => player === own).map(({ text: move }) => move);
  return { moves: moves.join(" → "), count: Math.max(moves.length, task?.turns ?? 0) };
}

/** What has come of the try, or of a help, in parts. @param {Attempt} attempt @returns {string[]} */
export function verdictOf({ puzzle, list, table, help, shown }) {
  const { standing } = table;
  const move = triedMove(table);
  if (standing === "wrong") return [reasonOf(table), refutationOf(table)];
  if (standing === "answered") return [shown ? text("puzzle-told", solutionOf(table)) : text("puzzle-answered", { move, number: help.number })];
  if (standing === "open") return [help.says];
  if (standing !== "right") return [];
  const said = [shown ? text("puzzle-told", solutionOf(table)) : text("puzzle-answered-right", { move })];
  if (puzzle?.themes.length) said.push(text("puzzle-about", { themes: puzzle.themes.map((theme) => themeName(list.game, theme)).join(", ") }));
  if (!list.progress.kept) said.push(text("progress-not-kept"));
  return said;
}
