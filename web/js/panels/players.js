/** The players' cards beside the board. */

import { make, need, picture, put } from "../lib/dom.js";
import { both } from "../lib/pairs.js";
import { number, say, text } from "../lib/text.js";
import { readSeat, seatOptions, seatValue } from "./seats.js";

/**
 * @typedef {import("../engine/protocol.js").PlayerView} PlayerView
 * @typedef {import("../engine/protocol.js").LevelEntry} LevelEntry
 * @typedef {import("../engine/protocol.js").View} View
 * @typedef {import("../engine/store.js").Store} Store
 */

/** The two sides: colour, aim, who plays and whose turn it is. */
export class Players {
  #list = need("players", HTMLElement);
  #shown = "";
  #room = "";

  /** @param {Store} store */
  constructor(store) {
    this.store = store;
    store.on(["words"], () => (this.#shown = ""));
    store.register((view) => this.#show(view));
    new ResizeObserver(() => this.#fit()).observe(this.#list);
  }

  /** @param {View} view */
  #show(view) {
    const { catalogue } = this.store;
    const levels = catalogue?.games.find(({ name }) => name === view.game)?.levels ?? [];
    const byLink = Boolean(view.correspondence);
    const across = view.orientation % 2 === 1;
    const lasting = JSON.stringify([view.game, across, levels, byLink, view.players.map(({ name }) => name)]);
    if (lasting !== this.#shown) {
      const aims = view.players.map(({ name }) => text(`aim-${view.game}-${name}`, { turned: across ? "across" : "no" }));
      this.#list.replaceChildren(...view.players.map((player, index) => this.#card(player, aims[index] ?? "", levels, byLink)));
    }
    this.#shown = lasting;
    view.players.forEach((player, index) => {
      const card = this.#list.children[index];
      card?.toggleAttribute("data-to-move", player.to_move);
      const score = card?.querySelector(".player-score");
      if (score instanceof HTMLElement) put(score, player.score === null ? "" : number(player.score));
      const reckoning = card?.querySelector(".player-reckoning");
      if (reckoning instanceof HTMLElement) put(reckoning, player.reckoning ? say(player.reckoning) : "");
      const person = card?.querySelector(".player-person");
      // A computer sits where that person may have sat before, and nobody where the sides are still to be settled.
      const sits = player.seat !== "computer" && !view.question?.unsided;
      if (person instanceof HTMLElement) put(person, sits ? (player.person ?? "") : "");
      const clock = card?.querySelector(".player-clock");
      if (clock instanceof HTMLElement) clock.hidden = !player.clock;
      const total = card?.querySelector(".player-total");
      if (total instanceof HTMLElement) put(total, player.total === undefined ? "" : text("total", { total: player.total }));
      const select = card?.querySelector("select");
      if (!select) return;
      select.value = seatValue(player);
      // Who plays by link is settled with the other device.
      select.disabled = Boolean(view.correspondence);
    });
    // What a score's digits take, the words of an aim have not.
    const room = lasting + view.players.map(({ score }) => String(score).length).join();
    if (room !== this.#room) this.#fit();
    this.#room = room;
  }

  /** Tells both aims in words or neither, as there is room for them beside names and scores. */
  #fit() {
    this.#list.removeAttribute("data-brief");
    const words = [...this.#list.querySelectorAll(".aim-words")];
    const isWrapped = words.some((one) => one.getBoundingClientRect().top >= (one.parentElement?.getBoundingClientRect().bottom ?? 0));
    this.#list.toggleAttribute("data-brief", isWrapped);
  }

  /** @param {PlayerView} player @param {string} said the aim @param {LevelEntry[]} levels @param {boolean} byLink */
  #card(player, said, levels, byLink) {
    const name = text("player-name", { player: player.name });
    const select = make("select", { "aria-label": text("seat-of", { player: player.name }) }, ...seatOptions(levels, byLink));
    select.addEventListener("change", () => this.#reseat());
    return make(
      "li",
      { class: "player", "data-player": player.name },
      picture(`player-${player.name}`, "player-mark"),
      make("span", { class: "player-name" }, name),
      aim(said),
      make("span", { class: "player-score" }),
      make("bdi", { class: "player-person" }),
      make("span", { class: "player-total" }),
      make("span", { class: "player-reckoning" }),
      make("span", { class: "player-clock", role: "timer", hidden: "" }),
      select,
      make("div", { class: "hand" }),
    );
  }

  #reseat() {
    const { view } = this.store;
    if (!view) return;
    const selects = this.#list.querySelectorAll("select");
    const seats = both(view.players, ({ clock }, index) => {
      const choice = readSeat(selects[index]?.value ?? "");
      return choice.seat === "human" && clock ? { ...choice, clock } : choice;
    });
    this.store.send({ type: "seats", seats });
  }
}

/** An aim: a sign and some words. @param {string} said */
function aim(said) {
  const [sign = "", ...words] = said.split(" ");
  return make("span", { class: "player-aim" }, sign, make("span", { class: "aim-words" }, ` ${words.join(" ")}`));
}
