/** What travels packed is unpacked as it comes, and what is broken is not taken for whole. */

import { deepEqual, equal, ok } from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { readDecoder, unpack } from "../../web/js/engine/unpack.js";

/** Thirty times the text below, packed by the library itself: more than the decoder hands out at a time. */
const LINES = Array.from({ length: 1000 }, (_, index) => `line ${(index * 7919) % 1000}\n`).join("");
const PACKED = bytesOf([
  "KLUv/aTMEQQAzCsAqohIDxKwpZADjuCSgNqUuSnTK4ILAALwAO4A7gCBl5ZWPMwVvBBqsuBU7Mq9x0x4VJzIIG/Na0KYsGRjyNSWb8IhxNWRCgm93J0cSYiY",
  "yp6ck+jYl1kQI+grKXqD/w7DIjQzRdbw3COBoVDYxU7IShz+Th3kMcWGFukcn3FoUPoCLy0tPcyDQ7QFR1zxHjMRruhETsIgb2vzV5iwZGPI1JZv4iHE1ZGS",
  "hN49RyFi5Akn0Qlbl80YJBH0riYvmvrvMCxCM1NkDc89EhiSws4Kqzr80yAxxSZoiayj4yPjhjp4acZLS2sP8+AQbcERV7zHTHhUnMogb81rQpgIS7KNDBmp",
  "a/H3iRGEAcBAgEDuOQoRI084iY59mQVFBF3rSIqkwe/r4cMiNDNF1vDcI4GhK+yssJLDPw0SU2xokc7xibFCF5QW+EpdWp8Hh2gLjrjiPWbCo+IkBnlrXhPC",
  "hCUbQyZqWfZNhBCv6pGS3j1HIWLkCSfRsS+zIEXQV1LUBv8dhkVoYhZlsoZH7o44MKSdFVZz+KdBYooNLdI5PuPQoNQFXlpaD/PgEG3BEVe8x0x4VJzGIG/N",
  "a0KYsGRjyNSWb6IhxNWRktC75yhEjDzhJDr2ZRa0CPpKitzgv8OwCM1MkTU890hgSGFnhRUd/mmQmGJDi3SOzzg0KHkBG1qkc3zGoUFJC7y0tPowDw7RFpwQ",
  "qzLvMSPhjVqcKG/Na0KYsGRjyNSWRShMHalK6N1zFCImZE3GSXTE7sWzoNBXUrQG/x2GRWhmiqzhuUcCQ1XYWWHl8E+DxBQbWqRzfMahQWkLvLS0/DAPDtEW",
  "HHHFe8yER8WJQd6a14QwYcnGkKkt38RCiKsjZQm9e45CxMgTTqJjX2ZBEfSVFLHBf4dhEZqZImt47pHAkBV2VliFw6/pgjAmik1pi7xzfMahQYkLvLS0/jAP",
  "DtEWHHHFe8yER8UpGORqZ/KSCWEatuQbQ6a2fBMMIa6O1CX0AYK4OlKT0LvnKESMPOEkOvZlFtQI+kqKGvx3GBahmSmyhuceCQxNYWeFlR3+aZCYYkOLdI7P",
  "ODQoLfDS0uLDPDhEW3DEFe8xEx4VJzPIW/OaECYs2RgyteWbEOLqSFFC756jEDHyhJPo2JdZkCPoKymKBl/vhgyTCE1nUy5reO6RwBAVdlZY3eGfBokpNrRI",
  "5/iMQ4NSLPCSrqQlD/MGO+TagiOueI+Z8Kg4nUHemteEMGHJxpCpLd9EhBCXupGUSOjr+vwoRIw84SQ69mUW9Aj6SorU4L/DsAjNTJE1PHFrZIEhhb2shZX/",
  "aZCYIoPoqCIQmH0OUtWDFJY5EkhQ6tv////PQ929YqayBKvUmIqFKEWjCUlJ93UigjST+Bo/dIdMoXCzQwgFrC3SjaYAOZjsHuGn1Dm2umTxKPyRCtD55ZK3",
  "U7PdEjKiQy2JRseRfxPj34UP/+yMiD8SSkOmrqIIYbLPwYSeoLDwH2NO4smEQbZ2sU5oEiXJpi+u98C/fW7jsPualQk4RLOWwVwMqwDdUFqynKKYMTXJF6no",
  "WAhC30OMiZzgjSICbeQGIhu8px2P/7hzTbkAg8BCeidPMzVR1cmNK5iQR1ZYpDd7nl5Nl0ftzA0ZLwSFTQp9Rg0D3MHohN6AMLUpPJ8MKqmXTOSEGBSB+xHs",
  "yX5OrbK1bxNwgGKFsjkckwGZt6wldtCimD7AiVrASpSw3KEYKRihFzAAQyQPZYs9n7er86n3Gl6kB8iCaI558ItAcNUli6egL3WAyi+TjxfqLRuVmS8UugoQ",
  "iTFdO6R82Eww7Z7A3LkApn7h/tDyx7+Leg5jdAmjga1Heqpn8T5J+1Q2IQgWG2R4i+sEr3vA8wUYntkFCLcCVAAAAAEA/f8v5rkGAj0AAAABAMnRAyCzPfwb",
].join(""));

/** @param {string} base64 */
function bytesOf(base64) {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}

/** As the build takes it out of its module. */
async function decoder() {
  const [, program = ""] = /const wasm = "([^"]+)"/.exec(readFileSync(new URL("../../node_modules/zstddec/dist/zstddec-stream.mjs", import.meta.url), "utf8")) ?? [];
  return readDecoder(new Response(bytesOf(program)));
}

/** A stream of these bytes in pieces of so many. @param {Uint8Array<ArrayBuffer>} bytes @param {number} size */
function stream(bytes, size) {
  let from = 0;
  return new ReadableStream({
    pull(controller) {
      if (from >= bytes.length) return controller.close();
      controller.enqueue(bytes.slice(from, (from += size)));
    },
  });
}

/** @param {Uint8Array<ArrayBuffer>} bytes @param {number} [size] */
async function text(bytes, size = 1000) {
  return new Response(await unpack(stream(bytes, size), decoder)).text();
}

/** Whether it fails. @param {Uint8Array<ArrayBuffer>} bytes */
async function fails(bytes) {
  return text(bytes).then(() => false, () => true);
}

test("a packed file comes whole, in whatever pieces", async () => {
  equal(await text(PACKED, 1), LINES.repeat(30));
  equal(await text(PACKED, 500), LINES.repeat(30));
});

test("two files are unpacked side by side", async () => {
  const both = await Promise.all([text(PACKED, 7), text(PACKED, 100)]);
  deepEqual(both.map((found) => found.length), [LINES.length * 30, LINES.length * 30]);
});

test("what ends too soon or is damaged fails", async () => {
  ok(await fails(PACKED.slice(0, -1)));
  const damaged = PACKED.slice();
  damaged[700] = ~(damaged[700] ?? 0);
  ok(await fails(damaged));
});

test("what a host has unpacked is taken as it is, and gzip is read too", async () => {
  const plain = new TextEncoder().encode("plain");
  equal(await text(plain, 2), "plain");
  const zipped = await new Response(stream(plain, 2).pipeThrough(new CompressionStream("gzip"))).arrayBuffer();
  equal(await text(new Uint8Array(zipped)), "plain");
});
