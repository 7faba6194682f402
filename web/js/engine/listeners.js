/**
 * Whoever is to hear when something changes. Each names the topics that it shows, so that a change has no more drawn anew
 * than what tells of it.
 */

/**
 * @import {EngineEvent} from "./kinds.js"
 *
 * What changes: what the engine has told, by its name, or what the page itself knows; `engine` where another one has begun.
 * @typedef {EngineEvent["type"] | "engine" | "progress" | "waiting" | "told" | "place" | "words"} Topic
 *
 * @typedef {object} Entry
 * @property {Topic[]} topics
 * @property {() => void} listener
 */

/** Those of one session, in the order in which they came. */
export class Listeners {
  /** @type {Entry[]} */
  #entries = [];

  /**
   * Call `listener` from now on whenever one of the topics changes.
   * @param {Topic[]} topics
   * @param {() => void} listener
   */
  add(topics, listener) {
    this.#entries.push({ topics, listener });
  }

  /**
   * Tell that some topics have changed together. Whoever listens to several of them is called once.
   * @param {Topic[]} changed
   */
  call(changed) {
    // Whoever comes while they are called has what there is by then.
    for (const { topics, listener } of [...this.#entries]) {
      if (topics.some((topic) => changed.includes(topic))) listener();
    }
  }
}
