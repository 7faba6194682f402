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
 * @param {Listener} listener
 * @param {boolean} hosted whether the host runs our script
 * @returns {Pick<Connection, "send" | "again"> & {rest: () => void}} `rest` lets the engine go until another command is sent
 */
export function shareEngine(listener, hosted) {
  /** Every command until the engine has said a word. @type {import("../../engine/protocol.js").Command[]} */
  const unheard = [];
  /** @type {Connection | null} */
  let connection = null;
  let heard = false;
  let resting = false;
  let timer = 0;

  /** @param {Connection} made */
  const use = (made) => {
    connection?.close();
    connection = made;
    unheard.forEach((command) => made.send(command));
  };
  const settle = () => {
    heard = true;
    unheard.length = 0;
    clearTimeout(timer);
  };
  const leave = () => {
    connection?.close();
    connection = null;
    unheard.length = 0;
    heard = false;
  };
  const start = () => {
    // The host's may have come after all.
    if (connection) return;
    use(connect(listener));
    settle();
  };
  /** Without a host that minds it. */
  const find = () => {
    if (parent === window) start();
    else if (sociable) use(joinSiblings(listener, settle, replace));
    else onSight(start);
  };
  /** What was shared has been taken away, or has died with its frame. */
  const replace = () => {
    leave();
    begin();
    listener.onRestart();
  };
  const begin = () => {
    if (!hosted || parent === window) return find();
    tellHost({ trilithon: "hello" });
    timer = setTimeout(find, PATIENCE_MS);
  };
  if (hosted) {
    hear((data, port) => {
      if (data.trilithon !== "engine" || !port || connection || resting) return;
      use(connectPort(port, listener, settle, replace));
    });
  }
  begin();
  return {
    send(command) {
      if (resting) {
        resting = false;
        begin();
      }
      if (!heard) unheard.push(command);
      connection?.send(command);
    },
    again: () => connection?.again(),
    rest() {
      leave();
      resting = true;
    },
  };
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
