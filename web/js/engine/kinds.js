/** What kinds of commands and events there are, as far as a page treats them alike. */

/**
 * @import {Command} from "./protocol.js"
 *
 * What a page says of a command about the view now shown, of each kind by itself: the store adds the session and the revision.
 * @typedef {Command extends infer C ? C extends {session: string, revision: number} ? Omit<C, "session" | "revision"> : never : never} BareCommand
 *
 * What a session is told. Only the engine's helpers have to do with the rest.
 * @typedef {Exclude<import("./protocol.js").Event, {type: "assisted"}>} EngineEvent
 */

/** Commands after which what was chosen ahead makes no sense any more. @type {Set<BareCommand["type"]>} */
const ELSEWHERE = new Set(["undo", "redo", "go", "resign", "new", "again", "next_round"]);
/** @type {Set<BareCommand["type"]>} */
const LEAFING = new Set(["undo", "redo", "go", "display", "orient", "pace", "hint", "halt", "picture", "parts", "clue"]);
/** @type {Set<BareCommand["type"]>} */
const ASIDE = new Set(["inspect", "trace", "analyse", "ponder", "merge", "legal", "legend", "join", "meet", "hear", "attend", "say", "want_again", "circle", "welcome", "overhear", "hand", "point", "look"]);
/** @type {Set<BareCommand["type"]>} */
const BORNE = new Set([...ASIDE, "go", "display", "orient", "pace", "halt", "picture", "parts", "clue", "challenge", "new", "again", "close"]);
/** Answers that say something of the position shown, and nothing of another one. @type {Set<EngineEvent["type"]>} */
const OF_POSITION = new Set(["explanation", "thinking", "analysis", "hint", "trace", "legal", "legend"]);

/** Whether after such a command the game goes on somewhere else. @param {BareCommand["type"]} command */
export function leadsElsewhere(command) {
  return ELSEWHERE.has(command);
}

/** Whether such a command changes what is seen of a game, and not the game. @param {BareCommand["type"]} command */
export function isLeafing(command) {
  return LEAFING.has(command);
}

/** Whether a person gives such a command by merely looking, or not at all. @param {BareCommand["type"]} command */
export function isAside(command) {
  return ASIDE.has(command);
}

/** Whether a game that is played in another tab bears such a command: it changes what is seen here, or begins another game. @param {BareCommand["type"]} command */
export function isBorne(command) {
  return BORNE.has(command);
}

/** Whether such an event tells of one position alone. @param {EngineEvent["type"]} event */
export function isOfPosition(event) {
  return OF_POSITION.has(event);
}
