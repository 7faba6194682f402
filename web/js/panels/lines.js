/** The lists of the analysis: the best lines, and the moves whose values are proved. */

import { make } from "../lib/dom.js";
import { compact, number, text } from "../lib/text.js";
import { worth } from "./verdict.js";

/**
 * @typedef {import("../engine/protocol.js").LineView} LineView
 * @typedef {import("../engine/protocol.js").TurnView} TurnView
 */

/** A line that was tried less often than this, while others were more often, tells nothing of its worth yet. */
const ENOUGH = 6;

/** The moves of an item of these lists. @param {Element} item */
export function movesOf(item) {
  return item instanceof HTMLElement && item.dataset.moves ? item.dataset.moves.split(" ") : [];
}

/** Show the best lines. @param {HTMLOListElement} list @param {LineView[]} lines @param {boolean} first whether the first player is to move */
export function writeLines(list, lines, first) {
  const known = knownOf(lines);
  write(
    list,
    lines.map((line, index) => ({
      key: JSON.stringify([line.moves, line.verdict, first, known[index], compact(line.playouts)]),
      make: () => lineItem(line, index + 1, first, known[index] === true),
    })),
  );
}

/** Show moves whose values are proved. @param {HTMLOListElement} list @param {TurnView[]} turns @param {boolean} first whether the first player is to move */
export function writeTurns(list, turns, first) {
  write(list, turns.map((turn) => ({ key: JSON.stringify([turn, first]), make: () => turnItem(turn, first) })));
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
