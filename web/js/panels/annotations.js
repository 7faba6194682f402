/** What can be done at the move under the cursor: say something, judge it, lift its line or take it away. */

import { make, need } from "../lib/dom.js";
import { text } from "../lib/text.js";
import { GLYPHS } from "./glyphs.js";
import { isVariation, movesFrom } from "./tree.js";

/**
 * @typedef {import("../engine/store.js").Store} Store
 * @typedef {import("../engine/protocol.js").View} View
 */

/** A comment is kept when the hand has rested for so long. */
const REST_MS = 600;

/** The tools under the move list; they wire themselves. */
export class Annotations {
  #opener = need("comment-open", HTMLButtonElement);
  #field = need("comment-field", HTMLElement);
  #comment = need("comment", HTMLTextAreaElement);
  #glyph = need("glyph", HTMLSelectElement);
  #promote = need("promote", HTMLButtonElement);
  #remove = need("delete", HTMLButtonElement);
  #sure = need("confirm-delete", HTMLDialogElement);
  #what = need("confirm-delete-what", HTMLElement);
  #about = need("comment-about", HTMLElement);
  /** The node that is asked about, whatever moves come in meanwhile. */
  #going = 0;
  /** The node whose judgement is being chosen from an open list; else -1. */
  #judging = -1;
  /** The node that the field is about while somebody is at it, whatever moves come in meanwhile; else -1. */
  #writing = -1;
  /** Whether something was typed that is not yet kept, and the timer that will keep it. */
  #typed = false;
  #timer = 0;
  #match = -1;

  /** @param {Store} store */
  constructor(store) {
    this.store = store;
    this.#wireComment();
    this.#glyph.addEventListener("pointerdown", () => (this.#judging = this.#node));
    for (const type of ["keydown", "blur"]) this.#glyph.addEventListener(type, () => (this.#judging = -1));
    this.#glyph.addEventListener("change", () => this.#judge());
    this.#promote.addEventListener("click", () => store.send({ type: "promote", node: this.#node }));
    this.#remove.addEventListener("click", () => this.#ask());
    need("delete-not", HTMLElement).addEventListener("click", () => this.#sure.close());
    need("delete-indeed", HTMLElement).addEventListener("click", () => {
      this.#sure.close();
      store.send({ type: "delete", node: this.#going });
    });
    store.on(["words"], () => this.#retell());
    store.register((view) => this.#show(view));
  }

  get #node() {
    return this.store.view?.note.node ?? 0;
  }

  #wireComment() {
    const comment = this.#comment;
    this.#opener.addEventListener("click", () => this.#unfold(Boolean(this.#field.hidden)));
    comment.addEventListener("focus", () => {
      this.#writing = this.#node;
    });
    comment.addEventListener("input", () => {
      this.#typed = true;
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.#keep(), REST_MS);
    });
    comment.addEventListener("blur", () => this.#leave());
    // A finger that takes the link along leaves the field only as it lifts.
    addEventListener("pointerdown", () => this.#keep(), { capture: true });
    comment.addEventListener("keydown", (event) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      event.stopPropagation();
      this.#unfold(false);
      this.#opener.focus();
    });
  }

  /** @param {boolean} open */
  #unfold(open) {
    this.#field.hidden = !open;
    this.#opener.setAttribute("aria-expanded", String(open));
    if (open) this.#comment.focus();
  }

  #keep() {
    clearTimeout(this.#timer);
    if (this.#typed && this.#writing >= 0) this.store.send({ type: "annotate", node: this.#writing, comment: this.#comment.value });
    this.#typed = false;
  }

  #leave() {
    this.#keep();
    const elsewhere = this.#writing !== this.#node;
    this.#writing = -1;
    if (elsewhere && this.store.view) this.#show(this.store.view);
  }

  /** Give the move the glyph that was chosen; others than are offered stay. */
  #judge() {
    const { view } = this.store;
    const node = this.#judging < 0 ? this.#node : this.#judging;
    const noted = node === this.#node ? view?.note.glyphs : view?.tree?.find((move) => move.node === node)?.glyphs;
    const others = (noted ?? []).filter((one) => !GLYPHS.has(one));
    const chosen = this.#glyph.value ? [Number(this.#glyph.value)] : [];
    this.#judging = -1;
    this.store.send({ type: "annotate", node, glyphs: [...chosen, ...others] });
  }

  /** Ask whether the move and what follows it may go. */
  #ask() {
    this.#going = this.#node;
    this.#tellWhat();
    this.#sure.showModal();
  }

  #tellWhat() {
    this.#what.textContent = text("delete-what", { count: movesFrom(this.store.view, this.#going) });
  }

  #retell() {
    const signs = [...GLYPHS].map(([number, sign]) => make("option", { value: String(number) }, `${sign} ${text(`glyph-${number}`)}`));
    this.#glyph.replaceChildren(make("option", { value: "" }, text("glyph-none")), ...signs);
  }

  /** @param {View} view */
  #show(view) {
    if (view.match !== this.#match) this.#forget(view);
    this.#showAbout();
    if (this.#sure.open) this.#tellWhat();
    const { comment: said, glyphs } = view.note;
    this.#opener.disabled = false;
    need("marking", HTMLButtonElement).disabled = false;
    this.#allow(view);
    this.#glyph.value = String(glyphs.find((one) => GLYPHS.has(one)) ?? "");
    this.#opener.toggleAttribute("data-said", said.length > 0);
    if (this.#writing < 0 && this.#comment.value !== said) this.#comment.value = said;
  }

  /** @param {View} view */
  #allow(view) {
    const focused = [this.#glyph, this.#promote, this.#remove].find((tool) => tool === document.activeElement);
    this.#glyph.disabled = this.#remove.disabled = view.cursor === 0;
    this.#promote.disabled = !isVariation(view);
    // What has done its work and can do no more loses the focus.
    if (focused?.disabled) this.#opener.focus();
  }

  /** What was being typed has gone with its game. @param {View} view */
  #forget(view) {
    this.#match = view.match;
    clearTimeout(this.#timer);
    this.#typed = false;
    this.#judging = -1;
    this.#sure.close();
    this.#writing = document.activeElement === this.#comment ? this.#node : -1;
    this.#comment.value = view.note.comment;
  }

  /** Say which move the field is about, where it is not the one on the board. */
  #showAbout() {
    const { view } = this.store;
    const elsewhere = view !== null && this.#writing >= 0 && this.#writing !== this.#node;
    this.#about.hidden = !elsewhere;
    const move = elsewhere ? [...view.moves, ...(view.tree ?? [])].find((one) => one.node === this.#writing) : undefined;
    this.#about.textContent = move ? text("comment-about", { ply: move.ply, move: move.text }) : elsewhere ? text("comment-about-start") : "";
  }
}
