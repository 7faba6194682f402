/** A dialog that brings devices together, step by step: what is to be sent, what comes back, and how it goes. */

import { canSend, copy, send } from "../lib/clipboard.js";
import { make, makeButton } from "../lib/dom.js";
import { text } from "../lib/text.js";
import { canConnect } from "../library/channel.js";
import { codeOf } from "./code.js";

/** A dialog that shows one step after the other. */
export class Steps {
  #title;
  #body = make("div", { class: "live-steps" });
  #buttons = make("div", { class: "dialog-buttons" });
  says = make("p", { class: "lead", role: "status" });

  /** @param {string} name of the dialog's element @param {string} key of its title */
  constructor(name, key) {
    this.name = name;
    this.key = key;
    this.#title = make("h2", { id: `${name}-title`, "data-text": key });
    this.dialog = make("dialog", { id: `${name}-dialog`, class: "live-dialog", "aria-labelledby": `${name}-title` }, this.#title, this.#body, this.says, this.#buttons);
    document.body.append(this.dialog);
  }

  /** @param {HTMLElement[]} content @param {HTMLElement[]} ways @param {string} [said] */
  show(content, ways, said = "") {
    this.#title.textContent = text(this.key);
    this.#body.replaceChildren(...content);
    this.says.textContent = said;
    this.#buttons.replaceChildren(...ways);
    if (!this.dialog.open) this.dialog.showModal();
    const likely = this.dialog.querySelector("button.primary") ?? this.dialog.querySelector("button");
    if (likely instanceof HTMLButtonElement) likely.focus();
  }

  /** A button that closes the dialog. @param {string} [key] */
  closing(key = "close") {
    return button(key, false, () => this.dialog.close());
  }

  /** A link to be given away: to copy, to send, or to hold before a camera. @param {string} label @param {string} link */
  given(label, link) {
    const field = make("textarea", { id: `${this.name}-given`, rows: "4", readonly: "" });
    field.value = link;
    const code = make("div", { class: "share-code" });
    const shown = async () => {
      const open = code.childElementCount > 0;
      code.replaceChildren();
      const drawn = open ? null : await codeOf(link);
      if (!drawn) return;
      code.append(drawn);
      code.scrollIntoView({ block: "nearest" });
    };
    const copied = async () => (this.says.textContent = text((await copy(link)) ? "correspondence-copied" : "copy-refused"));
    const ways = [
      button("share-code", false, () => void shown()),
      ...(canSend() ? [button("share-system", false, () => void send({ title: text(this.key), url: link }))] : []),
      button("share-copy", true, () => void copied()),
    ];
    return [make("label", { class: "field" }, make("span", {}, text(label)), field), make("div", { class: "live-ways" }, ...ways), code];
  }

  /** Where the answer goes that comes back. @param {(answer: string) => void} accept */
  answering(accept) {
    const field = make("input", { type: "text", id: `${this.name}-answer`, autocomplete: "off", spellcheck: "false", autocapitalize: "off" });
    const label = make("label", { class: "field" }, make("span", {}, text("live-answer-field")), field);
    return make("div", { class: "live-line" }, label, button("live-connect", false, () => accept(field.value)));
  }
}

/** A paragraph that tells what is to be done. @param {string} key @param {Record<string, string>} [args] */
export function lead(key, args = {}) {
  return make("p", {}, text(key, args));
}

/** The letters of an answer that was pasted: a link, with what was written around it, or they alone. @param {string} given */
export function answerLetters(given) {
  const found = /#L([0-9A-Za-z]+)/.exec(given) ?? /^\s*L?([0-9A-Za-z]+)/.exec(given);
  return found?.[1] ?? "";
}

/** Why no game can be played live here: the key of the reason; empty where it can. */
export function unable() {
  // Such a frame keeps nothing: after a reload nobody would sit at the game any more.
  if (self.origin === "null") return "live-framed";
  return canConnect() ? "" : "live-unable";
}

/** The STUN servers of this site: none, unless who built it named some. */
export function servers() {
  const named = document.querySelector('meta[name="stun"]')?.getAttribute("content") ?? "";
  return named.split(" ").filter(Boolean);
}

/** @param {string} key @param {boolean} primary @param {() => void} action @param {Record<string, string>} [args] */
export function button(key, primary, action, args) {
  return makeButton(action, { class: primary ? "primary" : "", "data-live": key }, text(key, args));
}
