/** Who may sit on a side: persons, and the computer's levels in words. */

import { make } from "../lib/dom.js";
import { number, text } from "../lib/text.js";
import { paced } from "../lib/settings.js";

/**
 * @typedef {import("../engine/protocol.js").GameEntry} GameEntry
 * @typedef {import("../engine/protocol.js").LevelEntry} LevelEntry
 * @typedef {import("../engine/protocol.js").SeatChoice} SeatChoice
 */

/** A move that takes no longer is there at once. */
const AT_ONCE = 0.25;

/** The strength of a game's highest level, where it does not play perfectly. */
const HIGHEST = 8;

/** A level in words: how strong it is, and how long a move takes. @param {LevelEntry} entry */
export function levelText({ level, strength, seconds }) {
  const long = length(strength, seconds);
  return text("level", { level: String(level), strength, time: long ? text("level-seconds", { seconds: long }) : text("level-at-once") });
}

/** How a level plays, and how long a move takes. @param {LevelEntry} entry */
export function levelCharacter({ strength, seconds }) {
  const long = length(strength, seconds);
  return `${text("level-character", { strength })} ${long ? text("level-thinks", { seconds: long }) : text("level-thinks-not")}`;
}

/** The seconds of a move in words, none if it is there at once. @param {number} strength @param {number} seconds */
function length(strength, seconds) {
  // Only the highest level thinks longer or shorter as a person wants.
  const long = strength >= HIGHEST ? seconds * paced() : seconds;
  return long <= AT_ONCE ? "" : number(long < 1 ? Math.round(long * 10) / 10 : Math.round(long));
}

/** A level where there is little room. @param {LevelEntry} entry */
function shortLevelText({ level, strength }) {
  return text("level-short", { level: String(level), strength });
}

/**
 * Who may sit on a side, as options of a `<select>`.
 * @param {LevelEntry[]} levels
 * @param {boolean} byLink also somebody elsewhere
 */
export function seatOptions(levels, byLink) {
  return [
    make("option", { value: "human" }, text("seat-human")),
    ...(byLink ? [make("option", { value: "remote" }, text("seat-remote"))] : []),
    make("optgroup", { label: text("seat-computers") }, ...levels.map((entry) => make("option", { value: `computer ${entry.level}` }, shortLevelText(entry)))),
  ];
}

/** @param {SeatChoice} choice */
export function seatValue({ seat, level }) {
  return seat === "computer" ? `computer ${level}` : seat;
}

/** @param {string} value @returns {SeatChoice} */
export function readSeat(value) {
  const [seat, level] = value.split(" ");
  if (seat === "computer") return { seat, level: Number(level) };
  return { seat: seat === "remote" ? seat : "human", level: 1 };
}

/** Who plays. @param {GameEntry} game @param {string} player @param {string} label @param {string | undefined} value */
export function seatField(game, player, label, value) {
  const select = make("select", { name: `seat-${player}` }, ...seatOptions(game.levels, true));
  if (value) select.value = value;
  // The game that was chosen before may have more levels.
  const highest = game.levels.at(-1);
  if (select.selectedIndex < 0 && highest) select.value = seatValue({ seat: "computer", level: highest.level });
  return make("label", { class: "field" }, make("span", {}, label), select);
}
