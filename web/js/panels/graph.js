/** The game as a graph: the first player's chances ply by ply, and what was judged. */

import { draw, need } from "../lib/dom.js";
import { text } from "../lib/text.js";
import { judgementText, standing } from "./verdict.js";

/**
 * @typedef {import("../engine/protocol.js").Assessment} Assessment
 * @typedef {import("../engine/store.js").Store} Store
 * @typedef {import("./moves.js").Moves} Moves
 */

/** Units of the drawing: its height, and the width of a ply. */
const HIGH = 100;

/**
 * Make the graph; returns what brings it in step with what is known.
 * @param {Store} store
 * @param {Moves} moves
 */
export function graph(store, moves) {
  const box = need("graph", HTMLElement);
  const svg = draw("svg", { class: "graph-picture", preserveAspectRatio: "none", "aria-hidden": "true" });
  const ground = draw("path", { class: "graph-ground" });
  const area = draw("path", { class: "graph-area" });
  const line = draw("path", { class: "graph-line" });
  const middle = draw("path", { class: "graph-middle" });
  svg.append(ground, area, middle, line);
  const dots = document.createElement("div");
  dots.className = "graph-dots";
  const at = document.createElement("div");
  at.className = "graph-cursor";
  box.append(svg, at, dots);

  /** @returns {{node: number, name: string}[]} the nodes of the line, from the start on */
  function line_() {
    const { view } = store;
    return [{ node: 0, name: "" }, ...(view?.moves ?? []).map(({ node, ply, text: move }) => ({ node, name: `${ply}. ${move}` }))];
  }

  box.addEventListener("pointerdown", (event) => {
    const { left, width } = box.getBoundingClientRect();
    const nodes = line_();
    const ply = Math.round(((event.clientX - left) / width) * (nodes.length - 1));
    const found = nodes[Math.min(nodes.length - 1, Math.max(0, ply))];
    if (found) store.send({ type: "go", node: found.node });
  });
  box.addEventListener("keydown", (event) => {
    const jump = JUMPS.get(event.key);
    if (!jump || event.altKey || event.ctrlKey || event.metaKey) return;
    moves.go(jump);
    event.preventDefault();
    event.stopPropagation();
  });

  return () => {
    const { view, assessments } = store;
    const nodes = line_();
    const last = nodes.length - 1;
    box.hidden = !view?.explored || last < 1;
    if (!view || box.hidden) return;
    const known = new Map((assessments?.nodes ?? []).map((one) => [one.node, one]));
    const points = nodes.map(({ node }, ply) => ({ ply, found: known.get(node) }));
    svg.setAttribute("viewBox", `0 0 ${last} ${HIGH}`);
    box.dataset.first = view.players[0]?.name;
    box.dataset.second = view.players[1]?.name;
    const runs = runsOf(points);
    // What is not known yet is neither side's.
    ground.setAttribute("d", runs.map((run) => `M${run[0]?.ply} 0H${run.at(-1)?.ply}V${HIGH}H${run[0]?.ply}Z`).join(""));
    area.setAttribute("d", runs.map((run) => `M${run[0]?.ply} ${HIGH}${run.map(corner).join("")}L${run.at(-1)?.ply} ${HIGH}Z`).join(""));
    line.setAttribute("d", runs.map((run) => `M${run.map(corner).join("").slice(1)}`).join(""));
    middle.setAttribute("d", `M0 ${HIGH / 2}H${last}`);
    at.style.insetInlineStart = `${(view.cursor / last) * 100}%`;
    const judged = points.flatMap(({ ply, found }) => (found?.judgement ? [{ ply, found, grade: found.judgement.grade }] : []));
    dots.replaceChildren(
      ...judged.map(({ ply, found, grade }) => {
        const dot = document.createElement("span");
        dot.dataset.grade = grade;
        dot.style.insetInlineStart = `${(ply / last) * 100}%`;
        dot.style.insetBlockStart = `${(1 - found.verdict.winrate) * 100}%`;
        return dot;
      }),
    );
    const here = known.get(view.note.node);
    const name = nodes[view.cursor]?.name || text("graph-start");
    const told = here ? standing(here.verdict, view) : text("standing-unknown");
    const wrong = here?.judgement ? judgementText(nodes[view.cursor]?.name ?? "", here.judgement) : "";
    box.setAttribute("aria-label", text("graph"));
    box.setAttribute("aria-valuemax", String(last));
    box.setAttribute("aria-valuenow", String(view.cursor));
    box.setAttribute("aria-valuetext", text("graph-at", { name, told, wrong }).trim());
  };
}

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
