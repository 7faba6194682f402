/** The tools and switches of a drawing: what is put on a space, and what else can be set. */

import { make, makeButton, need, picture } from "../lib/dom.js";
import { settingField, settingText } from "../lib/fields.js";
import { text } from "../lib/text.js";

/**
 * @typedef {import("../engine/protocol.js").Tool} Tool
 * @typedef {import("../engine/protocol.js").Switch} Switch
 */

/** More values than these stand in a list, and so do those with longer names. */
const FEW = 4;
const SHORT = 8;

/** Keeps tools and switches in step with the drawing. */
export class Palette {
  #tools = need("editor-tools", HTMLElement);
  #switches = need("editor-switches", HTMLElement);
  /** @type {Tool[]} */
  #offered = [];
  #shown = { tools: "", switches: "" };
  /** Called when another tool is taken. */
  onTool = () => {};

  /**
   * @param {(wish: {choice: string}) => void} change
   * @param {(name: string, value: string) => void} draw draws another value of a switch
   */
  constructor(change, draw) {
    this.draw = draw;
    this.#tools.addEventListener("change", () => this.onTool());
    this.#switches.addEventListener("change", ({ target }) => {
      const field = target instanceof HTMLInputElement || target instanceof HTMLSelectElement ? target : null;
      const name = field?.closest("[data-switch]")?.getAttribute("data-switch");
      if (!field || !name) return;
      const off = field instanceof HTMLInputElement && field.type === "checkbox" && !field.checked;
      change({ choice: `${name}:${off ? field.dataset.off : field.value.trim()}` });
    });
  }

  /** The tool in hand. */
  get tool() {
    const checked = this.#tools.querySelector("input:checked");
    return checked instanceof HTMLInputElement ? checked.value : "";
  }

  /** Lead the focus to the tool in hand. */
  focus() {
    const checked = this.#tools.querySelector("input:checked");
    if (checked instanceof HTMLElement) checked.focus();
  }

  /** The symbol of the tool in hand. */
  get symbol() {
    return this.#offered.find(({ id }) => id === this.tool)?.symbol ?? "";
  }

  /** Take a tool by the number of its place. @param {KeyboardEvent} event */
  key(event) {
    if (event.altKey || event.ctrlKey || event.metaKey || !/^[1-9]$/.test(event.key)) return;
    if (event.target instanceof Element && event.target.closest('select, input:not([type="radio"], [type="checkbox"])')) return;
    const input = this.#tools.querySelectorAll("input")[Number(event.key) - 1];
    if (!input) return;
    input.checked = true;
    this.onTool();
    event.preventDefault();
  }

  /** @param {Tool[]} tools @param {Switch[]} switches @param {string[]} drawn the switches whose values can be drawn */
  show(tools, switches, drawn) {
    this.#offered = tools;
    const ids = JSON.stringify(tools.map(({ id, label }) => [id, text(label)]));
    if (ids !== this.#shown.tools) {
      const fields = tools.map((tool, index) => toolField(tool, index));
      this.#tools.replaceChildren(make("legend", { class: "unseen" }, text("tools")), ...fields);
      this.#tools.hidden = !tools.length;
    }
    tools.forEach(({ id, count }) => {
      const counter = this.#tools.querySelector(`[data-tool="${CSS.escape(id)}"] .tool-count`);
      if (counter) counter.textContent = count === undefined ? "" : String(count);
    });
    const fields = JSON.stringify(switches.map(({ name, offered }) => [text(`setting-${name}`), offered]));
    if (fields !== this.#shown.switches) {
      this.#switches.replaceChildren(...switches.map((one) => this.#switch(one, drawn.includes(one.name))));
    }
    for (const one of switches) this.#set(one);
    this.#shown = { tools: ids, switches: fields };
  }

  /** @param {Switch} one @param {boolean} drawn */
  #switch(one, drawn) {
    const { name, kind, offered, value } = one;
    const many = offered.length > FEW || offered.some((one) => settingText(name, one).length > SHORT);
    const setting = { name, kind, default: kind === "flag" ? (offered[0] ?? "") : value, offered };
    const field = kind === "choice" && many ? listField(one) : settingField(setting, value);
    field.dataset.switch = name;
    const box = field.querySelector('input[type="checkbox"]');
    if (box instanceof HTMLInputElement) box.dataset.off = offered[0];
    if (!drawn) return field;
    field.append(makeButton(() => this.draw(name, value), { class: "draw" }, text("draw")));
    return field;
  }

  /** @param {Switch} one */
  #set({ name, value }) {
    const place = this.#switches.querySelector(`[data-switch="${CSS.escape(name)}"]`);
    for (const field of place?.querySelectorAll("input, select") ?? []) {
      if (field instanceof HTMLSelectElement) field.value = value;
      else if (!(field instanceof HTMLInputElement)) continue;
      else if (field.type === "radio" || field.type === "checkbox") field.checked = field.value === value;
      else if (field !== document.activeElement || !field.value) field.value = value;
    }
  }
}

/** @param {Tool} tool @param {number} index */
function toolField({ id, symbol, label }, index) {
  const name = text(label);
  const input = make("input", { type: "radio", name: "editor-tool", value: id, "aria-label": name });
  input.checked = index === 0;
  if (index < 9) input.setAttribute("aria-keyshortcuts", String(index + 1));
  const count = make("span", { class: "tool-count", "aria-hidden": "true" });
  return make("label", { class: "tool", title: name, "data-tool": id }, input, make("span", {}, picture(symbol, "tool-picture"), count));
}

/** @param {Switch} one */
function listField({ name, offered }) {
  const options = offered.map((value) => make("option", { value }, settingText(name, value)));
  const select = make("select", {}, ...options);
  return make("label", { class: "field" }, make("span", {}, text(`setting-${name}`)), select);
}
