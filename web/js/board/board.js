/** Draws a scene: every layer an SVG group that is kept in step with its shapes by their keys. */

import { draw } from "../lib/dom.js";
import { pathData } from "../lib/paths.js";

/**
 * @typedef {import("../engine/protocol.js").Shape} Shape
 * @typedef {import("../engine/protocol.js").View} View
 */

const LAYERS = /** @type {const} */ (["ground", "under", "hints", "pieces", "over", "notes", "marks"]);

/** Layers whose shapes come in with a movement, which tells what a move has done. */
const MOVING = new Set(["under", "hints", "pieces", "over"]);
/** Where more comes at once, it is not one move that is shown. */
const MOST_MOVING = 8;

/** A group of shapes that changes by as little as can be. */
export class Layer {
  /** @type {Map<string, {element: SVGElement, shape: Shape | null}>} */
  #drawn = new Map();

  /** @param {SVGGElement} group may hold shapes already, drawn by the build */
  constructor(group) {
    this.group = group;
    for (const element of group.querySelectorAll("[data-key]")) {
      if (element instanceof SVGElement) this.#drawn.set(element.dataset.key ?? "", { element, shape: null });
    }
  }

  /**
   * Show these shapes and no others, in this order.
   * @param {Shape[]} shapes
   * @returns {{element: SVGElement, shape: Shape}[]} those that are new
   */
  show(shapes) {
    /** @type {{element: SVGElement, shape: Shape}[]} */
    const arrived = [];
    const keys = new Set(shapes.map((shape) => shape.key));
    for (const [key, { element }] of this.#drawn) {
      if (keys.has(key)) continue;
      element.remove();
      this.#drawn.delete(key);
    }
    let next = this.group.firstElementChild;
    for (const shape of shapes) {
      const element = this.#element(shape);
      if (!element.parentNode) arrived.push({ element, shape });
      if (element === next) next = next.nextElementSibling;
      else this.group.insertBefore(element, next);
    }
    return arrived;
  }

  /** @param {Shape} shape */
  #element(shape) {
    const drawn = this.#drawn.get(shape.key);
    const name = TAGS[shape.kind];
    if (drawn && drawn.element.tagName === name) {
      if (JSON.stringify(drawn.shape) !== JSON.stringify(shape)) dress(drawn.element, shape);
      drawn.shape = shape;
      return drawn.element;
    }
    drawn?.element.remove();
    const element = draw(name, { "data-key": shape.key });
    dress(element, shape);
    this.#drawn.set(shape.key, { element, shape });
    return element;
  }
}

const TAGS = /** @type {const} */ ({ symbol: "use", path: "path", label: "text" });

/** @param {SVGElement} element @param {Shape} shape */
function dress(element, shape) {
  element.setAttribute("class", shape.name);
  if (shape.kind === "path") {
    element.setAttribute("d", pathData(shape));
  } else if (shape.kind === "label") {
    element.setAttribute("x", String(shape.x));
    element.setAttribute("y", String(shape.y));
    element.textContent = shape.text;
  } else {
    element.setAttribute("href", `#${shape.name}`);
    element.setAttribute("x", String(shape.x - 0.5));
    element.setAttribute("y", String(shape.y - 0.5 - (shape.lift ?? 0)));
    element.setAttribute("width", "1");
    element.setAttribute("height", "1");
  }
}

/** Whether a shape lies on another one of its layer. @param {Shape} shape @param {Shape[]} shapes */
function onto(shape, shapes) {
  if (shape.kind !== "symbol") return false;
  const place = shapes.find((other) => other.kind === "symbol" && other.x === shape.x && other.y === shape.y);
  return place !== shape;
}

/** The board's SVG: the scene's layers, then the page's own marks, then the spaces on top. */
export class Board {
  /** What the frame was drawn for. */
  #framed = "";
  /** Layers and names of shapes that the last view brought to the board that stood there. @type {string[]} */
  arrived = [];

  /** @param {HTMLElement} box holds the start board of the build, or nothing */
  constructor(box) {
    const found = box.querySelector("svg.board");
    this.svg = found instanceof SVGSVGElement ? found : draw("svg", { class: "board" });
    this.layers = LAYERS.map((name) => new Layer(this.#group(`layer-${name}`)));
    this.spaces = this.#group("spaces");
    this.analysis = new Layer(draw("g", { class: "analysis-marks", "aria-hidden": "true" }));
    this.counted = new Layer(draw("g", { class: "ending", "aria-hidden": "true" }));
    this.ending = new Layer(draw("g", { class: "ending", "aria-hidden": "true" }));
    this.marks = new Layer(draw("g", { class: "marks", "aria-hidden": "true" }));
    // What there is to know is in the names of the spaces; the picture itself is not to be read.
    this.svg.setAttribute("role", "none");
    for (const { group } of this.layers) group.setAttribute("aria-hidden", "true");
    this.svg.append(...this.layers.map(({ group }) => group), this.analysis.group, this.ending.group, this.marks.group, this.spaces);
    this.layers[LAYERS.indexOf("pieces")]?.group.before(this.counted.group);
    if (!found) box.append(this.svg);
  }

  /** @param {string} name */
  #group(name) {
    const found = this.svg.querySelector(`:scope > g.${name}`);
    if (found instanceof SVGGElement) return found;
    const group = draw("g", { class: name });
    this.svg.append(group);
    return group;
  }

  /** @param {Pick<View, "game" | "settings" | "scene">} view */
  show(view) {
    const frame = JSON.stringify([view.game, view.settings, view.scene.bounds]);
    const moving = this.#framed === frame;
    if (!moving) this.#frame(view);
    this.#framed = frame;
    this.arrived = [];
    LAYERS.forEach((name, index) => {
      const shapes = view.scene.layers.find((candidate) => candidate.name === name)?.shapes ?? [];
      const arrived = this.layers[index]?.show(shapes) ?? [];
      if (!moving || !MOVING.has(name) || arrived.length > MOST_MOVING) return;
      this.arrived.push(...arrived.map(({ shape }) => `${name} ${shape.name}`));
      // The style sheet says how each kind of shape comes in.
      for (const { element, shape } of arrived) {
        element.classList.add("arriving", ...(onto(shape, shapes) ? ["onto"] : []));
      }
    });
  }

  /** Show what has decided the game: areas under the pieces, which keep their colours, and lines over them. @param {Shape[]} shapes */
  decide(shapes) {
    const isArea = (/** @type {Shape} */ shape) => shape.kind === "path" && Boolean(shape.closed);
    this.counted.show(shapes.filter(isArea));
    this.ending.show(shapes.filter((shape) => !isArea(shape)));
  }

  /** Raise the pieces of these keys, and no others, a little from the board. @param {string[]} keys */
  raise(keys) {
    const pieces = this.svg.querySelectorAll(".layer-pieces [data-key]");
    for (const piece of pieces) piece.classList.toggle("raised", keys.includes(piece.getAttribute("data-key") ?? ""));
  }

  /** @param {Pick<View, "game" | "settings" | "scene">} view */
  #frame(view) {
    const { bounds, space_shape: shape } = view.scene;
    this.svg.setAttribute("viewBox", bounds.join(" "));
    this.svg.dataset.game = view.game;
    this.svg.dataset.shape = shape;
    this.svg.style.setProperty("--board-units", String(bounds[2]));
  }
}
