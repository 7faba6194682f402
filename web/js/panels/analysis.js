/** The analysis: its switch, what it says of the position, the best lines, exact values, and the review of a game. */

import { make, need } from "../lib/dom.js";
import { compact, number, text } from "../lib/text.js";
import { gauge } from "./gauge.js";
import { graph } from "./graph.js";
import { reviewSight } from "./review-sight.js";
import { secondTries } from "./second-tries.js";
import { judgementText, reviewText, standing, worth } from "./verdict.js";

/**
 * @typedef {import("../engine/protocol.js").LineView} LineView
 * @typedef {import("../engine/protocol.js").TurnView} TurnView
 * @typedef {import("../engine/protocol.js").Shape} Shape
 * @typedef {import("../engine/store.js").Store} Store
 * @typedef {import("./moves.js").Moves} Moves
 */

/** A line that was tried less often than this, while others were more often, tells nothing of its worth yet. */
const ENOUGH = 6;

/**
 * Wire the panel.
 * @param {Store} store
 * @param {Moves} moves
 * @param {import("../board/board.js").Layer} layer what is drawn over the board
 */
export function analysing(store, moves, layer) {
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
    layer.show(found ?? (traced.length ? [] : marks.length ? marks : (hint?.shapes ?? [])));
  }

  function showLines() {
    const { view, analysis } = store;
    if (!view || !analysis) return;
    const first = view.mover === 0;
    const known = knownOf(analysis.lines);
    write(
      list,
      analysis.lines.map((line, index) => ({
        key: JSON.stringify([line.moves, line.verdict, first, known[index], compact(line.playouts)]),
        make: () => lineItem(line, index + 1, first, known[index] === true),
      })),
    );
    const proved = analysis.turns ?? [];
    exact.hidden = !view.explored || !analysis.turns || analysis.legal === 0;
    exactSaid.textContent =
      proved.length === analysis.legal ? text("turns-all", { legal: analysis.legal }) : analysis.state === "done" ? text("turns-some", { proved: proved.length, legal: analysis.legal }) : text("turns-computing", { proved: proved.length, legal: analysis.legal });
    write(turns, proved.map((turn) => ({ key: JSON.stringify([turn, first]), make: () => turnItem(turn, first) })));
    const item = traced.length ? [...list.children, ...turns.children].find((one) => movesOf(one)[0] === traced[0]) : undefined;
    // The line that is pointed at may have grown.
    if (item) trace(movesOf(item));
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
    wrong.textContent = here ? judgementText(view.moves[view.cursor - 1]?.text ?? "", here) : "";
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

/** @param {Element} item */
function movesOf(item) {
  return item instanceof HTMLElement && item.dataset.moves ? item.dataset.moves.split(" ") : [];
}

/**
 * Keep a list in step with its items, each known by a key; the focus stays where it is.
 * @param {HTMLOListElement} list
 * @param {{key: string, make: () => HTMLElement}[]} items
 */
function write(list, items) {
  const focused = list.contains(document.activeElement) ? [...list.querySelectorAll("button")].indexOf(/** @type {HTMLButtonElement} */ (document.activeElement)) : -1;
  items.forEach(({ key, make: build }, index) => {
    const found = list.children[index];
    if (found instanceof HTMLElement && found.dataset.key === key) return;
    const item = build();
    item.dataset.key = key;
    if (found) found.replaceWith(item);
    else list.append(item);
  });
  while (list.children.length > items.length) list.lastElementChild?.remove();
  if (focused >= 0 && !list.contains(document.activeElement)) list.querySelectorAll("button")[focused]?.focus({ preventScroll: true });
}

/** Of which lines enough is known to tell what they are worth. @param {LineView[]} lines */
function knownOf(lines) {
  const most = Math.max(...lines.map(({ playouts }) => playouts), 0);
  return lines.map(({ playouts, verdict }) => verdict.result !== undefined || playouts >= Math.min(most, Math.max(ENOUGH, most / 50)));
}

/** @param {LineView} line @param {number} rank @param {boolean} first @param {boolean} known */
function lineItem({ moves, verdict, playouts }, rank, first, known) {
  const [move = "", ...rest] = moves;
  const chip = make("span", { class: "worth" }, ...(known ? [worth(verdict, first)] : tooFew()));
  dress(chip, verdict, first);
  if (!known) chip.title = text("line-too-few");
  // How often it was tried tells how sure that is; what is proved needs no more.
  const tried = verdict.result === undefined && playouts > 0;
  const tries = make("span", { class: "line-tries", ...(tried && { title: text("line-tries", { tries: number(playouts) }) }) }, tried ? compact(playouts) : "");
  return make(
    "li",
    { "data-moves": moves.join(" ") },
    make(
      "button",
      { type: "button", class: "line-move", "data-play": move, title: text("line-play", { move }) },
      make("span", { class: "line-rank", "aria-hidden": "true" }, String(rank)),
      make("span", { class: "line-first" }, move),
      told("line-chances"),
      chip,
      ...(tried ? [told("line-tried")] : []),
      tries,
    ),
    ...(rest.length ? [make("button", { type: "button", class: "line-rest", "aria-label": text("line-show", { moves: rest.join(" ") }) }, rest.join(" "))] : []),
  );
}

/** What a column is of, to those who hear each line by itself. @param {string} key */
function told(key) {
  return make("span", { class: "unseen" }, ` ${text(key)}: `);
}

/** What stands for the worth of a line that was hardly tried. */
function tooFew() {
  return [make("span", { "aria-hidden": "true" }, "…"), make("span", { class: "unseen" }, text("line-too-few"))];
}

/** @param {TurnView} turn @param {boolean} first */
function turnItem({ move, verdict }, first) {
  const chip = make("span", { class: "worth" }, worth(verdict, first));
  dress(chip, verdict, first);
  return make("li", { "data-moves": move }, make("button", { type: "button", "data-play": move }, make("span", { class: "line-first" }, move), chip));
}

/** @param {HTMLElement} chip @param {import("../engine/protocol.js").Verdict} verdict @param {boolean} first */
function dress(chip, { result }, first) {
  if (result === undefined) return;
  const own = first ? result : -result;
  chip.dataset.proved = own > 0 ? "win" : own < 0 ? "loss" : "draw";
  chip.title = text("proved");
}
