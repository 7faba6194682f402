/** Handicaps in the dialog of a new game: the field, and what is offered to whoever has lost several games in a row. */

import { make } from "../lib/dom.js";
import { number, text } from "../lib/text.js";
import { lostTo } from "../library/results.js";

/**
 * @typedef {import("../engine/protocol.js").GameEntry} GameEntry
 * @typedef {import("../engine/protocol.js").Proposal} Proposal
 * @typedef {NonNullable<Proposal["handicap"]>} Handicap
 */

/**
 * How many pieces the first player is given: one line while there are none.
 * @param {GameEntry} game
 * @param {string} chosen
 */
export function handicapField(game, chosen) {
  if (!game.handicaps.length) return [];
  const counts = game.handicaps.map((count) => make("option", { value: String(count) }, number(count)));
  const select = make("select", { name: "handicap", "aria-describedby": "about-handicap" }, make("option", { value: "0" }, text("handicap-none")), ...counts);
  select.value = chosen;
  const field = make("label", { class: "field" }, make("span", {}, text("handicap")), select);
  return [make("div", { class: "explained handicap" }, field, make("p", { id: "about-handicap", class: "lead" }, text("handicap-help")))];
}

/** The offer, as a part of the dialog's form. */
export class HandicapOffer {
  #says = make("p", { class: "lead" });
  #take = make("button", { type: "button" });
  /** Not shown until the engine knows one. */
  element = make("div", { class: "handicap-offer", role: "status", hidden: "" }, this.#says, this.#take);
  /** @type {Handicap | null} */
  #handicap = null;
  /** Which has won. */
  #level = 0;
  /** Once in a dialog is enough. */
  #taken = false;

  /** @param {HTMLFormElement} form @param {(settings: string[]) => void} onTake told which settings it has set */
  constructor(form, onTake) {
    this.form = form;
    this.#take.addEventListener("click", () => {
      if (!this.#handicap) return;
      this.#set(this.#handicap);
      this.#taken = true;
      this.element.hidden = true;
      onTake(Object.keys(this.#handicap.settings));
      // What was set may lie below what is seen.
      const [set] = this.#handicap.pieces ? ["handicap"] : Object.keys(this.#handicap.settings).map((name) => `setting-${name}`);
      this.form.querySelector(`.explained:has([name="${set}"])`)?.scrollIntoView({ block: "nearest" });
    });
  }

  /** Begin anew. */
  forget() {
    this.#taken = false;
    this.element.hidden = true;
  }

  /** What is to be asked of the engine. @param {GameEntry} game @returns {{level?: number}} */
  wanted({ name }) {
    const level = lostTo(name);
    return level && !this.#taken ? { level } : {};
  }

  /** @param {Proposal} proposal */
  show({ game, handicap }) {
    this.#handicap = handicap;
    this.#level = lostTo(game);
    this.element.hidden = !handicap || this.#taken;
    if (!handicap) return;
    const { level, below, pieces, settings, share } = handicap;
    const values = Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, number(Number(value))]));
    const lost = text("handicap-lost", { level: String(this.#level) });
    const even = text(`handicap-${game}`, { level: String(level), below: String(below), pieces: number(pieces), wins: number(Math.round(100 * share)), ...values });
    this.#says.textContent = `${lost} ${even}`;
    this.#take.textContent = text("handicap-take");
  }

  /** @param {Handicap} handicap */
  #set({ player, pieces, settings }) {
    this.#fill("settle", "quick");
    this.#fill("handicap", String(pieces));
    for (const [name, value] of Object.entries(settings)) this.#fill(`setting-${name}`, value);
    for (const seat of /** @type {NodeListOf<HTMLSelectElement>} */ (this.form.querySelectorAll('[name^="seat-"]'))) {
      seat.value = seat.name === `seat-${player}` ? "human" : `computer ${this.#level}`;
    }
  }

  /** @param {string} name @param {string} value */
  #fill(name, value) {
    const field = this.form.elements.namedItem(name);
    if (field instanceof RadioNodeList || field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value;
  }
}
