/**
 * A channel from one browser straight to another, without a server: it carries texts and knows nothing of games.
 *
 * While it is open, each device holds another connection ready, for which the other one has all that it must know. So a
 * page that was loaded again, or has lost its network for longer, comes back by itself, as long as the other page is there.
 */

import { pack } from "../lib/description.js";
import { Connection, described } from "./connection.js";
import { certificateOf, dropWay, forgetWay, keepWay, newCredentials, readWay } from "./way-back.js";

/**
 * How a channel stands: an `offer` waits for its answer, an `answer` for being opened elsewhere; `trying` to reach the
 * other one; `open`; `lost` for now; `failed` for good.
 * @typedef {"offer" | "answer" | "trying" | "open" | "lost" | "failed"} Standing
 */

/** So many milliseconds the first connection may take. */
const TRYING = 20_000;
/** One that is lost is called anew after so long, and then ever less often; it is given up after so long. */
const CALLING = 8000;
const RARELY = 60_000;
const LOST = 600_000;
/** A page that was loaded again gives up sooner: nobody may be there. */
const BACK = 60_000;
/** A connection that was lost without having ended is found again by itself in less. */
const PAUSING = 6000;

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
  /** The id of the game that is played by it now, under which its way back is kept. */
  game;
  /** @type {Set<Connection>} */
  #connections = new Set();
  /** The one that texts go by, or that is being made. @type {Connection | null} */
  #main = null;
  /** The one that the other device may come back by. @type {Connection | null} */
  #standby = null;
  /** By what the other device will be known there. @type {import("../lib/description.js").Description | null} */
  #awaited = null;
  /** The one by which this device tries to come back. @type {Connection | null} */
  #call = null;
  #timer = 0;
  #calling = 0;
  /** How long this device waits before it calls again. */
  #pause = CALLING;
  #patience = LOST;

  /**
   * @param {string} name the id of the game for which the devices first meet
   * @param {string[]} servers addresses of STUN servers, of which there may be none
   * @param {{onStanding: () => void, onText: (text: string) => void, onAwaited?: () => void}} listener the last of them hears that the other device is awaited from now on
   */
  constructor(name, servers, listener) {
    this.name = name;
    this.game = name;
    this.servers = servers;
    this.listener = listener;
    addEventListener("online", this.#hurry);
  }

  /** Whether the other device could come back by itself: some moments after they have met. */
  get awaits() {
    return this.#awaited !== null;
  }

  async #make() {
    const certificate = await certificateOf(this.name);
    const made = new Connection(this.name, this.servers, certificate, {
      onState: (connection) => this.#follow(connection),
      onText: (text) => this.listener.onText(text),
      onWay: (letters, connection) => this.#learn(letters, connection),
    });
    if (this.standing === "failed") made.close();
    else this.#connections.add(made);
    return made;
  }

  /** @param {Standing} standing */
  #stand(standing) {
    if (standing === this.standing || this.standing === "failed") return;
    clearTimeout(this.#timer);
    this.standing = standing;
    this.met ||= standing === "open";
    if (standing === "trying" || standing === "lost") this.#timer = setTimeout(() => this.close(), standing === "lost" ? this.#patience : TRYING);
    this.listener.onStanding();
  }

  /** @param {Connection} connection */
  #follow(connection) {
    if (this.standing === "failed") return;
    if (connection.state === "open") return this.#open(connection);
    if (connection.state === "over") this.#connections.delete(connection);
    if (connection === this.#standby && connection.state === "over") this.#standby = null;
    if (connection !== this.#main) return;
    const other = [...this.#connections].find(({ state }) => state === "open");
    if (other) this.#main = other;
    else if (this.met) this.#lose(connection.state === "over" ? 0 : PAUSING);
    else this.close();
  }

  /** @param {Connection} connection */
  #open(connection) {
    clearTimeout(this.#calling);
    this.#pause = CALLING;
    this.#patience = LOST;
    this.#main = connection;
    if (connection === this.#standby) this.#standby = null;
    if (connection === this.#call) this.#call = null;
    const again = this.standing === "open";
    this.#stand("open");
    if (again) this.listener.onStanding();
    void this.#prepare();
  }

  /** Hold another connection ready, and let the other device know of it. */
  async #prepare() {
    this.#standby?.close();
    this.#awaited = null;
    const standby = (this.#standby = await this.#make());
    const own = await standby.offer().catch(() => null);
    if (own && standby === this.#standby) this.#main?.sendWay(pack(own));
  }

  /** The other device has told of the way back to it, or by what it will know this one. @param {string} letters @param {Connection} connection */
  #learn(letters, connection) {
    const answer = described(letters, "answer", this.name);
    if (answer) {
      this.#awaited = answer;
      if (this.standing === "lost") this.#await();
      else this.listener.onAwaited?.();
      return;
    }
    if (!described(letters, "offer", this.name) || !connection.own || !connection.lasting) return;
    const credentials = newCredentials();
    keepWay(this.game, { channel: this.name, offer: letters, ...credentials });
    connection.sendWay(pack({ ...connection.own, role: "answer", ...credentials, places: [] }));
  }

  /** Wait for the other device. Firefox gives up waiting after some seconds, so that none begins before it has to. */
  #await() {
    const [standby, awaited] = [this.#standby, this.#awaited];
    this.#awaited = null;
    if (awaited) standby?.accept(awaited).catch(() => {});
  }

  /** @param {number} pause milliseconds in which it may be found again by itself */
  #lose(pause) {
    this.#stand("lost");
    this.#await();
    clearTimeout(this.#calling);
    this.#calling = setTimeout(() => void this.#callBack(), pause);
  }

  /** The network is back: it may be called at once. */
  #hurry = () => {
    this.#pause = CALLING;
    void this.#callBack();
  };

  /** Call the other device, again and again, where there is a way. */
  async #callBack() {
    const way = readWay(this.game);
    const offer = way && described(way.offer, "offer", this.name);
    if (this.standing !== "lost" || !offer) return;
    clearTimeout(this.#calling);
    this.#calling = setTimeout(() => void this.#callBack(), this.#pause);
    this.#pause = Math.min(this.#pause * 2, RARELY);
    this.#call?.close();
    const call = (this.#call = await this.#make());
    await call.answer(offer, way).catch(() => call.close());
  }

  /** Come back to a game, after the page was loaded again. @param {string} game its id */
  comeBack(game) {
    this.game = game;
    this.met = true;
    this.#patience = BACK;
    this.#lose(0);
  }

  /** The devices have begun another game. @param {string} game its id */
  follow(game) {
    if (game === this.game) return;
    const way = readWay(this.game);
    if (way) keepWay(game, way);
    dropWay(this.game);
    this.game = game;
  }

  /** Letters that invite another browser; empty where this one refuses. @returns {Promise<string>} */
  async offer() {
    this.#main = await this.#make();
    const own = await this.#main.offer();
    this.#stand("offer");
    return own ? pack(own) : "";
  }

  /** Letters that answer an offer; empty where it is none. @param {string} letters @returns {Promise<string>} */
  async answer(letters) {
    const offer = described(letters, "offer", this.name);
    if (!offer) return "";
    this.#main = await this.#make();
    const own = await this.#main.answer(offer);
    this.#stand("answer");
    return own ? pack(own) : "";
  }

  /** Take the answer to the offer of this channel. @param {string} letters @returns {Promise<boolean>} whether it is one */
  async accept(letters) {
    const answer = described(letters, "answer", this.name);
    if (!answer || this.standing !== "offer") return false;
    this.#stand("trying");
    await this.#main?.accept(answer);
    return true;
  }

  /** @param {string} text */
  send(text) {
    this.#main?.send(text);
  }

  /** End it for good. */
  close() {
    // Whoever was not found after a reload is not looked for at the next one.
    if (this.standing === "lost") forgetWay(this.game);
    this.#stand("failed");
    removeEventListener("online", this.#hurry);
    clearTimeout(this.#timer);
    clearTimeout(this.#calling);
    for (const connection of this.#connections) connection.close();
    this.#connections.clear();
  }
}
