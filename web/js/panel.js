/** What is said beside the board: status, notices, options, the players, and how far work has come. */

import { make, need, picture } from "./dom.js";
import { held } from "./hands.js";
import { paragraph } from "./terms.js";
import { levelText } from "./levels.js";
import { keysOf, number, say, sentences, text } from "./text.js";

/**
 * @typedef {import("./protocol.js").PlayerView} PlayerView
 * @typedef {import("./protocol.js").SeatChoice} SeatChoice
 * @typedef {import("./protocol.js").LevelEntry} LevelEntry
 * @typedef {import("./protocol.js").View} View
 * @typedef {import("./store.js").Store} Store
 * @typedef {import("./spaces.js").Spaces} Spaces
 */

/** For so many plies the page says unasked what a click does. */
const BEGINNING = 4;

/** Set a text only where it changes, so that nothing is announced or laid out twice. @param {HTMLElement} element @param {string} content */
function put(element, content) {
  if (element.textContent !== content) element.textContent = content;
}

/** Status and result in words, and under it the one thing most worth knowing now. */
export class Speaker {
  #status = need("status", HTMLElement);
  #notice = need("notice", HTMLElement);
  #announcement = need("announcement", HTMLElement);
  #rule = need("rule", HTMLAnchorElement);
  #round = need("round", HTMLElement);
  #bar = need("progress", HTMLElement);
  /** What was told last. @type {import("./protocol.js").Text[] | null} */
  #told = null;
  /** How many plies led to what was shown last. */
  #cursor = Infinity;

  /** @param {Store} store @param {Spaces} spaces */
  constructor(store, spaces) {
    this.store = store;
    this.spaces = spaces;
  }

  /** @param {string} at the space pointed at */
  show(at) {
    const { view, progress } = this.store;
    put(this.#status, view ? say(view.status) : text("status-loading"));
    put(this.#round, view?.round ? text("round", { number: view.round.number, rounds: view.round.rounds }) : "");
    const { kind, said, keys = [] } = this.#news(at);
    // A hint belongs to a space, whose name says it already.
    this.#notice.setAttribute("aria-live", kind === "hint" ? "off" : "polite");
    const shown = this.#notice.textContent ?? "";
    // What is told twice is to be heard twice, so that the text has to be another one.
    const again = this.store.told !== this.#told && shown === said;
    if (shown.trimEnd() !== said || again) this.#notice.textContent = again ? `${said}\u00a0` : said;
    this.#told = this.store.told;
    this.#notice.dataset.kind = kind;
    const address = view && paragraph(view.game, keys, () => this.show(at));
    this.#rule.hidden = !address;
    if (address) this.#rule.href = address;
    const done = progress ? progress.fraction : (this.store.thinking?.done ?? 0);
    this.#bar.style.transform = `scaleX(${done})`;
    this.#bar.parentElement?.toggleAttribute("data-busy", Boolean(progress || view?.thinking));
  }

  /** Tell those who do not see the board which move was just made. */
  announce() {
    const { view } = this.store;
    if (!view) return;
    const move = view.cursor === this.#cursor + 1 ? view.moves[view.cursor - 1] : null;
    this.#cursor = view.cursor;
    const played = move ? [{ key: "move-played", args: { player: move.player, move: move.text } }, ...view.news] : [];
    put(this.#announcement, sentences(played));
  }

  /** @param {string} at */
  #news(at) {
    const { view, trouble, told, explanation, progress, waiting } = this.store;
    if (told) return { kind: "told", said: sentences(told) };
    if (trouble) return { kind: "trouble", said: say(trouble), keys: keysOf(trouble) };
    if (explanation) return { kind: this.#tone(explanation), said: say(explanation.text), keys: keysOf(explanation.text) };
    if (progress) return { kind: "progress", said: text(waiting.length ? "choice-kept" : progress.stage) };
    if (view?.notices.length) return { kind: "notice", said: sentences(view.notices), keys: view.notices.flatMap(keysOf) };
    const hint = this.#hint(at);
    return { kind: "hint", said: hint ? text(hint, { space: at }) : "", keys: hint ? [hint] : [] };
  }

  /** A refusal and a bar are warnings; what is merely told is not. @param {import("./protocol.js").Explanation} explanation */
  #tone({ choice, refused }) {
    if (refused) return "refused";
    return this.spaces.get(choice)?.state === "barred" ? "explanation" : "told";
  }

  /** What the space pointed at offers; without a pointer what the draft waits for, or how to begin. @param {string} at */
  #hint(at) {
    const { view } = this.store;
    const beginning = view && view.cursor < BEGINNING;
    const any = beginning || view?.draft.length ? view.scene.spaces.find(({ state }) => state === "target") : null;
    const item = held(view).find(({ id }) => id === at);
    return item?.hint ?? this.spaces.get(at)?.hint ?? this.spaces.get(view?.draft[0] ?? "")?.hint ?? any?.hint;
  }
}

/** The two sides: colour, aim, who plays and whose turn it is. */
export class Players {
  #list = need("players", HTMLElement);
  #shown = "";

  /** @param {Store} store */
  constructor(store) {
    this.store = store;
  }

  /** Draw all anew, as after a change of language. */
  renew() {
    this.#shown = "";
    this.show();
  }

  show() {
    const { view, catalogue } = this.store;
    if (!view) return;
    const levels = catalogue?.games.find(({ name }) => name === view.game)?.levels ?? [];
    const byLink = Boolean(view.letter);
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
      const person = card?.querySelector(".player-person");
      // A computer sits where that person may have sat before.
      if (person instanceof HTMLElement) put(person, player.seat === "computer" ? "" : (player.person ?? ""));
      const clock = card?.querySelector(".player-clock");
      if (clock instanceof HTMLElement) clock.hidden = !player.clock;
      const total = card?.querySelector(".player-total");
      if (total instanceof HTMLElement) put(total, player.total === undefined ? "" : text("total", { total: player.total }));
      const select = card?.querySelector("select");
      if (!select) return;
      select.value = seatValue(player);
      // Who plays by link is settled with the other device.
      select.disabled = Boolean(view.letter);
    });
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
      make("span", { class: "player-clock", role: "timer", hidden: "" }),
      select,
      make("div", { class: "hand" }),
    );
  }

  #reseat() {
    const players = this.store.view?.players ?? [];
    const seats = [...this.#list.querySelectorAll("select")].map((select, index) => {
      const choice = readSeat(select.value);
      const clock = players[index]?.clock;
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

/** Who may sit on a side, as options of a `<select>`. @param {LevelEntry[]} levels @param {boolean} [byLink] also somebody elsewhere */
export function seatOptions(levels, byLink = false) {
  return [
    make("option", { value: "human" }, text("seat-human")),
    ...(byLink ? [make("option", { value: "remote" }, text("seat-remote"))] : []),
    ...levels.map((entry) => make("option", { value: `computer ${entry.level}` }, levelText(entry))),
  ];
}

/** @param {SeatChoice} choice */
export function seatValue({ seat, level }) {
  return seat === "computer" ? `computer ${level}` : seat;
}

/** @param {string} value @returns {SeatChoice} */
export function readSeat(value) {
  const [seat, level] = value.split(" ");
  if (seat === "computer") return { seat, level: Number(level) };
  return { seat: seat === "remote" ? seat : "human", level: 1 };
}
