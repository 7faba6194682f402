/** The puzzle page: positions in which one move is right, played out, near one's own strength. */

import { need, put } from "../../lib/dom.js";
import { speak, text, wantedLanguage } from "../../lib/text.js";
import { chosen } from "../../library/daily.js";
import { settingsMenu } from "../../shell/settings.js";
import { Attempt } from "./attempt.js";
import { asked, fetching, keepAddress, keyed, leadTo, showGame, tell } from "./common.js";
import { askedDay, day, following, hashOf, retellDay, showDay } from "./daily.js";
import { Practice } from "./practice.js";
import { Progress } from "./progress.js";
import { PuzzleChoice } from "./puzzle-choice.js";
import { OWN, PuzzleList } from "./puzzle-list.js";
import { nameOf, placeOf, verdictOf, wordingOf } from "./puzzle-words.js";
import { TaskTable } from "./table.js";

/** @typedef {import("./puzzle-list.js").Puzzle} Puzzle */

/** Of the computer against which a puzzle is played on: what is proved has to be shown against a good player. */
const LEVEL = 4;

/** @type {(game: string) => Promise<Puzzle[]>} */
const fetchPuzzles = fetching("puzzles");
const list = new PuzzleList(new Progress("puzzles"));
/** The game whose puzzles were asked for last. */
let awaited = "";
/** @type {Puzzle | null} */
let puzzle = null;
/** Whether the focus has been led to the next puzzle. */
let led = false;
/** The puzzle of which it was told whose moves are asked for. @type {string | undefined} */
let met;

const name = need("task-name", HTMLElement);
const place = need("task-place", HTMLElement);
const wording = need("task-text", HTMLElement);
const verdict = need("verdict", HTMLElement);
const back = need("back", HTMLButtonElement);
const hint = need("hint", HTMLButtonElement);
const analyse = need("analyse", HTMLAnchorElement);
const next = need("next", HTMLButtonElement);
const retry = need("retry", HTMLButtonElement);
const table = new TaskTable(showTask);
const practice = new Practice(table, LEVEL, () => show(puzzle, keyed));
const choice = new PuzzleChoice(list, practice, () => show(choice.following(puzzle)), show);
let attempt = begun();

/** The puzzle as it is tried from now on. */
function begun() {
  return new Attempt(puzzle, list, table, showChoice);
}

/** Go where the address says: `#game`, `#game/puzzle`, `#game/own` or `#daily/day/game`; else to the first one that is not solved. */
async function follow() {
  const wish = asked();
  const dated = askedDay();
  if (dated) wish.game = dated.game || wish.game;
  awaited = wish.game;
  // What is on the board is no puzzle of that day.
  if (!list.game) showDay(dated);
  try {
    const found = await fetchPuzzles(wish.game);
    if (wish.game !== awaited) return;
    showDay(dated);
    list.take(wish.game, found);
    choice.offerThemes();
  } catch (error) {
    console.error(error);
    if (wish.game !== awaited) return;
    table.store.messages.report({ key: "puzzles-failed", args: {} });
    return;
  }
  if (dated) return show(chosen(list.all, day) ?? null);
  const known = list.find(wish.id);
  if (wish.id === OWN || known?.mistake) choice.kind = OWN;
  else if (known && !choice.wanted.includes(known)) choice.kind = "0";
  show(known ?? choice.following(puzzle));
}

/** @param {Puzzle | null} one @param {boolean} [lead] whether the focus is to be led to the board */
function show(one, lead = false) {
  puzzle = one;
  attempt.end();
  attempt = begun();
  if (one) {
    const goal = one.mistake?.goal ?? `line ${one.line}`;
    table.open({ game: list.game, position: one.position, goal }, lead);
    keepAddress(day ? hashOf(list.game) : `#${list.game}/${one.id}`);
  } else {
    keepAddress(choice.kind === OWN ? `#${list.game}/${OWN}` : `#${list.game}`);
  }
  document.body.toggleAttribute("data-none", !one);
  retell();
}

/** Tell the puzzle anew, and where it stands among the others. */
function retell() {
  showGame(list.game, text(day ? "daily" : "puzzles"), day ? "daily" : list.game);
  choice.retell();
  put(name, nameOf(puzzle, list, choice.kind, day));
  retellDay(list.game);
  showChoice();
  showTask();
}

function showChoice() {
  choice.show(puzzle);
}

/** Whose moves are asked for comes and goes with each try, and would be heard each time with all that is told of the puzzle. */
function showPlace() {
  if (met === puzzle?.id) place.setAttribute("aria-live", "off");
  else place.removeAttribute("aria-live");
  put(place, placeOf(puzzle, list, table));
  if (table.standing === "open") met = puzzle?.id;
}

/** Bring what is said of the try, and the buttons, in step. */
function showTask() {
  const { standing } = table;
  if (puzzle && practice.note(list.game, puzzle.id)) showChoice();
  practice.show();
  showPlace();
  offerAnalysis();
  put(wording, table.practice ? practice.task : wordingOf(puzzle, list, choice.kind));
  attempt.see();
  const at = puzzle ? choice.wanted.indexOf(puzzle) : 0;
  const won = standing === "right" || table.practice === "won";
  retry.hidden = standing !== "wrong" && !practice.failed;
  next.hidden = !retry.hidden;
  next.classList.toggle("primary", won);
  next.disabled = !day && choice.wanted.length < 2;
  put(next, text(day && !following(list.game) ? "daily-more" : "puzzle-next"));
  back.disabled = Boolean(day) || at <= 0;
  hint.disabled = !puzzle || standing !== "open" || attempt.shown;
  put(hint, text(attempt.help.step < 2 ? "task-hint" : "puzzle-solution"));
  const said = (table.practice ? [practice.says] : verdictOf(attempt)).filter(Boolean);
  tell(verdict, said.map((part) => ["", part]));
  verdict.dataset.kind = won ? "right" : practice.failed ? "wrong" : standing === "open" ? "help" : standing;
  document.body.toggleAttribute("data-said", said.length > 0);
  // Whoever has solved it goes on by Enter.
  if (won && !led) leadTo(next);
  led = won;
}

/** Once a try has been played out, the puzzle can be looked into as any game is, with all that was played of it. */
function offerAnalysis() {
  const { standing, store: { view } } = table;
  const still = view && !view.thinking && view.cursor === view.moves.length;
  analyse.hidden = !still || (standing !== "right" && standing !== "wrong");
  if (!analyse.hidden) analyse.href = `play.html#${view?.fragment ?? ""}`;
}

back.addEventListener("click", () => {
  const at = puzzle ? choice.wanted.indexOf(puzzle) : 0;
  // At the first one this button can do no more.
  show(choice.wanted[at - 1] ?? puzzle, keyed && at === 1);
});
next.addEventListener("click", () => {
  if (day) {
    const game = following(list.game);
    location.hash = game ? hashOf(game) : `#${list.game}`;
    return;
  }
  show(choice.following(puzzle), keyed);
});
retry.addEventListener("click", () => {
  if (table.practice) practice.begin();
  else table.retry();
  if (keyed) table.spaces.focus(table.spaces.current);
});
hint.addEventListener("click", () => {
  attempt.giveHelp();
  // After the solution this button can do no more.
  if (keyed && attempt.shown) table.spaces.focus(table.spaces.current);
});
addEventListener("hashchange", () => void follow());

await speak(wantedLanguage());
settingsMenu(table.store, () => {
  table.store.retell();
  retell();
});
table.listen();
await follow();
