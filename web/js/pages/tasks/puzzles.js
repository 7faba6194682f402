/** The puzzle page: positions in which one move is right, played out, near one's own strength. */

import { make, need, put } from "../../lib/dom.js";
import { device } from "../../lib/storage.js";
import { share, speak, text, wantedLanguage } from "../../lib/text.js";
import { chosen as chosenOf } from "../../library/daily.js";
import * as learner from "../../library/learner.js";
import { settingsMenu } from "../../shell/settings.js";
import { asked, fetching, keepAddress, keyed, showGame } from "./common.js";
import { askedDay, day, hashOf, note as noteDay, open as nextOpen, retellDay, showDay } from "./daily.js";
import { Practice } from "./practice.js";
import { Progress } from "./progress.js";
import { OWN, PuzzleList } from "./puzzle-list.js";
import { TaskTable } from "./table.js";

/** @typedef {import("./puzzle-list.js").Puzzle} Puzzle */

/** By so much of the chances a move may be below the best one and still counts, where that is estimated; as in the engine. */
const GOOD = 0.05;
/** What is said of all grades, and of each. */
const GRADES = ["grade-0", "grade-1", "grade-2", "grade-3"];
const AIMS = { turns: "puzzle-task-turns", win: "puzzle-task-win", draw: "puzzle-task-draw" };
/** So long a move of the solution is seen before the next one is made. */
const SHOWN_MS = 900;

/** Of the computer against which a puzzle is played on: what is proved has to be shown against a good player. */
const LEVEL = 4;

const progress = new Progress("puzzles");
/** @type {(game: string) => Promise<Puzzle[]>} */
const fetchPuzzles = fetching("puzzles");
const list = new PuzzleList(progress);
/** The game whose puzzles were asked for last. */
let awaited = "";
/** @type {Puzzle | null} */
let puzzle = null;
/** How much help was given with the move now asked for; at 3 the solution. */
let step = 0;
/** Which move is asked for, and what was asked before it: hints, wrong tries. */
let number = 1;
let helped = false;
let failed = false;
/** Whether it is noted how strong the person showed. */
let counted = false;
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
let timer = 0;
const table = new TaskTable(showTask);
const practice = new Practice(table, LEVEL, () => show(puzzle, keyed));

/** Those of the wanted difficulty or theme, or one's own mistakes. */
function wanted() {
  return list.wanted(grade.value);
}

/** The puzzle to try next, of the wanted ones. */
function following() {
  return list.following(grade.value, puzzle);
}

/** Go where the address says: `#game`, `#game/puzzle`, `#game/own` or `#daily/day/game`; else to the first one that is not solved. */
async function follow() {
  const wish = asked();
  const dated = askedDay();
  showDay(dated && dated.day);
  if (dated) wish.game = dated.game || (nextOpen() ?? wish.game);
  awaited = wish.game;
  try {
    const found = await fetchPuzzles(wish.game);
    if (wish.game !== awaited) return;
    list.take(wish.game, found);
    offerThemes();
  } catch (error) {
    console.error(error);
    table.store.report({ key: "puzzles-failed", args: {} });
    return;
  }
  if (dated) return show(chosenOf(list.all, day) ?? null);
  const known = list.find(wish.id);
  if (wish.id === OWN || known?.mistake) grade.value = OWN;
  else if (known && !wanted().includes(known)) grade.value = "0";
  show(known ?? following());
}

/** Offer the themes of the game beside the difficulties. */
function offerThemes() {
  if (!list.themes.includes(grade.value) && grade.value !== OWN && Number.isNaN(Number(grade.value))) grade.value = "0";
  const before = grade.value;
  grade.querySelector("optgroup")?.remove();
  const options = list.themes.map((theme) => make("option", { value: theme }, themeName(theme)));
  if (options.length) grade.append(make("optgroup", { label: text("puzzle-themes") }, ...options));
  grade.value = before;
}

/** @param {string} theme */
function themeName(theme) {
  return text(`theme-${list.game}-${theme}`);
}

/** @param {Puzzle | null} one @param {boolean} [lead] whether the focus is to be led to the board */
function show(one, lead = false) {
  puzzle = one;
  step = 0;
  number = 1;
  noted = "";
  helped = failed = counted = false;
  clearTimeout(timer);
  if (one) {
    const goal = one.mistake?.goal ?? `line ${one.line}`;
    table.open({ game: list.game, position: one.position, goal }, lead);
    keepAddress(day ? hashOf(list.game) : `#${list.game}/${one.id}`);
  } else {
    keepAddress(grade.value === OWN ? `#${list.game}/${OWN}` : `#${list.game}`);
  }
  document.body.toggleAttribute("data-none", !one);
  retell();
}

/** Tell the puzzle anew, and where it stands among the others. */
function retell() {
  showGame(list.game, text(day ? "daily" : "puzzles"), day ? "daily" : list.game);
  for (const option of grade.options) put(option, text(option.value === OWN ? "mistakes" : (GRADES[Number(option.value)] ?? `theme-${list.game}-${option.value}`)));
  grade.querySelector("optgroup")?.setAttribute("label", text("puzzle-themes"));
  if (puzzle?.mistake) {
    put(name, text("mistake-name", { number: list.number(puzzle) }));
  } else if (puzzle) {
    put(name, day ? text(`game-${list.game}`) : text("puzzle-name", { number: list.number(puzzle) }));
  } else {
    put(name, text(grade.value === OWN ? "mistakes" : "puzzles"));
  }
  retellDay(list.game);
  showChoice();
  showTask();
}

/** Whose moves are asked for, once the puzzle is laid out, and how hard that is. */
function placeOf() {
  if (!puzzle) return "";
  const players = table.standing === "loading" ? [] : (table.store.view?.players ?? []);
  const own = players.find(({ seat }) => seat === "human");
  const rating = puzzle.mistake ? "" : text("puzzle-rating", { grade: text(GRADES[list.grade(puzzle)] ?? ""), rating: String(puzzle.rating) });
  return [own ? text("status-to-move", { player: own.name }) : "", rating].filter(Boolean).join(" · ");
}

/** What is asked. */
function wordingOf() {
  if (table.practice) return practice.task;
  if (!puzzle) return grade.value === OWN ? text("mistakes-none") : list.puzzles.length ? text("puzzle-none") : "";
  const { mistake } = puzzle;
  if (!mistake) return `${text(AIMS[puzzle.aim], { turns: puzzle.turns })} ${text("puzzle-proved")}`;
  const { move, points, lost } = mistake;
  const cost = points === undefined || lost > 0 ? text("mistake-chances", { share: share(lost) }) : text("mistake-points", { points });
  return [text("mistake-task", { move, cost }), text(mistake.proved ? "mistake-proved" : "mistake-bound", { share: share(GOOD) })].join(" ");
}

function showChoice() {
  const listed = wanted();
  const options = listed.map((one) => {
    const solved = practice.has(list.game, one.id) ? "won" : list.isDone(one) ? "yes" : "no";
    return make("option", { value: one.id }, text("puzzle-option", { number: list.number(one), solved }));
  });
  chosen.replaceChildren(...options);
  chosen.value = puzzle?.id ?? "";
  const done = listed.filter((one) => list.isDone(one)).length;
  const strength = learner.strength(list.game);
  const said = [text("puzzles-solved", { solved: done, count: listed.length })];
  if (strength && grade.value !== OWN) said.push(text("puzzle-strength", { rating: String(Math.round(strength.rating)) }));
  put(solved, said.join(" · "));
}

/** Note once how the puzzle went: a rating, and when it comes again. @param {number} score */
async function count(score) {
  if (!puzzle || counted) return;
  counted = true;
  const one = puzzle;
  // One that was solved before, and did not come again, says nothing new.
  if (list.isDone(one) && !learner.comesAgain(list.game, one.id)) return;
  const { supermemo } = await import("../../../vendor/supermemo/main.js");
  learner.note(list.game, one, score, supermemo);
  showChoice();
}

/** Bring what is said of the try, and the buttons, in step. */
function showTask() {
  const { standing } = table;
  const right = standing === "right";
  if (puzzle && practice.note(list.game, puzzle.id)) showChoice();
  practice.show();
  put(place, placeOf());
  put(wording, wordingOf());
  stepOn();
  if (standing === "wrong") failed = true;
  if (failed) void count(0);
  if (puzzle && right) {
    void count(helped ? 0.5 : 1);
    if (step < 3 && !list.isDone(puzzle)) {
      list.solve(puzzle);
      showChoice();
    }
  }
  if (!table.practice) noteTry(standing);
  const at = puzzle ? wanted().indexOf(puzzle) : 0;
  const won = right || table.practice === "won";
  retry.hidden = standing !== "wrong" && !practice.failed;
  next.hidden = !retry.hidden;
  next.classList.toggle("primary", won);
  next.disabled = day ? !nextOpen() : wanted().length < 2;
  back.disabled = Boolean(day) || at <= 0;
  hint.disabled = !puzzle || standing !== "open" || step > 2;
  put(hint, text(step < 2 ? "task-hint" : "puzzle-solution"));
  const said = verdictOf();
  put(verdict, said);
  verdict.dataset.kind = won ? "right" : practice.failed ? "wrong" : standing === "open" ? "help" : standing;
  document.body.toggleAttribute("data-said", said !== "");
  // Whoever has solved it goes on by Enter.
  if (won && !led) next.focus({ preventScroll: true });
  led = won;
}

/** Another move is asked for: help begins anew, but the solution goes on. */
function stepOn() {
  const now = table.task?.number ?? 1;
  if (table.standing !== "open" || now === number) return;
  number = now;
  if (step < 3) step = 0;
  else timer = setTimeout(() => table.play(table.task?.answer ?? ""), SHOWN_MS);
}

/** What was done with a daily puzzle counts once, when it comes to stand so. @param {string} standing */
function noteTry(standing) {
  if (standing === noted || standing === "loading") return;
  noted = standing;
  // The solution was noted when it was asked for.
  if (standing === "wrong") noteDay(list.game, "x");
  else if (standing === "right") noteDay(list.game, "+");
  if (standing !== "open") retellDay(list.game);
}

function verdictOf() {
  const { standing, tried: move, task } = table;
  if (table.practice) return practice.says;
  if (standing === "wrong") return [table.reason, table.refuted].filter(Boolean).join(" ");
  if (standing === "answered") return text(step < 3 ? "puzzle-answered" : "puzzle-told", { move, number });
  if (standing === "open") return table.helped || (number > 1 ? text("puzzle-go-on", { number, turns: Math.max(number, task?.turns ?? 0) }) : "");
  if (standing !== "right") return "";
  const said = [text(step < 3 ? "puzzle-answered-right" : "puzzle-told", { move })];
  if (puzzle?.themes.length) said.push(text("puzzle-about", { themes: puzzle.themes.map(themeName).join(", ") }));
  if (!progress.kept) said.push(text("progress-not-kept"));
  return said.join(" ");
}

grade.append(...GRADES.map((_, one) => make("option", { value: String(one) })), make("option", { value: OWN }));
const kept = device.read("puzzle-grade");
grade.value = typeof kept === "number" && GRADES[kept] ? String(kept) : "0";
grade.addEventListener("change", () => {
  device.write("puzzle-grade", Number(grade.value) || 0);
  // The address may ask for another game by now, whose puzzles are on their way.
  if (asked().game === list.game) show(following());
});
chosen.addEventListener("change", () => show(list.find(chosen.value) ?? null));
back.addEventListener("click", () => show((puzzle && wanted()[wanted().indexOf(puzzle) - 1]) ?? puzzle));
next.addEventListener("click", () => {
  if (day) return void (location.hash = hashOf(nextOpen(list.game) ?? list.game));
  show(following(), keyed);
});
retry.addEventListener("click", () => {
  if (table.practice) practice.begin();
  else table.retry();
  if (keyed) table.spaces.focus(table.spaces.current);
});
hint.addEventListener("click", () => {
  const answer = table.task?.answer;
  if (!answer) return;
  step += 1;
  helped = true;
  noteDay(list.game, step > 2 ? "s" : "h");
  retellDay(list.game);
  if (step > 2) {
    failed = true;
    table.play(answer);
  } else table.help(answer, step < 2 ? 1 : 2);
});
addEventListener("hashchange", () => void follow());

await speak(wantedLanguage());
settingsMenu(table.store, () => {
  table.store.retell();
  retell();
});
table.listen();
await follow();
