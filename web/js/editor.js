/** The dialog that draws the value of a setting; what a drawing is worth, the engine says. */

import { Board } from "./board.js";
import { need } from "./dom.js";
import { Pointing } from "./pointing.js";
import { Spaces } from "./spaces.js";
import { say } from "./text.js";

/**
 * @typedef {import("./protocol.js").Sketch} Sketch
 * @typedef {import("./store.js").Store} Store
 */

/**
 * Wire the dialog; returns what opens it with a game, a value to begin with, and what takes the new value.
 * @param {Store} store
 * @returns {(game: string, what: string, value: string, take: (value: string) => void) => void}
 */
export function drawingDialog(store) {
  const dialog = need("editor", HTMLDialogElement);
  const box = need("editor-board", HTMLElement);
  const says = need("editor-says", HTMLElement);
  const use = need("editor-use", HTMLButtonElement);
  /** Made when it is first wanted. @type {{board: Board, spaces: Spaces} | null} */
  let paper = null;
  let game = "";
  let what = "";
  let focus = "";
  /** @type {(value: string) => void} */
  let take = () => {};

  /** @param {Record<string, string>} wish */
  const ask = (wish) => store.ask({ type: "sketch", game, what, ...wish });
  const pen = {
    explanation: null,
    forget() {},
    send() {},
    /** @param {string} choice */
    choose(choice) {
      if (!store.sketch) return;
      focus = document.activeElement?.getAttribute("data-space") ? choice : "";
      ask({ drawing: store.sketch.drawing, choice });
    },
  };

  function spread() {
    const board = new Board(box);
    const spaces = new Spaces(board.spaces);
    new Pointing(box, pen, spaces, () => {});
    return { board, spaces };
  }

  function show() {
    const { sketch } = store;
    if (!sketch || !dialog.open || sketch.game !== game || sketch.what !== what) return;
    const { board, spaces } = (paper ??= spread());
    const { scene } = sketch;
    board.show({ game, settings: {}, scene });
    const { current } = spaces;
    spaces.show(scene);
    if (spaces.get(current)) spaces.enter(current);
    if (focus && spaces.get(focus)) spaces.focus(focus);
    says.textContent = say(sketch.says);
    says.dataset.kind = sketch.refused ? "refused" : "told";
    use.disabled = sketch.value === null;
  }

  store.on(["sketch"], show);
  need("editor-cancel", HTMLElement).addEventListener("click", () => dialog.close());
  need("editor-clear", HTMLElement).addEventListener("click", () => ask({ drawing: store.sketch?.drawing ?? "", choice: "clear" }));
  use.addEventListener("click", () => {
    dialog.close();
    if (store.sketch?.value) take(store.sketch.value);
  });

  return (name, thing, value, taker) => {
    game = name;
    what = thing;
    take = taker;
    focus = "";
    dialog.showModal();
    ask({ value });
  };
}
