/** One connection from this browser straight to another one: it carries texts, and knows nothing of what they say. */

import { parse, unpack, write } from "../lib/description.js";

/**
 * @typedef {import("../lib/description.js").Description} Description
 * @typedef {{user: string, password: string}} Credentials
 *
 * How a connection stands: it is being made, `open`, `lost` for now, or `over` for good.
 * @typedef {"making" | "open" | "lost" | "over"} State
 */

/** So many milliseconds a browser looks for its own addresses. */
const GATHERING = 4000;
/** No larger text is handed on; what the engine reads of it is less. */
const LARGEST = 100_000;

/** One end of a connection about one game. */
export class Connection {
  /** @type {State} */
  state = "making";
  /** What this browser has told of itself, once it has. @type {Description | null} */
  own = null;
  /** Whether its certificate outlasts the page. */
  lasting;
  #peer;
  #texts;
  #ways;

  /**
   * @param {string} game its id
   * @param {string[]} servers addresses of STUN servers, of which there may be none
   * @param {RTCCertificate | undefined} certificate
   * @param {{onState: (connection: Connection) => void, onText: (text: string) => void, onWay: (letters: string, connection: Connection) => void}} listener
   */
  constructor(game, servers, certificate, listener) {
    this.game = game;
    this.listener = listener;
    this.lasting = certificate !== undefined;
    this.#peer = new RTCPeerConnection({ iceServers: servers.length ? [{ urls: servers }] : [], ...(certificate && { certificates: [certificate] }) });
    this.#texts = this.#channel("game", 0, listener.onText);
    this.#ways = this.#channel("way", 1, (letters) => listener.onWay(letters, this));
    this.#texts.addEventListener("open", () => this.#become("open"));
    this.#texts.addEventListener("close", () => this.#become("over"));
    this.#peer.addEventListener("connectionstatechange", () => this.#follow());
  }

  /** @param {string} name @param {number} id @param {(text: string) => void} hear */
  #channel(name, id, hear) {
    const channel = this.#peer.createDataChannel(name, { negotiated: true, id });
    channel.addEventListener("message", ({ data }) => {
      if (typeof data === "string" && data.length <= LARGEST) hear(data);
    });
    return channel;
  }

  /** @param {State} state */
  #become(state) {
    if (state === this.state || this.state === "over") return;
    this.state = state;
    this.listener.onState(this);
  }

  #follow() {
    const { connectionState } = this.#peer;
    if (connectionState === "connected" && this.#texts.readyState === "open") this.#become("open");
    if (connectionState === "disconnected" && this.state === "open") this.#become("lost");
    if (connectionState === "failed" || connectionState === "closed") this.close();
  }

  /** What invites another browser; null where this one refuses. */
  offer() {
    return this.#describe("offer");
  }

  /**
   * What answers an offer, by credentials that the other browser knows already where they are given.
   * @param {Description} offer @param {Credentials} [known]
   */
  async answer(offer, known) {
    await this.#peer.setRemoteDescription({ type: "offer", sdp: write(offer) });
    return this.#describe("answer", known);
  }

  /** @param {Description} answer */
  async accept(answer) {
    await this.#peer.setRemoteDescription({ type: "answer", sdp: write(answer) });
  }

  /** @param {import("../lib/description.js").Role} role @param {Credentials} [known] */
  async #describe(role, known) {
    const peer = this.#peer;
    if (known) await peer.setLocalDescription({ type: "answer", sdp: signed((await peer.createAnswer()).sdp ?? "", known) });
    else await peer.setLocalDescription();
    await new Promise((done) => {
      const look = () => peer.iceGatheringState === "complete" && done(null);
      peer.addEventListener("icegatheringstatechange", look);
      setTimeout(done, GATHERING);
      look();
    });
    this.own = parse(role, this.game, peer.localDescription?.sdp ?? "");
    return this.own;
  }

  /** @param {string} text */
  send(text) {
    if (this.#texts.readyState === "open") this.#texts.send(text);
    // A connection that the browser has ended by itself says nothing.
    else if (this.#texts.readyState === "closed") this.close();
  }

  /** Tell the other end how it could come back. @param {string} letters */
  sendWay(letters) {
    if (this.#ways.readyState === "open") this.#ways.send(letters);
  }

  /** End it for good. */
  close() {
    this.#become("over");
    this.#peer.close();
  }
}

/** The description of a role and a game that letters stand for, or null. @param {string} letters @param {import("../lib/description.js").Role} role @param {string} game */
export function described(letters, role, game) {
  const found = unpack(letters);
  return found?.role === role && found.game === game ? found : null;
}

/** A description of one's own with these credentials. @param {string} sdp @param {Credentials} known */
function signed(sdp, { user, password }) {
  return sdp.replace(/^a=ice-ufrag:.*$/m, `a=ice-ufrag:${user}\r`).replace(/^a=ice-pwd:.*$/m, `a=ice-pwd:${password}\r`).replaceAll("\r\r\n", "\r\n");
}
