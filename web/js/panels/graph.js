/** The game as a graph: the first player's chances ply by ply, and what was judged. */

import { draw, make, need } from "../lib/dom.js";
import { text } from "../lib/text.js";
import { judgementText, standing } from "./verdict.js";

/**
 * @typedef {import("../engine/protocol.js").Assessment} Assessment
 * @typedef {import("../engine/store.js").Store} Store
 * @typedef {import("./moves.js").Moves} Moves
 */

/** Units of the drawing: its height, and the width of a ply. */
const HIGH = 100;

/** What a key leads to, while the graph has the focus. */
const JUMPS = /** @type {Map<string, import("./moves.js").Jump>} */ (
  new Map([
    ["ArrowLeft", "previous"],
    ["ArrowDown", "previous"],
    ["ArrowRight", "next"],
    ["ArrowUp", "next"],
    ["Home", "first"],
    ["End", "last"],
  ])
);

/** @typedef {{ply: number, found: Assessment | undefined}} Point */

/** The picture; `show` brings it in step with what is known. */
export class Graph {
  #box = need("graph", HTMLElement);
  #svg = draw("svg", { class: "graph-picture", preserveAspectRatio: "none", "aria-hidden": "true" });
  #ground = draw("path", { class: "graph-ground" });
  #area = draw("path", { class: "graph-area" });
  #line = draw("path", { class: "graph-line" });
  #middle = draw("path", { class: "graph-middle" });
  #at = make("div", { class: "graph-cursor" });
  #dots = make("div", { class: "graph-dots" });

  /** @param {Store} store @param {Moves} moves */
  constructor(store, moves) {
    this.store = store;
    this.moves = moves;
    this.#svg.append(this.#ground, this.#area, this.#middle, this.#line);
    this.#box.append(this.#svg, this.#at, this.#dots);
    this.#box.addEventListener("pointerdown", (event) => this.#goTo(event));
    this.#box.addEventListener("keydown", (event) => this.#jump(event));
  }

  show() {
    const { view, assessments } = this.store;
    const nodes = this.#nodes();
    const last = nodes.length - 1;
    this.#box.hidden = !view?.explored || last < 1;
    if (!view || this.#box.hidden) return;
    const known = new Map((assessments?.nodes ?? []).map((one) => [one.node, one]));
    const points = nodes.map(({ node }, ply) => ({ ply, found: known.get(node) }));
    this.#box.dataset.first = view.players[0]?.name;
    this.#box.dataset.second = view.players[1]?.name;
    this.#draw(points, last);
    this.#at.style.insetInlineStart = `${(view.cursor / last) * 100}%`;
    this.#dots.replaceChildren(...points.flatMap((point) => dotsOf(point, last)));
    const here = known.get(view.note.node);
    const name = nodes[view.cursor]?.name || text("graph-start");
    const told = here ? standing(here.verdict, view) : text("standing-unknown");
    const wrong = here?.judgement ? judgementText(nodes[view.cursor]?.name ?? "", here.judgement) : "";
    this.#box.setAttribute("aria-label", text("graph"));
    this.#box.setAttribute("aria-valuemax", String(last));
    this.#box.setAttribute("aria-valuenow", String(view.cursor));
    this.#box.setAttribute("aria-valuetext", text("graph-at", { name, told, wrong }).trim());
  }

  /** The nodes of the line, from the start on. @returns {{node: number, name: string}[]} */
  #nodes() {
    const { view } = this.store;
    return [{ node: 0, name: "" }, ...(view?.moves ?? []).map(({ node, ply, text: move }) => ({ node, name: `${ply}. ${move}` }))];
  }

  /** @param {PointerEvent} event */
  #goTo({ clientX }) {
    const { left, width } = this.#box.getBoundingClientRect();
    const nodes = this.#nodes();
    const ply = Math.round(((clientX - left) / width) * (nodes.length - 1));
    const found = nodes[Math.min(nodes.length - 1, Math.max(0, ply))];
    if (found) this.store.send({ type: "go", node: found.node });
  }

  /** @param {KeyboardEvent} event */
  #jump(event) {
    const jump = JUMPS.get(event.key);
    if (!jump || event.altKey || event.ctrlKey || event.metaKey) return;
    this.moves.go(jump);
    event.preventDefault();
    event.stopPropagation();
  }

  /** @param {Point[]} points @param {number} last */
  #draw(points, last) {
    const runs = runsOf(points);
    this.#svg.setAttribute("viewBox", `0 0 ${last} ${HIGH}`);
    // What is not known yet is neither side's.
    this.#ground.setAttribute("d", runs.map((run) => `M${run[0]?.ply} 0H${run.at(-1)?.ply}V${HIGH}H${run[0]?.ply}Z`).join(""));
    this.#area.setAttribute("d", runs.map((run) => `M${run[0]?.ply} ${HIGH}${run.map(corner).join("")}L${run.at(-1)?.ply} ${HIGH}Z`).join(""));
    this.#line.setAttribute("d", runs.map((run) => `M${run.map(corner).join("").slice(1)}`).join(""));
    this.#middle.setAttribute("d", `M0 ${HIGH / 2}H${last}`);
  }
}

/** The dot of a move that was judged. @param {Point} point @param {number} last */
function dotsOf({ ply, found }, last) {
  if (!found?.judgement) return [];
  const dot = make("span", { "data-grade": found.judgement.grade });
  dot.style.insetInlineStart = `${(ply / last) * 100}%`;
  dot.style.insetBlockStart = `${(1 - found.verdict.winrate) * 100}%`;
  return [dot];
}

/** Stretches of plies that are known; a single one is drawn as a short stretch. @param {Point[]} points */
function runsOf(points) {
  /** @type {Point[][]} */
  const runs = [];
  let open = false;
  for (const point of points) {
    if (!point.found) open = false;
    else if (open) runs.at(-1)?.push(point);
    else {
      runs.push([point]);
      open = true;
    }
  }
  return runs.map((run) => (run.length > 1 ? run : run.flatMap((point) => [{ ...point, ply: point.ply - 0.2 }, { ...point, ply: point.ply + 0.2 }])));
}

/** @param {Point} point */
function corner({ ply, found }) {
  return `L${ply} ${((1 - (found?.verdict.winrate ?? 0.5)) * HIGH).toFixed(1)}`;
}
