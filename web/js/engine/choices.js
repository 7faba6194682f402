/** Choices on their way to the engine: one at a time, each on the view that the one before led to. */

/**
 * @typedef {import("./protocol.js").View} View
 * @typedef {import("./protocol.js").Text} Text
 * @typedef {import("./kinds.js").BareCommand} BareCommand
 * @typedef {import("./kinds.js").EngineEvent} EngineEvent
 */

/**
 * What the engine is at: on which revision it was sent, -1 where any view answers; which choice it is, or null where one is
 * taken back; and the match that another one is opened in place of, whose view choices wait for.
 * @typedef {{revision: number, choice?: string | null, replaced?: number}} Sent
 */

/** Commands that a choice waits for: made on the view before them, the engine would drop it. @type {Set<BareCommand["type"]>} */
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
  /** @type {Sent | null} */
  #sent = null;
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

  /** A command goes out that choices may have to wait for. @param {BareCommand["type"]} type @param {View} view */
  follow(type, view) {
    if (FIRST.has(type)) this.#sent ??= { revision: view.revision };
  }

  /** Another match is opened in place of this one; choices are for that one. @param {View} view */
  await({ match, revision }) {
    this.#sent = { revision, replaced: match };
  }

  /** The choice that the engine is at. */
  get #given() {
    return this.#sent?.choice ? [this.#sent.choice] : [];
  }

  /** What is chosen of a move, once the engine has taken all that is on its way. @param {View} view */
  drafted({ draft }) {
    const given = [...draft, ...this.#given];
    const returned = this.#retracts + (this.#sent?.choice === null ? 1 : 0);
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
    this.#sent = { revision, choice: next };
    return next;
  }

  /** Whether the engine answers what was sent. What changes no position may be shown while a choice is still on its way. @param {EngineEvent} event */
  answeredBy(event) {
    const { revision = -1, replaced } = this.#sent ?? {};
    if (replaced !== undefined) {
      return event.type === "view" ? event.match !== replaced : event.type === "trouble" && event.about === "open";
    }
    if (event.type === "view") return event.moved > revision;
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
    if (answered) this.#sent = null;
    const reason = made && (event.type === "explanation" || event.type === "trouble") ? event.text : null;
    if (reason) {
      this.#retracts = this.#ahead ?? 0;
      this.waiting = [];
    } else if (made) this.#ahead = (this.#ahead ?? 0) + 1;
    if (!this.busy) this.#ahead = null;
    return reason;
  }

  /** Another engine begins something else: nothing waits, and nothing is on its way. */
  forget() {
    this.waiting = [];
    this.#sent = null;
    this.#retracts = 0;
    this.#ahead = null;
  }

  /**
   * Another engine knows nothing of what was sent: all of it waits for that one's first view.
   * @param {string[]} drafted what was chosen of a move that is not complete
   */
  restart(drafted) {
    // What was chosen ahead begins anew with the view.
    const given = [...(this.#ahead === null ? drafted : []), ...this.#given];
    this.waiting = [...given, ...this.waiting];
    this.#repeated = given.length;
    this.#sent = { revision: -1 };
    this.#retracts = 0;
  }
}
