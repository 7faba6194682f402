/** Which tasks a person has done, kept on the device. */

import { device, isRecord } from "../../lib/storage.js";

/** The tasks done of several games, by their ids. */
export class Progress {
  /** Also without storage it counts for as long as the page stands. @type {Map<string, Set<string>>} */
  #done = new Map();
  /** Whether the device keeps it. */
  kept = true;

  /** @param {string} name under which it is kept */
  constructor(name) {
    this.name = name;
    this.#read();
  }

  /** Take over what the device has, also from other tabs. */
  #read() {
    const read = device.read(this.name);
    if (!isRecord(read)) return;
    for (const [game, ids] of Object.entries(read)) {
      if (Array.isArray(ids)) this.#done.set(game, new Set([...(this.#done.get(game) ?? []), ...ids.map(String)]));
    }
  }

  /** @param {string} game @param {string} id */
  has(game, id) {
    return this.#done.get(game)?.has(id) ?? false;
  }

  /** @param {string} game @param {string} id */
  add(game, id) {
    this.#read();
    const ids = this.#done.get(game) ?? new Set();
    this.#done.set(game, ids.add(id));
    const whole = Object.fromEntries([...this.#done].map(([name, done]) => [name, [...done]]));
    this.kept = device.write(this.name, whole);
  }
}
