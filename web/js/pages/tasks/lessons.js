/** The learning page: for each game a lesson of small tasks, one after the other. */

import { make, need, put } from "../../lib/dom.js";
import { told } from "../../lib/games.js";
import { localName, speak, speakOf, text, wantedLanguage } from "../../lib/text.js";
import { settingsMenu } from "../../shell/settings.js";
import { asked, fetching, keepAddress, keyed, showGame } from "./common.js";
import { Practice } from "./practice.js";
import { Progress } from "./progress.js";
import { TaskTable } from "./table.js";

/**
 * @typedef {import("../../engine/protocol.js").Start} Start
 * @typedef {{id: string, answers: string[]} & Pick<Start, "position" | "settings" | "goal">} Lesson
 */

/** Of the computer against which a task is played on: the lowest that leaves hardly a move to chance. */
const LEVEL = 3;

const progress = new Progress("lessons");
/** @type {(game: string) => Promise<Lesson[]>} */
const fetchLessons = fetching("lessons");
/** @type {Lesson[]} */
let lessons = [];
let game = "";
let index = 0;
/** How much help was given with the task. */
let step = 0;
/** Whether the focus has been led to the next task. */
let led = false;

const place = need("task-place", HTMLElement);
const name = need("task-name", HTMLElement);
const wording = need("task-text", HTMLElement);
const verdict = need("verdict", HTMLElement);
const dots = need("dots", HTMLOListElement);
const back = need("back", HTMLButtonElement);
const hint = need("hint", HTMLButtonElement);
const next = need("next", HTMLButtonElement);
const retry = need("retry", HTMLButtonElement);
const finish = need("finish", HTMLElement);
const table = new TaskTable(showTask);
const practice = new Practice(table, LEVEL, () => show(index, keyed));

/** Go where the address says: `#game` or `#game/task`; else to the first task that is not done. */
async function follow() {
  const wish = asked();
  game = wish.game;
  const wanted = game;
  try {
    const found = await fetchLessons(wanted);
    if (wanted !== game) return;
    lessons = found;
  } catch (error) {
    console.error(error);
    table.store.report({ key: "lessons-failed", args: {} });
    return;
  }
  const at = lessons.findIndex((lesson) => lesson.id === wish.id);
  const undone = lessons.findIndex((lesson) => !progress.has(game, lesson.id));
  show(at >= 0 ? at : Math.max(undone, 0));
}

/** @param {number} at @param {boolean} [lead] whether the focus is to be led to the board */
function show(at, lead = false) {
  index = at;
  step = 0;
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
  showDots();
  if (lesson) {
    put(place, text("task-place", { number: index + 1, count: lessons.length }));
    put(name, text(`lesson-${game}-${lesson.id}`));
  } else if (lessons.length) {
    showFinish(title);
  }
  showTask();
}

/** @param {string} title the game's name */
function showFinish(title) {
  const done = lessons.filter(({ id }) => progress.has(game, id)).length;
  put(need("finish-title", HTMLElement), text(done === lessons.length ? "lesson-finished" : "lesson-end", { game: title }));
  put(need("finish-text", HTMLElement), text("lesson-done", { done, count: lessons.length }));
  // A finished lesson leads to a game against the lowest level.
  const { first } = told(game);
  need("finish-play", HTMLAnchorElement).href = `play.html?level=1#v=0&game=${game}${first ? `&${first}` : ""}`;
  need("finish-puzzles", HTMLAnchorElement).href = `puzzles.html#${game}`;
  need("finish-rules", HTMLAnchorElement).href = `rules/${localName(game)}.html`;
}

function showDots() {
  const buttons = lessons.map(({ id }, at) => {
    const done = progress.has(game, id);
    const won = practice.has(game, id);
    const said = text(won ? "task-won" : done ? "task-done" : "task-undone", { number: at + 1, name: text(`lesson-${game}-${id}`) });
    const button = make("button", { type: "button", class: "dot", "aria-label": said, title: text(`lesson-${game}-${id}`) }, String(at + 1));
    button.toggleAttribute("data-done", done);
    button.toggleAttribute("data-won", won);
    if (at === index) button.setAttribute("aria-current", "step");
    button.addEventListener("click", () => show(at));
    return make("li", {}, button);
  });
  const focused = [...dots.querySelectorAll("button")].indexOf(/** @type {HTMLButtonElement} */ (document.activeElement));
  dots.replaceChildren(...buttons);
  if (focused >= 0) buttons[focused]?.querySelector("button")?.focus();
}

/** Bring what is said of the try, and the buttons, in step. */
function showTask() {
  const lesson = lessons[index];
  const { standing } = table;
  if (!lesson) return;
  if (standing === "right" && !progress.has(game, lesson.id)) {
    progress.add(game, lesson.id);
    showDots();
  }
  if (practice.note(game, lesson.id)) showDots();
  practice.show();
  put(wording, table.practice ? practice.task : text(`lesson-${game}-${lesson.id}.task`));
  const right = standing === "right" || table.practice === "won";
  retry.hidden = standing !== "wrong" && !practice.failed;
  next.hidden = !retry.hidden;
  next.classList.toggle("primary", right);
  put(next, text(right ? (index + 1 < lessons.length ? "task-next" : "task-finish") : "task-skip"));
  back.disabled = index === 0;
  hint.disabled = standing !== "open" || step >= 2;
  const said = verdictOf(lesson);
  tell(said);
  verdict.dataset.kind = right ? "right" : practice.failed ? "wrong" : standing === "open" ? "help" : standing;
  document.body.toggleAttribute("data-said", said.length > 0);
  // Whoever has solved it goes on by Enter.
  if (right && !led) next.focus({ preventScroll: true });
  led = right;
}

/** What is said of the try, in parts that a style sheet can tell apart. @param {Lesson} lesson @returns {[string, string][]} */
function verdictOf({ id }) {
  const { standing } = table;
  /** @type {[string, string][]} */
  const said = [];
  if (table.practice) said.push(["practice", practice.says]);
  else if (standing === "open") said.push(["help", table.helped]);
  else if (standing === "wrong") said.push(["reason", table.reason], ["taught", text(`lesson-${game}-${id}.wrong`)], ["refuted", table.refuted]);
  else if (standing === "right") {
    said.push(["taught", text(`lesson-${game}-${id}.right`)], ["refuted", table.refuted]);
    if (!progress.kept) said.push(["kept", text("progress-not-kept")]);
  }
  return said.filter(([, told]) => told);
}

/** @param {[string, string][]} parts */
function tell(parts) {
  const said = parts.map(([, told]) => told).join(" ");
  if (verdict.textContent === said) return;
  verdict.replaceChildren(...parts.flatMap(([part, told], at) => [at ? " " : "", make("span", { class: part }, told)]));
}

back.addEventListener("click", () => show(index - 1));
next.addEventListener("click", () => {
  show(index + 1, keyed);
});
retry.addEventListener("click", () => {
  if (table.practice) practice.begin();
  else table.retry();
  if (keyed) table.spaces.focus(table.spaces.current);
});
hint.addEventListener("click", () => {
  step += 1;
  const answer = lessons[index]?.answers[0];
  if (answer) table.help(answer, step < 2 ? 1 : 2);
});
need("finish-again", HTMLButtonElement).addEventListener("click", () => show(0));
addEventListener("hashchange", () => void follow());

speakOf("lessons");
await speak(wantedLanguage());
settingsMenu(table.store, () => {
  table.store.retell();
  retell();
});
table.listen();
await follow();
