/** Clocks: the time that is left, shown at each side, kept with the game, and told when it gets short. */

import { make, need } from "../lib/dom.js";
import { number, text } from "../lib/text.js";
import * as kept from "../library/kept.js";
import { Times } from "./times.js";

/**
 * @typedef {import("../library/keeper.js").Keeper} Keeper
 * @typedef {import("../engine/protocol.js").PlayerView} PlayerView
 * @typedef {import("../engine/store.js").Store} Store
 */

/** Below this, in milliseconds, a face shows tenths of a second and changes as often. */
const SHORT = 10_000;
const TENTH = 100;
/** So many milliseconds before the end it is told aloud, unless that is most of the time there was. */
const TOLD = [60_000, 30_000, 10_000];
/** The time is kept at least this often, in case the page is ended without a word. */
const KEPT_EVERY = 5000;

/**
 * Wire the clocks.
 * @param {Store} store
 * @param {Keeper} keeper
 */
export function clocks(store, keeper) {
  const says = make("p", { id: "clock-says", class: "unseen", role: "status" });
  need("says", HTMLElement).append(says);
  let times = new Times(null);
  let key = "";
  /** Whose times are shown: one's own, or those of another tab that plays the match. */
  let whose = "";
  let own = true;
  let timer = 0;
  let keptAt = 0;
  /** The revision on which the time was found to be over. */
  let over = -1;

  /** @param {boolean} [anew] whether the view has changed @param {boolean} [told] whether an engine has told the times */
  function step(anew = false, told = false) {
    clearTimeout(timer);
    const { view } = store;
    if (!view?.players.some(({ clock }) => clock)) return;
    const now = performance.now();
    const before = new Map(view.players.map(({ name }) => [name, times.left(name)]));
    if (times.told) times.hear(view, store.together ? (store.live?.times ?? null) : null, told, now);
    else if (anew) times.meet(view, document.hidden, now);
    else times.count(now);
    for (const player of view.players) {
      tell(player, before.get(player.name) ?? 0);
      face(player);
    }
    if (anew || now - keptAt > KEPT_EVERY) keep(now);
    const { running } = times;
    if (!running) return;
    const left = times.left(running);
    if (left > 0) timer = setTimeout(step, left <= SHORT ? TENTH : left % 1000 || 1000);
    else if (own && over !== view.revision && (!times.told || view.players.some(({ name, seat }) => name === running && seat === "human"))) {
      over = view.revision;
      store.send({ type: "time_out" });
    }
  }

  /** @param {number} now */
  function keep(now) {
    keptAt = now;
    if (own && store.view?.moves.length) kept.times.write(key, times.kept);
  }

  /** @param {PlayerView} player */
  function face({ name, clock }) {
    const element = document.querySelector(`.player[data-player="${name}"] .player-clock`);
    if (!(element instanceof HTMLElement) || !clock) return;
    const left = times.left(name);
    const shown = faceText(left);
    if (element.textContent !== shown) element.textContent = shown;
    const words = text("clock-left", { player: name, ...parts(left) });
    if (element.getAttribute("aria-label") !== words) element.setAttribute("aria-label", words);
    element.toggleAttribute("data-running", times.running === name);
    element.toggleAttribute("data-low", left <= Math.min(30_000, clock.seconds * 250));
  }

  /** @param {PlayerView} player @param {number} before */
  function tell({ name, clock }, before) {
    const left = times.left(name);
    const passed = TOLD.find((mark) => before > mark && left <= mark && mark <= (clock?.seconds ?? 0) * 500);
    if (passed && times.running === name) says.textContent = text("clock-low", { player: name, seconds: passed / 1000 });
  }

  function stop() {
    times.count(performance.now());
    keep(performance.now());
  }
  document.addEventListener("visibilitychange", () => step(true));
  addEventListener("pagehide", stop);
  store.on(["live"], () => times.told && step(true, true));

  store.register((view) => {
    const now = keeper.owns ? keeper.key : `${keeper.key} ${view.match}`;
    if (now !== whose) {
      if (key && key !== keeper.key) stop();
      key = keeper.key;
      whose = now;
      own = keeper.owns;
      times = new Times(kept.times.read(key), view.correspondence !== undefined);
      says.textContent = "";
      for (const element of document.querySelectorAll(".player-clock")) element.textContent = "";
    }
    step(true);
  });
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
