/** One engine for several boards: each has a message port, and hears of its own sessions. */

import { connect } from "./engine.js";

/**
 * @typedef {import("./protocol.js").Command} Command
 * @typedef {import("./protocol.js").Event} EngineEvent
 *
 * What a hub tells a port.
 * @typedef {{kind: "event", event: EngineEvent}
 *   | {kind: "progress", stage: string, done: number}
 *   | {kind: "restart"}
 *   | {kind: "alive"}
 *   | {kind: "gone"}
 *   | {kind: "failure", key: "boot-failed" | "engine-failed", detail: string}} Word
 *
 * What it is told through one, besides commands: nothing, which it answers with `alive`; `again` asks for an
 * engine after a failure; with `gone` the board is gone.
 * @typedef {Command | "" | "again" | "gone"} Request
 *
 * @typedef {object} Hub
 * @property {(port: MessagePort) => void} add Serve a port; it is told at once how things stand.
 * @property {() => MessagePort} join Make a channel and serve its other end.
 * @property {(port: MessagePort) => void} remove End the sessions of a port whose board is gone.
 * @property {() => void} leave The hub goes, with its frame; whoever has a port is told.
 */

/** So long after the last board an engine is there for the next one. */
const REST_MS = 5000;
/** @type {Word} */
const STARTING = { kind: "progress", stage: "boot-runtime", done: 0 };

/** Start an engine to be shared. @returns {Hub} */
export function startHub() {
  /** @type {Set<MessagePort>} */
  const ports = new Set();
  /** @type {Map<string, MessagePort>} */
  const owners = new Map();
  /** The revision each session was last shown in. @type {Map<string, number>} */
  const revisions = new Map();
  /** @type {Word} */
  let standing = STARTING;
  let timer = 0;
  /** @type {import("./engine.js").Connection | null} */
  let engine = start();

  function start() {
    return connect({ onEvent: pass, onProgress, onRestart, onFailure });
  }

  /** @param {EngineEvent} event */
  function pass(event) {
    if (event.type === "view") revisions.set(event.session, event.revision);
    if (!("session" in event) || event.session === "") return tellAll({ kind: "event", event });
    const owner = owners.get(event.session);
    if (owner) owner.postMessage({ kind: "event", event });
    else if (event.type === "view") close(event.session);
  }

  /** @type {import("./engine.js").Listener["onProgress"]} */
  function onProgress(stage, done) {
    tellAll((standing = { kind: "progress", stage, done }));
  }

  function onRestart() {
    revisions.clear();
    tellAll({ kind: "restart" });
  }

  /** @type {import("./engine.js").Listener["onFailure"]} */
  function onFailure(key, detail) {
    tellAll((standing = { kind: "failure", key, detail }));
  }

  /** @param {Word} word */
  function tellAll(word) {
    for (const port of ports) port.postMessage(word);
  }

  /** End a session; should it have moved on meanwhile, its next view ends it. @param {string} session */
  function close(session) {
    const revision = revisions.get(session);
    revisions.delete(session);
    if (revision !== undefined) engine?.send({ type: "close", session, revision });
  }

  /** @param {MessagePort} port */
  function add(port) {
    clearTimeout(timer);
    engine ??= start();
    ports.add(port);
    port.onmessage = ({ data }) => {
      const request = /** @type {Request} */ (data);
      if (request === "") return port.postMessage({ kind: "alive" });
      if (request === "again") return engine?.again();
      if (request === "gone") return remove(port);
      if ("session" in request) owners.set(request.session, port);
      engine?.send(request);
    };
    port.postMessage(standing);
  }

  /** @param {MessagePort} port */
  function remove(port) {
    ports.delete(port);
    port.close();
    for (const [session, owner] of [...owners]) {
      if (owner !== port) continue;
      owners.delete(session);
      close(session);
    }
    // A board can be told of twice to be gone: by itself, and by its host.
    clearTimeout(timer);
    if (!ports.size) timer = setTimeout(rest, REST_MS);
  }

  /** No board needs an engine, which would only take memory. */
  function rest() {
    engine?.close();
    engine = null;
    revisions.clear();
    standing = STARTING;
  }

  return {
    add,
    join() {
      const { port1, port2 } = new MessageChannel();
      add(port1);
      return port2;
    },
    remove,
    leave() {
      tellAll({ kind: "gone" });
      engine?.close();
    },
  };
}
