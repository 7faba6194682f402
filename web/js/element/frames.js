/** The frames of the site in somebody's page: those of boards, and the hidden one whose engine they share. */

import { make } from "../lib/dom.js";

/** A board's part in an engine. @typedef {{port: MessagePort, leave: () => void}} Membership */

/** A frame of a page of the site. @param {URL} site @param {string} page @param {string} title */
export function frameOf(site, page, title) {
  return make("iframe", { src: new URL(page, site).href, title });
}

/** Whether a message is one of ours, from this frame. In a sandboxed page our frames have no origin. @param {MessageEvent} event @param {HTMLIFrameElement | null} frame */
export function isFrom({ source, origin, data }, frame) {
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

/** The engine of this page that comes from a site. @param {URL} site */
export function engineOf(site) {
  const engine = engines.get(site.href) ?? new Engine(site);
  engines.set(site.href, engine);
  return engine;
}
