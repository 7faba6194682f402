/** The puzzle page: positions with few right moves, by game and difficulty. */

import { make, need, put } from "../../lib/dom.js";
import { device } from "../../lib/storage.js";
import { speak, text, wantedLanguage } from "../../lib/text.js";
import { chosen as chosenOf } from "../../library/daily.js";
import { settingsMenu } from "../../shell/settings.js";
import { asked, fetching, keepAddress, keyed, showGame } from "./common.js";
import { askedDay, day, hashOf, note as noteDay, open as nextOpen, retellDay, showDay } from "./daily.js";
import { Progress } from "./progress.js";
import { TaskTable } from "./table.js";

/** @typedef {{id: string, position: string, aim: "win" | "draw", right: string[], grade: number, since?: string}} Puzzle */

/** What is said of all grades, and of each. */
const GRADES = ["grade-0", "grade-1", "grade-2", "grade-3"];
const AIMS = { win: "puzzle-aim-win", draw: "puzzle-aim-draw" };

const progress = new Progress("puzzles");
/** @type {(game: string) => Promise<Puzzle[]>} */
const fetchPuzzles = fetching("puzzles");
/** All of the game, from easy to hard. @type {Puzzle[]} */
let puzzles = [];
let game = "";
/** The game whose puzzles were asked for last. */
let awaited = "";
/** @type {Puzzle | null} */
let puzzle = null;
/** How much help was given; at 3 the solution. */
let step = 0;
/** Whether the focus has been led to the next puzzle. */
let led = false;
/** How the puzzle stood when that was last noted among the daily ones. */
let noted = "";

const solved = need("solved", HTMLElement);
const name = need("task-name", HTMLElement);
const place = need("task-place", HTMLElement);
const wording = need("task-text", HTMLElement);
const verdict = need("verdict", HTMLElement);
const grade = need("grade", HTMLSelectElement);
const chosen = need("puzzle", HTMLSelectElement);
const back = need("back", HTMLButtonElement);
const hint = need("hint", HTMLButtonElement);
const next = need("next", HTMLButtonElement);
const retry = need("retry", HTMLButtonElement);
const table = new TaskTable(showTask);

/** Those of the wanted difficulty. */
function wanted() {
  const only = Number(grade.value);
  return puzzles.filter((one) => !only || one.grade === only);
}

/** Go where the address says: `#game`, `#game/puzzle` or `#daily/day/game`; else to the first one that is not solved. */
async function follow() {
  const wish = asked();
  const dated = askedDay();
  showDay(dated && dated.day);
  if (dated) wish.game = dated.game || (nextOpen() ?? wish.game);
  awaited = wish.game;
  try {
    const found = await fetchPuzzles(wish.game);
    if (wish.game !== awaited) return;
    puzzles = found;
    game = wish.game;
  } catch (error) {
    console.error(error);
    table.store.report({ key: "puzzles-failed", args: {} });
    return;
  }
  if (dated) return show(chosenOf(puzzles, day) ?? null);
  const known = puzzles.find(({ id }) => id === wish.id);
  if (known && !wanted().includes(known)) grade.value = "0";
  show(known ?? unsolved(0));
}

/** The first puzzle from a place on that is not solved, of the wanted difficulty; else the one there. @param {number} from */
function unsolved(from) {
  const all = wanted();
  const ordered = [...all.slice(from), ...all.slice(0, from)];
  return ordered.find(({ id }) => !progress.has(game, id)) ?? ordered[0] ?? null;
}

/** @param {Puzzle | null} one @param {boolean} [lead] whether the focus is to be led to the board */
function show(one, lead = false) {
  puzzle = one;
  step = 0;
  noted = "";
  if (one) {
    const goal = `best ${one.right.join(" ")}`;
    table.open({ game, position: one.position, goal }, lead);
    keepAddress(day ? hashOf(game) : `#${game}/${one.id}`);
  } else {
    keepAddress(`#${game}`);
  }
  retell();
}

/** Tell the puzzle anew, and where it stands among the others. */
function retell() {
  showGame(game, text(day ? "daily" : "puzzles"), day ? "daily" : game);
  for (const [index, option] of [...grade.options].entries()) put(option, text(GRADES[index] ?? ""));
  if (puzzle) {
    put(name, day ? text(`game-${game}`) : text("puzzle-name", { number: puzzles.indexOf(puzzle) + 1 }));
    put(place, text(GRADES[puzzle.grade] ?? ""));
    put(wording, `${text(AIMS[puzzle.aim], { right: puzzle.right.length })} ${text("puzzle-proved")}`);
  } else {
    put(name, text("puzzles"));
    put(place, "");
    put(wording, puzzles.length ? text("puzzle-none") : "");
  }
  retellDay(game);
  showChoice();
  showTask();
}

function showChoice() {
  const all = wanted();
  const options = all.map(({ id }) => {
    const number = puzzles.findIndex((one) => one.id === id) + 1;
    const said = text("puzzle-option", { number, solved: progress.has(game, id) ? "yes" : "no" });
    return make("option", { value: id }, said);
  });
  chosen.replaceChildren(...options);
  chosen.value = puzzle?.id ?? "";
  const done = all.filter(({ id }) => progress.has(game, id)).length;
  put(solved, text("puzzles-solved", { solved: done, count: all.length }));
}

/** Bring what is said of the try, and the buttons, in step. */
function showTask() {
  const { standing } = table;
  const right = standing === "right";
  if (puzzle && right && step < 3 && !progress.has(game, puzzle.id)) {
    progress.add(game, puzzle.id);
    showChoice();
  }
  noteTry(standing);
  const at = puzzle ? wanted().indexOf(puzzle) : 0;
  retry.hidden = standing !== "wrong";
  next.hidden = !retry.hidden;
  next.classList.toggle("primary", right);
  next.disabled = day ? !nextOpen() : wanted().length < 2;
  back.disabled = Boolean(day) || at <= 0;
  hint.disabled = !puzzle || standing !== "open";
  put(hint, text(step < 2 ? "task-hint" : "puzzle-solution"));
  const said = verdictOf();
  put(verdict, said);
  verdict.dataset.kind = standing === "open" ? "help" : standing;
  document.body.toggleAttribute("data-said", said !== "");
  // Whoever has solved it goes on by Enter.
  if (right && !led) next.focus({ preventScroll: true });
  led = right;
}

/** What was done with a daily puzzle counts once, when it comes to stand so. @param {string} standing */
function noteTry(standing) {
  if (standing === noted || standing === "loading") return;
  noted = standing;
  // The solution was noted when it was asked for.
  if (standing === "wrong") noteDay(game, "x");
  else if (standing === "right") noteDay(game, "+");
  if (standing !== "open") retellDay(game);
}

function verdictOf() {
  const { standing, tried: move, ending } = table;
  if (standing === "wrong") return `${text("puzzle-answered-wrong", { move })} ${ending || text("puzzle-refuted")}`;
  if (standing !== "right") return standing === "open" ? table.helped : "";
  const said = [text(step < 3 ? "puzzle-answered-right" : "puzzle-told", { move })];
  if (ending) said.push(ending);
  else if (table.goesOn) said.push(text("puzzle-goes-on"));
  if (!progress.kept) said.push(text("progress-not-kept"));
  return said.join(" ");
}

grade.append(...GRADES.map((_, one) => make("option", { value: String(one) })));
const kept = device.read("puzzle-grade");
grade.value = typeof kept === "number" && GRADES[kept] ? String(kept) : "0";
grade.addEventListener("change", () => {
  device.write("puzzle-grade", Number(grade.value));
  // The address may ask for another game by now, whose puzzles are on their way.
  if (asked().game === game) show(unsolved(0));
});
chosen.addEventListener("change", () => show(puzzles.find(({ id }) => id === chosen.value) ?? null));
back.addEventListener("click", () => show((puzzle && wanted()[wanted().indexOf(puzzle) - 1]) ?? puzzle));
next.addEventListener("click", () => {
  if (day) return void (location.hash = hashOf(nextOpen(game) ?? game));
  show(unsolved(puzzle ? wanted().indexOf(puzzle) + 1 : 0), keyed);
});
retry.addEventListener("click", () => {
  table.retry();
  if (keyed) table.spaces.focus(table.spaces.current);
});
hint.addEventListener("click", () => {
  const answer = puzzle?.right[0];
  if (!answer) return;
  step += 1;
  noteDay(game, step > 2 ? "s" : "h");
  retellDay(game);
  if (step > 2) table.play(answer);
  else table.help(answer, step < 2 ? 1 : 2);
});
addEventListener("hashchange", () => void follow());

await speak(wantedLanguage());
settingsMenu(table.store, () => {
  table.store.retell();
  retell();
});
table.listen();
await follow();
