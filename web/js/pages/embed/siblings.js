/** The boards of one page that stand in frames of their own: one of them has an engine, and the others use it too. */

import { Hub } from "../../engine/hub.js";
import { connectPort } from "../../engine/port.js";
import { APP } from "../../lib/app.js";

/**
 * @typedef {import("../../engine/engine.js").Listener} Listener
 * @typedef {import("../../engine/engine.js").Connection} Connection
 *
 * What a frame that has an engine does for others.
 * @typedef {object} Offer
 * @property {() => MessagePort} join
 * @property {(port: MessagePort) => () => void} serve Take over a port that came from a board; returns what is called when that is gone.
 */

/** Where a frame that has an engine says so. Another version of the site has another address, and may speak otherwise. */
const NAME = `trilithon ${APP}`;

/** Whether this frame can know others: one without an origin can neither look into them nor be looked into. */
export const sociable = window.origin !== "null";

/** Start an engine in this frame, for all boards of the page. @returns {Offer} */
function offerHub() {
  const hub = new Hub();
  const frame = /** @type {any} */ (window);
  /** @type {Offer} */
  const offer = {
    join: () => hub.join(),
    serve(port) {
      const own = moved(port);
      hub.add(own);
      return () => hub.remove(own);
    },
  };
  frame[NAME] = offer;
  addEventListener("pagehide", ({ persisted }) => {
    if (persisted) return;
    // Whoever looks for an engine now is to start a new one.
    delete frame[NAME];
    hub.leave();
  });
  return offer;
}

/** A port lives as long as the frame that has got it, so this one's gets it itself. @param {MessagePort} port */
function moved(port) {
  return structuredClone(port, { transfer: [port] });
}

/** The engine that one of this page's frames has; where none has, one that is started in this one. @returns {Offer} */
export function sharedHub() {
  // This one may stand where the others cannot be seen.
  return offerOf(window) ?? findOffer(top) ?? offerHub();
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
  const connection = connectPort(moved(sharedHub().join()), listener, onWord, onGone);
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
