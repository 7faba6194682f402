/**
 * Lets the service worker know that a page of this version is open, so that it keeps the version's files:
 * the page holds a lock, shared by all of them, whose name is this script's address.
 */

import { APP } from "../lib/app.js";

const OWN = new URL("js/shell/present.js", APP).href;

function hold() {
  // In a sandbox even to look at `navigator.locks` may throw.
  try {
    void navigator.locks.request(OWN, { mode: "shared" }, left).catch(() => {});
  } catch {
    // Then there is no service worker either.
  }
}

/** A page that waits for its visitor to come back may not hold locks. @returns {Promise<void>} */
function left() {
  return new Promise((resolve) => addEventListener("pagehide", () => resolve(), { once: true }));
}

hold();
addEventListener("pageshow", ({ persisted }) => persisted && hold());
