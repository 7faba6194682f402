/** What can be done at the move under the cursor: say something, judge it, lift its line or take it away. */

import { make, need } from "../lib/dom.js";
import { text } from "../lib/text.js";
import { GLYPHS } from "./glyphs.js";
import { isVariation, movesFrom } from "./tree.js";

/** @typedef {import("../engine/store.js").Store} Store */

/** A comment is kept when the hand has rested for so long. */
const REST_MS = 600;

/**
 * Wire the tools under the move list.
 * @param {Store} store
 */
export function annotations(store) {
  const opener = need("comment-open", HTMLButtonElement);
  const field = need("comment-field", HTMLElement);
  const comment = need("comment", HTMLTextAreaElement);
  const glyph = need("glyph", HTMLSelectElement);
  const promote = need("promote", HTMLButtonElement);
  const remove = need("delete", HTMLButtonElement);
  const sure = need("confirm-delete", HTMLDialogElement);
  const about = need("comment-about", HTMLElement);
  /** The node that the field is about while somebody is at it, whatever moves come in meanwhile; else -1. */
  let writing = -1;
  /** Whether something was typed that is not yet kept, and the timer that will keep it. */
  let typed = false;
  let timer = 0;
  let match = -1;

  const node = () => store.view?.note.node ?? 0;

  function keep() {
    clearTimeout(timer);
    if (typed && writing >= 0) store.send({ type: "annotate", node: writing, comment: comment.value });
    typed = false;
  }

  function leave() {
    keep();
    const elsewhere = writing !== node();
    writing = -1;
    if (elsewhere && store.view) show(store.view);
  }

  /** @param {boolean} open */
  function unfold(open) {
    field.hidden = !open;
    opener.setAttribute("aria-expanded", String(open));
    if (open) comment.focus();
  }

  opener.addEventListener("click", () => unfold(Boolean(field.hidden)));
  comment.addEventListener("focus", () => {
    writing = node();
  });
  comment.addEventListener("input", () => {
    typed = true;
    clearTimeout(timer);
    timer = setTimeout(keep, REST_MS);
  });
  comment.addEventListener("blur", leave);
  // A finger that takes the link along leaves the field only as it lifts.
  addEventListener("pointerdown", keep, { capture: true });
  comment.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    unfold(false);
    opener.focus();
  });
  glyph.addEventListener("change", () => {
    const others = (store.view?.note.glyphs ?? []).filter((one) => !GLYPHS.has(one));
    const chosen = glyph.value ? [Number(glyph.value)] : [];
    store.send({ type: "annotate", node: node(), glyphs: [...chosen, ...others] });
  });
  promote.addEventListener("click", () => store.send({ type: "promote", node: node() }));
  remove.addEventListener("click", () => {
    const count = movesFrom(store.view, node());
    need("confirm-delete-what", HTMLElement).textContent = text("delete-what", { count });
    sure.showModal();
  });
  need("delete-not", HTMLElement).addEventListener("click", () => sure.close());
  need("delete-indeed", HTMLElement).addEventListener("click", () => {
    sure.close();
    store.send({ type: "delete", node: node() });
  });

  function retell() {
    const signs = [...GLYPHS].map(([number, sign]) => make("option", { value: String(number) }, `${sign} ${text(`glyph-${number}`)}`));
    glyph.replaceChildren(make("option", { value: "" }, text("glyph-none")), ...signs);
  }

  /** What was being typed has gone with its game. @param {import("../engine/protocol.js").View} view */
  function forget(view) {
    match = view.match;
    clearTimeout(timer);
    typed = false;
    writing = document.activeElement === comment ? node() : -1;
    comment.value = view.note.comment;
  }

  /** Say which move the field is about, where it is not the one on the board. */
  function showAbout() {
    const { view } = store;
    const elsewhere = view !== null && writing >= 0 && writing !== node();
    about.hidden = !elsewhere;
    const move = elsewhere ? [...view.moves, ...(view.tree ?? [])].find((one) => one.node === writing) : undefined;
    about.textContent = move ? text("comment-about", { ply: move.ply, move: move.text }) : elsewhere ? text("comment-about-start") : "";
  }

  /** @param {import("../engine/protocol.js").View} view */
  function show(view) {
    if (view.match !== match) forget(view);
    showAbout();
    const { comment: said, glyphs } = view.note;
    opener.disabled = false;
    need("marking", HTMLButtonElement).disabled = false;
    const focused = [glyph, promote, remove].find((tool) => tool === document.activeElement);
    glyph.disabled = remove.disabled = view.cursor === 0;
    promote.disabled = !isVariation(view);
    // What has done its work and can do no more loses the focus.
    if (focused?.disabled) opener.focus();
    glyph.value = String(glyphs.find((one) => GLYPHS.has(one)) ?? "");
    opener.toggleAttribute("data-said", said.length > 0);
    if (writing < 0 && comment.value !== said) comment.value = said;
  }

  store.on(["words"], retell);
  store.register(show);
}
