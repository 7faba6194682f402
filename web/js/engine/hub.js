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
 */

/** So long after the last board an engine is there for the next one. */
const REST_MS = 5000;
/** @type {Word} */
const STARTING = { kind: "progress", stage: "boot-runtime", done: 0 };

/** An engine to be shared, which starts at once. */
export class Hub {
  /** @type {Set<MessagePort>} */
  #ports = new Set();
  /** @type {Map<string, MessagePort>} */
  #owners = new Map();
  /** The revision each session was last shown in. @type {Map<string, number>} */
  #revisions = new Map();
  /** @type {Word} */
  #standing = STARTING;
  #timer = 0;
  /** @type {import("./engine.js").Connection | null} */
  #engine = this.#start();

  /** Serve a port; it is told at once how things stand. @param {MessagePort} port */
  add(port) {
    clearTimeout(this.#timer);
    this.#engine ??= this.#start();
    this.#ports.add(port);
    port.onmessage = ({ data }) => this.#hear(port, data);
    port.postMessage(this.#standing);
  }

  /** Make a channel and serve its other end. @returns {MessagePort} */
  join() {
    const { port1, port2 } = new MessageChannel();
    this.add(port1);
    return port2;
  }

  /** End the sessions of a port whose board is gone. @param {MessagePort} port */
  remove(port) {
    this.#ports.delete(port);
    port.close();
    for (const [session, owner] of [...this.#owners]) {
      if (owner !== port) continue;
      this.#owners.delete(session);
      this.#close(session);
    }
    // A board can be told of twice to be gone: by itself, and by its host.
    clearTimeout(this.#timer);
    if (!this.#ports.size) this.#timer = setTimeout(() => this.#rest(), REST_MS);
  }

  /** The hub goes, with its frame; whoever has a port is told. */
  leave() {
    this.#tellAll({ kind: "gone" });
    this.#engine?.close();
  }

  #start() {
    return connect({
      onEvent: (event) => this.#pass(event),
      onProgress: (stage, done) => this.#tellAll((this.#standing = { kind: "progress", stage, done })),
      onRestart: () => {
        this.#revisions.clear();
        this.#tellAll({ kind: "restart" });
      },
      onFailure: (key, detail) => this.#tellAll((this.#standing = { kind: "failure", key, detail })),
    });
  }

  /** No board needs an engine, which would only take memory. */
  #rest() {
    this.#engine?.close();
    this.#engine = null;
    this.#revisions.clear();
    this.#standing = STARTING;
  }

  /** @param {MessagePort} port @param {Request} request */
  #hear(port, request) {
    if (request === "") return port.postMessage({ kind: "alive" });
    if (request === "again") return this.#engine?.again();
    if (request === "gone") return this.remove(port);
    if ("session" in request) this.#owners.set(request.session, port);
    this.#engine?.send(request);
  }

  /** @param {EngineEvent} event */
  #pass(event) {
    if (event.type === "view") this.#revisions.set(event.session, event.revision);
    if (!("session" in event) || event.session === "") return this.#tellAll({ kind: "event", event });
    const owner = this.#owners.get(event.session);
    if (owner) owner.postMessage({ kind: "event", event });
    else if (event.type === "view") this.#close(event.session);
  }

  /** @param {Word} word */
  #tellAll(word) {
    for (const port of this.#ports) port.postMessage(word);
  }

  /** End a session; should it have moved on meanwhile, its next view ends it. @param {string} session */
  #close(session) {
    const revision = this.#revisions.get(session);
    this.#revisions.delete(session);
    if (revision !== undefined) this.#engine?.send({ type: "close", session, revision });
  }
}
