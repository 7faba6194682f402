/** Model games: a game of the highest level with comments, whose moves one guesses for points. */

import { need, put } from "../../lib/dom.js";
import { language, speak, text, wantedLanguage } from "../../lib/text.js";
import { settingsMenu } from "../../shell/settings.js";
import { asked, keepAddress, keyed, leadTo, showGame } from "./common.js";
import { fetchRecord, fetchWorths } from "./model-files.js";
import { ModelSides } from "./model-sides.js";
import { TaskTable } from "./table.js";
import { triedMove } from "./trial.js";

/**
 * @typedef {import("../../engine/protocol.js").Model} Model
 * @typedef {import("./model-files.js").Worth} Worth
 *
 * Where a guess is: none yet, being valued, the move of the game being shown in its place, or done.
 * @typedef {"open" | "valued" | "shown" | "done"} Stage
 */

/** So long a guess is seen before the move of the game takes its place, in milliseconds. */
const SHOWN_MS = 900;

/** Boards wider than this, in units, have small names. */
const LARGE = 10;

let game = "";
/** @type {Model | null} */
let model = null;
/** @type {Worth[]} */
let worths = [];
/** The side to guess for, by the game's word, and the move it is at. */
let side = "";
let at = 0;
/** @type {Stage} */
let stage = "open";
/** What was guessed, and what the engine says of it. @type {import("../../engine/protocol.js").GuessedMove | null} */
let guessed = null;
let sum = 0;
/** How many points there were to be had so far. */
let full = 0;
let timer = 0;
/** How often a game was asked for. */
let wishes = 0;
/** Whether the focus has been led to the next move. */
let led = false;

const name = need("task-name", HTMLElement);
const place = need("task-place", HTMLElement);
const wording = need("task-text", HTMLElement);
const verdict = need("verdict", HTMLElement);
const next = need("next", HTMLButtonElement);
const finish = need("finish", HTMLElement);
const table = new TaskTable(take);
const sides = new ModelSides(guessFor);

/** The sides of the game, by its own words. */
function players() {
  return [...new Set((model?.moves ?? []).map(({ player }) => player))];
}

/** The indices of the moves that are to be guessed. */
function turns() {
  return (model?.moves ?? []).map(({ player }, index) => (player === side ? index : -1)).filter((index) => index >= 0);
}

/** Go where the address says: `#game` or `#game/side`. */
async function follow() {
  game = asked().game;
  model = null;
  showGame(game, text("models"));
  await fetchModel();
}

/** Fetch the game in the language now spoken. What comes after another wish is of no use. */
async function fetchModel() {
  const wish = ++wishes;
  try {
    const found = await fetchWorths(game);
    if (wish !== wishes) return;
    const record = await fetchRecord(game);
    if (wish !== wishes) return;
    worths = found;
    table.store.ask({ type: "model", record });
  } catch (error) {
    console.error(error);
    if (wish === wishes) table.store.messages.report({ key: "models-failed", args: {} });
  }
}

/** The engine has read the game. */
function begin() {
  const told = table.store.model;
  if (!told || told.game !== game) return;
  const again = model !== null;
  model = told;
  // Other words for the same game leave one where one is.
  if (again) return retell();
  const wish = asked().id;
  const all = players();
  guessFor(all.includes(wish) ? wish : (all[model.result === "0-1" ? 1 : 0] ?? ""));
}

/** Guess from the beginning for a side. @param {string} player */
function guessFor(player) {
  side = player;
  sum = full = 0;
  keepAddress(`#${game}/${side}`);
  goTo(turns()[0] ?? 0);
}

/** Go to a move that is to be guessed, or to the end. @param {number} index @param {boolean} [lead] whether the focus is to be led to the board */
function goTo(index, lead = false) {
  if (!model) return;
  at = index;
  stage = "open";
  guessed = null;
  clearTimeout(timer);
  const over = !turns().includes(index);
  document.body.toggleAttribute("data-finished", over);
  finish.hidden = !over;
  if (over) {
    if (full) sides.note(game, side, sum);
  } else {
    const made = model.moves.slice(0, index).map(({ text: move }) => move);
    table.open({ game, settings: model.settings, moves: made.join(" "), ply: String(index), goal: "any" }, lead);
  }
  retell();
  if (over) need("finish-title", HTMLElement).focus();
}

/** The board has changed: a guess was made, or taken back for the move of the game. */
function take() {
  const move = model?.moves[at];
  document.body.toggleAttribute("data-large", (table.store.view?.scene.bounds[2] ?? 0) > LARGE);
  if (move && finish.hidden) step(move);
  retell();
}

/** @param {import("../../engine/protocol.js").ModelMove} move the one of the game */
function step(move) {
  const { standing } = table;
  const worth = worths[at];
  // Another engine has laid the move out anew, and knows of no guess.
  if (stage === "valued" && standing === "open") stage = "open";
  if (stage === "open" && standing === "right" && worth) {
    stage = "valued";
    table.store.ask({ type: "guess", game, position: move.position, move: triedMove(table), ...worth });
  } else if (stage === "shown" && standing === "open") {
    table.play(move.text);
  } else if (stage === "shown" && standing === "right") {
    if (triedMove(table) === move.text) stage = "done";
    // A guess that was on its way as it was given up.
    else if (!guessed) table.retry();
  }
}

/** The engine has valued the guess. */
function value() {
  const told = table.store.guessed;
  const move = model?.moves[at];
  if (!told || !move || stage !== "valued" || told.position !== move.position || told.move !== triedMove(table)) return;
  guessed = told;
  sum += told.points;
  full += told.full;
  stage = told.move === move.text ? "done" : "shown";
  if (stage === "shown") timer = setTimeout(() => table.retry(), SHOWN_MS);
  retell();
}

/** Give the guess up: the move of the game is shown, for no points. */
function giveUp() {
  const move = model?.moves[at];
  if (!move) return;
  full += model?.full ?? 0;
  stage = "shown";
  table.play(move.text);
  retell();
}

/** Bring everything in step. */
function retell() {
  showGame(game, text("models"));
  if (!model) return;
  sides.show(game, players(), side);
  const all = turns();
  const move = model.moves[at];
  const over = !all.includes(at);
  if (over) return showFinish();
  put(name, text("model-move", { number: at + 1 }));
  put(place, text("model-place", { number: all.indexOf(at) + 1, count: all.length, sum, full }));
  const said = at ? model.moves[at - 1]?.comment : model.introduction;
  const reply = at ? text("model-reply", { player: model.moves[at - 1]?.player ?? "", move: model.moves[at - 1]?.text ?? "" }) : "";
  put(wording, [reply, said, text("model-guess")].filter(Boolean).join(" "));
  put(verdict, verdictOf(move?.text ?? "", move?.comment ?? ""));
  verdict.dataset.kind = !guessed ? "help" : guessed.points * 2 >= guessed.full ? "right" : "wrong";
  document.body.toggleAttribute("data-said", verdict.textContent !== "");
  document.body.dataset.guess = stage;
  const last = at === all.at(-1);
  put(next, text(stage === "done" ? (last ? "task-finish" : "model-next") : "task-skip"));
  next.classList.toggle("primary", stage === "done");
  next.disabled = stage === "valued" || stage === "shown" || table.standing === "loading";
  // Whoever has guessed goes on by Enter.
  if (stage === "done" && !led) leadTo(next);
  led = stage === "done";
}

/** @param {string} move @param {string} comment */
function verdictOf(move, comment) {
  if (stage === "open") return "";
  if (stage === "valued") return text("model-valuing");
  const said = [];
  if (!guessed) said.push(text("model-given-up", { move }));
  else if (guessed.move === move) said.push(text("model-same", { points: guessed.points, full: guessed.full }));
  else said.push(text("model-points", { guess: guessed.move, points: guessed.points, full: guessed.full, move }));
  return [...said, comment].filter(Boolean).join(" ");
}

function showFinish() {
  const last = model?.moves.at(-1);
  put(need("finish-title", HTMLElement), text("model-sum", { sum, full }));
  const said = last && last.player !== side ? last.comment : "";
  put(need("finish-text", HTMLElement), [said, text("model-best-sum", { sum: sides.best(game, side) ?? sum })].filter(Boolean).join(" "));
  need("finish-look", HTMLAnchorElement).href = `play.html#${model?.fragment ?? ""}`;
  need("finish-learn", HTMLAnchorElement).href = `learn.html#${game}/strategy`;
}

next.addEventListener("click", () => {
  const all = turns();
  if (stage === "done") goTo(all[all.indexOf(at) + 1] ?? model?.moves.length ?? 0, keyed);
  else if (stage === "open" && table.standing === "open") giveUp();
});
need("finish-again", HTMLButtonElement).addEventListener("click", () => guessFor(side));
addEventListener("hashchange", () => void follow());
table.store.on(["model"], begin);
table.store.on(["guessed"], value);

await speak(wantedLanguage());
let spoken = language();
settingsMenu(table.store, () => {
  table.store.retell();
  retell();
  if (spoken === language()) return;
  spoken = language();
  void fetchModel();
});
table.listen();
await follow();
