/** What the device keeps of the game on the board. */

import { Divergence } from "./divergence.js";
import * as kept from "./kept.js";
import { hasPicture, keepPicture } from "./pictures.js";
import { note } from "./results.js";

/**
 * @typedef {import("./kept-game.js").Kept} Kept
 * @typedef {import("../engine/protocol.js").View} View
 * @typedef {import("../engine/store.js").Store} Store
 */

/** The copy of a game: kept once it has begun, and of a game from elsewhere once something is done on it. */
export class Copy {
  /** Called once, when nothing more can be kept or there is hardly room. */
  onFull = () => {};
  /** Whether the game as it stands on the board could not be kept. */
  loose = false;
  #refused = false;
  /** Where a game from elsewhere stood when it was opened, till something is done on it. @type {{acts: number, link: string} | null} */
  #looked = null;
  #divergence = new Divergence();
  #store;

  /** @param {Store} store */
  constructor(store) {
    this.#store = store;
  }

  /** Another match is on the board. @param {string | null} base the kept course that it comes of @param {string | null} link where it is from elsewhere */
  begin(base, link) {
    this.loose = false;
    this.#divergence.begin(base);
    this.#looked = link === null ? null : { acts: this.#store.acts, link };
  }

  /** Whether the game is from elsewhere and nothing was done on it yet. */
  get looked() {
    return this.#looked !== null;
  }

  /** The kept course that the one on the board comes of. */
  get base() {
    return this.#divergence.base;
  }

  set base(course) {
    this.#divergence.base = course;
  }

  /**
   * Keep the game as it stands, where it is to be kept.
   * @param {View} view
   * @param {Kept} game what the view is kept as
   * @returns {boolean} whether other tabs are to hear of it
   */
  keep(view, game) {
    const before = kept.read(game.key);
    const setUp = Object.keys(view.settings).length === 0;
    // A game once kept stays so before the first move of another round, or once its setup is settled.
    const begun = view.moves.length > 0 || view.correspondence || view.question || setUp || before;
    if (!begun || (!before && this.#looks(view))) {
      kept.fresh.write(game);
      if (begun && view.fragment === this.#looked?.link) kept.seen.add(game);
      return false;
    }
    const same = before !== null && JSON.stringify({ ...before, time: 0 }) === JSON.stringify({ ...game, time: 0 });
    const done = this.#write(view, game, before, same);
    if (!done && !this.loose) this.#store.messages.tell({ key: view.correspondence ? "not-kept-by-link" : "not-kept", args: {} });
    // What the device has no room for, the tab may have: who plays it is not to be lost with a reload.
    if (done) kept.fresh.forget(game.key);
    else kept.fresh.write(game);
    this.loose = !done;
    // Where nothing is kept at all, there is nothing to make room by.
    if (!this.#refused && (done ? !before && kept.crowded() : kept.all().length > 0)) this.onFull();
    this.#refused ||= !done;
    return !same;
  }

  /** @param {View} view @param {Kept} game @param {Kept | null} before @param {boolean} same @returns {boolean} whether there was room */
  #write(view, game, before, same) {
    // What was finished elsewhere, and is only looked at here, was never kept unfinished.
    const counted = before?.result !== null || note(game.key, view);
    const spared = !before || this.#divergence.spare(before, view, this.#store);
    if (!spared || !(same || kept.write(game)) || !counted) return false;
    this.base = game.fragment;
    kept.current.write(game.key);
    // A device that has no room for it shows its sign in lists.
    if (!same || !hasPicture(game.key)) keepPicture(game.key, view);
    return true;
  }

  /** Whether a game from elsewhere is only looked at. @param {View} view */
  #looks(view) {
    if (!this.#looked || view.correspondence) return false;
    if (this.#store.acts === this.#looked.acts || view.fragment === this.#looked.link) return true;
    kept.seen.remove(this.#looked.link);
    this.#looked = null;
    return false;
  }

  /** Keep a game that was looked at, as it is. @param {Kept} seen @param {string} shown the key of the game on the board @returns {boolean} whether there is room */
  adopt(seen, shown) {
    const { view } = this.#store;
    const here = this.#looked !== null && view?.fragment === seen.fragment;
    const key = here ? shown : kept.newKey();
    if (!kept.write({ ...seen, key, time: Date.now() })) return false;
    kept.seen.remove(seen.fragment);
    if (here) {
      this.#looked = null;
      this.base = seen.fragment;
      keepPicture(key, view);
    }
    return true;
  }
}
