/** The move list with variations and comments, and going through it. */

import { make, need, put } from "../lib/dom.js";
import { text } from "../lib/text.js";
import { signElement, signsElement } from "./glyphs.js";
import { judgementText, judgements } from "./verdict.js";

/**
 * @typedef {import("../engine/protocol.js").MoveView} MoveView
 * @typedef {import("../engine/protocol.js").TreeMove} TreeMove
 * @typedef {import("../engine/protocol.js").View} View
 * @typedef {import("../engine/store.js").Store} Store
 * @typedef {"first" | "previous" | "next" | "last" | "above" | "below"} Jump
 */

const BUTTONS = /** @type {const} */ (["first", "previous", "next", "last"]);

/** Deeper variations are not drawn any further in. */
const DEEPEST = 4;

/**
 * Where a jump leads in a view: a node, or null where it leads nowhere.
 * @param {View} view
 * @param {Jump} jump
 */
function destination(view, jump) {
  const { moves, cursor } = view;
  if (jump === "above" || jump === "below") return beside(view, jump === "above" ? -1 : 1);
  const ply = { first: 0, previous: cursor - 1, next: cursor + 1, last: moves.length }[jump];
  if (ply < 0 || ply > moves.length || ply === cursor) return null;
  return ply === 0 ? 0 : (moves[ply - 1]?.node ?? null);
}

/** The move that stands beside the cursor's in another variation. @param {View} view @param {number} step */
function beside({ tree = [], note }, step) {
  const parent = tree.find(({ node }) => node === note.node)?.parent;
  const siblings = tree.filter((move) => move.parent === parent);
  return siblings[siblings.findIndex(({ node }) => node === note.node) + step]?.node ?? null;
}

/** Keeps the list in step with the tree and the cursor. */
export class Moves {
  #list = need("moves", HTMLOListElement);
  #buttons = BUTTONS.map((jump) => ({ jump, button: need(`jump-${jump}`, HTMLButtonElement) }));
  #letters = need("letters", HTMLElement);
  /** @type {HTMLElement | null} */
  #current = null;

  /** @param {Store} store */
  constructor(store) {
    this.store = store;
    // What stands below may come later and take room from the list: the move that a key has gone to stays in sight, else the one shown.
    new ResizeObserver(() => this.#reveal(this.#list.querySelector(":focus-visible") ?? this.#current)).observe(this.#list);
    for (const { jump, button } of this.#buttons) button.addEventListener("click", () => this.go(jump));
    this.#list.addEventListener("click", (event) => {
      const button = event.target instanceof Element ? event.target.closest("button") : null;
      if (button) store.send({ type: "go", node: Number(button.dataset.node) });
    });
    store.on(["words"], () => {
      this.#list.setAttribute("aria-label", text("moves"));
      // What is said of moves is written anew.
      for (const item of this.#list.children) item.removeAttribute("data-row");
    });
    store.register((view) => this.#show(view), ["assessments"]);
  }

  /** @param {Jump} jump */
  go(jump) {
    const { view } = this.store;
    const node = view && destination(view, jump);
    if (node !== null) this.store.send({ type: "go", node });
  }

  /** @param {View} view */
  #show(view) {
    const rows = rowsOf(view, judgements(this.store));
    const focused = this.#list.contains(document.activeElement) ? document.activeElement : null;
    rows.forEach((row, index) => this.#write(row, index, view.players[1]?.name));
    while (this.#list.children.length > rows.length) this.#list.lastElementChild?.remove();
    put(this.#letters, text(`letters-${view.game}`));
    this.#letters.hidden = rows.length === 0;
    // A move that is written anew, with how good it is, keeps the focus.
    if (focused instanceof HTMLElement && !focused.isConnected) this.#button(focused.dataset.node)?.focus({ preventScroll: true });
    this.#mark(view.note.node);
    this.#enable(view);
  }

  /** Offer the jumps that lead anywhere; the focus goes from one that does not to the next that does. @param {View} view */
  #enable(view) {
    const focused = this.#buttons.findIndex(({ button }) => button === document.activeElement);
    for (const { jump, button } of this.#buttons) button.disabled = destination(view, jump) === null;
    if (!this.#buttons[focused]?.button.disabled) return;
    const open = this.#buttons.filter(({ button }) => !button.disabled);
    open.at(focused < this.#buttons.length / 2 ? 0 : -1)?.button.focus();
  }

  /** @param {Row} row @param {number} index @param {string | undefined} second the player of the second column */
  #write(row, index, second) {
    const found = this.#list.children[index];
    const name = JSON.stringify(row);
    if (found instanceof HTMLElement && found.dataset.row === name) return;
    const item = make("li", { "data-row": name, "data-depth": String(Math.min(row.depth, DEEPEST)) }, ...row.parts.map(partElement));
    const only = row.parts.length === 1 && !row.depth ? row.parts[0] : undefined;
    item.className = !only || "said" in only ? "wide" : only.move.player === second ? "second" : "first";
    if (found) found.replaceWith(item);
    else this.#list.append(item);
  }

  /** @param {number | string | undefined} node @returns {HTMLElement | null} */
  #button(node) {
    return this.#list.querySelector(`[data-node="${node}"]`);
  }

  /** @param {number} node */
  #mark(node) {
    const button = this.#button(node);
    if (button === this.#current && (button || !node)) return;
    this.#current?.removeAttribute("aria-current");
    button?.setAttribute("aria-current", "step");
    this.#current = button;
    // Scrolling asks for a layout, so it waits until the board is painted.
    requestAnimationFrame(() => setTimeout(() => this.#reveal(this.#current)));
  }

  /** @param {HTMLElement | null} move */
  #reveal(move) {
    const list = this.#list;
    const top = move ? move.offsetTop - list.offsetTop : 0;
    if (top < list.scrollTop || top + 40 > list.scrollTop + list.clientHeight) {
      list.scrollTop = top - list.clientHeight / 2;
    }
  }
}

/**
 * A row of the list: a move of the main line, a stretch of a variation, or what is said of the main line.
 * @typedef {{said: string} | {move: MoveView, glyphs: number[], marked: boolean, judged: Judged | undefined}} Part
 * @typedef {{depth: number, parts: Part[]}} Row
 * @typedef {import("./verdict.js").Judged} Judged
 */

/** @param {View} view @param {Map<number, Judged>} judged @returns {Row[]} */
function rowsOf({ tree, moves, introduction = [] }, judged) {
  /** @type {Row[]} */
  const rows = introduction.map((said) => ({ depth: 0, parts: [{ said }] }));
  for (const move of tree ?? moves) addMove(rows, move, judged.get(move.node));
  return rows;
}

/** @param {Row[]} rows @param {MoveView | TreeMove} move @param {Judged | undefined} judged */
function addMove(rows, move, judged) {
  const { ply, node, player, text: written } = move;
  const plain = { ply, node, player, text: written };
  const { depth = 0, begins = false, lead = [], comments = [], glyphs = [], marked = false } = /** @type {Partial<TreeMove>} */ (move);
  /** @type {Part[]} */
  const parts = [
    ...lead.map((said) => ({ said })),
    { move: plain, glyphs, marked, judged },
    ...comments.map((said) => ({ said })),
  ];
  const last = rows.at(-1);
  if (depth && !begins && last && last.depth === depth) last.parts.push(...parts);
  else if (depth) rows.push({ depth, parts });
  else rows.push(...parts.map((part) => ({ depth, parts: [part] })));
}

/** @param {Part} part */
function partElement(part) {
  if ("said" in part) return make("p", { class: "said", dir: "auto" }, part.said);
  const { ply, node, player, text: move } = part.move;
  const button = make(
    "button",
    { type: "button", "data-node": String(node), "data-player": player },
    make("span", { class: "move-ply" }, String(ply)),
    " ",
    make("span", {}, move),
  );
  if (part.glyphs.length) button.append(signsElement(part.glyphs));
  if (part.judged) {
    const { sign: judgement, grade, judgement: found } = part.judged;
    button.append(signElement(judgement, text("grade", { grade }), { class: "move-judged", "data-grade": grade, title: judgementText(move, found) }));
  }
  if (part.marked) button.append(signElement("◦", text("move-marked"), { class: "move-marked", title: text("move-marked") }));
  return button;
}
