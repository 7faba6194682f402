/**
 * The way back to the other device of a live game, kept so that a page that was loaded again finds it without a new link:
 * what that device waits for, under which credentials, and the certificate by which it knows this one.
 */

import { device, isRecord } from "../lib/storage.js";
import { newKey } from "./kept.js";

/**
 * @typedef {import("./connection.js").Credentials} Credentials
 *
 * `channel` is the id of the game for which the devices first met, and `offer` what the other one waits for.
 * @typedef {Credentials & {channel: string, offer: string, time: number}} Way
 */

const WAYS = "way.";
const DATABASE = "trilithon-live";
const STORE = "certificates";
/** Nobody leaves a page open for longer, in milliseconds. */
const OLD = 86_400_000;

/** What is kept of the way back to the other device of a game. @param {string} game its id @returns {Way | null} */
export function readWay(game) {
  const kept = device.read(WAYS + game);
  return isWay(kept) && Date.now() - kept.time < OLD ? kept : null;
}

/** @param {unknown} kept @returns {kept is Way} */
function isWay(kept) {
  return isRecord(kept) && [kept.channel, kept.offer, kept.user, kept.password].every((one) => typeof one === "string") && typeof kept.time === "number";
}

/** @param {string} game @param {Omit<Way, "time">} way */
export function keepWay(game, way) {
  device.write(WAYS + game, { ...way, time: Date.now() });
}

/** The game is not played any more, and the channel still is there. @param {string} game */
export function dropWay(game) {
  device.remove(WAYS + game);
}

/** There is no way back any more. @param {string} game */
export function forgetWay(game) {
  const channel = readWay(game)?.channel ?? game;
  dropWay(game);
  void change("readwrite", (store) => store.delete(channel)).catch(() => {});
}

/** Letters and digits that nobody can guess. @returns {Credentials} */
export function newCredentials() {
  return { user: newKey(), password: newKey() + newKey() + newKey() };
}

/** The certificate of this device on a channel: the one that is kept, or a new one; none where a browser makes or keeps none. @param {string} channel */
export async function certificateOf(channel) {
  try {
    const kept = await change("readonly", (store) => store.get(channel));
    if (kept instanceof RTCCertificate && kept.expires > Date.now()) return kept;
    const made = await RTCPeerConnection.generateCertificate(/** @type {EcKeyGenParams} */ ({ name: "ECDSA", namedCurve: "P-256" }));
    await change("readwrite", (store) => store.put(made, channel));
    return made;
  } catch {
    // The browser makes one by itself, and after a reload it takes new links.
    return undefined;
  }
}

/**
 * @param {IDBTransactionMode} mode
 * @param {(store: IDBObjectStore) => IDBRequest} act
 * @returns {Promise<unknown>}
 */
function change(mode, act) {
  return new Promise((done, fail) => {
    const opening = indexedDB.open(DATABASE, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
    opening.onerror = () => fail(opening.error);
    opening.onsuccess = () => {
      const database = opening.result;
      const transaction = database.transaction(STORE, mode);
      const request = act(transaction.objectStore(STORE));
      transaction.oncomplete = () => {
        database.close();
        done(request.result);
      };
      transaction.onerror = transaction.onabort = () => {
        database.close();
        fail(transaction.error);
      };
    };
  });
}
