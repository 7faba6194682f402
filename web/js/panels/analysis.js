/** The analysis: its switch, what it says of the position, the best lines, exact values, and the review of a game. */

import { need } from "../lib/dom.js";
import { number, text } from "../lib/text.js";
import { gauge } from "./gauge.js";
import { Graph } from "./graph.js";
import { movesOf, writeLines, writeTurns } from "./lines.js";
import { reviewSight } from "./review-sight.js";
import { secondTries } from "./second-tries.js";
import { judgementText, reviewText, standing } from "./verdict.js";

/**
 * @typedef {import("../engine/store.js").Store} Store
 * @typedef {import("../engine/protocol.js").View} View
 * @typedef {import("../engine/protocol.js").Analysis} Analysis
 * @typedef {import("./moves.js").Moves} Moves
 */

/** The panel; it wires itself. */
export class AnalysisPanel {
  #panel = need("analysis", HTMLElement);
  #opener = need("analyse", HTMLButtonElement);
  #said = need("analysis-standing", HTMLElement);
  #effort = need("analysis-effort", HTMLElement);
  #wrong = need("analysis-judgement", HTMLElement);
  #list = need("analysis-lines", HTMLOListElement);
  #exact = need("analysis-turns", HTMLDetailsElement);
  #exactSaid = need("analysis-turns-said", HTMLElement);
  #turns = need("analysis-turns-list", HTMLOListElement);
  #review = need("review", HTMLButtonElement);
  #summary = need("review-summary", HTMLElement);
  #bar = need("review-bar", HTMLElement);
  #sight = reviewSight(need("review-box", HTMLElement));
  /** The line that is pointed at, to be drawn on the board. @type {string[]} */
  #traced = [];
  /** The node that was shown last. */
  #at = -1;
  /** Which move was judged last, and how badly. */
  #told = "";

  /**
   * @param {Store} store
   * @param {Moves} moves
   * @param {import("../board/board.js").Layer} layer what is drawn over the board
   */
  constructor(store, moves, layer) {
    this.store = store;
    this.layer = layer;
    this.showGauge = gauge(store);
    this.graph = new Graph(store, moves);
    this.showTasks = secondTries(store);
    this.#opener.addEventListener("click", () => this.#toggle());
    document.addEventListener("visibilitychange", () => {
      if (store.view?.explored) store.send({ type: "analyse", on: true, paused: isPaused() });
    });
    // What is opened below the edge would not be seen.
    this.#exact.addEventListener("toggle", () => this.#exact.open && this.#exact.scrollIntoView({ block: "nearest" }));
    this.#review.addEventListener("click", () => this.#ask());
    for (const box of [this.#list, this.#turns]) this.#follow(box);
    store.register((view) => this.#show(view), ["analysis", "assessments", "trace", "hint"]);
  }

  #toggle() {
    const { view } = this.store;
    if (view?.controls.analyse) this.store.send({ type: "analyse", on: !view.explored, paused: isPaused() });
  }

  /** Begin the review, or halt it. */
  #ask() {
    const begins = this.store.assessments?.reviewed === undefined;
    this.#sight.ask(begins ? this.store.view : null);
    this.store.send({ type: begins ? "review" : "halt" });
  }

  /** Trace the line of a list that is pointed at, and play its move. @param {HTMLElement} box */
  #follow(box) {
    box.addEventListener("pointerover", (event) => this.#point(event));
    box.addEventListener("pointerleave", () => this.#trace([]));
    box.addEventListener("focusin", (event) => this.#point(event));
    box.addEventListener("focusout", () => this.#trace([]));
    box.addEventListener("click", (event) => {
      const button = event.target instanceof Element ? event.target.closest("button") : null;
      if (!button) return;
      if (button.dataset.play === undefined) return this.#point(event);
      this.#trace([]);
      this.store.send({ type: "play", move: button.dataset.play });
    });
  }

  /** @param {Event} event */
  #point(event) {
    const item = event.target instanceof Element ? event.target.closest("li") : null;
    if (item) this.#trace(movesOf(item));
  }

  /** @param {string[]} wanted */
  #trace(wanted) {
    if (wanted.join(" ") === this.#traced.join(" ")) return;
    this.#traced = wanted;
    if (wanted.length) this.store.send({ type: "trace", moves: wanted });
    this.#showShapes();
  }

  /** @param {View} view */
  #show(view) {
    const { analysis } = this.store;
    this.#opener.hidden = !view.controls.analyse;
    this.#opener.setAttribute("aria-pressed", String(view.explored));
    need("analysis-found", HTMLElement).hidden = !view.explored;
    // Another position has other lines.
    if (!view.explored || view.note.node !== this.#at) this.#traced = [];
    this.#at = view.note.node;
    this.#showReview(view);
    this.#panel.hidden = !view.explored && this.#review.hidden;
    if (analysis) this.#showFound(view, analysis);
    this.showGauge();
    this.graph.show();
    this.#showShapes();
    this.#sight.show(view, !this.#bar.hidden, this.#bar.hidden && this.#summary.textContent !== "");
  }

  #showShapes() {
    const { view, analysis, hint, trace: drawn } = this.store;
    const traced = this.#traced;
    const found = traced.length && drawn?.moves.join(" ") === traced.join(" ") ? drawn.shapes : null;
    const marks = view?.explored && analysis?.node === view.note.node ? analysis.shapes : [];
    this.layer.group.classList.toggle("traced", Boolean(found));
    // Where nothing is analysed, only a move that is told of is traced.
    const told = hint?.shapes ?? (view?.explored ? [] : drawn?.shapes);
    this.layer.show(found ?? (traced.length ? [] : marks.length ? marks : (told ?? [])));
  }

  /** What is known of the position, and its lines. @param {View} view @param {Analysis} analysis */
  #showFound(view, analysis) {
    const over = analysis.legal === 0;
    this.#said.textContent = analysis.verdict ? standing(analysis.verdict, view) : text("standing-unknown");
    this.#said.toggleAttribute("data-proved", analysis.verdict?.result !== undefined);
    need("lines-over", HTMLElement).hidden = !over;
    this.#effort.textContent = over ? "" : effortText(analysis);
    const first = view.mover === 0;
    writeLines(this.#list, analysis.lines, first);
    this.#exact.hidden = !view.explored || !analysis.turns || over;
    this.#exactSaid.textContent = turnsText(analysis);
    writeTurns(this.#turns, analysis.turns ?? [], first);
    const [pointed] = this.#traced;
    const item = pointed === undefined ? undefined : [...this.#list.children, ...this.#turns.children].find((one) => movesOf(one)[0] === pointed);
    // The line that is pointed at may have grown.
    if (item) this.#trace(movesOf(item));
  }

  /** @param {View} view */
  #showReview(view) {
    const { assessments } = this.store;
    const running = assessments?.reviewed !== undefined;
    this.#review.hidden = !view.controls.review || (!view.explored && !view.result);
    this.#review.textContent = text(running ? "review-stop" : "review");
    this.#bar.hidden = !running;
    this.#bar.style.setProperty("--done", String(assessments?.reviewed ?? 0));
    this.#bar.setAttribute("aria-label", text("review-progress"));
    this.#bar.setAttribute("aria-valuenow", String(Math.round((assessments?.reviewed ?? 0) * 100)));
    const nodes = new Map((assessments?.nodes ?? []).map((one) => [one.node, one]));
    const judged = view.moves.flatMap(({ node, player }) => {
      const judgement = nodes.get(node)?.judgement;
      return judgement ? [{ player, judgement }] : [];
    });
    const known = view.explored && view.moves.length > 0 && view.moves.every(({ node }) => nodes.has(node));
    this.#summary.textContent = known ? reviewText(judged, view) : "";
    this.showTasks(known);
    const here = nodes.get(view.note.node)?.judgement;
    this.#tell(here ? judgementText(view.moves[view.cursor - 1]?.text ?? "", here) : "", here ? `${view.match} ${view.note.node} ${here.grade}` : "");
    this.#wrong.hidden = !here;
    this.#wrong.dataset.grade = here?.grade ?? "";
  }

  /** Say what was wrong with a move; the same with other numbers, which come as long as one looks, is not heard again. @param {string} words @param {string} judgement */
  #tell(words, judgement) {
    if (this.#wrong.textContent === words) return;
    this.#wrong.setAttribute("aria-live", judgement === this.#told ? "off" : "polite");
    this.#wrong.textContent = words;
    this.#told = judgement;
  }
}

/** Whether nobody looks, so that it may wait. */
function isPaused() {
  return document.visibilityState === "hidden";
}

/** How many of the legal moves have a proved value. @param {Analysis} analysis */
function turnsText({ turns, legal, state }) {
  const proved = turns?.length ?? 0;
  if (proved === legal) return text("turns-all", { legal });
  return text(state === "done" ? "turns-some" : "turns-computing", { proved, legal });
}

/** How much has been spent. @param {Analysis} analysis */
function effortText({ state, playouts }) {
  if (state === "paused") return text("analysis-paused");
  if (!playouts) return "";
  return text(state === "running" ? "analysis-running" : "analysis-done", { playouts: number(playouts) });
}
