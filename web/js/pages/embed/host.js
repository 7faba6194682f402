/** What passes between an embedded board and the page around it, which may be anybody's. */

import { connect } from "../../engine/engine.js";
import { connectPort } from "../../engine/port.js";
import { joinSiblings, sociable } from "./siblings.js";

/**
 * @typedef {import("../../engine/engine.js").Listener} Listener
 * @typedef {import("../../engine/engine.js").Connection} Connection
 *
 * What a board tells the page around it.
 * @typedef {{trilithon: "hello"}
 *   | {trilithon: "size", height: number}
 *   | {trilithon: "ready"}
 *   | {trilithon: "state", ply: number, move: string, player: string, position: string, record: string, result: string | null}
 *   | {trilithon: "problem", message: string}} Message
 */

/** Without a word of the host's engine for so long, a board looks for another one. */
const PATIENCE_MS = 6000;

/** @param {Message} message nothing in it is a secret to the page that embeds the board */
export function tellHost(message) {
  if (parent !== window) parent.postMessage(message, "*");
}

/**
 * Tell the host how high the content is, whenever it changes. Returns what tells it at once: a frame
 * that is out of sight is not drawn, and its observers sleep.
 * @param {HTMLElement} content
 */
export function tellSize(content) {
  let told = 0;
  const tell = () => {
    const height = heightOf(content);
    if (height === told) return;
    told = height;
    tellHost({ trilithon: "size", height });
  };
  new ResizeObserver(tell).observe(content);
  return tell;
}

/** How high the content is or, in a frame whose height it follows, would be with a board as wide as that. @param {HTMLElement} content */
function heightOf(content) {
  const { dataset } = document.documentElement;
  const follows = dataset.fit === "frame";
  if (follows) dataset.fit = "width";
  const { height } = content.getBoundingClientRect();
  if (follows) dataset.fit = "frame";
  return Math.ceil(height);
}

/** Hear of changed parameters. @param {(parameters: string) => void} onParameters */
export function hearHost(onParameters) {
  hear((data) => {
    if (data.trilithon === "configure" && typeof data.parameters === "string") onParameters(data.parameters);
  });
}

/** @param {(data: Record<string, unknown>, port: MessagePort | undefined) => void} listener */
function hear(listener) {
  addEventListener("message", ({ source, data, ports: [port] }) => {
    if (source === parent && parent !== window && typeof data === "object" && data !== null) listener(data, port);
  });
}

/**
 * The engine that the host lets its boards share, or else one of the page's frames has. Where this frame can know no other one
 * it is an engine of its own, which starts once the board is seen.
 */
export class SharedEngine {
  #listener;
  #hosted;
  /** Every command until the engine has said a word. @type {import("../../engine/protocol.js").Command[]} */
  #unheard = [];
  /** @type {Connection | null} */
  #connection = null;
  #heard = false;
  /** Whether it is let go until another command is sent. */
  resting = false;
  #timer = 0;

  /**
   * @param {Listener} listener
   * @param {boolean} hosted whether the host runs our script
   */
  constructor(listener, hosted) {
    this.#listener = listener;
    this.#hosted = hosted;
    if (hosted) {
      hear((data, port) => {
        if (data.trilithon !== "engine" || !port || this.#connection || this.resting) return;
        this.#use(connectPort(port, listener, this.#settle, this.#replace));
      });
    }
    this.#begin();
  }

  /** @param {import("../../engine/protocol.js").Command} command */
  send(command) {
    if (this.resting) {
      this.resting = false;
      this.#begin();
    }
    if (!this.#heard) this.#unheard.push(command);
    this.#connection?.send(command);
  }

  again() {
    this.#connection?.again();
  }

  /** Let the engine go until another command is sent. */
  rest() {
    this.#leave();
    this.resting = true;
  }

  #begin() {
    if (!this.#hosted || parent === window) return this.#find();
    tellHost({ trilithon: "hello" });
    this.#timer = setTimeout(() => this.#find(), PATIENCE_MS);
  }

  /** Without a host that minds it. */
  #find() {
    if (parent === window) this.#start();
    else if (sociable) this.#use(joinSiblings(this.#listener, this.#settle, this.#replace));
    else onSight(() => this.#start());
  }

  #start() {
    // The host's may have come after all.
    if (this.#connection) return;
    this.#use(connect(this.#listener));
    this.#settle();
  }

  /** @param {Connection} made */
  #use(made) {
    this.#connection?.close();
    this.#connection = made;
    this.#unheard.forEach((command) => made.send(command));
  }

  /** It has said a word. */
  #settle = () => {
    this.#heard = true;
    this.#unheard.length = 0;
    clearTimeout(this.#timer);
  };

  /** What was shared has been taken away, or has died with its frame. */
  #replace = () => {
    this.#leave();
    this.#begin();
    this.#listener.onRestart();
  };

  #leave() {
    this.#connection?.close();
    this.#connection = null;
    this.#unheard.length = 0;
    this.#heard = false;
  }
}

/** @param {() => void} then called once this frame is in sight, of which its browser knows wherever it stands */
export function onSight(then) {
  const sight = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return;
    sight.disconnect();
    then();
  });
  sight.observe(document.documentElement);
}
