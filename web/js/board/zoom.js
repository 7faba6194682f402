/** The board enlarged: where its spaces are too small for a finger, and whenever somebody wants. */

import { need } from "../lib/dom.js";
import { bind } from "../lib/keys.js";
import { text } from "../lib/text.js";

/** How many times as large the board can be. */
const STEPS = [1, 1.5, 2, 3];
/** Spaces that are smaller than this, in CSS pixels, are easily missed. */
const TARGET = 24;

/**
 * Wire the buttons and the keys.
 * @param {HTMLElement} box holds the board, and scrolls it where it is enlarged
 * @param {import("../engine/store.js").Store} store
 */
export function zoom(box, store) {
  const bar = need("zoom", HTMLElement);
  const larger = need("zoom-in", HTMLButtonElement);
  const smaller = need("zoom-out", HTMLButtonElement);
  let zoom = 1;
  /** What was enlarged: another board begins whole. */
  let frame = "";
  /** How wide the box is: to ask for it while the page is drawn would lay the page out twice. */
  let width = 0;

  /** @param {number | undefined} wanted */
  function set(wanted = zoom) {
    const { scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight } = box;
    const across = (scrollLeft + clientWidth / 2) / scrollWidth;
    const down = (scrollTop + clientHeight / 2) / scrollHeight;
    zoom = wanted;
    box.toggleAttribute("data-enlarged", zoom > 1);
    box.style.setProperty("--zoom", String(zoom));
    // Where there is a focus, it is what somebody looks at; else what was in the middle stays there.
    const focused = box.contains(document.activeElement) ? document.activeElement : null;
    box.scrollTo(across * box.scrollWidth - clientWidth / 2, down * box.scrollHeight - clientHeight / 2);
    focused?.scrollIntoView({ block: "nearest", inline: "nearest" });
    show();
  }

  /** @param {1 | -1} by */
  const step = (by) => set(STEPS[STEPS.indexOf(zoom) + by]);

  function show() {
    const units = store.view?.scene.bounds[2] ?? 1;
    const tight = width > 0 && width / units < TARGET;
    bar.hidden = !tight && zoom === 1;
    larger.disabled = zoom === STEPS.at(-1);
    smaller.disabled = zoom === 1;
  }

  larger.addEventListener("click", () => step(1));
  smaller.addEventListener("click", () => step(-1));
  new ResizeObserver(() => {
    width = box.clientWidth;
    show();
  }).observe(box);
  bind(() => [
    { keys: ["+"], group: "board", said: text("zoom-in"), run: () => step(1) },
    { keys: ["-"], group: "board", said: text("zoom-out"), run: () => step(-1) },
    { keys: ["0"], group: "board", said: text("zoom-whole"), run: () => set(1) },
  ]);

  store.register((view) => {
    const next = JSON.stringify(view.scene.bounds);
    if (frame && frame !== next) set(1);
    frame = next;
    show();
  });
}
