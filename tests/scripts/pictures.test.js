/** Small boards of kept games. */

import { deepEqual, equal, ok } from "node:assert/strict";
import { beforeEach, test } from "node:test";
import * as kept from "../../web/js/library/kept.js";
import { keepPicture, smallBoard } from "../../web/js/library/pictures.js";
import { browse } from "./browser.js";
import { view } from "./views.js";

/** Elements as far as a picture needs them. */
function element(/** @type {string} */ _space, /** @type {string} */ tag) {
  /** @type {Record<string, string>} */
  const attributes = {};
  /** @type {unknown[]} */
  const children = [];
  return {
    tag,
    attributes,
    children,
    setAttribute: (/** @type {string} */ name, /** @type {string} */ value) => (attributes[name] = value),
    append: (/** @type {unknown[]} */ ...more) => children.push(...more),
  };
}

beforeEach(() => {
  browse();
  Object.defineProperty(globalThis, "document", { value: { createElementNS: element }, configurable: true });
});

/** @param {import("../../web/js/engine/protocol.js").Layer[]} layers */
function shown(layers) {
  const { scene } = view({});
  return view({ scene: { ...scene, bounds: [0, 0, 5, 5], layers } });
}

const BOARD = shown([
  { name: "ground", shapes: [{ kind: "path", key: "g", name: "grid", lines: [[0, 0, 5, 0]] }, { kind: "label", key: "l", name: "coordinate", x: 0, y: 0, text: "a" }] },
  { name: "hints", shapes: [{ kind: "symbol", key: "h", name: "hint", x: 1, y: 1 }] },
  { name: "pieces", shapes: [{ kind: "symbol", key: "a", name: "black", x: 0.5, y: 1.5 }, { kind: "symbol", key: "b", name: "black", x: 2.5, y: 1.5 }, { kind: "symbol", key: "c", name: "white", x: 3.5, y: 1.5 }] },
]);

test("what stands on the board is kept, and nothing that is too small to be seen", () => {
  ok(keepPicture("one", BOARD));
  const svg = /** @type {ReturnType<typeof element>} */ (/** @type {unknown} */ (smallBoard("one")));
  equal(svg.attributes.viewBox, "0 0 5 5");
  const parts = /** @type {ReturnType<typeof element>[]} */ (svg.children);
  deepEqual(parts.map(({ tag, attributes }) => [tag, attributes.href ?? attributes.class, attributes.x ?? attributes.d]), [
    ["path", "grid", "M0 0 5 0"],
    ["use", "#black", "0"],
    ["use", "#black", "2"],
    ["use", "#white", "3"],
  ]);
});

test("a picture that others have written is none", () => {
  const picture = { game: "consta", box: [0, 0, 1, 1], shapes: [["black", [1, 1]]] };
  const bad = [7, null, {}, { ...picture, box: [0, 0, 1] }, { ...picture, shapes: [["black", [1]]] }, { ...picture, shapes: [["#x\"", [1, 1]]] }, { ...picture, shapes: [["grid", "url(x)"]] }];
  for (const one of bad) {
    localStorage.setItem("trilithon.picture.one", JSON.stringify(one));
    equal(smallBoard("one"), null);
  }
  localStorage.setItem("trilithon.picture.one", JSON.stringify(picture));
  ok(smallBoard("one"));
});

test("a game that is forgotten takes its picture with it", () => {
  keepPicture("one", BOARD);
  kept.forget("one");
  equal(smallBoard("one"), null);
});
