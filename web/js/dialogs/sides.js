/** The two sides of a new game, in its dialog: who plays, under what name, and with what time. */

import { make } from "../lib/dom.js";
import { both } from "../lib/pairs.js";
import { device, isRecord } from "../lib/storage.js";
import { text } from "../lib/text.js";
import { levelCharacter, readSeat, seatField, seatValue } from "../panels/seats.js";

/**
 * @typedef {import("../engine/protocol.js").GameEntry} GameEntry
 * @typedef {import("../engine/protocol.js").SeatChoice} SeatChoice
 */

/** What a clock shows that nobody has set yet, and the most that it may, in minutes and seconds. */
const MINUTES = 10;
const INCREMENT = 5;
const MOST_MINUTES = 1440;
const MOST_INCREMENT = 3600;

/** The names of the persons at this device, whoever sits first. @returns {string[]} */
function knownNames() {
  const names = device.read("names");
  return Array.isArray(names) ? names.map((name) => (typeof name === "string" ? name : "")) : [];
}

/** What was last chosen of clocks. @returns {{on: boolean, minutes: number[], increments: number[]}} */
function knownClock() {
  const kept = device.read("clock");
  const { on, minutes, increments } = isRecord(kept) ? kept : {};
  return { on: on === true, minutes: twoNumbers(minutes, MINUTES), increments: twoNumbers(increments, INCREMENT) };
}

/** @param {unknown} kept @param {number} usual */
function twoNumbers(kept, usual) {
  const list = Array.isArray(kept) ? kept : [];
  return [0, 1].map((index) => (typeof list[index] === "number" ? list[index] : usual));
}

/** The fields of both sides, and what is chosen in them. */
export class Sides {
  /** Names that were typed since the dialog was opened, by side. @type {Map<string, string>} */
  #typed = new Map();
  /** Of the game that is chosen. @type {GameEntry["levels"]} */
  #levels = [];
  /** The sides of that game, in the order of their fields. @type {readonly string[]} */
  #players = [];

  /** @param {HTMLFormElement} form */
  constructor(form) {
    this.form = form;
    form.addEventListener("input", ({ target }) => {
      if (target instanceof HTMLInputElement && target.name.startsWith("name-")) this.#typed.set(target.name, target.value);
    });
  }

  /** Begin with what the device knows. */
  forget() {
    this.#typed.clear();
  }

  /** Who plays which side of a game that is chosen in place of another one. @param {GameEntry} game @returns {Record<string, string>} */
  carried({ players }) {
    return Object.fromEntries(players.map((player, index) => [player, this.#value(`seat-${this.#players[index]}`)]));
  }

  /** In place of those of another game, whose names and times stay. @param {GameEntry} game @param {Record<string, string>} seats by side */
  fields(game, seats) {
    const clock = this.#input("clock") ? this.#clock() : knownClock();
    const typed = this.#players.map((player) => this.#typed.get(`name-${player}`));
    this.#typed.clear();
    game.players.forEach((player, index) => {
      const name = typed[index];
      if (name !== undefined) this.#typed.set(`name-${player}`, name);
    });
    this.#levels = game.levels;
    this.#players = game.players;
    const box = make("input", { type: "checkbox", name: "clock" });
    box.checked = clock.on;
    // On a phone the times lie below what is seen.
    box.addEventListener("change", () => requestAnimationFrame(() => this.form.querySelector(".clock-fields")?.scrollIntoView({ block: "nearest" })));
    return [
      make("div", { class: "pair" }, ...game.players.map((player) => side(game, player, seats[player]))),
      make("label", { class: "check clock-choice" }, box, make("span", {}, text("clock"))),
      make(
        "div",
        { class: "clock-fields" },
        ...game.players.map((player, index) => clockRow(player, clock.minutes[index] ?? MINUTES, clock.increments[index] ?? INCREMENT)),
        make("p", { class: "lead" }, text("clock-help")),
      ),
    ];
  }

  /** By link, one person sits here and one elsewhere: the other seat follows. @param {HTMLSelectElement} changed */
  keepOneRemote(changed) {
    for (const other of /** @type {NodeListOf<HTMLSelectElement>} */ (this.form.querySelectorAll('[name^="seat-"]'))) {
      if (other !== changed && (changed.value === "remote" || (other.value === "remote" && changed.value !== "human"))) {
        other.value = "human";
      }
    }
  }

  /** Show what goes with who plays. @param {string[]} order the sides as they play */
  adapt(order) {
    const seats = order.map((player) => this.#seat(player));
    const known = knownNames();
    // The computer's time is its level; a game by link has clocks where it is played live, the same for both.
    const fitting = seats.includes("human");
    const elsewhere = seats.includes("remote");
    const timed = fitting && Boolean(this.#input("clock")?.checked);
    let person = 0;
    order.forEach((player, index) => {
      const seat = seats[index] ?? "";
      const name = this.#input(`name-${player}`);
      const own = seat === "human" ? (known[person++] ?? "") : "";
      if (name) name.value = this.#typed.get(name.name) ?? own;
      this.#describe(player);
      this.#show(`[data-side="${player}"] .side-name`, seat === "human" || seat === "remote");
      this.#show(`[data-clock="${player}"]`, timed && seat === "human");
      const label = this.form.querySelector(`[data-side="${player}"] span`)?.textContent ?? "";
      const said = this.form.querySelector(`[data-clock="${player}"] .clock-side`);
      if (said) said.textContent = elsewhere ? text("clock-each") : label;
    });
    const help = this.form.querySelector(".clock-fields .lead");
    if (help) help.textContent = text(elsewhere ? "clock-help-live" : "clock-help");
    for (const [selector, shown] of /** @type {const} */ ([[".clock-choice", fitting], [".clock-fields", timed]])) {
      const element = this.form.querySelector(selector);
      if (element instanceof HTMLElement) element.hidden = !shown;
    }
  }

  /** Who plays, in this order, with their clocks. @param {[string, string]} order */
  seats(order) {
    return both(order, (player) => {
      const choice = readSeat(this.#value(`seat-${player}`));
      const minutes = this.#input(`minutes-${player}`);
      if (!minutes || minutes.disabled) return choice;
      const clock = { seconds: Math.max(1, Math.round(minutes.valueAsNumber * 60)), increment: Math.round(Number(this.#value(`increment-${player}`))) };
      return { ...choice, clock };
    });
  }

  /** The names of who plays, in this order. @param {[string, string]} order */
  names(order) {
    return both(order, (player) => this.#name(player));
  }

  /** Keep names and times for the next game. @param {string[]} order */
  remember(order) {
    const here = order.filter((player) => this.#seat(player) === "human").map((player) => this.#name(player));
    device.write("names", [...here, ...knownNames().slice(here.length)].slice(0, 2));
    device.write("clock", this.#clock());
  }

  #clock() {
    /** @param {string} what @param {number} usual */
    const numbers = (what, usual) => this.#players.map((player) => this.#input(`${what}-${player}`)?.valueAsNumber || (what === "increment" ? 0 : usual));
    return { on: Boolean(this.#input("clock")?.checked), minutes: numbers("minutes", MINUTES), increments: numbers("increment", INCREMENT) };
  }

  /** Say how a level plays. @param {string} player */
  #describe(player) {
    const { seat, level } = readSeat(this.#value(`seat-${player}`));
    const known = seat === "computer" ? this.#levels.find((one) => one.level === level) : undefined;
    const said = this.form.querySelector(`[data-side="${player}"] .side-character`);
    if (said) said.textContent = known ? levelCharacter(known) : "";
  }

  /** @param {string} player */
  #name(player) {
    return this.#input(`name-${player}`)?.disabled ? "" : this.#value(`name-${player}`).trim();
  }

  /** @param {string} player */
  #seat(player) {
    return readSeat(this.#value(`seat-${player}`)).seat;
  }

  /** @param {string} name */
  #value(name) {
    const field = this.form.elements.namedItem(name);
    return field instanceof HTMLInputElement || field instanceof HTMLSelectElement ? field.value : "";
  }

  /** @param {string} name */
  #input(name) {
    const field = this.form.elements.namedItem(name);
    return field instanceof HTMLInputElement ? field : null;
  }

  /** Show fields, or leave them out of the game. @param {string} selector @param {boolean} shown */
  #show(selector, shown) {
    const element = this.form.querySelector(selector);
    if (!(element instanceof HTMLElement)) return;
    element.hidden = !shown;
    for (const input of element.querySelectorAll("input")) input.disabled = !shown;
  }
}

/** Who plays the game on the board, where it is this one. @param {GameEntry} game @param {import("../engine/protocol.js").View | null} view */
export function seated(game, view) {
  const players = view?.game === game.name ? view.players : [];
  return Object.fromEntries(players.map((player) => [player.name, seatValue(player)]));
}

/** Who plays a side, and under what name. @param {GameEntry} game @param {string} player @param {string | undefined} seat */
function side(game, player, seat) {
  const name = make("input", { type: "text", name: `name-${player}`, maxlength: "60", autocomplete: "off", spellcheck: "false" });
  const named = make("label", { class: "field side-name" }, make("span", {}, text("person-name")), name);
  const character = make("p", { class: "lead side-character", "aria-live": "polite" });
  const chosen = seatField(game, player, "", seat);
  // Both names are called the same: whose one is asked for says the group.
  const id = `side-${player}`;
  chosen.querySelector("span")?.setAttribute("id", id);
  return make("div", { class: "side", role: "group", "aria-labelledby": id, "data-side": player }, chosen, character, named);
}

/** @param {string} player @param {number} minutes @param {number} increment */
function clockRow(player, minutes, increment) {
  const id = `clock-side-${player}`;
  return make(
    "div",
    { class: "clock-row", role: "group", "aria-labelledby": id, "data-clock": player },
    make("span", { id, class: "clock-side" }),
    numberField(`minutes-${player}`, text("clock-minutes"), minutes, 0.1, MOST_MINUTES),
    numberField(`increment-${player}`, text("clock-increment"), increment, 0, MOST_INCREMENT),
  );
}

/** @param {string} name @param {string} label @param {number} value @param {number} least @param {number} most */
function numberField(name, label, value, least, most) {
  const limits = { min: String(least), max: String(most), step: "any", required: "" };
  const input = make("input", { type: "number", name, value: String(value), autocomplete: "off", ...limits });
  return make("label", { class: "field" }, make("span", {}, label), input);
}
