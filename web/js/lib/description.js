/**
 * What two browsers must know of each other to talk directly, as few letters: of a session description (RFC 8866) only
 * what differs from one to the next, that is the credentials, the certificate's fingerprint and the addresses.
 */

import { fromLetters, toLetters } from "./letters.js";

/**
 * @typedef {"offer" | "answer"} Role
 * @typedef {{role: Role, game: string, user: string, password: string, fingerprint: Uint8Array, places: Place[]}} Description
 *
 * Where a browser can be reached: an address and a port, `reflexive` where a server has told it.
 * @typedef {{host: string, port: number, reflexive: boolean}} Place
 */

const ROLES = /** @type {const} */ (["offer", "answer"]);
/** More addresses would make the link longer than messengers like. */
const MOST_PLACES = 4;
const MDNS = 0;
const IPV4 = 1;
const IPV6 = 2;
const REFLEXIVE = 8;
const FINGERPRINT = 32;

/** What a description comes down to. @param {Role} role @param {string} game its id @param {string} sdp @returns {Description | null} */
export function parse(role, game, sdp) {
  const field = (/** @type {RegExp} */ form) => form.exec(sdp)?.[1] ?? "";
  const digits = field(/^a=fingerprint:sha-256 ([0-9A-F:]+)\r?$/im);
  const fingerprint = Uint8Array.from(digits.split(":"), (pair) => Number.parseInt(pair, 16));
  const user = field(/^a=ice-ufrag:(\S+)/m);
  const password = field(/^a=ice-pwd:(\S+)/m);
  if (fingerprint.length !== FINGERPRINT || !user || !password) return null;
  const found = [...sdp.matchAll(/^a=candidate:\S+ 1 udp \d+ (\S+) (\d+) typ (host|srflx)/gim)].map(([, host = "", port, kind]) => ({ host, port: Number(port), reflexive: kind === "srflx" }));
  const places = found.filter(({ host }) => hostBytes(host) !== null).slice(0, MOST_PLACES);
  return { role, game, user, password, fingerprint, places };
}

/** The whole description again. @param {Description} description */
export function write({ role, user, password, fingerprint, places }) {
  const digits = Array.from(fingerprint, (byte) => byte.toString(16).padStart(2, "0").toUpperCase()).join(":");
  const candidates = places.map(({ host, port, reflexive }, index) => {
    const kind = reflexive ? "typ srflx raddr 0.0.0.0 rport 0" : "typ host";
    return `a=candidate:${index + 1} 1 udp ${(reflexive ? 1677729535 : 2113937151) - index} ${host} ${port} ${kind}`;
  });
  const lines = [
    "v=0",
    "o=- 1 2 IN IP4 127.0.0.1",
    "s=-",
    "t=0 0",
    "a=group:BUNDLE 0",
    "m=application 9 UDP/DTLS/SCTP webrtc-datachannel",
    "c=IN IP4 0.0.0.0",
    ...candidates,
    // Without any, the other one is known by its credentials alone, and comes when it comes.
    ...(candidates.length ? ["a=end-of-candidates"] : []),
    `a=ice-ufrag:${user}`,
    `a=ice-pwd:${password}`,
    `a=fingerprint:sha-256 ${digits}`,
    `a=setup:${role === "offer" ? "actpass" : "active"}`,
    "a=mid:0",
    "a=sctp-port:5000",
    "a=max-message-size:262144",
  ];
  return lines.map((line) => `${line}\r\n`).join("");
}

/** The letters of a description. @param {Description} description */
export function pack({ role, game, user, password, fingerprint, places }) {
  const bytes = [ROLES.indexOf(role), ...text(game), ...text(user), ...text(password), ...fingerprint];
  for (const { host, port, reflexive } of places) {
    const [kind, ...address] = hostBytes(host) ?? [];
    if (kind !== undefined) bytes.push(kind + (reflexive ? REFLEXIVE : 0), ...address, port >> 8, port & 255);
  }
  return toLetters(Uint8Array.from(bytes));
}

/** The description that letters stand for, or null. @param {string} letters @returns {Description | null} */
export function unpack(letters) {
  const bytes = fromLetters(letters);
  if (!bytes) return null;
  let at = 0;
  const take = (/** @type {number} */ count) => bytes.subarray(at, (at += count));
  const word = () => String.fromCharCode(...take(take(1)[0] ?? 0));
  const role = ROLES[take(1)[0] ?? -1];
  const [game, user, password] = [word(), word(), word()];
  const fingerprint = Uint8Array.from(take(FINGERPRINT));
  /** @type {Place[]} */
  const places = [];
  while (at < bytes.length) {
    const kind = take(1)[0] ?? 0;
    const host = hostText(kind % REFLEXIVE, take(kind % REFLEXIVE === IPV4 ? 4 : 16));
    const [high = 0, low = 0] = take(2);
    if (!host || places.length === MOST_PLACES) return null;
    places.push({ host, port: high * 256 + low, reflexive: kind >= REFLEXIVE });
  }
  // What is put into a description again must not be able to add a line to it.
  const safe = /^[a-z0-9]{6,20}$/i.test(game) && [user, password].every((one) => /^[a-z0-9+/]{4,64}$/i.test(one));
  return role && safe && at === bytes.length && fingerprint.length === FINGERPRINT ? { role, game, user, password, fingerprint, places } : null;
}

/** @param {string} word */
function text(word) {
  return [word.length, ...Array.from(word, (letter) => letter.charCodeAt(0))];
}

/** A host as its kind and its bytes; null where it is none that we can write. @param {string} host @returns {number[] | null} */
function hostBytes(host) {
  const hidden = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.local$/i.exec(host)?.[1];
  if (hidden) return [MDNS, ...pairs(hidden.replaceAll("-", ""))];
  const four = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/.exec(host);
  if (four) return [IPV4, ...four.slice(1).map(Number)];
  if (!/^[0-9a-f:]+$/i.test(host)) return null;
  const [before = "", after] = host.split("::");
  const groups = (/** @type {string} */ part) => (part ? part.split(":") : []);
  const [first, last] = [groups(before), groups(after ?? "")];
  const missing = after === undefined ? 0 : 8 - first.length - last.length;
  const all = [...first, ...Array(Math.max(0, missing)).fill("0"), ...last];
  return all.length === 8 ? [IPV6, ...pairs(all.map((group) => group.padStart(4, "0")).join(""))] : null;
}

/** @param {string} digits */
function pairs(digits) {
  return (digits.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
}

/** @param {number} kind @param {Uint8Array} bytes */
function hostText(kind, bytes) {
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  if (kind === MDNS && bytes.length === 16) return `${digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-")}.local`;
  if (kind === IPV4 && bytes.length === 4) return bytes.join(".");
  if (kind === IPV6 && bytes.length === 16) return (digits.match(/.{4}/g) ?? []).join(":");
  return "";
}
