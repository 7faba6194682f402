/** Dragging what a hand or a space holds onto a space: two choices in a row, made by one movement. */

import { picture } from "../lib/dom.js";
import { held } from "./hands.js";

/**
 * @typedef {import("../engine/store.js").Store} Store
 * @typedef {import("./spaces.js").Spaces} Spaces
 */

/** A pointer that moves less, in pixels, has not begun to drag. */
const SLACK = 6;

/**
 * Let things be dragged in these parts of the page.
 * @param {HTMLElement[]} places
 * @param {Store} store
 * @param {Spaces} spaces
 */
export function drag(places, store, spaces) {
  /** @type {{id: string, pointer: number, x: number, y: number, ghost: SVGElement | null} | null} */
  let drag = null;

  /** @param {PointerEvent} event */
  function down(event) {
    const id = draggable(event.target, store, spaces);
    if (!id || event.button !== 0 || !event.isPrimary) return;
    drag = { id, pointer: event.pointerId, x: event.clientX, y: event.clientY, ghost: null };
  }

  /** @param {PointerEvent} event */
  function move(event) {
    if (!drag || event.pointerId !== drag.pointer) return;
    const { clientX: x, clientY: y } = event;
    if (!drag.ghost) {
      if (Math.hypot(x - drag.x, y - drag.y) < SLACK) return;
      if (!store.draft.chosen.includes(drag.id)) store.draft.choose(drag.id);
      drag.ghost = picture("", "ghost");
      document.body.append(drag.ghost);
    }
    const name = held(store.view).find(({ id }) => id === drag?.id)?.name ?? option(store, drag.id)?.symbol ?? goal(store)?.preview;
    if (name) drag.ghost.querySelector("use")?.setAttribute("href", `#${name}`);
    drag.ghost.style.transform = `translate(${x}px, ${y}px) translate(-50%, -50%)`;
  }

  /** @param {PointerEvent} event */
  function end(event) {
    if (!drag || event.pointerId !== drag.pointer) return;
    const { id, ghost } = drag;
    drag = null;
    if (!ghost) return;
    ghost.remove();
    const under = event.type === "pointerup" ? document.elementFromPoint(event.clientX, event.clientY) : null;
    const space = under?.closest("[data-space]")?.getAttribute("data-space");
    // Back where it came from, the click that follows lets go of it.
    if (space && space !== id) store.draft.choose(space);
    else if (!under?.closest(`[data-space="${CSS.escape(id)}"], [data-choice="${CSS.escape(id)}"], .options`)) store.draft.retract();
  }

  for (const place of places) place.addEventListener("pointerdown", down);
  document.addEventListener("pointermove", move);
  for (const type of /** @type {const} */ (["pointerup", "pointercancel"])) document.addEventListener(type, end);
}

/** @param {EventTarget | null} target @param {Store} store @param {Spaces} spaces */
function draggable(target, store, spaces) {
  if (!(target instanceof Element)) return "";
  const space = target.closest("[data-space]")?.getAttribute("data-space");
  if (space) return spaces.get(space)?.lifts ? space : "";
  const pressed = target.closest("[data-option]")?.getAttribute("data-option") ?? "";
  if (option(store, pressed)?.lifts) return pressed;
  const choice = target.closest("[data-choice]")?.getAttribute("data-choice");
  const { view } = store;
  // One that is chosen already is drawn as any other that is not to be had, until it is back.
  return held(view).find(({ id, state }) => id === choice && (state === "target" || view?.draft.includes(id)))?.id ?? "";
}

/** @param {Store} store @param {string} wanted */
function option({ view }, wanted) {
  return view?.scene.options.find(({ id }) => id === wanted);
}

/** @param {Store} store */
function goal({ view }) {
  return view?.scene.spaces.find(({ state, preview }) => state === "target" && preview);
}
