/** The games kept on this device, each under a key of its own, and the one that this tab shows. */

import { device, onOtherTab, tab } from "../lib/storage.js";

/**
 * @typedef {import("../engine/protocol.js").Open} Open
 * @typedef {import("../engine/protocol.js").SeatChoice} SeatChoice
 * @typedef {import("../engine/protocol.js").View} View
 *
 * A game as it is kept. `plies`, `result`, `turn` (whose move it is) and `names` are for lists; `mark` tells
 * how far a game by link has come, `shared` how far it had when its link was last sent or received.
 * @typedef {object} Kept
 * @property {string} key
 * @property {string} fragment
 * @property {SeatChoice[]} seats
 * @property {string} game
 * @property {string[]} players
 * @property {string[]} names
 * @property {number} plies
 * @property {number} [rounds] how many the match has, where that is more than one
 * @property {string | null} result
 * @property {string} turn
 * @property {number} time when it was last changed, in milliseconds
 * @property {Mark | null} mark
 * @property {Mark | null} shared
 *
 * @typedef {{stage: number, chain: string[], sent?: boolean, asked?: boolean}} Mark with `sent`, whether its link went out from here and did
 * not come here, and `asked`, whether it asked to take back
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
const MOST_SEEN = 12;
/** A longer link is not kept where nobody asked for it. */
const LONGEST_SEEN = 4000;
/** With so many games a person is asked to save and delete some: none goes by itself. */
const MANY = 500;
/** Of a name there is kept what a list can show. */
const LONGEST_NAME = 60;

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

/** Whether a value is a game as we keep it: others may have written there too. @param {unknown} kept @returns {kept is Kept} */
export function isKept(kept) {
  if (!isRecord(kept)) return false;
  const { key, fragment, seats, game, players, names, plies, rounds, result, turn, time, mark, shared } = kept;
  return (
    [key, fragment, game, turn].every(isText) &&
    [plies, rounds ?? 1, time].every(Number.isFinite) &&
    (result === null || isText(result)) &&
    isPair(seats, isSeat) &&
    isPair(players, isText) &&
    isPair(names, isText) &&
    [mark ?? null, shared ?? null].every((one) => one === null || isMark(one))
  );
}

/** @param {unknown} value @returns {value is Record<string, unknown>} */
function isRecord(value) {
  return typeof value === "object" && value !== null;
}

/** @param {unknown} value */
function isText(value) {
  return typeof value === "string";
}

/** @param {unknown} value @param {(one: unknown) => boolean} each */
function isPair(value, each) {
  return Array.isArray(value) && value.length === 2 && value.every(each);
}

/** @param {unknown} value */
function isSeat(value) {
  if (!isRecord(value)) return false;
  const { seat, level, clock } = value;
  const seats = ["human", "computer", "remote"];
  return isText(seat) && seats.includes(/** @type {string} */ (seat)) && Number.isInteger(level) && isClock(clock);
}

/** @param {unknown} value */
function isClock(value) {
  if (value === undefined) return true;
  return isRecord(value) && Object.keys(value).length === 2 && [value.seconds, value.increment].every(Number.isInteger);
}

/** @param {unknown} value */
function isMark(value) {
  return isRecord(value) && Number.isInteger(value.stage) && Array.isArray(value.chain) && value.chain.every(isText);
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
}

/**
 * Keep a game. What lies under its key and cannot be read, as of a newer version, is kept too, under another one.
 * @param {Kept} kept
 * @returns {boolean} whether it could be kept
 */
export function write(kept) {
  const before = device.text(PREFIX + kept.key);
  if (before !== null && !read(kept.key) && !device.writeText(PREFIX + newKey(), before)) return false;
  return device.write(PREFIX + kept.key, kept);
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

/** An address's fragment, without `#`. @param {string} address */
export function fragmentOf(address) {
  return new URL(address).hash.slice(1);
}

/** The address that opens a game anywhere: the site's own, which leads on to the page of the game. @param {string} fragment */
export function address(fragment) {
  const url = new URL("./", location.href);
  url.hash = fragment;
  return url.href;
}

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

/** The link of a game that is begun with a move on a page of ours, and is one's own from there on. */
export const begun = {
  read: () => tab.read("begun"),
  /** @param {string} fragment */
  write: (fragment) => tab.write("begun", fragment),
};

/** A game before its first move: no game for a list, but this tab knows who plays it. */
export const fresh = {
  read() {
    const game = tab.read("fresh");
    return isKept(game) ? game : null;
  },
  /** @param {Kept} game */
  write(game) {
    tab.write("fresh", game);
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
  const games = [fresh.read(), last, ...all()].filter((game) => game !== null);
  const known = games.find((game) => game.fragment === fragment);
  return known ? from(known) : { open: { fragment }, key: null };
}

/** How a kept game is opened. @param {Kept} known */
export function from(known) {
  const { key, fragment, seats, mark, shared } = known;
  const sent = mark ? { shared: shared?.chain.length ?? 0 } : {};
  return { open: { fragment, seats: /** @type {[SeatChoice, SeatChoice]} */ (seats), ...sent }, key, known };
}

/** What is kept of a view. @param {View} view @param {string} key @param {Mark | null} shared @returns {Kept} */
export function keptOf(view, key, shared) {
  const { fragment, players, game, course, correspondence } = view;
  return {
    key,
    fragment,
    seats: players.map(({ seat, level, clock }) => ({ seat, level, ...(clock && { clock }) })),
    game,
    players: players.map(({ name }) => name),
    names: players.map(({ person }) => (person ?? "").slice(0, LONGEST_NAME)),
    plies: course.plies,
    ...(view.round && { rounds: view.round.rounds }),
    result: course.result,
    turn: course.player ?? "",
    time: Date.now(),
    mark: correspondence ? { stage: correspondence.stage, chain: correspondence.chain } : null,
    shared,
  };
}

/** How one state of a game by link stands to another. @typedef {"same" | "newer" | "older" | "forked"} Relation */

/** @param {Mark} one @param {Mark} other @returns {Relation} how `one` stands to `other` */
export function compare(one, other) {
  const common = Math.min(one.chain.length, other.chain.length);
  const parted = one.chain.slice(0, common).some((item, index) => item !== other.chain[index]);
  if (parted) return "forked";
  const difference = one.stage - other.stage || one.chain.length - other.chain.length;
  return difference === 0 ? "same" : difference > 0 ? "newer" : "older";
}

/** Put a fragment into the address. @param {string} fragment */
export function showAddress(fragment) {
  if (fragment === fragmentOf(location.href)) return;
  try {
    history.replaceState(null, "", `#${fragment}`);
  } catch {
    // Some frames may not touch their address; the game goes on without.
  }
}
