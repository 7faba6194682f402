/**
 * What was found out when a game was analysed, kept on the device with the game: a short text of the engine's for each
 * position. It can be found out again, so it is bounded, and goes first where there is no room.
 */

import { device, isRecord, SPARE } from "../lib/storage.js";

/** Of so many games, those that were analysed last; of one game so many letters. */
const MOST = 20;
const LONGEST = 200_000;

/**
 * `time` is when the last of it was found out, in milliseconds.
 * @typedef {{time: number, found: Record<string, string>}} Findings
 */

/** @param {string} key of a game @returns {Record<string, string> | null} what is known of its positions, if anything */
export function read(key) {
  return kept(key)?.found ?? null;
}

/** Keep more of what is found out about a game. @param {string} key @param {Record<string, string>} more */
export function add(key, more) {
  const found = { ...read(key), ...more };
  if (lengthOf(found) > LONGEST) return;
  if (device.write(SPARE + key, { time: Date.now(), found })) limit();
}

/** @param {string} key */
export function forget(key) {
  device.remove(SPARE + key);
}

/** Forget what is known of the games that were analysed longest ago. */
function limit() {
  const names = device.names(SPARE);
  if (names.length <= MOST) return;
  const known = names.map((name) => ({ name, time: kept(name.slice(SPARE.length))?.time ?? 0 }));
  known.sort((one, other) => other.time - one.time);
  for (const { name } of known.slice(MOST)) device.remove(name);
}

/** What is kept, where it is as we keep it: others may have written there too. @param {string} key @returns {Findings | null} */
function kept(key) {
  const value = device.read(SPARE + key);
  if (!isRecord(value)) return null;
  const { time, found } = value;
  const fits = Number.isFinite(time) && isRecord(found) && Object.values(found).every((one) => typeof one === "string");
  return fits ? /** @type {Findings} */ (value) : null;
}

/** @param {Record<string, string>} found */
function lengthOf(found) {
  return Object.entries(found).reduce((sum, [name, text]) => sum + name.length + text.length, 0);
}
