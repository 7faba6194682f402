/**
 * <trilithon-board>: one board in somebody's page. See docs/embed.html on this site. A plain script, as
 * other pages may load modules only from hosts that allow it by a header, which many never send. Plain
 * scripts import nothing, so that all of it is in this file.
 *
 * Until it is used it is the picture that stands inside it, and nothing is loaded. Then it becomes a
 * frame of embed.html; all of a page's boards share the engine of one hidden frame.
 */
(() => {
  /** How the game stands on a board. @typedef {{record: string, position: string, ply: number, move: string, player: string, result: string | null}} State */
  /** A board's part in an engine. @typedef {{port: MessagePort, leave: () => void}} Membership */

  /** Where the site lies: beside this script, which is told so only while it is first read, unless it comes from a package. @type {URL | null} */
  const HOME = new URL("./", /** @type {HTMLScriptElement} */ (document.currentScript).src);

  /** What this script says, by language and key; the build writes it in. @type {Record<string, Record<string, string>>} */
  const WORDS = { "@words@": {} };

  /** What a board is called to do, and the key of the button for it. @type {Record<string, string>} */
  const MODES = { diagram: "", replay: "embed-replay", play: "embed-play", puzzle: "embed-puzzle" };

  /** Attributes that are not about the board; others in small letters are parameters of embed.html. */
  const FOREIGN = /[^a-z]|^(on.*|id|class|style|slot|part|title|hidden|dir|role|tabindex|is|inert|lang|theme|translate|site)$/;

  /** Attributes that change nothing of what the picture shows. */
  const OUTWARD = new Set(["mode", "lang", "theme", "board", "controls", "level"]);

  /** Without a word from a frame for so long, it is taken to be refused or unreachable. */
  const PATIENCE_MS = 20_000;
  /** More than that many hosts do not take in the query of an address; what follows its `#` stays here. */
  const LONGEST_QUERY = 2000;
  const TALLEST = 10_000;

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
  /** @type {CSSStyleSheet | undefined} */
  let sheet;

  /** @param {URL} site @param {string} page @param {string} title */
  function frameOf(site, page, title) {
    const frame = document.createElement("iframe");
    frame.src = new URL(page, site).href;
    frame.title = title;
    return frame;
  }

  /** Whether a message is one of ours, from this frame. In a sandboxed page our frames have no origin. @param {MessageEvent} event @param {HTMLIFrameElement | null} frame */
  function isFrom({ source, origin, data }, frame) {
    const ours = origin === "null" || (frame !== null && origin === new URL(frame.src).origin);
    return ours && frame !== null && source === frame.contentWindow && typeof data === "object" && data !== null;
  }

  /** The engine of this page: a hidden frame of the site that is made for the first board that is used. */
  class Engine {
    /** @type {HTMLIFrameElement | null} */
    frame = null;
    ready = false;
    count = 0;
    /** @type {{message: object, ports: MessagePort[]}[]} */
    waiting = [];

    /** @param {URL} site */
    constructor(site) {
      this.site = site;
    }

    /** @returns {Membership} with one end of a channel whose other end the engine gets */
    join() {
      if (!this.frame?.isConnected) this.make();
      const { port1, port2 } = new MessageChannel();
      this.count += 1;
      const id = this.count;
      this.tell({ trilithon: "board", id }, [port1]);
      return { port: port2, leave: () => this.tell({ trilithon: "gone", id }, []) };
    }

    make() {
      const frame = (this.frame = frameOf(this.site, "engine.html", "Trilithon, engine"));
      this.ready = false;
      frame.tabIndex = -1;
      frame.setAttribute("aria-hidden", "true");
      Object.assign(frame.style, { position: "absolute", width: "0", height: "0", border: "0", visibility: "hidden" });
      addEventListener("message", (event) => {
        if (!isFrom(event, frame) || event.data.trilithon !== "hello") return;
        this.ready = true;
        for (const { message, ports } of this.waiting.splice(0)) frame.contentWindow?.postMessage(message, "*", ports);
      });
      (document.body ?? document.documentElement).append(frame);
    }

    /** @param {object} message @param {MessagePort[]} ports */
    tell(message, ports) {
      if (this.ready) this.frame?.contentWindow?.postMessage(message, "*", ports);
      else this.waiting.push({ message, ports });
    }
  }

  /** The engines of this page by their sites, nearly always one. @type {Map<string, Engine>} */
  const engines = new Map();

  /** @param {URL} site */
  function engineOf(site) {
    const engine = engines.get(site.href) ?? new Engine(site);
    engines.set(site.href, engine);
    return engine;
  }

  // Where pages are made on a server there are no elements, and importing this is to do no harm.
  const Base = globalThis.HTMLElement ?? /** @type {typeof HTMLElement} */ (class {});

  /** One board. See docs/embed.html on the site. */
  class TrilithonBoard extends Base {
    #card = document.createElement("div");
    #still = document.createElement("div");
    #bar = document.createElement("div");
    #button = document.createElement("button");
    /** @type {HTMLIFrameElement | null} */
    #frame = null;
    /** @type {Membership | null} */
    #joined = null;
    #ready = false;
    #focus = false;
    #timer = 0;
    /** The parameters that the frame was given last. */
    #given = "";
    /** @type {State | null} */
    #state = null;
    #attributes = new MutationObserver((changes) => this.#changed(changes));
    /** @type {IntersectionObserver | undefined} */
    #sight;
    #scheme = matchMedia("(prefers-color-scheme: dark)");

    constructor() {
      super();
      const root = this.attachShadow({ mode: "open" });
      if (!sheet) {
        sheet = new CSSStyleSheet();
        sheet.replaceSync(STYLE);
      }
      root.adoptedStyleSheets = [sheet];
      for (const [name, part] of /** @type {[string, HTMLElement][]} */ ([["card", this.#card], ["still", this.#still], ["bar", this.#bar]])) {
        part.className = name;
        part.setAttribute("part", name);
      }
      const slot = document.createElement("slot");
      slot.addEventListener("click", () => {
        if (MODES[this.#mode]) this.start();
      });
      this.#button.type = "button";
      this.#button.addEventListener("click", () => {
        this.#focus = true;
        this.start();
      });
      this.#bar.append(this.#button);
      this.#still.append(slot, this.#bar);
      this.#card.append(this.#still);
      this.#card.addEventListener("transitionend", this.#configure);
      root.append(this.#card);
    }

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
      const site = this.#site;
      if (!site) return this.#fail("embed-no-site");
      this.#given = this.#parameters;
      const frame = (this.#frame = frameOf(site, `embed.html${this.#given.length > LONGEST_QUERY ? "#" : "?"}${this.#given}`, this.#picture?.getAttribute("alt") ?? this.#say("embed-frame")));
      frame.className = "waiting";
      frame.setAttribute("part", "frame");
      // A drawing that has a width of its own keeps it when it comes to life.
      if (this.#picture instanceof SVGSVGElement) this.#card.style.width = `${this.#card.offsetWidth}px`;
      this.#card.append(frame);
      this.#timer = setTimeout(() => this.#fail("embed-unreachable"), PATIENCE_MS);
      this.#show();
    }

    /**
     * Put the focus into the live board, or else on the button that makes it live.
     * @override
     * @param {FocusOptions} [options]
     */
    focus(options) {
      (this.#ready && this.#frame ? this.#frame : this.#button).focus(options);
    }

    get #mode() {
      return this.getAttribute("mode") ?? "diagram";
    }

    /** Where the site lies that draws the board and has the engine; null where that is not known. */
    get #site() {
      const given = this.getAttribute("site");
      if (!given) return HOME;
      // A folder, whether it is written as one or not.
      return URL.canParse(given, document.baseURI) ? new URL(given.replace(/\/*$/, "/"), document.baseURI) : null;
    }

    get #picture() {
      return this.querySelector("img, svg, picture");
    }

    get #language() {
      const near = this.closest("[lang]")?.getAttribute("lang");
      const tag = (near || navigator.language).toLowerCase().split("-")[0] ?? "";
      return tag in WORDS ? tag : (Object.keys(WORDS)[0] ?? "");
    }

    /** @param {string} key */
    #say(key) {
      return WORDS[this.#language]?.[key] ?? "";
    }

    /** The parameters of the frame, as a query. */
    get #parameters() {
      const given = [...this.attributes].filter(({ name }) => !FOREIGN.test(name));
      const parameters = new URLSearchParams(given.map(({ name, value }) => [name, value]));
      parameters.set("lang", this.#language);
      parameters.set("theme", this.#theme);
      parameters.set("hosted", "1");
      return parameters.toString();
    }

    /** The theme asked for; else light or dark as the page around the board is. */
    get #theme() {
      const asked = this.getAttribute("theme");
      if (asked && asked !== "system") return asked;
      // Which scheme is used is not told by any property, so see which colour it leads to.
      return getComputedStyle(this.#card).outlineColor === "rgb(0, 0, 0)" ? "light" : "dark";
    }

    /** Show the picture, or where there is none the board itself once it comes into sight. */
    #settle = () => {
      if (!this.isConnected || this.#frame) return;
      this.#show();
      if (this.#picture && this.#mode in MODES) return;
      this.#sight ??= new IntersectionObserver(([entry]) => entry?.isIntersecting && this.start(), { rootMargin: "200px" });
      this.#sight.observe(this);
    };

    #show() {
      const key = MODES[this.#mode] ?? "";
      const loading = this.#frame !== null;
      this.#still.hidden = this.#ready;
      this.#still.classList.toggle("empty", !this.#picture);
      this.#still.classList.toggle("startable", Boolean(key) && !loading);
      this.#bar.hidden = !key || !this.#picture || this.getAttribute("controls") === "no";
      this.#button.setAttribute("aria-disabled", String(loading));
      const triangle = document.createElementNS("http://www.w3.org/2000/svg", "svg");
      const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
      triangle.setAttribute("viewBox", "0 0 24 24");
      triangle.setAttribute("aria-hidden", "true");
      path.setAttribute("d", "M7 4.5v15l12-7.5z");
      triangle.append(path);
      this.#button.replaceChildren(triangle, this.#say(loading ? "embed-loading" : key));
    }

    /** @param {MutationRecord[]} changes */
    #changed(changes) {
      const names = changes.map(({ attributeName }) => attributeName ?? "");
      if (names.includes("site") && !this.#frame) return this.#settle();
      const ours = names.filter((name) => OUTWARD.has(name) || !FOREIGN.test(name));
      if (!ours.length) return;
      if (this.#frame) return this.#configure();
      this.#show();
      // The picture no longer shows what is asked for.
      if (!(this.#mode in MODES) || ours.some((name) => !OUTWARD.has(name))) this.start();
    }

    /** Tell the frame what has changed; one that is not ready yet could not hear it. */
    #configure = () => {
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
      const site = this.#site;
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
        const here = this.#focus && this.shadowRoot?.activeElement === this.#button;
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
      const message = this.#say(key);
      const told = document.createElement("p");
      told.setAttribute("role", "alert");
      told.textContent = message;
      this.#still.querySelector("p")?.remove();
      this.#still.append(told);
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

  if (globalThis.customElements && !customElements.get("trilithon-board")) customElements.define("trilithon-board", TrilithonBoard);
  // The package for npm hands it on.
  return TrilithonBoard;
})();
