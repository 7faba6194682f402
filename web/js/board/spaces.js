/** The spaces of the board: a grid to assistive technology, hit areas to a pointer. */

import { draw } from "../lib/dom.js";
import { text } from "../lib/text.js";

/**
 * @typedef {import("../engine/protocol.js").Scene} Scene
 * @typedef {import("../engine/protocol.js").Space} Space
 */

/** Keeps the hit areas in step with a scene, and one of them in the order of focus. */
export class Spaces {
  /** @type {Scene | null} */
  #scene = null;
  /** @type {Map<string, {element: SVGElement, space: Space | null}>} */
  #drawn = new Map();
  #layout = "";
  /** The space that has, or would get, the focus. */
  current = "";

  /** @param {SVGGElement} group */
  constructor(group) {
    this.group = group;
    for (const element of group.querySelectorAll("[data-space]")) {
      if (element instanceof SVGElement) this.#drawn.set(element.dataset.space ?? "", { element, space: null });
    }
  }

  /** @param {Scene} scene */
  show(scene) {
    this.#scene = scene;
    const layout = JSON.stringify([scene.space_shape, scene.bounds, scene.rows]);
    if (layout !== this.#layout) this.#lay(scene);
    this.#layout = layout;
    for (const space of scene.spaces) {
      const drawn = this.#drawn.get(space.id);
      if (!drawn) continue;
      const before = drawn.space;
      if (before && looks(before) === looks(space)) continue;
      drawn.space = space;
      drawn.element.setAttribute("data-state", space.state ?? "idle");
      drawn.element.toggleAttribute("data-lifts", Boolean(space.lifts));
      drawn.element.setAttribute("aria-label", label(space));
    }
  }

  /** Say all labels anew, in another language. */
  retell() {
    for (const { element, space } of this.#drawn.values()) {
      if (space) element.setAttribute("aria-label", label(space));
    }
    this.group.setAttribute("aria-label", text("board"));
  }

  /** @param {Scene} scene */
  #lay(scene) {
    const places = new Map(scene.spaces.map((space) => [space.id, space]));
    const focused = this.group.contains(document.activeElement);
    const kept = scene.spaces.length === this.#drawn.size && scene.spaces.every(({ id }) => this.#drawn.has(id));
    if (!kept || this.#layout !== "") {
      this.#drawn.clear();
      this.group.replaceChildren(...scene.rows.map((row) => this.#row(row, places, scene.space_shape)));
    }
    this.group.setAttribute("role", "grid");
    this.group.setAttribute("aria-label", text("board"));
    for (const { element } of this.#drawn.values()) {
      element.setAttribute("role", "gridcell");
      element.setAttribute("tabindex", "-1");
    }
    const middle = scene.rows[scene.rows.length >> 1] ?? [];
    // The same spaces in other places are a board that was turned: one stays where one was.
    this.enter(kept && places.has(this.current) ? this.current : (middle[middle.length >> 1] ?? ""));
    if (kept && focused) this.focus(this.current);
  }

  /** @param {string[]} row @param {Map<string, Space>} places @param {Scene["space_shape"]} shape */
  #row(row, places, shape) {
    const group = draw("g", { role: "row" });
    for (const id of row) {
      const space = places.get(id);
      if (!space) continue;
      const element = hitArea(space, shape);
      this.#drawn.set(id, { element, space: null });
      group.append(element);
    }
    return group;
  }

  /** Whether there are any to choose, if only of a board that is there before the engine and is the one that comes. */
  get drawn() {
    return this.#drawn.size > 0 && document.documentElement.dataset.coming === undefined;
  }

  /** The shape of the spaces. */
  get shape() {
    return this.#scene?.space_shape ?? "square";
  }

  /** The box around all spaces. */
  get extent() {
    const [xs, ys] = [this.#scene?.spaces.map(({ x }) => x) ?? [], this.#scene?.spaces.map(({ y }) => y) ?? []];
    return { left: Math.min(...xs) - 0.5, top: Math.min(...ys) - 0.5, right: Math.max(...xs) + 0.5, bottom: Math.max(...ys) + 0.5 };
  }

  /** Make a space the one that Tab leads to. @param {string} id */
  enter(id) {
    this.#drawn.get(this.current)?.element.setAttribute("tabindex", "-1");
    this.#drawn.get(id)?.element.setAttribute("tabindex", "0");
    this.current = id;
  }

  /** @param {string} id */
  focus(id) {
    this.enter(id);
    this.#drawn.get(id)?.element.focus();
  }

  /** @param {string} id @returns {Space | null} */
  get(id) {
    return this.#drawn.get(id)?.space ?? null;
  }

  /** The middle of a space as now drawn, also before there is a view. @param {string} id */
  centre(id) {
    const drawn = this.#drawn.get(id);
    if (drawn?.space) return { x: drawn.space.x, y: drawn.space.y };
    if (!(drawn?.element instanceof SVGGraphicsElement)) return null;
    const box = drawn.element.getBBox();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  /**
   * The space that an arrow or another key leads to from the current one.
   * @param {string} key
   * @param {boolean} far whether to go to the end of the whole board
   */
  neighbour(key, far) {
    const rows = this.#scene?.rows ?? [];
    const y = rows.findIndex((row) => row.includes(this.current));
    const row = rows[y];
    if (!row) return null;
    const x = row.indexOf(this.current);
    switch (key) {
      case "ArrowLeft":
        return row[x - 1] ?? null;
      case "ArrowRight":
        return row[x + 1] ?? null;
      case "ArrowUp":
        return this.#nearest(rows[y - 1]);
      case "ArrowDown":
        return this.#nearest(rows[y + 1]);
      case "Home":
        return (far ? rows[0] : row)?.[0] ?? null;
      case "End":
        return (far ? rows.at(-1) : row)?.at(-1) ?? null;
      default:
        return null;
    }
  }

  /** Of another row, the space nearest to the current one. @param {string[] | undefined} row */
  #nearest(row) {
    const from = this.get(this.current);
    if (!row || !from) return null;
    const distance = (/** @type {string} */ id) => Math.abs((this.get(id)?.x ?? Infinity) - from.x);
    return row.reduce((best, id) => (distance(id) < distance(best) ? id : best), row[0] ?? "");
  }
}

/** @param {Space} space @param {Scene["space_shape"]} shape */
function hitArea({ id, x, y }, shape) {
  const own = { class: "space", "data-space": id };
  if (shape !== "hexagon") {
    return draw("rect", { ...own, x: String(x - 0.5), y: String(y - 0.5), width: "1", height: "1" });
  }
  const half = Math.sqrt(3) / 4;
  const corners = [[-0.5, 0], [-0.25, -half], [0.25, -half], [0.5, 0], [0.25, half], [-0.25, half]];
  return draw("polygon", { ...own, points: corners.map(([dx = 0, dy = 0]) => `${x + dx},${y + dy}`).join(" ") });
}

/** What may change about a space, as one text. @param {Space} space */
function looks({ holds, state, hint, preview, lifts }) {
  return JSON.stringify([holds, state, hint, preview, lifts]);
}

/** @param {Space} space */
function label({ id, holds, state, hint }) {
  const may = hint ? text(hint, { space: id }) : text(`state-${state ?? "idle"}`);
  return text("space-label", { space: id, holds: text(`holds-${holds}`), state: may }).trim();
}
