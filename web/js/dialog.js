/** The dialog that begins a new game: which game, its settings, and who plays. */

import { make, need } from "./dom.js";
import { readSeat, seatOptions, seatValue } from "./panel.js";
import { device } from "./storage.js";
import { text } from "./text.js";

/**
 * @typedef {import("./protocol.js").GameEntry} GameEntry
 * @typedef {import("./protocol.js").SettingEntry} SettingEntry
 * @typedef {import("./store.js").Store} Store
 */

/**
 * Wire the dialog; returns what opens its button once there is a catalogue.
 * @param {Store} store
 */
export function newGameDialog(store) {
  const opener = need("new", HTMLButtonElement);
  const dialog = need("new-game", HTMLDialogElement);
  const form = need("new-game-form", HTMLFormElement);
  const fields = need("new-game-fields", HTMLElement);

  /** @param {GameEntry} game */
  function fill(game) {
    const kept = device.read(`settings-${game.name}`);
    const settings = { .../** @type {object} */ (kept ?? {}), ...(store.view?.game === game.name ? store.view.settings : {}) };
    const seats = store.view?.players.map(seatValue) ?? [];
    fields.replaceChildren(
      ...gameField(game),
      ...game.settings.map((setting) => settingField(setting, Reflect.get(settings, setting.name))),
      make("div", { class: "pair" }, ...game.players.map((player, index) => seatField(game, player, seats[index]))),
    );
  }

  /** @param {GameEntry} game */
  function gameField(game) {
    const games = store.catalogue?.games ?? [];
    if (games.length < 2) return [];
    const names = games.map(({ name }) => ({ value: name, label: text(`game-${name}`) }));
    const field = choiceField("game", text("game"), names, game.name);
    field.addEventListener("change", () => fill(chosenGame()));
    return [field];
  }

  /** @returns {GameEntry} the game picked in the dialog, else the one on the board */
  function chosenGame() {
    const games = store.catalogue?.games ?? [];
    const name = new FormData(form).get("game") ?? store.view?.game;
    const found = games.find((game) => game.name === name) ?? games[0];
    if (!found) throw new Error("the dialog opened without a catalogue");
    return found;
  }

  opener.addEventListener("click", () => {
    fields.replaceChildren();
    fill(chosenGame());
    dialog.showModal();
  });
  need("new-game-cancel", HTMLElement).addEventListener("click", () => dialog.close());
  // A sandboxed frame may submit no form, so the button starts the game and the form only gathers.
  const start = need("new-game-start", HTMLElement);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    start.click();
  });
  start.addEventListener("click", () => {
    dialog.close();
    const game = chosenGame();
    const data = new FormData(form);
    const settings = Object.fromEntries(
      game.settings.map(({ name, default: usual }) => [name, String(data.get(`setting-${name}`) ?? usual)]),
    );
    const seats = game.players.map((player) => readSeat(String(data.get(`seat-${player}`))));
    device.write(`settings-${game.name}`, settings);
    store.send({ type: "new", game: game.name, settings, seats });
  });

  return () => {
    opener.disabled = !(store.view && store.catalogue);
  };
}

/** @param {SettingEntry} setting @param {unknown} wanted */
function settingField({ name, kind, default: usual, offered }, wanted) {
  const field = `setting-${name}`;
  const value = typeof wanted === "string" ? wanted : usual;
  if (kind === "flag") {
    const box = make("input", { type: "checkbox", name: field, value: offered.find((one) => one !== usual) ?? "" });
    box.checked = value !== usual;
    return make("label", { class: "check" }, box, make("span", {}, text(field)));
  }
  if (kind === "number") {
    const input = make("input", { name: field, value, inputmode: "decimal", autocomplete: "off", list: `${field}-list` });
    const list = make("datalist", { id: `${field}-list` }, ...offered.map((one) => make("option", { value: one })));
    return make("label", { class: "field" }, make("span", {}, text(field)), input, list);
  }
  const values = offered.map((one) => ({ value: one, label: text(`${field}-value`, { value: one }) }));
  return choiceField(field, text(field), values, offered.includes(value) ? value : usual);
}

/**
 * @param {string} name
 * @param {string} legend
 * @param {{value: string, label: string}[]} values
 * @param {string} checked
 */
function choiceField(name, legend, values, checked) {
  const choices = values.map(({ value, label }) => {
    const input = make("input", { type: "radio", name, value });
    input.defaultChecked = value === checked;
    return make("label", {}, input, make("span", {}, label));
  });
  const segments = make("div", { class: "segments" }, ...choices);
  return make("fieldset", { class: "field" }, make("legend", {}, legend), segments);
}

/** @param {GameEntry} game @param {string} player @param {string | undefined} value */
function seatField(game, player, value) {
  const select = make("select", { name: `seat-${player}` }, ...seatOptions(game.levels));
  if (value) select.value = value;
  return make("label", { class: "field" }, make("span", {}, text("player-name", { player })), select);
}
