/** The sides of a model game that one can guess for, and the best sum so far for each, as it is kept on the device. */

import { make, makeButton, need } from "../../lib/dom.js";
import { device, isRecord } from "../../lib/storage.js";
import { text } from "../../lib/text.js";

/** Where the best sums are kept, by game and side. */
const KEPT = "models";

export class ModelSides {
  #list = need("sides", HTMLOListElement);

  /** @param {(side: string) => void} onSide called when one is chosen, by the game's word */
  constructor(onSide) {
    this.onSide = onSide;
  }

  /** The best sum for a side so far, if there is one. @param {string} game @param {string} side */
  best(game, side) {
    const sum = kept()[`${game}/${side}`];
    return typeof sum === "number" ? sum : undefined;
  }

  /** Keep a sum where it is the best. @param {string} game @param {string} side @param {number} sum */
  note(game, side, sum) {
    if (sum > (this.best(game, side) ?? -1)) device.write(KEPT, { ...kept(), [`${game}/${side}`]: sum });
  }

  /** @param {string} game @param {string[]} players its sides @param {string} side the one that is guessed for */
  show(game, players, side) {
    const items = players.map((player) => this.#item(player, this.best(game, player), player === side));
    const same = this.#list.textContent === items.map((item) => item.textContent).join("");
    // What has the focus stays where nothing else is said.
    if (same && this.#list.querySelector(`li:nth-child(${players.indexOf(side) + 1}) [aria-current]`)) return;
    this.#list.replaceChildren(...items);
  }

  /** @param {string} player @param {number | undefined} sum @param {boolean} current */
  #item(player, sum, current) {
    const button = makeButton(() => this.onSide(player), { class: "chapter" }, text("model-side", { player }));
    if (sum !== undefined) button.append(" ", make("small", {}, text("model-best", { sum })));
    if (current) button.setAttribute("aria-current", "true");
    return make("li", {}, button);
  }
}

function kept() {
  const read = device.read(KEPT);
  return isRecord(read) ? read : {};
}
