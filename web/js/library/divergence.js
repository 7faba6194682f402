/**
 * Notices that a game was played otherwise in another tab, where no lock has kept tabs apart, and has the engine take in
 * what was made there.
 */

import * as kept from "./kept.js";

/** A tab's knowledge of how the game on its board is kept. */
export class Divergence {
  /** The kept course that the one on the board comes of: any other is another tab's. @type {string | null} */
  base = null;
  /** Under which keys there is kept what other tabs have made of the game, until it is taken in. @type {string[]} */
  #spares = [];
  /** How often something was taken in. */
  #joined = 0;

  /** Another match comes of this kept course. @param {string | null} base */
  begin(base) {
    this.base = base;
    this.#spares = [];
    this.#joined = 0;
  }

  /**
   * Keep apart what another tab has made of the game since, until the engine has taken it in.
   * @param {import("./kept-game.js").Kept} before what is kept now
   * @param {import("../engine/protocol.js").View} view
   * @param {import("../engine/store.js").Store} store
   * @returns {boolean} whether there was room for it
   */
  spare(before, view, store) {
    for (const key of this.#spares.splice(0, view.joined - this.#joined)) kept.forget(key);
    this.#joined = view.joined;
    if (before.fragment === this.base || before.fragment === view.fragment) return true;
    const key = kept.newKey();
    if (!kept.write({ ...before, key })) return false;
    this.#spares.push(key);
    store.send({ type: "join", fragment: before.fragment });
    return true;
  }
}
