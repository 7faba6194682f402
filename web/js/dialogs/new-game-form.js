/** What is chosen in the dialog of a new game, as far as its fields tell, and what was last chosen. */

import { device, isRecord } from "../lib/storage.js";

/**
 * @typedef {import("../engine/protocol.js").GameEntry} GameEntry
 * @typedef {import("../engine/store.js").Store} Store
 */

/** The form of the dialog. */
export class NewGameForm {
  /** @param {HTMLFormElement} form @param {Store} store */
  constructor(form, store) {
    this.form = form;
    this.store = store;
  }

  /** What stands in a field, or what is usual where there is none. @param {string} name @param {string} usual */
  value(name, usual) {
    return String(new FormData(this.form).get(name) ?? usual);
  }

  /** The game picked in the dialog, else the one on the board. @returns {GameEntry} */
  get game() {
    const games = this.store.catalogue?.games ?? [];
    const name = this.value("game", this.store.view?.game ?? "");
    const found = games.find((game) => game.name === name) ?? games[0];
    if (!found) throw new Error("the dialog opened without a catalogue");
    return found;
  }

  /** Whether the players settle what can be settled. */
  get settles() {
    return this.game.settles.length > 0 && this.value("settle", "quick") === "settle";
  }

  /** Whether the players settle this setting of the game. @param {string} name */
  isSettled(name) {
    return this.settles && this.game.settles.includes(name);
  }

  /** @returns {Record<string, string>} */
  get settings() {
    const open = this.game.settings.filter(({ name }) => !this.isSettled(name));
    return Object.fromEntries(open.map(({ name, default: usual }) => [name, this.value(`setting-${name}`, usual)]));
  }

  /** What is chosen for each player's seat. @returns {Record<string, string>} */
  get seats() {
    return Object.fromEntries(this.game.players.map((player) => [player, this.value(`seat-${player}`, "")]));
  }

  /** The players' words in the order in which they play. @returns {[string, string]} */
  get order() {
    const { settings, players } = this.game;
    const beginner = settings.find(({ kind }) => kind === "player");
    const first = beginner && this.settings[beginner.name];
    const [one, other] = players;
    return first === other ? [other, one] : [one, other];
  }

  /** A match has two rounds, where the game has any and nothing else was chosen last. @returns {1 | 2} */
  get rounds() {
    return this.game.rounds && this.value("rounds", lastRounds(this.game)) === "2" ? 2 : 1;
  }

  /** The settings of the game on the board, else those last chosen on this device. @returns {Record<string, string>} */
  get remembered() {
    const { game } = this;
    const { view } = this.store;
    const kept = Object.entries(device.read(`settings-${game.name}`) ?? {}).filter(
      ([name, value]) => typeof value === "string" && game.settings.some((setting) => setting.name === name),
    );
    return { ...Object.fromEntries(kept), ...(view?.game === game.name ? view.settings : {}) };
  }
}

/** The number of rounds last chosen on this device. @param {GameEntry} game */
function lastRounds(game) {
  const kept = device.read(`settings-${game.name}`);
  return isRecord(kept) && kept.rounds === "1" ? "1" : "2";
}
