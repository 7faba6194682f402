/** Starts the engine while the rest of the page is still on its way, and keeps what it tells till then. */

import { connect } from "./engine.js";

/** @typedef {Parameters<typeof connect>[0]} Listener */

/** @type {((listener: Listener) => void)[]} */
const told = [];
/** @type {Listener | null} */
let listener = null;

/** @param {(listener: Listener) => void} tell */
function pass(tell) {
  if (listener) tell(listener);
  else told.push(tell);
}

/** The engine of this page. */
export const engine = connect({
  onEvent: (event) => pass((to) => to.onEvent(event)),
  onProgress: (stage, done) => pass((to) => to.onProgress(stage, done)),
  onRestart: () => pass((to) => to.onRestart()),
  onFailure: (key, detail) => pass((to) => to.onFailure(key, detail)),
});

/**
 * Hear what the engine told so far, and from now on.
 * @param {Listener} to
 */
export function listen(to) {
  listener = to;
  for (const tell of told.splice(0)) tell(to);
}
