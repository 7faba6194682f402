/**
 * <trilithon-board>: one board in somebody's page. See docs/embed.html on this site.
 *
 * Until it is used it is the picture that stands inside it, and nothing is loaded. Then it becomes a
 * frame of embed.html; all of a page's boards share the engine of one hidden frame.
 */

import { buttonOf, isOurs, parametersOf, shownOf, siteOf } from "./attributes.js";
import { Card } from "./card.js";
import { engineOf, frameOf, isFrom } from "./frames.js";
import { wordsFor } from "./words.js";

/** How the game stands on a board. @typedef {{record: string, position: string, ply: number, move: string, player: string, result: string | null}} State */

/** Without a word from a frame for so long, it is taken to be refused or unreachable. */
const PATIENCE_MS = 20_000;
/** More than that many hosts do not take in the query of an address; what follows its `#` stays here. */
const LONGEST_QUERY = 2000;
const TALLEST = 10_000;

/** Where the site lies, unless a board says so. @type {URL | null} */
let home = null;

// Where pages are made on a server there are no elements, and importing this is to do no harm.
const Base = globalThis.HTMLElement ?? /** @type {typeof HTMLElement} */ (class {});

/** One board. See docs/embed.html on the site. */
export class TrilithonBoard extends Base {
  #card = new Card(this.attachShadow({ mode: "open" }), {
    onPicture: () => this.#button && this.start(),
    onButton: () => this.#press(),
    onScheme: () => this.#configure(),
  });
  /** @type {HTMLIFrameElement | null} */
  #frame = null;
  /** @type {import("./frames.js").Membership | null} */
  #joined = null;
  #ready = false;
  #focus = false;
  #timer = 0;
  /** The parameters that the frame was given last. */
  #given = "";
  /** @type {State | null} */
  #state = null;
  /** What the picture shows, as the attributes said it at first: they may change while the board is in no page. @type {string | null} */
  #pictured = null;
  #attributes = new MutationObserver((changes) => this.#changed(changes));
  /** @type {IntersectionObserver | undefined} */
  #sight;
  #scheme = matchMedia("(prefers-color-scheme: dark)");

  connectedCallback() {
    addEventListener("message", this.#hear);
    this.#scheme.addEventListener("change", this.#configure);
    this.#attributes.observe(this, { attributes: true });
    // A parser that is still at work has not brought what stands in the element.
    if (document.readyState === "loading") addEventListener("DOMContentLoaded", this.#settle, { once: true });
    else queueMicrotask(this.#settle);
  }

  disconnectedCallback() {
    removeEventListener("message", this.#hear);
    removeEventListener("DOMContentLoaded", this.#settle);
    this.#scheme.removeEventListener("change", this.#configure);
    this.#attributes.disconnect();
    this.#sight?.disconnect();
    this.#drop();
  }

  /** The game as a record, as far as it has come; what the attribute says until the board is used. */
  get record() {
    return this.#state?.record ?? this.getAttribute("record");
  }

  /** The position on the board as a line of text; what the attribute says until the board is used. */
  get position() {
    return this.#state?.position ?? this.getAttribute("position");
  }

  /** How many moves led to what is on the board; null until the board is used. */
  get ply() {
    return this.#state?.ply ?? null;
  }

  /** Load the engine and make the board live, as a click on it does. */
  start() {
    if (this.#frame || !this.isConnected) return;
    this.#sight?.disconnect();
    const site = siteOf(this, home);
    if (!site) return this.#fail("embed-no-site");
    this.#given = this.#parameters;
    const page = `embed.html${this.#given.length > LONGEST_QUERY ? "#" : "?"}${this.#given}`;
    const frame = (this.#frame = frameOf(site, page, this.#picture?.getAttribute("alt") ?? wordsFor(this, "embed-frame")));
    frame.className = "waiting";
    frame.setAttribute("part", "frame");
    // A drawing that has a width of its own keeps it when it comes to life.
    if (this.#picture instanceof SVGSVGElement) this.#card.element.style.width = `${this.#card.element.offsetWidth}px`;
    this.#card.element.append(frame);
    this.#timer = setTimeout(() => this.#fail("embed-unreachable"), PATIENCE_MS);
    this.#show();
  }

  /**
   * Put the focus into the live board, or else on the button that makes it live.
   * @override
   * @param {FocusOptions} [options]
   */
  focus(options) {
    (this.#ready && this.#frame ? this.#frame : this.#card.button).focus(options);
  }

  /** The key of the button that makes the board live, if its mode is known. */
  get #button() {
    return buttonOf(this);
  }

  get #picture() {
    return this.querySelector("img, svg, picture");
  }

  get #parameters() {
    return parametersOf(this, this.#card.scheme);
  }

  /** Show the picture, or where there is none the board itself once it comes into sight. */
  #settle = () => {
    if (!this.isConnected || this.#frame) return;
    this.#show();
    this.#card.dress(this.#picture);
    this.#pictured ??= shownOf(this);
    if (this.#picture && this.#button !== undefined) return void (shownOf(this) === this.#pictured || this.start());
    this.#sight ??= new IntersectionObserver(([entry]) => entry?.isIntersecting && this.start(), { rootMargin: "200px" });
    this.#sight.observe(this);
  };

  #press() {
    this.#focus = true;
    this.start();
  }

  #show() {
    const key = this.#button ?? "";
    const loading = this.#frame !== null;
    this.#card.show({
      empty: !this.#picture,
      startable: Boolean(key) && !loading,
      button: Boolean(key && this.#picture) && this.getAttribute("controls") !== "no",
      loading,
      live: this.#ready,
      label: wordsFor(this, loading ? "embed-loading" : key),
    });
  }

  /** @param {MutationRecord[]} changes */
  #changed(changes) {
    const names = changes.map(({ attributeName }) => attributeName ?? "");
    if (!this.#frame && names.some((name) => name === "site" || isOurs(name))) this.#settle();
    else if (names.some(isOurs)) this.#configure();
  }

  /** Tell the frame what has changed; one that is not ready yet could not hear it. */
  #configure = () => {
    if (!this.#frame) this.#card.dress(this.#picture);
    const parameters = this.#parameters;
    if (!this.#ready || parameters === this.#given) return;
    this.#given = parameters;
    this.#frame?.contentWindow?.postMessage({ trilithon: "configure", parameters }, "*");
  };

  /** @param {MessageEvent} event */
  #hear = (event) => {
    if (!isFrom(event, this.#frame)) return;
    const { data } = event;
    if (data.trilithon === "hello") this.#greet();
    else if (data.trilithon === "size") this.#size(data.height);
    else if (data.trilithon === "ready") this.#reveal("trilithon-ready", {});
    else if (data.trilithon === "problem") this.#reveal("trilithon-problem", { message: String(data.message) });
    else if (data.trilithon === "state") this.#update(data);
  };

  #greet() {
    clearTimeout(this.#timer);
    this.#joined?.leave();
    const site = siteOf(this, home);
    if (!site) return;
    this.#joined = engineOf(site).join();
    this.#frame?.contentWindow?.postMessage({ trilithon: "engine" }, "*", [this.#joined.port]);
  }

  /** @param {unknown} height */
  #size(height) {
    if (typeof height !== "number" || !(height > 0) || !this.#frame) return;
    this.#frame.style.height = `${Math.min(Math.ceil(height), TALLEST)}px`;
  }

  /** Let the frame take the picture's place. @param {string} name @param {object} detail */
  #reveal(name, detail) {
    clearTimeout(this.#timer);
    if (!this.#ready && this.#frame) {
      this.#ready = true;
      const here = this.#focus && this.shadowRoot?.activeElement === this.#card.button;
      this.#frame.className = "";
      this.#show();
      if (here) this.focus({ preventScroll: true });
    }
    this.#configure();
    this.#tell(name, detail);
  }

  /** @param {Record<string, unknown>} data */
  #update({ ply, move, player, position, record, result }) {
    if (typeof ply !== "number" || typeof position !== "string" || typeof record !== "string") return;
    const first = this.#state === null;
    const state = { ply, move: String(move), player: String(player), position, record, result: result === null ? null : String(result) };
    this.#state = state;
    if (!first) this.#tell("trilithon-move", state);
  }

  /** @param {string} name @param {object} detail */
  #tell(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }

  /** @param {"embed-no-site" | "embed-unreachable"} key */
  #fail(key) {
    this.#drop();
    const message = wordsFor(this, key);
    this.#card.complain(message);
    this.#show();
    this.#tell("trilithon-problem", { message });
  }

  #drop() {
    clearTimeout(this.#timer);
    this.#joined?.leave();
    this.#joined = null;
    this.#frame?.remove();
    this.#frame = null;
    this.#ready = false;
    this.#state = null;
  }
}

/** Make the element known to the page, if it is not yet. @param {URL | null} site where the site lies, if that is known */
export function define(site) {
  home = site;
  if (globalThis.customElements && !customElements.get("trilithon-board")) customElements.define("trilithon-board", TrilithonBoard);
}
