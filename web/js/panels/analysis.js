/** The analysis: its switch, what it says of the position, the best lines, exact values, and the review of a game. */

import { need } from "../lib/dom.js";
import { number, text } from "../lib/text.js";
import { gauge } from "./gauge.js";
import { graph } from "./graph.js";
import { movesOf, writeLines, writeTurns } from "./lines.js";
import { reviewSight } from "./review-sight.js";
import { secondTries } from "./second-tries.js";
import { judgementText, reviewText, standing } from "./verdict.js";

/**
 * @typedef {import("../engine/store.js").Store} Store
 * @typedef {import("./moves.js").Moves} Moves
 */

/**
 * Wire the panel.
 * @param {Store} store
 * @param {Moves} moves
 * @param {import("../board/board.js").Layer} layer what is drawn over the board
 */
export function analysis(store, moves, layer) {
  const panel = need("analysis", HTMLElement);
  const opener = need("analyse", HTMLButtonElement);
  const said = need("analysis-standing", HTMLElement);
  const effort = need("analysis-effort", HTMLElement);
  const wrong = need("analysis-judgement", HTMLElement);
  const list = need("analysis-lines", HTMLOListElement);
  const exact = need("analysis-turns", HTMLDetailsElement);
  const exactSaid = need("analysis-turns-said", HTMLElement);
  const turns = need("analysis-turns-list", HTMLOListElement);
  const review = need("review", HTMLButtonElement);
  const summary = need("review-summary", HTMLElement);
  const bar = need("review-bar", HTMLElement);
  const showGauge = gauge(store);
  const showGraph = graph(store, moves);
  const showTasks = secondTries(store);
  const sight = reviewSight(need("review-box", HTMLElement));
  /** The line that is pointed at, to be drawn on the board. @type {string[]} */
  let traced = [];
  /** The node that was shown last. */
  let at = -1;
  /** Which move was judged last, and how badly. */
  let told = "";

  const paused = () => document.visibilityState === "hidden";

  function toggle() {
    const { view } = store;
    if (view?.controls.analyse) store.send({ type: "analyse", on: !view.explored, paused: paused() });
  }

  opener.addEventListener("click", toggle);
  document.addEventListener("visibilitychange", () => {
    if (store.view?.explored) store.send({ type: "analyse", on: true, paused: paused() });
  });
  // What is opened below the edge would not be seen.
  exact.addEventListener("toggle", () => exact.open && exact.scrollIntoView({ block: "nearest" }));
  review.addEventListener("click", () => {
    const begins = store.assessments?.reviewed === undefined;
    sight.ask(begins ? store.view : null);
    store.send({ type: begins ? "review" : "halt" });
  });

  for (const box of [list, turns]) {
    box.addEventListener("pointerover", (event) => point(event));
    box.addEventListener("pointerleave", () => trace([]));
    box.addEventListener("focusin", (event) => point(event));
    box.addEventListener("focusout", () => trace([]));
    box.addEventListener("click", (event) => {
      const button = event.target instanceof Element ? event.target.closest("button") : null;
      if (!button) return;
      if (button.dataset.play !== undefined) {
        trace([]);
        store.send({ type: "play", move: button.dataset.play });
      } else point(event);
    });
  }

  /** @param {Event} event */
  function point(event) {
    const item = event.target instanceof Element ? event.target.closest("li") : null;
    if (item) trace(movesOf(item));
  }

  /** @param {string[]} wanted */
  function trace(wanted) {
    if (wanted.join(" ") === traced.join(" ")) return;
    traced = wanted;
    if (wanted.length) store.send({ type: "trace", moves: wanted });
    showShapes();
  }

  function showShapes() {
    const { view, analysis, hint, trace: drawn } = store;
    const found = traced.length && drawn?.moves.join(" ") === traced.join(" ") ? drawn.shapes : null;
    const marks = view?.explored && analysis?.node === view.note.node ? analysis.shapes : [];
    layer.group.classList.toggle("traced", Boolean(found));
    // Where nothing is analysed, only a move that is told of is traced.
    const told = hint?.shapes ?? (view?.explored ? [] : drawn?.shapes);
    layer.show(found ?? (traced.length ? [] : marks.length ? marks : (told ?? [])));
  }

  function showLines() {
    const { view, analysis } = store;
    if (!view || !analysis) return;
    const first = view.mover === 0;
    writeLines(list, analysis.lines, first);
    const proved = analysis.turns ?? [];
    exact.hidden = !view.explored || !analysis.turns || analysis.legal === 0;
    exactSaid.textContent =
      proved.length === analysis.legal ? text("turns-all", { legal: analysis.legal }) : analysis.state === "done" ? text("turns-some", { proved: proved.length, legal: analysis.legal }) : text("turns-computing", { proved: proved.length, legal: analysis.legal });
    writeTurns(turns, proved, first);
    const item = traced.length ? [...list.children, ...turns.children].find((one) => movesOf(one)[0] === traced[0]) : undefined;
    // The line that is pointed at may have grown.
    if (item) trace(movesOf(item));
  }

  /** Say what was wrong with a move; the same with other numbers, which come as long as one looks, is not heard again. @param {string} words @param {string} judgement */
  function tell(words, judgement) {
    if (wrong.textContent === words) return;
    wrong.setAttribute("aria-live", judgement === told ? "off" : "polite");
    wrong.textContent = words;
    told = judgement;
  }

  function showReview() {
    const { view, assessments } = store;
    if (!view) return;
    const running = assessments?.reviewed !== undefined;
    review.hidden = !view.controls.review || (!view.explored && !view.result);
    review.textContent = text(running ? "review-stop" : "review");
    bar.hidden = !running;
    bar.style.setProperty("--done", String(assessments?.reviewed ?? 0));
    bar.setAttribute("aria-label", text("review-progress"));
    bar.setAttribute("aria-valuenow", String(Math.round((assessments?.reviewed ?? 0) * 100)));
    const nodes = new Map((assessments?.nodes ?? []).map((one) => [one.node, one]));
    const judged = view.moves.flatMap(({ node, player }) => {
      const judgement = nodes.get(node)?.judgement;
      return judgement ? [{ player, judgement }] : [];
    });
    const known = view.explored && view.moves.length > 0 && view.moves.every(({ node }) => nodes.has(node));
    summary.textContent = known ? reviewText(judged, view) : "";
    showTasks(known);
    const here = nodes.get(view.note.node)?.judgement;
    tell(here ? judgementText(view.moves[view.cursor - 1]?.text ?? "", here) : "", here ? `${view.match} ${view.note.node} ${here.grade}` : "");
    wrong.hidden = !here;
    wrong.dataset.grade = here?.grade ?? "";
  }

  store.register((view) => {
    const { analysis } = store;
    opener.hidden = !view.controls.analyse;
    opener.setAttribute("aria-pressed", String(view.explored));
    need("analysis-found", HTMLElement).hidden = !view.explored;
    // Another position has other lines.
    if (!view.explored || view.note.node !== at) traced = [];
    at = view.note.node;
    showReview();
    panel.hidden = !view.explored && review.hidden;
    if (analysis) {
      const over = analysis.legal === 0;
      said.textContent = analysis.verdict ? standing(analysis.verdict, view) : text("standing-unknown");
      said.toggleAttribute("data-proved", analysis.verdict?.result !== undefined);
      need("lines-over", HTMLElement).hidden = !over;
      effort.textContent = over ? "" : effortText(analysis);
      showLines();
    }
    showGauge();
    showGraph();
    showShapes();
    sight.show(view, !bar.hidden, bar.hidden && summary.textContent !== "");
  }, ["analysis", "assessments", "trace", "hint"]);
}

/** How much has been spent. @param {import("../engine/protocol.js").Analysis} analysis */
function effortText({ state, playouts }) {
  if (state === "paused") return text("analysis-paused");
  if (!playouts) return "";
  return text(state === "running" ? "analysis-running" : "analysis-done", { playouts: number(playouts) });
}
