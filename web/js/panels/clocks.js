/** Clocks: the time that is left, shown at each side, kept with the game, and told when it gets short. */

import { make, need } from "../lib/dom.js";
import { number, text } from "../lib/text.js";
import * as kept from "../library/kept.js";
import { Times } from "./times.js";

/**
 * @typedef {import("../library/keeper.js").Keeper} Keeper
 * @typedef {import("../engine/protocol.js").PlayerView} PlayerView
 * @typedef {import("../engine/protocol.js").View} View
 * @typedef {import("../engine/store.js").Store} Store
 */

/** Below this, in milliseconds, a face shows tenths of a second and changes as often. */
const SHORT = 10_000;
const TENTH = 100;
/** So many milliseconds before the end it is told aloud, unless that is most of the time there was. */
const TOLD = [60_000, 30_000, 10_000];
/** The time is kept at least this often, in case the page is ended without a word. */
const KEPT_EVERY = 5000;

/** The clocks; they wire themselves. */
export class Clocks {
  #says = make("p", { id: "clock-says", class: "unseen", role: "status" });
  #times = new Times(null);
  #key = "";
  /** Whose times are shown: one's own, or those of another tab that plays the match. */
  #whose = "";
  #own = true;
  #timer = 0;
  #keptAt = 0;
  /** The revision on which the time was found to be over. */
  #over = -1;

  /** @param {Store} store @param {Keeper} keeper */
  constructor(store, keeper) {
    this.store = store;
    this.keeper = keeper;
    need("says", HTMLElement).append(this.#says);
    document.addEventListener("visibilitychange", () => this.#step(true));
    addEventListener("pagehide", () => this.#stop());
    store.on(["live"], () => this.#times.told && this.#step(true, true));
    store.register((view) => {
      this.#meet(view);
      this.#step(true);
    });
  }

  /** Another game has other times. @param {View} view */
  #meet(view) {
    const { keeper } = this;
    const whose = keeper.owns ? keeper.key : `${keeper.key} ${view.match}`;
    if (whose === this.#whose) return;
    if (this.#key && this.#key !== keeper.key) this.#stop();
    this.#key = keeper.key;
    this.#whose = whose;
    this.#own = keeper.owns;
    this.#times = new Times(kept.times.read(this.#key), view.correspondence !== undefined);
    this.#says.textContent = "";
    for (const element of document.querySelectorAll(".player-clock")) element.textContent = "";
  }

  /** @param {boolean} [anew] whether the view has changed @param {boolean} [told] whether an engine has told the times */
  #step(anew = false, told = false) {
    clearTimeout(this.#timer);
    const { view } = this.store;
    if (!view?.players.some(({ clock }) => clock)) return;
    const now = performance.now();
    const before = new Map(view.players.map(({ name }) => [name, this.#times.left(name)]));
    this.#count(view, anew, told, now);
    for (const player of view.players) {
      this.#tell(player, before.get(player.name) ?? 0);
      this.#face(player);
    }
    if (anew || now - this.#keptAt > KEPT_EVERY) this.#keep(now);
    const { running } = this.#times;
    if (running) this.#goOn(view, running);
  }

  /** @param {View} view @param {boolean} anew @param {boolean} told @param {number} now */
  #count(view, anew, told, now) {
    const { together, live } = this.store;
    if (this.#times.told) this.#times.hear(view, together ? (live?.times ?? null) : null, told, now);
    else if (anew) this.#times.meet(view, document.hidden, now);
    else this.#times.count(now);
  }

  /** Look again when the face changes, or say that the time is over. @param {View} view @param {string} running */
  #goOn(view, running) {
    const left = this.#times.left(running);
    if (left > 0) {
      this.#timer = setTimeout(() => this.#step(), left <= SHORT ? TENTH : left % 1000 || 1000);
      return;
    }
    if (!this.#own || this.#over === view.revision) return;
    if (this.#times.told && !view.players.some(({ name, seat }) => name === running && seat === "human")) return;
    this.#over = view.revision;
    this.store.send({ type: "time_out" });
  }

  /** @param {number} now */
  #keep(now) {
    this.#keptAt = now;
    if (this.#own && this.store.view?.moves.length) kept.times.write(this.#key, this.#times.kept);
  }

  #stop() {
    this.#times.count(performance.now());
    this.#keep(performance.now());
  }

  /** @param {PlayerView} player */
  #face({ name, clock }) {
    const element = document.querySelector(`.player[data-player="${name}"] .player-clock`);
    if (!(element instanceof HTMLElement) || !clock) return;
    const left = this.#times.left(name);
    const shown = faceText(left);
    if (element.textContent !== shown) element.textContent = shown;
    const words = text("clock-left", { player: name, ...parts(left) });
    if (element.getAttribute("aria-label") !== words) element.setAttribute("aria-label", words);
    element.toggleAttribute("data-running", this.#times.running === name);
    element.toggleAttribute("data-low", left <= Math.min(30_000, clock.seconds * 250));
  }

  /** @param {PlayerView} player @param {number} before */
  #tell({ name, clock }, before) {
    const left = this.#times.left(name);
    const passed = TOLD.find((mark) => before > mark && left <= mark && mark <= (clock?.seconds ?? 0) * 500);
    if (passed && this.#times.running === name) this.#says.textContent = text("clock-low", { player: name, seconds: passed / 1000 });
  }
}

/** Hours, minutes and seconds; seconds that have begun count whole. @param {number} left in milliseconds */
function parts(left) {
  const seconds = Math.ceil(left / 1000);
  return { hours: Math.floor(seconds / 3600), minutes: Math.floor(seconds / 60) % 60, seconds: seconds % 60 };
}

/** What a clock's face shows. @param {number} left in milliseconds */
function faceText(left) {
  if (left < SHORT) return text("clock-face", { minutes: digits(0), seconds: digits(Math.floor(left / TENTH) / 10, 2, 1) });
  const { hours, minutes, seconds } = parts(left);
  if (hours === 0) return text("clock-face", { minutes: digits(minutes), seconds: digits(seconds, 2) });
  return text("clock-face-hours", { hours: digits(hours), minutes: digits(minutes, 2), seconds: digits(seconds, 2) });
}

/** A number with so many digits before and after the point. @param {number} value @param {number} [whole] @param {number} [fraction] */
function digits(value, whole = 1, fraction = 0) {
  const form = { minimumIntegerDigits: whole, minimumFractionDigits: fraction, maximumFractionDigits: fraction, useGrouping: false };
  return number(value, form);
}
