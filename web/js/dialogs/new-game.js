/** The dialog that begins a new game: which game, its settings, how it is settled, and who plays. */

import { make, makeButton, need } from "../lib/dom.js";
import { choiceField, settingField } from "../lib/fields.js";
import { device, isRecord } from "../lib/storage.js";
import { say, text } from "../lib/text.js";
import { newKey } from "../library/kept.js";
import { HandicapOffer, handicapField } from "./handicap.js";
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
  const dialog = need("new-game", HTMLDialogElement);
  const form = need("new-game-form", HTMLFormElement);
  const fields = need("new-game-fields", HTMLElement);
  const problem = need("new-game-problem", HTMLElement);
  const start = need("new-game-start", HTMLButtonElement);
  const sides = new Sides(form);
  /** Fields of numbers that a person has changed; the engine proposes the others. @type {Set<string>} */
  const typed = new Set();
  /** The match on the board when another one was asked for, and what is kept of the choices once that begins. @type {{match: number, keep: () => void} | null} */
  let begun = null;
  const offer = new HandicapOffer(form, (settings) => {
    for (const name of settings) typed.add(name);
    adapt();
    // The button that was pressed is gone.
    start.focus();
  });

  /** @param {GameEntry} game @param {Record<string, string>} settings @param {Record<string, string>} [seats] */
  function fill(game, settings, seats = {}) {
    const data = new FormData(form);
    const settle = String(data.get("settle") ?? "quick");
    const rounds = String(data.get("rounds") ?? lastRounds(game));
    const focused = place();
    fields.replaceChildren(
      ...gameField(game),
      offer.element,
      ...(game.rounds ? [choiceField("rounds", text("rounds"), roundChoices(), rounds)] : []),
      ...(game.settles.length ? [choiceField("settle", text("setup"), settleChoices(), settle)] : []),
      ...game.settings.flatMap((setting) => {
        const field = explained(setting, settingField(setting, settings[setting.name]));
        field.dataset.setting = setting.name;
        return setting.drawn ? [field, drawButton(game, setting.name)] : [field];
      }),
      ...sides.fields(game, seats),
      ...handicapField(game, String(data.get("handicap") ?? "0")),
    );
    if (focused) /** @type {HTMLElement | null} */ (fields.querySelector(focused))?.focus();
    adapt();
  }

  /** How what has the focus, such as the game that was chosen, is found again among new fields; empty where nothing has it. */
  function place() {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || !fields.contains(focused)) return "";
    return focused instanceof HTMLInputElement ? `[name="${focused.name}"]:checked` : `button[data-setting="${focused.dataset.setting}"]`;
  }

  /** @param {GameEntry} game @param {string} name */
  function drawButton(game, name) {
    const open = () => {
      draw(game.name, name, chosenSettings(game)[name] ?? "", (value) => {
        fill(game, { ...chosenSettings(game), [name]: value }, chosenSeats(game));
      });
    };
    return makeButton(open, { class: "draw", "data-setting": name }, text("draw"));
  }

  /** @param {GameEntry} game */
  function gameField(game) {
    const games = store.catalogue?.games ?? [];
    if (games.length < 2) return [];
    const names = games.map(({ name }) => ({ value: name, label: text(`game-${name}`) }));
    return [choiceField("game", text("game"), names, game.name)];
  }

  /** @returns {GameEntry} the game picked in the dialog, else the one on the board */
  function chosenGame() {
    const games = store.catalogue?.games ?? [];
    const name = new FormData(form).get("game") ?? store.view?.game;
    const found = games.find((game) => game.name === name) ?? games[0];
    if (!found) throw new Error("the dialog opened without a catalogue");
    return found;
  }

  /** Whether the players settle what can be settled. @param {GameEntry} game */
  function settles(game) {
    return game.settles.length > 0 && new FormData(form).get("settle") === "settle";
  }

  /** @param {GameEntry} game @returns {Record<string, string>} */
  function chosenSettings(game) {
    const data = new FormData(form);
    return Object.fromEntries(
      game.settings
        .filter(({ name }) => !(settles(game) && game.settles.includes(name)))
        .map(({ name, default: usual }) => [name, String(data.get(`setting-${name}`) ?? usual)]),
    );
  }

  /** @param {GameEntry} game @returns {Record<string, string>} */
  function chosenSeats(game) {
    const data = new FormData(form);
    return Object.fromEntries(game.players.map((player) => [player, String(data.get(`seat-${player}`))]));
  }

  /** The players' words in the order in which they play. @param {GameEntry} game @returns {[string, string]} */
  function order(game) {
    const beginner = game.settings.find(({ kind }) => kind === "player");
    const first = beginner && chosenSettings(game)[beginner.name];
    const [one, other] = game.players;
    return first === other ? [other, one] : [one, other];
  }

  /** Show what goes with what is chosen, and ask the engine what it thinks of it. */
  function adapt() {
    const game = chosenGame();
    for (const element of fields.querySelectorAll("[data-setting]")) {
      if (element instanceof HTMLElement) element.hidden = settles(game) && game.settles.includes(element.dataset.setting ?? "");
    }
    order(game).forEach((player, index) => {
      const label = fields.querySelector(`[name="seat-${player}"]`)?.closest("label")?.querySelector("span");
      const key = settles(game) ? `person-${game.name}-${index + 1}` : "player-name";
      if (label) label.textContent = text(key, { player });
    });
    sides.adapt(order(game));
    const open = game.settings.filter(({ name, kind }) => kind === "number" && !typed.has(name)).map(({ name }) => name);
    const given = Object.entries(chosenSettings(game)).filter(([name]) => !open.includes(name));
    store.ask({ type: "propose", game: game.name, settings: Object.fromEntries(given), ...offer.wanted(game) });
  }

  /** @param {Proposal} proposal */
  function heed(proposal) {
    const { game: name, settings, problem: wrong } = proposal;
    const game = chosenGame();
    if (!dialog.open || game.name !== name) return;
    offer.show(proposal);
    problem.textContent = wrong ? say(wrong) : "";
    start.disabled = Boolean(wrong);
    if (wrong) return;
    for (const { name: setting, kind } of game.settings) {
      const input = form.elements.namedItem(`setting-${setting}`);
      if (kind === "number" && !typed.has(setting) && input instanceof HTMLInputElement) input.value = settings[setting] ?? "";
    }
  }

  /** The settings of the game on the board, else those last chosen on this device. @param {GameEntry} game */
  function remembered(game) {
    const kept = Object.entries(device.read(`settings-${game.name}`) ?? {}).filter(
      ([name, value]) => typeof value === "string" && game.settings.some((setting) => setting.name === name),
    );
    return { ...Object.fromEntries(kept), ...(store.view?.game === game.name ? store.view.settings : {}) };
  }

  /** @param {GameEntry} game @param {Record<string, string>} seats */
  function present(game, seats) {
    typed.clear();
    offer.forget();
    fill(game, remembered(game), seats);
  }

  fields.addEventListener("change", ({ target }) => {
    const field = target instanceof HTMLInputElement ? target : null;
    if (target instanceof HTMLSelectElement && target.name.startsWith("seat-")) sides.keepOneRemote(target);
    if (field?.name === "game") return present(chosenGame(), sides.carried(chosenGame()));
    if (field?.type === "number") typed.add(field.name.replace("setting-", ""));
    adapt();
  });
  need("new-game-cancel", HTMLElement).addEventListener("click", () => dialog.close());
  // A sandboxed frame may submit no form, so the button starts the game and the form only gathers.
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    start.click();
  });
  start.addEventListener("click", () => {
    if (!form.reportValidity()) return;
    const game = chosenGame();
    const settings = chosenSettings(game);
    const seats = sides.seats(order(game));
    const names = sides.names(order(game));
    const rounds = new FormData(form).get("rounds") === "2" ? 2 : 1;
    begun = {
      match: store.view?.match ?? 0,
      keep() {
        device.write(`settings-${game.name}`, { ...settings, rounds: String(rounds) });
        sides.remember(order(game));
      },
    };
    const handicap = Number(new FormData(form).get("handicap") ?? 0);
    const correspondence = seats.some(({ seat }) => seat === "remote") ? { correspondence: newKey() } : {};
    store.send({ type: "new", game: game.name, settings, seats, names, settle: settles(game), rounds, ...(handicap && { handicap }), ...correspondence });
  });
  store.on(["proposal"], () => store.proposal && heed(store.proposal));
  // Whoever is quick presses the button before the engine has said what is wrong.
  store.on(["view"], () => {
    if (!begun || store.view?.match === begun.match) return;
    begun.keep();
    begun = null;
    dialog.close();
  });
  store.on(["trouble"], () => {
    const { trouble, about } = store.messages;
    if (!trouble || (about !== "propose" && !(about === "new" && begun))) return;
    problem.textContent = say(trouble);
    if (about === "new") begun = null;
  });

  return () => {
    begun = null;
    fields.replaceChildren();
    sides.forget();
    present(chosenGame(), seated(chosenGame(), store.view));
    dialog.showModal();
    /** @type {HTMLElement | null} */ (fields.querySelector("input:checked"))?.focus();
    adapt();
  };
}

/** A number says little by itself. @param {import("../engine/protocol.js").SettingEntry} setting @param {HTMLElement} field */
function explained({ name, kind }, field) {
  if (kind !== "number") return field;
  const id = `about-${name}`;
  field.querySelector("input")?.setAttribute("aria-describedby", id);
  return make("div", { class: "explained" }, field, make("p", { id, class: "lead" }, text(`setting-${name}-help`)));
}

/** The number of rounds last chosen on this device; a match has two. @param {GameEntry} game */
function lastRounds(game) {
  const kept = device.read(`settings-${game.name}`);
  return isRecord(kept) && kept.rounds === "1" ? "1" : "2";
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
