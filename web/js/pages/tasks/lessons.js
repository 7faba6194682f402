/** The learning page: for each game chapters of small tasks, one after the other. */

import { need, put } from "../../lib/dom.js";
import { told } from "../../lib/games.js";
import { localName, speak, speakOf, text, wantedLanguage } from "../../lib/text.js";
import { settingsMenu } from "../../shell/settings.js";
import { asked, fetching, keepAddress, keyed, leadTo, showGame, tell } from "./common.js";
import { ChapterList } from "./chapter-list.js";
import { Help } from "./help.js";
import { Practice } from "./practice.js";
import { Progress } from "./progress.js";
import { TaskTable } from "./table.js";
import { reasonOf, refutationOf, triedMove } from "./trial.js";

/**
 * @typedef {import("./chapter-list.js").Chapter} Chapter
 * @typedef {import("./chapter-list.js").Lesson} Lesson
 */

/** Of the computer against which a task is played on: the lowest that thinks about nearly every move. */
const LEVEL = 3;
/** Against which level to play next: after the first chapter, and after a later one. */
const LEVELS = [1, 3];

const progress = new Progress("lessons");
/** @type {(game: string) => Promise<Chapter[]>} */
const fetchChapters = fetching("lessons");
/** @type {Chapter[]} */
let chapters = [];
/** Which chapter is open, and its tasks. */
let opened = 0;
/** @type {Lesson[]} */
let lessons = [];
/** The game whose lessons were asked for last, and the one whose they are. */
let awaited = "";
let game = "";
let index = 0;
/** Whether the focus has been led to the next task. */
let led = false;

const place = need("task-place", HTMLElement);
const name = need("task-name", HTMLElement);
const wording = need("task-text", HTMLElement);
const verdict = need("verdict", HTMLElement);
const back = need("back", HTMLButtonElement);
const hint = need("hint", HTMLButtonElement);
const next = need("next", HTMLButtonElement);
const retry = need("retry", HTMLButtonElement);
const finish = need("finish", HTMLElement);
const finishNext = need("finish-next", HTMLButtonElement);
const table = new TaskTable(showTask);
const practice = new Practice(table, LEVEL, () => show(index, keyed));
const lists = new ChapterList(progress, practice, { onChapter: open, onTask: show });
let help = new Help(table);

/** Go where the address says: `#game`, `#game/chapter` or `#game/task`; else to the first task that is not done. */
async function follow() {
  const wish = asked();
  awaited = wish.game;
  try {
    const found = await fetchChapters(wish.game);
    if (wish.game !== awaited) return;
    chapters = found;
  } catch (error) {
    console.error(error);
    if (wish.game !== awaited) return;
    table.store.messages.report({ key: "lessons-failed", args: {} });
    return;
  }
  game = wish.game;
  const named = chapters.findIndex(({ chapter, tasks }) => chapter === wish.id || tasks.some(({ id }) => id === wish.id));
  open(Math.max(named >= 0 ? named : chapters.findIndex((one) => lists.doneOf(game, one) < one.tasks.length), 0), wish.id);
}

/** Open a chapter at a task of it, or else at the first one that is not done. @param {number} chapter @param {string} [id] */
function open(chapter, id = "") {
  opened = chapter;
  lessons = chapters[chapter]?.tasks ?? [];
  const at = lessons.findIndex((lesson) => lesson.id === id);
  const undone = lessons.findIndex((lesson) => !progress.has(game, lesson.id));
  show(at >= 0 ? at : Math.max(undone, 0));
}

/** @param {number} at @param {boolean} [lead] whether the focus is to be led to the board */
function show(at, lead = false) {
  index = at;
  help = new Help(table);
  const lesson = lessons[at];
  document.body.toggleAttribute("data-finished", !lesson);
  finish.hidden = Boolean(lesson);
  if (lesson) {
    const { position, settings, goal } = lesson;
    table.open({ game, ...(position ? { position } : {}), ...(settings ? { settings } : {}), ...(goal ? { goal } : {}) }, lead);
    keepAddress(`#${game}/${lesson.id}`);
  } else {
    keepAddress(`#${game}`);
  }
  retell();
  if (!lesson) need("finish-title", HTMLElement).focus();
}

/** Tell the task anew, and where it stands among the others. */
function retell() {
  const lesson = lessons[index];
  const title = text(`game-${game}`);
  showGame(game, text("learn"));
  for (const id of ["model", "finish-model"]) need(id, HTMLAnchorElement).href = `models.html#${game}`;
  showLists();
  if (lesson) {
    put(place, text("task-place", { number: index + 1, count: lessons.length }));
    put(name, text(`lesson-${game}-${lesson.id}`));
  } else if (lessons.length) {
    showFinish(title);
  }
  showTask();
}

function showLists() {
  lists.show(game, chapters, opened, index);
}

/** @param {string} title the game's name */
function showFinish(title) {
  const here = chapters[opened];
  const after = chapters[opened + 1];
  if (!here) return;
  const done = lists.doneOf(game, here);
  const about = { game: title, chapter: here.chapter };
  put(need("finish-title", HTMLElement), text(done === lessons.length ? "lesson-finished" : "lesson-end", about));
  put(need("finish-text", HTMLElement), text("lesson-done", { done, count: lessons.length }));
  finishNext.hidden = !after;
  if (after) put(finishNext, text("lesson-next", { chapter: text(`chapter-${after.chapter}`) }));
  // A finished chapter leads to a game against a level that is no stronger than one is by now.
  const level = LEVELS[Math.min(opened, LEVELS.length - 1)] ?? 1;
  const { first } = told(game);
  const play = need("finish-play", HTMLAnchorElement);
  play.href = `play.html?level=${level}#v=0&game=${game}${first ? `&${first}` : ""}`;
  play.classList.toggle("primary", !after);
  put(play, text("lesson-play", { level: String(level) }));
  need("finish-puzzles", HTMLAnchorElement).href = `puzzles.html#${game}`;
  need("finish-rules", HTMLAnchorElement).href = `rules/${localName(game)}.html`;
}

/** Bring what is said of the try, and the buttons, in step. */
function showTask() {
  const lesson = lessons[index];
  const { standing } = table;
  if (!lesson) return;
  if (standing === "right" && !progress.has(game, lesson.id)) {
    progress.add(game, lesson.id);
    showLists();
  }
  if (help.follow()) help.step = 0;
  if (practice.note(game, lesson.id)) showLists();
  practice.show();
  put(wording, table.practice ? practice.task : text(`lesson-${game}-${lesson.id}.task`));
  const right = standing === "right" || table.practice === "won";
  retry.hidden = standing !== "wrong" && !practice.failed;
  next.hidden = !retry.hidden;
  next.classList.toggle("primary", right);
  put(next, text(right ? (index + 1 < lessons.length ? "task-next" : "task-finish") : "task-skip"));
  back.disabled = index === 0;
  hint.disabled = standing !== "open" || help.step >= 2;
  const said = verdictOf(lesson);
  tell(verdict, said);
  verdict.dataset.kind = right ? "right" : practice.failed ? "wrong" : standing === "open" ? "help" : standing;
  document.body.toggleAttribute("data-said", said.length > 0);
  // Whoever has solved it goes on by Enter.
  if (right && !led) leadTo(next);
  led = right;
}

/** What is said of the try, in parts that a style sheet can tell apart. @param {Lesson} lesson @returns {[string, string][]} */
function verdictOf({ id }) {
  const { standing } = table;
  /** @type {[string, string][]} */
  const said = [];
  if (table.practice) said.push(["practice", practice.says]);
  else if (standing === "answered") said.push(["help", text("puzzle-answered", { move: triedMove(table) })]);
  else if (standing === "open") said.push(["help", help.says]);
  else if (standing === "wrong") said.push(["reason", reasonOf(table)], ["taught", text(`lesson-${game}-${id}.wrong`)], ["refuted", refutationOf(table)]);
  else if (standing === "right") {
    said.push(["taught", text(`lesson-${game}-${id}.right`)], ["refuted", refutationOf(table)]);
    if (!progress.kept) said.push(["kept", text("progress-not-kept")]);
  }
  return said.filter(([, told]) => told);
}

// At the first one this button can do no more.
back.addEventListener("click", () => show(index - 1, keyed && index === 1));
next.addEventListener("click", () => {
  show(index + 1, keyed);
});
retry.addEventListener("click", () => {
  if (table.practice) practice.begin();
  else table.retry();
  if (keyed) table.spaces.focus(table.spaces.current);
});
hint.addEventListener("click", () => {
  help.step += 1;
  const answer = table.task?.answer ?? lessons[index]?.answers[0];
  if (answer) table.help(answer, help.step < 2 ? 1 : 2);
  // After the last one this button can do no more.
  if (keyed && help.step >= 2) table.spaces.focus(table.spaces.current);
});
need("finish-again", HTMLButtonElement).addEventListener("click", () => show(0));
finishNext.addEventListener("click", () => open(opened + 1));
addEventListener("hashchange", () => void follow());

speakOf("lessons");
await speak(wantedLanguage());
settingsMenu(table.store, () => {
  table.store.retell();
  if (game) retell();
});
table.listen();
await follow();
