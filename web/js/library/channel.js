/** A channel from one browser straight to another, without a server: it carries texts and knows nothing of games. */

import { pack, parse, unpack, write } from "../lib/description.js";

/**
 * How a channel stands: an `offer` waits for its answer, an `answer` for being opened elsewhere; `trying` to reach the
 * other one; `open`; `lost` for now; `failed` for good.
 * @typedef {"offer" | "answer" | "trying" | "open" | "lost" | "failed"} Standing
 */

/** So many milliseconds a browser looks for its own addresses, and for the other one. */
const GATHERING = 4000;
const TRYING = 20_000;
/** A connection that is not found again in this time is given up. */
const LOST = 30_000;
/** No larger text is handed on; what the engine reads of it is less. */
const LARGEST = 100_000;

/** Whether this browser and this frame can have one. */
export function canConnect() {
  return typeof RTCPeerConnection === "function" && typeof BroadcastChannel === "function";
}

/** One end of a channel about one game. */
export class Channel {
  /** @type {Standing} */
  standing = "trying";
  /** Whether it ever was open. */
  met = false;
  #connection;
  #texts;
  #timer = 0;

  /**
   * @param {string} game its id
   * @param {string[]} servers addresses of STUN servers, of which there may be none
   * @param {{onStanding: () => void, onText: (text: string) => void}} listener
   */
  constructor(game, servers, listener) {
    this.game = game;
    this.listener = listener;
    this.#connection = new RTCPeerConnection({ iceServers: servers.length ? [{ urls: servers }] : [] });
    this.#texts = this.#connection.createDataChannel("game", { negotiated: true, id: 0 });
    this.#texts.addEventListener("open", () => this.#stand("open"));
    this.#texts.addEventListener("close", () => this.#stand("failed"));
    this.#texts.addEventListener("message", ({ data }) => {
      if (typeof data === "string" && data.length <= LARGEST) listener.onText(data);
    });
    this.#connection.addEventListener("connectionstatechange", () => this.#follow());
  }

  /** @param {Standing} standing */
  #stand(standing) {
    if (standing === this.standing || this.standing === "failed") return;
    clearTimeout(this.#timer);
    this.standing = standing;
    this.met ||= standing === "open";
    if (standing === "trying" || standing === "lost") this.#timer = setTimeout(() => this.close(), standing === "lost" ? LOST : TRYING);
    this.listener.onStanding();
  }

  #follow() {
    const { connectionState } = this.#connection;
    if (connectionState === "connected" && this.#texts.readyState === "open") this.#stand("open");
    if (this.standing !== "open" && this.standing !== "lost") return;
    if (connectionState === "disconnected") this.#stand("lost");
    if (connectionState === "failed" || connectionState === "closed") this.close();
  }

  /** Letters that invite another browser. @returns {Promise<string>} */
  async offer() {
    const letters = await this.#describe("offer");
    this.#stand("offer");
    return letters;
  }

  /** Letters that answer an offer; empty where it is none. @param {string} offer @returns {Promise<string>} */
  async answer(offer) {
    const found = unpack(offer);
    if (found?.role !== "offer" || found.game !== this.game) return "";
    await this.#connection.setRemoteDescription({ type: "offer", sdp: write(found) });
    const letters = await this.#describe("answer");
    this.#stand("answer");
    return letters;
  }

  /** Take the answer to the offer of this channel. @param {string} answer @returns {Promise<boolean>} whether it is one */
  async accept(answer) {
    const found = unpack(answer);
    if (found?.role !== "answer" || found.game !== this.game || this.standing !== "offer") return false;
    this.#stand("trying");
    await this.#connection.setRemoteDescription({ type: "answer", sdp: write(found) });
    return true;
  }

  /** @param {import("../lib/description.js").Role} role */
  async #describe(role) {
    const connection = this.#connection;
    await connection.setLocalDescription();
    await new Promise((done) => {
      const look = () => connection.iceGatheringState === "complete" && done(null);
      connection.addEventListener("icegatheringstatechange", look);
      setTimeout(done, GATHERING);
      look();
    });
    const found = parse(role, this.game, connection.localDescription?.sdp ?? "");
    return found ? pack(found) : "";
  }

  /** @param {string} text */
  send(text) {
    if (this.#texts.readyState === "open") this.#texts.send(text);
  }

  /** End it for good. */
  close() {
    this.#stand("failed");
    clearTimeout(this.#timer);
    this.#connection.close();
  }
}
