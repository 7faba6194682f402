/** What can be done at the move under the cursor: say something, judge it, lift its line or take it away. */

import { make, need } from "./dom.js";
import { GLYPHS } from "./moves.js";
import { text } from "./text.js";

/** @typedef {import("./store.js").Store} Store */

/** A comment is kept when the hand has rested for so long. */
const REST_MS = 600;

/**
 * Wire the tools under the move list; returns what brings them in step with the view, and `retell`.
 * @param {Store} store
 */
export function remarks(store) {
  const opener = need("comment-open", HTMLButtonElement);
  const field = need("comment-field", HTMLElement);
  const comment = need("comment", HTMLTextAreaElement);
  const glyph = need("glyph", HTMLSelectElement);
  const promote = need("promote", HTMLButtonElement);
  const remove = need("delete", HTMLButtonElement);
  const sure = need("confirm-delete", HTMLDialogElement);
  /** The node whose comment is being written, and the timer that will keep it. */
  let writing = -1;
  let timer = 0;

  const node = () => store.view?.note.node ?? 0;

  function keep() {
    clearTimeout(timer);
    const at = writing;
    writing = -1;
    if (at >= 0) store.send({ type: "annotate", node: at, comment: comment.value });
  }

  /** @param {boolean} open */
  function unfold(open) {
    field.hidden = !open;
    opener.setAttribute("aria-expanded", String(open));
    if (open) comment.focus();
  }

  opener.addEventListener("click", () => unfold(Boolean(field.hidden)));
  comment.addEventListener("input", () => {
    if (writing < 0) writing = node();
    clearTimeout(timer);
    timer = setTimeout(keep, REST_MS);
  });
  comment.addEventListener("blur", keep);
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
    writing = -1;
    store.send({ type: "delete", node: node() });
  });

  function retell() {
    const signs = [...GLYPHS].map(([number, sign]) => make("option", { value: String(number) }, `${sign} ${text(`glyph-${number}`)}`));
    glyph.replaceChildren(make("option", { value: "" }, text("glyph-none")), ...signs);
    show();
  }

  function show() {
    const { view } = store;
    if (!view) return;
    const { comment: said, glyphs } = view.note;
    opener.disabled = false;
    need("marking", HTMLButtonElement).disabled = false;
    glyph.disabled = remove.disabled = view.cursor === 0;
    promote.disabled = !isAside(view);
    glyph.value = String(glyphs.find((one) => GLYPHS.has(one)) ?? "");
    opener.toggleAttribute("data-said", said.length > 0);
    if (writing < 0 && comment.value !== said) comment.value = said;
  }

  return { show, retell };
}

/** Whether the cursor is on a variation. @param {import("./protocol.js").View} view */
function isAside({ tree = [], note }) {
  return (tree.find(({ node }) => node === note.node)?.depth ?? 0) > 0;
}

/** How many moves stand at a node and after it, in all lines. @param {import("./protocol.js").View | null} view @param {number} node */
function movesFrom(view, node) {
  if (!view?.tree) return view ? view.moves.length - view.cursor + 1 : 0;
  const gone = new Set([node]);
  // A parent stands before its children, except on a line that goes on after a variation of its own.
  for (let before = 0; before !== gone.size; ) {
    before = gone.size;
    for (const move of view.tree) if (gone.has(move.parent)) gone.add(move.node);
  }
  return gone.size;
}
