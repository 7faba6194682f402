/** The boards of one page that stand in frames of their own: one of them has an engine, and the others use it too. */

import { startHub } from "../../engine/hub.js";
import { connectPort } from "../../engine/port.js";

/**
 * @typedef {import("../../engine/engine.js").Listener} Listener
 * @typedef {import("../../engine/engine.js").Connection} Connection
 * @typedef {import("../../engine/hub.js").Hub["join"]} Offer
 */

/** Where a frame that has an engine says so. Another version of the site has another address, and may speak otherwise. */
const NAME = `trilithon ${import.meta.url}`;

/** Whether this frame can know others: one without an origin can neither look into them nor be looked into. */
export const sociable = window.origin !== "null";

/** Start an engine in this frame, for all boards of the page. */
export function offerHub() {
  const hub = startHub();
  const frame = /** @type {any} */ (window);
  frame[NAME] = hub.join;
  addEventListener("pagehide", ({ persisted }) => {
    if (persisted) return;
    // Whoever looks for an engine now is to start a new one.
    delete frame[NAME];
    hub.leave();
  });
  return hub;
}

/**
 * Use the engine that one of this page's frames has; where none has, start one for all of them. Frames of one origin
 * on one page take turns, so that no two of them ever start one.
 * @param {Listener} listener
 * @param {() => void} onWord called at every word of the engine, the first of which comes at once
 * @param {() => void} onGone called when the frame that had it is gone
 * @returns {Connection}
 */
export function joinSiblings(listener, onWord, onGone) {
  const join = findOffer(top) ?? offerHub().join;
  const port = join();
  // It was made by that frame, with which it would end.
  const connection = connectPort(structuredClone(port, { transfer: [port] }), listener, onWord, onGone);
  addEventListener("pagehide", ({ persisted }) => persisted || connection.close());
  return connection;
}

/** Frames in the shadow of an element are not among a page's. @param {Window | null} around @returns {Offer | undefined} */
function findOffer(around) {
  if (!around) return undefined;
  const own = offerOf(around);
  if (own) return own;
  for (let index = 0; index < around.length; index += 1) {
    const offer = findOffer(around[index] ?? null);
    if (offer) return offer;
  }
  return undefined;
}

/** @param {Window} frame @returns {Offer | undefined} */
function offerOf(frame) {
  try {
    return /** @type {any} */ (frame)[NAME];
  } catch {
    // It is another origin's.
    return undefined;
  }
}
