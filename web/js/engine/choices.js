/** Choices on their way to the engine: one at a time, each on the view that the one before led to. */

/**
 * @typedef {import("./protocol.js").View} View
 * @typedef {import("./protocol.js").Text} Text
 * @typedef {import("./kinds.js").EngineEvent} EngineEvent
 */

/** Commands that a choice waits for: made on the view before them, the engine would drop it. */
const FIRST = new Set(["seats"]);
/** Commands that are answered by a view, or by trouble about them. */
const ANSWERED = new Set(["choose", "retract", ...FIRST]);

/** Those that wait, and the one that the engine is at. */
export class Choices {
  /** Made while the engine could not take them yet. @type {string[]} */
  waiting = [];
  /** How many of those that wait, from the first on, another engine was given before. */
  #repeated = 0;
  /** Whether what was taken last is only said again. */
  repeats = false;
  /** How many choices to take back before those that wait. */
  #retracts = 0;
  /** The revision on which a choice that the engine is at was made, or taken back; -1 where any view answers. @type {number | null} */
  #sent = null;
  /** That choice, if it is one. @type {string[]} */
  #choice = [];
  /** Whether one is being taken back. */
  #returns = false;
  /** The match in place of which another is opened, whose view choices wait for. @type {number | null} */
  #replaced = null;
  /** How many of the choices made ahead the engine has taken; null where none are being made. @type {number | null} */
  #ahead = null;

  /** Whether some wait, or the engine is at one. */
  get busy() {
    return this.waiting.length > 0 || this.#sent !== null;
  }

  /** One more waits. @param {string} choice */
  add(choice) {
    if (!this.waiting.length) this.#repeated = 0;
    this.waiting.push(choice);
  }

  /** Those after the last that was taken back go with it. */
  retract() {
    if (this.waiting.pop() === undefined) this.#retracts += 1;
  }

  /** Choose ahead what was chosen before. @param {string[]} choices */
  plan(choices) {
    this.waiting = [...choices];
    this.#ahead = 0;
  }

  /** Choices made while somebody else was to move are for the turn that begins; others were for the one that is over. @param {boolean} before @param {boolean} after whether somebody else was, and is */
  turn(before, after) {
    if (before && !after && this.waiting.length) this.#ahead = 0;
    if (!before && after) this.waiting = [];
  }

  /** A command goes out that choices may have to wait for. @param {string} type @param {View} view */
  follow(type, view) {
    if (FIRST.has(type) && this.#sent === null) [this.#sent, this.#choice] = [view.revision, []];
  }

  /** Another match is opened in place of this one; choices are for that one. @param {View} view */
  await({ match, revision }) {
    [this.#sent, this.#choice, this.#replaced] = [revision, [], match];
    this.#returns = false;
  }

  /** What is chosen of a move, once the engine has taken all that is on its way. @param {View} view */
  drafted({ draft }) {
    const given = [...draft, ...(this.#sent === null ? [] : this.#choice)];
    const returned = this.#retracts + (this.#returns ? 1 : 0);
    return [...given.slice(0, Math.max(0, given.length - returned)), ...this.waiting];
  }

  /**
   * What is to be sent next, on this view: a choice, or `null` to take one back.
   * @param {View} view
   * @returns {string | null | undefined} nothing where nothing waits, or the engine is at one
   */
  take({ revision, thinking }) {
    if (this.#sent !== null) return undefined;
    if (thinking) this.waiting = [];
    const next = this.#retracts ? null : this.waiting.shift();
    if (next === undefined) return undefined;
    if (next === null) this.#retracts -= 1;
    this.repeats = next !== null && this.#repeated > 0;
    if (this.repeats) this.#repeated -= 1;
    this.#sent = revision;
    this.#choice = next === null ? [] : [next];
    this.#returns = next === null;
    return next;
  }

  /** Whether the engine answers what was sent. What changes no position may be shown while a choice is still on its way. @param {EngineEvent} event */
  answeredBy(event) {
    if (this.#replaced !== null) {
      return event.type === "view" ? event.match !== this.#replaced : event.type === "trouble" && event.about === "open";
    }
    if (event.type === "view") return event.moved > (this.#sent ?? -1);
    if (event.type === "trouble") return ANSWERED.has(event.about);
    return event.type === "explanation" && event.refused;
  }

  /**
   * The engine has told something.
   * @param {EngineEvent} event
   * @param {boolean} answered whether that is the answer to what was sent
   * @returns {Text | null} why what was chosen ahead cannot be played, all of which is forgotten then
   */
  hear(event, answered) {
    const made = answered && this.#sent !== null && this.#ahead !== null;
    if (answered) {
      this.#sent = this.#replaced = null;
      this.#returns = false;
    }
    const reason = made && (event.type === "explanation" || event.type === "trouble") ? event.text : null;
    if (reason) {
      this.#retracts = this.#ahead ?? 0;
      this.waiting = [];
    } else if (made) this.#ahead = (this.#ahead ?? 0) + 1;
    if (!this.busy) this.#ahead = null;
    return reason;
  }

  /**
   * Another engine knows nothing of what was sent: all of it waits for that one's first view.
   * @param {string[]} drafted what was chosen of a move that is not complete
   */
  restart(drafted) {
    // What was chosen ahead begins anew with the view.
    const given = [...(this.#ahead === null ? drafted : []), ...(this.#sent === null ? [] : this.#choice)];
    this.waiting = [...given, ...this.waiting];
    this.#repeated = given.length;
    this.#choice = [];
    this.#replaced = null;
    this.#returns = false;
    this.#sent = -1;
    this.#retracts = 0;
  }
}
