/** The move list, and going through it. */

import { make, need } from "./dom.js";
import { text } from "./text.js";

/**
 * @typedef {import("./protocol.js").MoveView} MoveView
 * @typedef {import("./protocol.js").View} View
 * @typedef {import("./store.js").Store} Store
 * @typedef {"first" | "previous" | "next" | "last"} Jump
 */

export const JUMPS = /** @type {const} */ (["first", "previous", "next", "last"]);

/**
 * Where a jump leads in a view: a node, or null where it leads nowhere.
 * @param {View} view
 * @param {Jump} jump
 */
function destination({ moves, cursor }, jump) {
  const ply = { first: 0, previous: cursor - 1, next: cursor + 1, last: moves.length }[jump];
  if (ply < 0 || ply > moves.length || ply === cursor) return null;
  return ply === 0 ? 0 : (moves[ply - 1]?.node ?? null);
}

/** Keeps the list in step with the line that runs through the cursor. */
export class Moves {
  #list = need("moves", HTMLOListElement);
  #buttons = JUMPS.map((jump) => ({ jump, button: need(`jump-${jump}`, HTMLButtonElement) }));
  /** @type {HTMLButtonElement | null} */
  #current = null;

  /** @param {Store} store */
  constructor(store) {
    this.store = store;
    for (const { jump, button } of this.#buttons) button.addEventListener("click", () => this.go(jump));
    this.#list.addEventListener("click", (event) => {
      const button = event.target instanceof Element ? event.target.closest("button") : null;
      if (button) store.send({ type: "go", node: Number(button.dataset.node) });
    });
  }

  /** @param {Jump} jump */
  go(jump) {
    const { view } = this.store;
    const node = view && destination(view, jump);
    if (node !== null) this.store.send({ type: "go", node });
  }

  show() {
    const { view } = this.store;
    if (!view) return;
    view.moves.forEach((move, index) => this.#write(move, index));
    while (this.#list.children.length > view.moves.length) this.#list.lastElementChild?.remove();
    this.#mark(view.cursor);
    for (const { jump, button } of this.#buttons) button.disabled = destination(view, jump) === null;
  }

  /** @param {MoveView} move @param {number} index */
  #write({ ply, node, player, text: move }, index) {
    const found = this.#list.children[index];
    const name = `${ply} ${node} ${move}`;
    if (found instanceof HTMLElement && found.dataset.move === name) return;
    const number = make("span", { class: "move-ply" }, String(ply));
    const button = make("button", { type: "button", "data-node": String(node), "data-player": player }, number, ` ${move}`);
    const item = make("li", { "data-move": name }, button);
    if (found) found.replaceWith(item);
    else this.#list.append(item);
  }

  /** @param {number} cursor */
  #mark(cursor) {
    const item = cursor ? this.#list.children[cursor - 1] : null;
    const button = item?.querySelector("button") ?? null;
    if (button === this.#current && (button || !cursor)) return;
    this.#current?.removeAttribute("aria-current");
    button?.setAttribute("aria-current", "step");
    this.#current = button;
    // Scrolling asks for a layout, so it waits until the board is painted.
    requestAnimationFrame(() => setTimeout(() => this.#reveal()));
  }

  #reveal() {
    const list = this.#list;
    const top = this.#current ? this.#current.offsetTop - list.offsetTop : 0;
    if (top < list.scrollTop || top + 40 > list.scrollTop + list.clientHeight) {
      list.scrollTop = top - list.clientHeight / 2;
    }
  }

  /** Name the list anew, in another language. */
  retell() {
    this.#list.setAttribute("aria-label", text("moves"));
  }
}
