/** The games kept on this device, each under a key of its own, and the one that this tab shows. */

import { device, isRecord, onOtherTab, tab } from "../lib/storage.js";
import { fragmentOf } from "./address.js";
import * as findings from "./findings.js";
import { isKept, keptOf } from "./kept-game.js";

/**
 * @typedef {import("../engine/protocol.js").KeptMatch} KeptMatch
 * @typedef {import("../engine/protocol.js").Open} Open
 * @typedef {import("./kept-game.js").Kept} Kept
 */

const PREFIX = "game.";
/** The times of a game's players lie apart, as they change all the while. */
const TIMES = "times.";
/** What was chosen ahead in a game by link. */
export const AHEAD = "ahead.";
/** Their small boards too, which only lists want; see `pictures.js`. */
export const PICTURES = "picture.";
/** Which games could not be read when they were opened. */
const DOUBTS = "doubt.";
/** The links that were opened last, and not played on. */
const SEEN = "seen";
/** Written to see whether anything is kept at all. */
const TRIAL = "trial";
const MOST_SEEN = 12;
/** A longer link is not kept where nobody asked for it. */
const LONGEST_SEEN = 4000;
/** With so many games a person is asked to save and delete some: none goes by itself. */
const MANY = 500;

/** The key of a game that is played by sending links, as devices have kept it from the beginning. @param {string} id */
export function correspondenceKey(id) {
  return `letter-${id}`;
}

/** A key, or an id of a game by link: ten letters and digits. */
export function newKey() {
  return Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => (byte % 36).toString(36)).join("");
}

/** @param {string} key @returns {Kept | null} */
export function read(key) {
  const kept = device.read(PREFIX + key);
  return isKept(kept) && kept.key === key ? kept : null;
}

/** All games, the latest first. @returns {Kept[]} */
export function all() {
  const games = device.names(PREFIX).map((name) => read(name.slice(PREFIX.length)));
  return games.filter(isKept).sort((one, other) => other.time - one.time);
}

/** The games that are not over and have a move, or are played by link, where the first may be the other person's. */
export function underWay() {
  return all().filter(({ result, plies, mark }) => result === null && (plies > 0 || mark));
}

/** Call `listener` with the key of each game that another tab keeps or forgets. @param {(key: string) => void} listener */
export function onChange(listener) {
  onOtherTab((name) => {
    if (name.startsWith(PREFIX)) listener(name.slice(PREFIX.length));
  });
}

/** @param {string} key */
export function forget(key) {
  device.remove(PREFIX + key);
  device.remove(TIMES + key);
  device.remove(AHEAD + key);
  device.remove(PICTURES + key);
  device.remove(DOUBTS + key);
  findings.forget(key);
}

/**
 * Keep a game. What lies under its key and cannot be read, as of a newer version, is kept too, under another one.
 * @param {Kept} kept
 * @returns {boolean} whether it could be kept
 */
export function write(kept) {
  const before = device.text(PREFIX + kept.key);
  const aside = before !== null && !read(kept.key) ? PREFIX + newKey() : "";
  if (aside && !device.writeText(aside, before ?? "")) return false;
  const could = device.write(PREFIX + kept.key, kept);
  // It lies under its own key still, and is set aside at the next try.
  if (aside && !could) device.remove(aside);
  return could;
}

/**
 * Keep games that nobody has shown here, the first as the latest.
 * @param {KeptMatch[]} matches
 * @returns {{added: number, known: number, refused: number}} how many there are more now, were there already, and found no room
 */
export function adopt(matches) {
  const there = new Set(all().map(({ fragment }) => fragment));
  const missing = matches.filter(({ fragment }) => !there.has(fragment));
  const now = Date.now();
  const added = missing.filter((match, index) => write({ ...keptOf(match, newKey(), null), time: now - index })).length;
  return { added, known: matches.length - missing.length, refused: missing.length - added };
}

/** Whether this browser keeps anything for the page. */
export function able() {
  const could = device.write(TRIAL, 0);
  device.remove(TRIAL);
  return could;
}

/** Whether there are so many games that a person is to be asked which may go. */
export function crowded() {
  return device.names(PREFIX).length >= MANY;
}

/** Note whether a game could not be read when it was opened. @param {string} key @param {boolean} failed */
export function doubt(key, failed) {
  if (failed) device.write(DOUBTS + key, Date.now());
  else device.remove(DOUBTS + key);
}

/** What is kept and could not be read, each with its text. @returns {{key: string, text: string}[]} */
export function unreadable() {
  const keys = device.names(PREFIX).map((name) => name.slice(PREFIX.length));
  const bad = keys.filter((key) => !read(key) || device.text(DOUBTS + key) !== null);
  return bad.map((key) => ({ key, text: device.text(PREFIX + key) ?? "" }));
}

/** Links that were opened and not played on, the latest first: no games of one's own. */
export const seen = {
  /** @returns {Kept[]} */
  all() {
    const links = device.read(SEEN);
    return Array.isArray(links) ? links.filter(isKept) : [];
  },
  /** @param {Kept} game */
  add(game) {
    if (game.fragment.length > LONGEST_SEEN) return;
    const others = this.all().filter(({ fragment }) => fragment !== game.fragment);
    device.write(SEEN, [game, ...others].slice(0, MOST_SEEN));
  },
  /** @param {string} fragment */
  remove(fragment) {
    const all = this.all();
    const others = all.filter((game) => game.fragment !== fragment);
    if (others.length < all.length) device.write(SEEN, others);
  },
};

/** The game that this tab shows, and the device's last one. */
export const current = {
  read() {
    const key = tab.read("current") ?? device.read("last");
    return typeof key === "string" ? read(key) : null;
  },
  /** @param {string} key */
  write(key) {
    tab.write("current", key);
    device.write("last", key);
  },
};

/** The times that the players of a game have left. */
export const times = {
  /** @param {string} key */
  read: (key) => device.read(TIMES + key),
  /** @param {string} key @param {unknown} kept */
  write: (key, kept) => device.write(TIMES + key, kept),
};

/** A game that is begun with a move on a page of ours, and is one's own from there on: its link and its picture. */
export const begun = {
  /** The picture of it, as it was written, if this is its link; else null. @param {string | undefined} link */
  picture(link) {
    const told = tab.read("begun");
    return isRecord(told) && told.fragment === link && isRecord(told.picture) ? told.picture : null;
  },
  /** @param {string} fragment @param {import("./pictures.js").Picture} picture */
  write: (fragment, picture) => tab.write("begun", { fragment, picture }),
};

/** A game before its first move, or for which the device has no room: no game for a list, but this tab knows who plays it. */
export const fresh = {
  read() {
    const game = tab.read("fresh");
    return isKept(game) ? game : null;
  },
  /** @param {Kept} game */
  write(game) {
    tab.write("fresh", game);
  },
  /** The device has it now, and what changes later. @param {string} key */
  forget(key) {
    if (this.read()?.key === key) tab.remove("fresh");
  },
};

/**
 * What to open: the address's game, as it is kept here if it is; else the last one of this tab or device.
 * @returns {{open: Omit<Open, "type" | "session">, key: string | null, known?: Kept}}
 */
export function wanted() {
  const fragment = fragmentOf(location.href);
  const last = current.read();
  if (!fragment) return last ? from(last) : { open: {}, key: null };
  /** @param {Kept | null} game */
  const isWanted = (game) => game?.fragment === fragment;
  // Mostly one of these: all that there are take longer to read.
  const known = [fresh.read(), last].find(isWanted) ?? all().find(isWanted);
  return known ? from(known) : { open: { fragment }, key: null };
}

/** How a kept game is opened. @param {Kept} known */
export function from(known) {
  const { key, fragment, seats, mark, shared } = known;
  const sent = mark ? { shared: { items: shared?.chain.length ?? 0, stage: shared?.stage ?? 0 } } : {};
  const found = findings.read(key);
  return { open: { fragment, seats: seats, ...sent, ...(found && { findings: found }) }, key, known };
}
