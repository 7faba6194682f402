/** The game in the page's address and on the device, so that a reload or a copied address brings it back. */

import { device, tab } from "./storage.js";

/**
 * @typedef {import("./protocol.js").Open} Open
 * @typedef {import("./protocol.js").View} View
 * @typedef {Pick<Open, "fragment" | "record" | "seats">} Saved
 */

/** An address's fragment, without `#`. @param {string} address */
export function fragmentOf(address) {
  return new URL(address).hash.slice(1);
}

/**
 * What to open: the address's game, with its players if it is known here; else the tab's own last game;
 * else the device's.
 * @returns {Saved}
 */
export function wanted() {
  const saved = [read(tab), read(device)].filter((game) => game !== null);
  const fragment = fragmentOf(location.href);
  if (!fragment) return saved[0] ?? {};
  return saved.find((game) => game.fragment === fragment) ?? { fragment };
}

/** @param {typeof tab} store @returns {Saved | null} */
function read(store) {
  const saved = store.read("game");
  if (typeof saved !== "object" || saved === null) return null;
  return isSaved(saved) ? saved : null;
}

/** @param {object} saved @returns {saved is Saved} */
function isSaved(saved) {
  const { fragment, record, seats } = /** @type {Record<string, unknown>} */ (saved);
  return typeof fragment === "string" && typeof record === "string" && Array.isArray(seats);
}

/** @param {View} view */
export function keep({ fragment, record, players }) {
  const saved = { fragment, record, seats: players.map(({ seat, level }) => ({ seat, level })) };
  tab.write("game", saved);
  device.write("game", saved);
  if (fragment === fragmentOf(location.href)) return;
  try {
    history.replaceState(null, "", `#${fragment}`);
  } catch {
    // Some frames may not touch their address; the game goes on without.
  }
}
