/** Letters that stand for bytes, and for what two browsers must know of each other. */

import { deepEqual, equal, ok } from "node:assert/strict";
import { test } from "node:test";
import { pack, parse, unpack, write } from "../../web/js/lib/description.js";
import { fromLetters, toLetters } from "../../web/js/lib/letters.js";

const PAIRS = Array.from({ length: 32 }, (_, at) => (at * 7).toString(16).padStart(2, "0").toUpperCase()).join(":");
const HOSTS = ["b8615983-33f3-453d-9343-4d919a102659.local", "75ccd2f6-622b-4113-80a1-be2672d051f1.local", "192.168.0.17", "fe80::1:2a"];
const SDP = [
  "v=0",
  "m=application 9 UDP/DTLS/SCTP webrtc-datachannel",
  ...HOSTS.map((host, at) => `a=candidate:${at} 1 udp 211393715${at} ${host} ${48119 + at} typ host generation 0 network-cost 999`),
  "a=candidate:9 1 tcp 1518280447 192.168.0.17 9 typ host tcptype active",
  "a=ice-ufrag:rAb6",
  "a=ice-pwd:YiowEDwfwQvS01UW+cLVEP/Y",
  `a=fingerprint:sha-256 ${PAIRS}`,
  "",
].join("\r\n");

/** @template T @param {T | null} value @returns {T} */
function sure(value) {
  if (value === null) throw new Error("there is none");
  return value;
}

const found = sure(parse("offer", "abcdef1234", SDP));

test("letters come back as the same bytes, and are refused when one is changed", () => {
  for (let length = 1; length < 40; length += 1) {
    const bytes = Uint8Array.from({ length }, (_, at) => (at * 131 + length) % 256);
    deepEqual(fromLetters(toLetters(bytes)), bytes);
  }
  const letters = toLetters(Uint8Array.of(1, 2, 3, 4, 5, 6, 7, 8, 9));
  for (let at = 0; at < letters.length; at += 1) {
    for (const other of "0Az") if (letters[at] !== other) equal(fromLetters(letters.slice(0, at) + other + letters.slice(at + 1)), null);
    equal(fromLetters(letters.slice(0, at)), null);
  }
  for (const wrong of ["", "?", "1", "zzzzzzzzzzz", "ñ".repeat(11)]) equal(fromLetters(wrong), null);
});

test("a description keeps what differs, in few letters", () => {
  const letters = pack(found);
  const whole = sure(unpack(letters));
  ok(letters.length <= 230, String(letters.length));
  const again = parse("offer", "abcdef1234", write(whole));
  deepEqual(again, whole);
  equal(whole.places.length, 4);
  deepEqual(whole.places.map(({ port }) => port), [48119, 48120, 48121, 48122]);
  ok(write(whole).includes(PAIRS));
});

test("the usual invitation, with two addresses that hide the network, is short", () => {
  ok(pack({ ...found, places: found.places.slice(0, 2) }).length <= 170);
});

test("what would add lines to a description is refused", () => {
  equal(unpack(pack({ ...found, user: "ab\r\na=x" })), null);
  equal(unpack(pack({ ...found, password: "short word with blanks in it" })), null);
  equal(unpack(pack({ ...found, game: "a b" })), null);
  for (const wrong of ["", "abc", toLetters(Uint8Array.of(0)), toLetters(Uint8Array.of(7, 0, 0, 0)), toLetters(new Uint8Array(400))]) equal(unpack(wrong), null);
});
