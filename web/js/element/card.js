/** What a board is in a page: a picture that stands inside it and a button, and in their place a frame once it is live. */

import { draw, make } from "../lib/dom.js";

const STYLE = `
  /* A padding may keep the room free until this script is there. */
  :host { display: block; max-inline-size: 40rem; padding: 0 !important; color-scheme: inherit; }
  [hidden], :host([hidden]) { display: none !important; }
  :host([theme="light"]) { color-scheme: light; }
  :host([theme="dark"]) { color-scheme: dark; }
  .card {
    position: relative; max-width: 100%; overflow: hidden; border-radius: 6px; outline-color: light-dark(#000, #fff);
    background: light-dark(#f5f3ee, #181715); color: light-dark(#211f1b, #ebe6dc);
    /* Nothing is seen of it, but its end tells that the page around has become light or dark. */
    transition: outline-color 1ms;
    font: 15px/1.4 var(--trilithon-font, "Segoe UI"), -apple-system, "Helvetica Neue", Roboto, "Noto Sans", "Liberation Sans", Arial, sans-serif;
  }
  .still { padding: 10px; }
  .still.startable slot { cursor: pointer; }
  .still.empty { aspect-ratio: 1; }
  ::slotted(:is(img, svg:not([width]), picture)) { display: block; width: 100%; height: auto; margin: 0; }
  .bar { display: flex; align-items: center; min-height: 44px; margin-block-start: 4px; }
  button {
    display: flex; align-items: center; gap: 8px; min-height: 40px; padding: 4px 14px 4px 10px;
    border: 1px solid light-dark(#8b8375, #7c7465); border-radius: 6px;
    background: light-dark(#fdfcf9, #22201d); color: inherit; font: inherit; font-weight: 650; cursor: pointer;
  }
  button:focus-visible { outline: 2px solid light-dark(#1c664b, #86cfae); outline-offset: 2px; }
  button[aria-disabled="true"] { opacity: 0.7; cursor: progress; }
  button svg { width: 18px; height: 18px; fill: light-dark(#1c664b, #86cfae); }
  p { margin: 8px 0 0; padding: 10px 14px; border-inline-start: 3px solid light-dark(#ad3312, #f0906c);
    background: light-dark(#f6e3da, #3d231a); }
  iframe { display: block; width: 100%; border: 0; color-scheme: light dark; }
  iframe.waiting { position: absolute; inset: 0; height: 100%; visibility: hidden; }
  @media (prefers-reduced-motion: no-preference) { button[aria-disabled="true"] svg { animation: wait 1s infinite alternate; } }
  @keyframes wait { to { opacity: 0.25; } }
  @media print { .bar { display: none; } }
`;
/** What a drawing asks for its dark colours: as a picture it knows the device alone, and not the page around it. */
const DEVICE_IS_DARK = "@media(prefers-color-scheme:dark)";
/** All boards of a page share it. @type {CSSStyleSheet | undefined} */
let sheet;

/** A board's own elements. Pages style them as parts. */
export class Card {
  /** All of the board; the frame is put into it. */
  element = make("div");
  /** Makes the board live. */
  button = make("button", { type: "button" });
  #still = make("div");
  #bar = make("div");
  /** The picture's address as it was written. */
  #drawing = "";

  /**
   * @param {ShadowRoot} root
   * @param {{onPicture: () => void, onButton: () => void, onScheme: () => void}} listener called for a click, and when the page around
   * may have become light or dark
   */
  constructor(root, { onPicture, onButton, onScheme }) {
    if (!sheet) {
      sheet = new CSSStyleSheet();
      sheet.replaceSync(STYLE);
    }
    root.adoptedStyleSheets = [sheet];
    for (const [name, part] of /** @type {[string, HTMLElement][]} */ ([["card", this.element], ["still", this.#still], ["bar", this.#bar]])) {
      part.className = name;
      part.setAttribute("part", name);
    }
    const slot = make("slot");
    slot.addEventListener("click", onPicture);
    this.button.addEventListener("click", onButton);
    this.element.addEventListener("transitionend", onScheme);
    this.#bar.append(this.button);
    this.#still.append(slot, this.#bar);
    this.element.append(this.#still);
    root.append(this.element);
  }

  /** Whether the page around the board is light or dark. @returns {"light" | "dark"} */
  get scheme() {
    // Which scheme is used is not told by any property, so see which colour it leads to.
    return getComputedStyle(this.element).outlineColor === "rgb(0, 0, 0)" ? "light" : "dark";
  }

  /** Let a drawing that goes with the colours of the device go with those of the page. @param {Element | null} picture */
  dress(picture) {
    if (!(picture instanceof HTMLImageElement)) return;
    this.#drawing ||= picture.src;
    const dressed = this.#drawing.replace(DEVICE_IS_DARK, this.scheme === "dark" ? "@media%20all" : "@media%20not%20all");
    if (dressed !== picture.src) picture.src = dressed;
  }

  /**
   * Show how far the board has come.
   * @param {object} how
   * @param {boolean} how.empty whether there is no picture
   * @param {boolean} how.startable whether a click makes the board live
   * @param {boolean} how.button whether there is a button for that
   * @param {boolean} how.loading whether it is about to be live
   * @param {boolean} how.live whether it is
   * @param {string} how.label what the button says
   */
  show({ empty, startable, button, loading, live, label }) {
    this.#still.hidden = live;
    this.#still.classList.toggle("empty", empty);
    this.#still.classList.toggle("startable", startable);
    this.#bar.hidden = !button;
    this.button.setAttribute("aria-disabled", String(loading));
    const triangle = draw("svg", { viewBox: "0 0 24 24", "aria-hidden": "true" });
    triangle.append(draw("path", { d: "M7 4.5v15l12-7.5z" }));
    this.button.replaceChildren(triangle, label);
  }

  /** Say why there is no board. @param {string} message */
  complain(message) {
    this.#still.querySelector("p")?.remove();
    this.#still.append(make("p", { role: "alert" }, message));
  }
}
