/** What is said to the person about the session: what could not be done and why, what the page tells, how far the start is. */

/**
 * @import {Explanation, Text, Trouble} from "./protocol.js"
 * @import {Topic} from "./listeners.js"
 *
 * @typedef {{stage: string, fraction: number}} Progress
 */

/** What is told when there is no engine. */
const FAILURES = new Set(["boot-failed", "engine-failed"]);

/** The messages of one session. Those about a command are settled by the next one. */
export class Messages {
  /** What could not be done. @type {Text | null} */
  trouble = null;
  /** The type of the command that this is the answer to, if it is one's. */
  about = "";
  /** What the page itself has to say, such as that something was copied. @type {Text[] | null} */
  told = null;
  /** Why a space is as it is, or a choice was refused. @type {Explanation | null} */
  explanation = null;
  /** How far the engine's start is. @type {Progress | null} */
  progress = null;
  #changed;

  /** @param {(...topics: Topic[]) => void} changed called when some are others than before */
  constructor(changed) {
    this.#changed = changed;
  }

  /** What was said of the last command has been read once the next one is given. */
  settle() {
    if (this.trouble) {
      this.trouble = null;
      this.#changed("trouble");
    }
    if (this.told) {
      this.told = null;
      this.#changed("told");
    }
    this.forget();
  }

  /** Stop showing an explanation. */
  forget() {
    if (!this.explanation) return;
    this.explanation = null;
    this.#changed("explanation");
  }

  /** Another view is shown: what was said of the one before is over. */
  turn() {
    this.progress = this.explanation = null;
  }

  /** Know what the engine could not do. @param {Trouble} event */
  fail({ text, about }) {
    this.trouble = text;
    this.about = about;
    this.told = null;
  }

  /** @param {Progress} progress */
  load(progress) {
    this.progress = progress;
    // What was said of an engine that failed is over when another one is on its way.
    if (this.trouble && FAILURES.has(this.trouble.key)) this.trouble = null;
    this.#changed("progress");
  }

  /** Say what is amiss outside the engine. @param {Text} trouble */
  report(trouble) {
    this.trouble = trouble;
    this.about = "";
    // Whatever was said before, such as that the game goes on, is no longer so.
    this.told = this.progress = null;
    this.#changed("trouble");
  }

  /** Say something until the next command. @param {Text[]} told */
  tell(...told) {
    this.told = told;
    this.#changed("told");
  }

  /** Say that a choice made ahead could not be played, in place of what was said of it. @param {Text} reason */
  spoil(reason) {
    this.trouble = this.explanation = null;
    this.tell({ key: "premove-dropped", args: {} }, reason);
  }
}
