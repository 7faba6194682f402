/** Fields of forms, by the kinds of settings. */

import { make, picture } from "./dom.js";
import { text } from "./text.js";

/** @typedef {import("../engine/protocol.js").SettingEntry} SettingEntry */

/** Whether the sheet has a symbol. @param {string} id */
export function hasSymbol(id) {
  return document.getElementById(id) instanceof SVGSymbolElement;
}

/** A setting's value in words; numbers are written as the language does. @param {string} name @param {string} value */
export function settingText(name, value) {
  const number = Number(value);
  return text(`setting-${name}-value`, { value: value.trim() === "" || Number.isNaN(number) ? value : number });
}

/** @param {SettingEntry} setting @param {unknown} wanted */
export function settingField({ name, kind, default: usual, offered, drawn }, wanted) {
  const field = `setting-${name}`;
  const value = typeof wanted === "string" ? wanted : usual;
  const legend = text(field);
  if (kind === "flag") {
    const box = make("input", { type: "checkbox", name: field, value: offered.find((one) => one !== usual) ?? "" });
    box.checked = value !== usual;
    return make("label", { class: "check" }, box, make("span", {}, legend));
  }
  if (kind === "number") {
    const input = make("input", { type: "number", step: "any", name: field, value, autocomplete: "off" });
    return make("label", { class: "field" }, make("span", {}, legend), input);
  }
  if (kind === "player") {
    const players = offered.map((one) => ({ value: one, label: text("player-name", { player: one }), symbol: `player-${one}` }));
    return choiceField(field, legend, players, offered.includes(value) ? value : usual);
  }
  const own = drawn && !offered.includes(value) ? [value] : [];
  const values = [...offered, ...own].map((one) => ({ value: one, label: settingText(name, one), symbol: `${name}-${one}` }));
  return choiceField(field, legend, values, values.some((one) => one.value === value) ? value : usual);
}

/**
 * @param {string} name
 * @param {string} legend
 * @param {{value: string, label: string, symbol?: string}[]} values with a picture where the sheet has the symbol
 * @param {string} checked
 */
export function choiceField(name, legend, values, checked) {
  const choices = values.map(({ value, label, symbol }) => {
    const input = make("input", { type: "radio", name, value });
    input.defaultChecked = value === checked;
    const shown = make("span", {});
    if (symbol && hasSymbol(symbol)) shown.append(picture(symbol, "choice-picture"));
    shown.append(label);
    return make("label", {}, input, shown);
  });
  const segments = make("div", { class: "segments", "data-count": String(values.length) }, ...choices);
  return make("fieldset", { class: "field" }, make("legend", {}, legend), segments);
}
