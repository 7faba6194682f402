/** The moment a game is decided: step by step on the board, then the result with its reason and what comes next. */

import { make, makeButton, need } from "../lib/dom.js";
import { number, say, text } from "../lib/text.js";
import { newKey } from "../library/kept.js";

/**
 * @typedef {import("../engine/store.js").Store} Store
 * @typedef {import("../engine/protocol.js").View} View
 * @typedef {import("../board/board.js").Board} Board
 * @typedef {{key: string, run: () => void, args?: Record<string, string | number>}} Action
 *
 * @typedef {object} Listener
 * @property {() => void} onClose A person has seen enough.
 * @property {(view: View) => void} onAgain The game is wanted once more from where it was lost.
 */

/** All steps take about so long together, and none is quicker or slower than this, in milliseconds. */
const WHOLE = 1800;
const [QUICKEST, SLOWEST] = [45, 320];
/** So long what was shown last stands before the result is told. */
const REST = 450;
/** What lets the game stay on the board, and is seen beside the result. */
const LOOKING = new Set(["end-share", "end-review", "challenge-compare", "challenge-answer"]);

/** How the game on the board was decided, shown until it is closed. */
export class Moment {
  #tally = make("p", { class: "end-tally", "aria-hidden": "true" });
  #card = make("section", { id: "end", class: "end", role: "dialog", "aria-labelledby": "end-title", "aria-describedby": "end-reason", tabindex: "-1" });
  #shown = 0;
  #timer = 0;
  /** What had the focus before the result took it. @type {Element | null} */
  #focused = null;

  /**
   * @param {Store} store
   * @param {Board} board
   * @param {HTMLElement} box around the board
   * @param {Listener} listener
   */
  constructor(store, board, box, listener) {
    this.store = store;
    this.board = board;
    this.box = box;
    this.listener = listener;
    box.append(this.#tally);
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) this.#finish();
    else this.#go();
  }

  /** Tell it anew, as of another language. @param {View} view */
  renew(view) {
    this.#draw();
    if (!this.#card.isConnected) return;
    this.#fill(view);
    this.#makeRoom();
  }

  /** Show at once what is left. Returns whether anything was. */
  skip() {
    if (this.#card.isConnected) return false;
    this.#finish();
    return true;
  }

  close() {
    clearTimeout(this.#timer);
    const inside = this.#card.contains(document.activeElement);
    const before = this.#focused;
    this.#tally.remove();
    this.#card.remove();
    this.board.decide([]);
    this.board.raise([]);
    if (inside && (before instanceof HTMLElement || before instanceof SVGElement)) before.focus({ preventScroll: true });
  }

  get #steps() {
    return this.store.view?.decision?.steps ?? [];
  }

  /** Draw the steps up to the one that is shown. */
  #draw() {
    const until = this.#steps.slice(0, this.#shown);
    this.board.decide(until.flatMap(({ shapes }) => shapes));
    this.board.raise(until.flatMap(({ pieces }) => pieces));
    const score = until.findLast((step) => step.score)?.score;
    this.#tally.hidden = !score;
    const { view } = this.store;
    if (score && view) this.#tally.textContent = tallied("end-tally", view, score);
  }

  #go() {
    const all = this.#steps.length;
    if (this.#shown >= all) return this.#tell();
    this.#shown += 1;
    this.#draw();
    const pace = Math.min(SLOWEST, Math.max(QUICKEST, WHOLE / all));
    this.#timer = setTimeout(() => this.#go(), this.#shown < all ? pace : REST);
  }

  /** What is left is shown at once. */
  #finish() {
    clearTimeout(this.#timer);
    this.#shown = this.#steps.length;
    this.#draw();
    this.#tell();
  }

  #tell() {
    const { view } = this.store;
    const card = this.#card;
    if (!view || card.isConnected) return;
    this.#tally.remove();
    this.#fill(view);
    this.box.after(card);
    document.body.dataset.ended = "";
    this.#makeRoom();
    this.#focused = document.activeElement;
    // Somebody who writes goes on; others hear the result, and Enter presses nothing yet.
    if (!this.#focused?.matches("input, textarea, select")) card.focus({ preventScroll: true });
  }

  /** Where the result stands over the list of moves, that ends above it. */
  #makeRoom() {
    document.body.style.setProperty("--end-room", `${this.#card.offsetHeight}px`);
  }

  /** @param {View} view */
  #fill(view) {
    const { onClose, onAgain } = this.listener;
    const [first, ...rest] = actions(this.store, view, onAgain);
    this.#card.replaceChildren(
      make("h2", { id: "end-title" }, say(view.status)),
      make("p", { id: "end-reason", class: "end-reason" }, [view.decision ? say(view.decision.reason) : "", totals(view)].filter(Boolean).join(" ")),
      make("div", { class: "end-actions" }, ...[...(first ? [this.#button(first, "primary")] : []), ...rest.map((action) => this.#button(action, ""))]),
      makeButton(onClose, { class: "quiet end-close", "aria-label": text("end-close"), title: text("end-close") }, "×"),
    );
  }

  /** @param {Action} action @param {string} look */
  #button({ key, run, args }, look) {
    const act = () => {
      // Whoever plays live waits for the other person's word, which stands beside the board.
      if (LOOKING.has(key) || this.store.together) this.listener.onClose();
      run();
    };
    return makeButton(act, { class: look, "data-end": key }, text(key, args));
  }
}

/** What all rounds of a match came to, once the last one is over: what decided that one does not tell who has won. @param {View} view */
function totals(view) {
  const [one, other] = view.players.map(({ total }) => total);
  const over = view.round && view.round.number === view.round.rounds;
  return over && one !== undefined && other !== undefined ? tallied("end-total", view, [one, other]) : "";
}

/** @param {string} key @param {View} view @param {number[]} score */
function tallied(key, view, [one = 0, other = 0]) {
  const [first = "", second = ""] = view.players.map(({ name }) => text("player-name", { player: name }));
  return text(key, { first, one: number(one), second, other: number(other) });
}

/** What can be done after an end, what is likely wanted first. @param {Store} store @param {View} view @param {Listener["onAgain"]} onAgain @returns {Action[]} */
function actions(store, view, onAgain) {
  const { players, controls, course, correspondence, challenge } = view;
  if (controls.next_round) return [{ key: "next-round", run: () => store.send({ type: "next_round" }) }, ...looking(view)];
  const link = correspondence ? { correspondence: newKey() } : {};
  const rematch = { key: controls.swap ? "end-rematch" : "end-same-sides", run: () => store.send(store.together ? { type: "want_again", on: true } : { type: "again", at: "start", ...link }) };
  const own = players.findIndex(({ seat }) => seat === "human");
  const computer = players.find(({ seat }) => seat === "computer");
  if (challenge?.own && computer) return [...answering(), rematch, ...looking(view).slice(0, 1)];
  if (!computer || own < 0) return [rematch, ...looking(view)];
  const won = course.result === (own === 0 ? "1-0" : "0-1");
  // A clock that ran out is no move to be made otherwise.
  const lost = course.result === (own === 0 ? "0-1" : "1-0") && course.termination !== "time";
  const levels = store.catalogue?.games.find(({ name }) => name === view.game)?.levels ?? [];
  const next = won && levels.some(({ level }) => level === computer.level + 1) ? computer.level + 1 : 0;
  return [
    ...(next ? [{ key: "end-next-level", args: { level: next }, run: () => store.send({ type: "again", at: "start", level: next }) }] : []),
    rematch,
    ...(lost && view.moves.length > 1 ? [{ key: "end-lost", run: () => onAgain(view) }] : []),
    { key: "end-opening", run: () => store.send({ type: "again", at: "opening" }) },
    ...looking(view),
  ];
}

/** What is to be done with a challenge that was played on. @returns {Action[]} */
function answering() {
  const compare = () => need("challenge", HTMLElement).scrollIntoView({ block: "nearest" });
  return [{ key: "challenge-compare", run: compare }, { key: "challenge-answer", run: () => need("share", HTMLElement).click() }];
}

/** @param {View} view @returns {Action[]} */
function looking(view) {
  const review = { key: "end-review", run: () => need("review", HTMLElement).click() };
  return [...(view.controls.review ? [review] : []), { key: "end-share", run: () => need("share", HTMLElement).click() }];
}
