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
  const dialog = need("new-game", HTMLDialogElement);
  const form = need("new-game-form", HTMLFormElement);
  const chosen = new NewGameForm(form, store);
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

  /** @param {Record<string, string>} settings @param {Record<string, string>} [seats] */
  function fill(settings, seats = {}) {
    const { game } = chosen;
    const focused = place();
    fields.replaceChildren(
      ...gameField(game),
      offer.element,
      ...(game.rounds ? [choiceField("rounds", text("rounds"), roundChoices(), String(chosen.rounds))] : []),
      ...(game.settles.length ? [choiceField("settle", text("setup"), settleChoices(), chosen.settles ? "settle" : "quick")] : []),
      ...game.settings.flatMap((setting) => {
        const field = explained(setting, settingField(setting, settings[setting.name]));
        field.dataset.setting = setting.name;
        return setting.drawn ? [field, drawButton(game, setting.name)] : [field];
      }),
      ...sides.fields(game, seats),
      ...handicapField(game, chosen.value("handicap", "0")),
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
      draw(game.name, name, chosen.settings[name] ?? "", (value) => fill({ ...chosen.settings, [name]: value }, chosen.seats));
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

  /** Show what goes with what is chosen, and ask the engine what it thinks of it. */
  function adapt() {
    const { game, order } = chosen;
    for (const element of fields.querySelectorAll("[data-setting]")) {
      if (element instanceof HTMLElement) element.hidden = chosen.isSettled(element.dataset.setting ?? "");
    }
    order.forEach((player, index) => {
      const label = fields.querySelector(`[name="seat-${player}"]`)?.closest("label")?.querySelector("span");
      const key = chosen.settles ? `person-${game.name}-${index + 1}` : "player-name";
      if (label) label.textContent = text(key, { player });
    });
    sides.adapt(order);
    const open = game.settings.filter(({ name, kind }) => kind === "number" && !typed.has(name)).map(({ name }) => name);
    const given = Object.entries(chosen.settings).filter(([name]) => !open.includes(name));
    store.ask({ type: "propose", game: game.name, settings: Object.fromEntries(given), ...offer.wanted(game) });
  }

  /** @param {Proposal} proposal */
  function heed(proposal) {
    const { game: name, settings, problem: wrong } = proposal;
    const { game } = chosen;
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

  /** @param {Record<string, string>} seats */
  function present(seats) {
    typed.clear();
    offer.forget();
    fill(chosen.remembered, seats);
  }

  fields.addEventListener("change", ({ target }) => {
    const field = target instanceof HTMLInputElement ? target : null;
    if (target instanceof HTMLSelectElement && target.name.startsWith("seat-")) sides.keepOneRemote(target);
    if (field?.name === "game") return present(sides.carried(chosen.game));
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
    const { game, settings, order, rounds, settles: settle } = chosen;
    const [seats, names] = [sides.seats(order), sides.names(order)];
    begun = {
      match: store.view?.match ?? 0,
      keep() {
        device.write(`settings-${game.name}`, { ...settings, rounds: String(rounds) });
        sides.remember(order);
      },
    };
    const handicap = Number(chosen.value("handicap", "0"));
    const correspondence = seats.some(({ seat }) => seat === "remote") ? { correspondence: newKey() } : {};
    store.send({ type: "new", game: game.name, settings, seats, names, settle, rounds, ...(handicap && { handicap }), ...correspondence });
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
    present(seated(chosen.game, store.view));
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
