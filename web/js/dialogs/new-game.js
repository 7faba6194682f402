/** The dialog that begins a new game: which game, its settings, how it is settled, and who plays. */

import { make, makeButton, need } from "../lib/dom.js";
import { choiceField, settingField } from "../lib/fields.js";
import { device } from "../lib/storage.js";
import { say, text } from "../lib/text.js";
import { newKey } from "../library/kept.js";
import { HandicapOffer, handicapField } from "./handicap.js";
import { NewGameForm } from "./new-game-form.js";
import { Sides, seated } from "./sides.js";

/**
 * @typedef {import("../engine/protocol.js").GameEntry} GameEntry
 * @typedef {import("../engine/protocol.js").Proposal} Proposal
 * @typedef {import("../engine/store.js").Store} Store
 */

/**
 * Wire the dialog; returns what opens it, once there is a catalogue.
 * @param {Store} store
 * @param {import("./editor.js").Opener} draw
 */
export function newGameDialog(store, draw) {
  const dialog = new NewGameDialog(store, draw);
  return () => dialog.open();
}

/** The fields of the game that is chosen, and what the engine says of what stands in them. */
class NewGameDialog {
  #store;
  #draw;
  #dialog = need("new-game", HTMLDialogElement);
  #form = need("new-game-form", HTMLFormElement);
  #fields = need("new-game-fields", HTMLElement);
  #problem = need("new-game-problem", HTMLElement);
  #start = need("new-game-start", HTMLButtonElement);
  #chosen;
  #sides = new Sides(this.#form);
  #offer = new HandicapOffer(this.#form, (settings) => this.#take(settings));
  /** Fields of numbers that a person has changed; the engine proposes the others. @type {Set<string>} */
  #typed = new Set();
  /** The match on the board when another one was asked for, and what is kept of the choices once that begins. @type {{match: number, keep: () => void} | null} */
  #begun = null;

  /** @param {Store} store @param {import("./editor.js").Opener} draw */
  constructor(store, draw) {
    this.#store = store;
    this.#draw = draw;
    this.#chosen = new NewGameForm(this.#form, store);
    this.#fields.addEventListener("change", ({ target }) => this.#react(target));
    need("new-game-cancel", HTMLElement).addEventListener("click", () => this.#dialog.close());
    // A sandboxed frame may submit no form, so the button starts the game and the form only gathers.
    this.#form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#start.click();
    });
    this.#start.addEventListener("click", () => this.#begin());
    store.on(["proposal"], () => store.proposal && this.#heed(store.proposal));
    // Whoever is quick presses the button before the engine has said what is wrong.
    store.on(["view"], () => this.#finish());
    store.on(["trouble"], () => this.#refuse());
    // It opens the game that was there before, and knows nothing of the one that was asked for.
    store.on(["engine"], () => (this.#begun = null));
  }

  open() {
    this.#begun = null;
    this.#fields.replaceChildren();
    this.#sides.forget();
    this.#present(seated(this.#chosen.game, this.#store.view));
    this.#dialog.showModal();
    /** @type {HTMLElement | null} */ (this.#fields.querySelector("input:checked"))?.focus();
    this.#adapt();
  }

  /** @param {Record<string, string>} seats */
  #present(seats) {
    this.#typed.clear();
    this.#offer.forget();
    this.#fill(this.#chosen.remembered, seats);
  }

  /** @param {Record<string, string>} settings @param {Record<string, string>} [seats] */
  #fill(settings, seats = {}) {
    const { game, rounds, settles } = this.#chosen;
    const focused = this.#place();
    this.#fields.replaceChildren(
      ...this.#gameField(game),
      this.#offer.element,
      ...(game.rounds ? [choiceField("rounds", text("rounds"), roundChoices(), String(rounds))] : []),
      ...(game.settles.length ? [choiceField("settle", text("setup"), settleChoices(), settles ? "settle" : "quick")] : []),
      ...game.settings.flatMap((setting) => {
        const field = explained(setting, settingField(setting, settings[setting.name]));
        field.dataset.setting = setting.name;
        return setting.drawn ? [field, this.#drawButton(game, setting.name)] : [field];
      }),
      ...this.#sides.fields(game, seats),
      ...handicapField(game, this.#chosen.value("handicap", "0")),
    );
    if (focused) /** @type {HTMLElement | null} */ (this.#fields.querySelector(focused))?.focus();
    this.#adapt();
  }

  /** How what has the focus, such as the game that was chosen, is found again among new fields; empty where nothing has it. */
  #place() {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || !this.#fields.contains(focused)) return "";
    return focused instanceof HTMLInputElement ? `[name="${focused.name}"]:checked` : `button[data-setting="${focused.dataset.setting}"]`;
  }

  /** @param {GameEntry} game */
  #gameField(game) {
    const games = this.#store.catalogue?.games ?? [];
    if (games.length < 2) return [];
    const names = games.map(({ name }) => ({ value: name, label: text(`game-${name}`) }));
    return [choiceField("game", text("game"), names, game.name)];
  }

  /** @param {GameEntry} game @param {string} name */
  #drawButton(game, name) {
    const chosen = this.#chosen;
    const open = () => {
      this.#draw(game.name, name, chosen.settings[name] ?? "", (value) => this.#fill({ ...chosen.settings, [name]: value }, chosen.seats));
    };
    return makeButton(open, { class: "draw", "data-setting": name }, text("draw"));
  }

  /** @param {EventTarget | null} target what was changed */
  #react(target) {
    const field = target instanceof HTMLInputElement ? target : null;
    if (target instanceof HTMLSelectElement && target.name.startsWith("seat-")) this.#sides.keepOneRemote(target);
    if (field?.name === "game") return this.#present(this.#sides.carried(this.#chosen.game));
    if (field?.type === "number") this.#typed.add(field.name.replace("setting-", ""));
    this.#adapt();
  }

  /** @param {string[]} settings those that the handicap has set */
  #take(settings) {
    for (const name of settings) this.#typed.add(name);
    this.#adapt();
    // The button that was pressed is gone.
    this.#start.focus();
  }

  /** Show what goes with what is chosen, and ask the engine what it thinks of it. */
  #adapt() {
    const { game, order, settles, settings } = this.#chosen;
    for (const element of this.#fields.querySelectorAll("[data-setting]")) {
      if (element instanceof HTMLElement) element.hidden = this.#chosen.isSettled(element.dataset.setting ?? "");
    }
    order.forEach((player, index) => {
      const label = this.#fields.querySelector(`[name="seat-${player}"]`)?.closest("label")?.querySelector("span");
      const key = settles ? `person-${game.name}-${index + 1}` : "player-name";
      if (label) label.textContent = text(key, { player });
    });
    this.#sides.adapt(order);
    const open = game.settings.filter(({ name, kind }) => kind === "number" && !this.#typed.has(name)).map(({ name }) => name);
    const given = Object.entries(settings).filter(([name]) => !open.includes(name));
    this.#store.ask({ type: "propose", game: game.name, settings: Object.fromEntries(given), ...this.#offer.wanted(game) });
  }

  /** @param {Proposal} proposal */
  #heed(proposal) {
    const { game: name, settings, problem: wrong } = proposal;
    const { game } = this.#chosen;
    if (!this.#dialog.open || game.name !== name) return;
    this.#offer.show(proposal);
    this.#problem.textContent = wrong ? say(wrong) : "";
    this.#start.disabled = Boolean(wrong);
    if (wrong) return;
    for (const { name: setting, kind } of game.settings) {
      const input = this.#form.elements.namedItem(`setting-${setting}`);
      if (kind === "number" && !this.#typed.has(setting) && input instanceof HTMLInputElement) input.value = settings[setting] ?? "";
    }
  }

  /** Ask for the game that is chosen. */
  #begin() {
    if (!this.#form.reportValidity()) return;
    const { game, settings, order, rounds, settles: settle } = this.#chosen;
    const [seats, names] = [this.#sides.seats(order), this.#sides.names(order)];
    const keep = () => {
      device.write(`settings-${game.name}`, { ...settings, rounds: String(rounds) });
      this.#sides.remember(order);
    };
    this.#begun = { match: this.#store.view?.match ?? 0, keep };
    const handicap = Number(this.#chosen.value("handicap", "0"));
    const correspondence = seats.some(({ seat }) => seat === "remote") ? { correspondence: newKey() } : {};
    this.#store.send({ type: "new", game: game.name, settings, seats, names, settle, rounds, ...(handicap && { handicap }), ...correspondence });
  }

  /** The game that was asked for is there. */
  #finish() {
    if (!this.#begun || this.#store.view?.match === this.#begun.match) return;
    this.#begun.keep();
    this.#begun = null;
    this.#dialog.close();
  }

  #refuse() {
    const { trouble, about } = this.#store.messages;
    if (!trouble || (about !== "propose" && !(about === "new" && this.#begun))) return;
    this.#problem.textContent = say(trouble);
    if (about === "new") this.#begun = null;
  }
}

/** A number says little by itself. @param {import("../engine/protocol.js").SettingEntry} setting @param {HTMLElement} field */
function explained({ name, kind }, field) {
  if (kind !== "number") return field;
  const id = `about-${name}`;
  field.querySelector("input")?.setAttribute("aria-describedby", id);
  return make("div", { class: "explained" }, field, make("p", { id, class: "lead" }, text(`setting-${name}-help`)));
}

function roundChoices() {
  return [
    { value: "1", label: text("rounds-one") },
    { value: "2", label: text("rounds-two") },
  ];
}

function settleChoices() {
  return [
    { value: "quick", label: text("setup-quick") },
    { value: "settle", label: text("setup-settle") },
  ];
}
