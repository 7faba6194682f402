/** A snapshot of the started engine is kept on the device, found whole by the browser that made it, and by no other. */

import { deepEqual, equal } from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { BINARY, BOOT_ARCHIVE, GLUE, SNAPSHOT, WORKER } from "../../web/js/engine/assets.js";
import { packHeap, writeHeap } from "../../web/js/engine/heap.js";
import { dropSnapshot, findSnapshot, isSettled, keepFiles, keepSnapshot, ownStore, refuseSnapshot } from "../../web/js/engine/snapshot.js";

const STATE = { hiwireKeys: [null], immortalKeys: [] };

/** Cache Storage as far as it is asked for: stores by name, answers by address. @type {Map<string, Map<string, Response>>} */
let stores;
let browser = "one";

/** @param {Map<string, Response>} store */
function opened(store) {
  return {
    match: async (/** @type {string} */ address) => store.get(address)?.clone(),
    put: async (/** @type {string} */ address, /** @type {Response} */ answer) => void store.set(address, answer),
    delete: async (/** @type {string} */ address) => store.delete(address),
  };
}

const caches = {
  keys: async () => [...stores.keys()],
  open: async (/** @type {string} */ name) => opened(stores.get(name) ?? new Map()),
  match: async (/** @type {string} */ address) => [...stores.values()].find((store) => store.has(address))?.get(address)?.clone(),
};

/** @param {object} known */
function define(known) {
  for (const [name, value] of Object.entries(known)) Object.defineProperty(globalThis, name, { value, configurable: true });
}

/** A memory of so many bytes, other in some places. @param {number} size @param {Record<number, number>} [bytes] */
function memory(size, bytes = {}) {
  return Object.assign(new Uint8Array(size), bytes);
}

/** @returns {Promise<Cache>} */
async function store() {
  const found = await ownStore();
  if (!found) throw new Error("no store");
  return found;
}

/** Keep a snapshot of this memory. @param {Uint8Array} heap */
async function keep(heap) {
  await keepFiles(await store(), async (address) => new Response(`${address}, unpacked`));
  await keepSnapshot(await store(), { state: STATE, heap: packHeap(heap, memory(heap.length)) });
}

beforeEach(() => {
  browser = "one";
  stores = new Map([["other site", new Map()], ["version", new Map([[WORKER, new Response()]])]]);
  define({ caches, navigator: { get userAgent() { return browser; } } });
});

test("what differs from either beginning is written back, and nothing else", () => {
  const before = memory(3000, { 5: 1, 700: 2 });
  const later = memory(3000, { 5: 1, 700: 3, 1400: 4 });
  const heap = memory(3000, { 5: 1, 1400: 4, 2047: 6, 2048: 7, 2999: 8 });
  const packed = packHeap(heap, before, later);
  // Runs of blocks: that of 700, that of 1400, those of 2047 and 2048, and the last.
  equal(new Uint32Array(packed.buffer)[0], 4);
  const other = later.slice();
  writeHeap(packed, other);
  deepEqual(other, heap);
});

test("a snapshot is found with the files that go with it", async () => {
  equal(await findSnapshot(), null);
  equal(await isSettled(), false);
  await keep(memory(3000, { 1000: 9 }));
  equal(await isSettled(), true);
  const found = await findSnapshot();
  const { state, heap } = (await found?.snapshot) ?? { state: {}, heap: memory(4) };
  deepEqual(state, STATE);
  const restored = memory(3000);
  writeHeap(heap, restored);
  deepEqual(restored, memory(3000, { 1000: 9 }));
  for (const address of [BINARY, BOOT_ARCHIVE, GLUE]) {
    equal(await (await found?.source(address, () => {}))?.text(), `${address}, unpacked`);
  }
});

test("what another browser made, or what is not all there, counts as nothing", async () => {
  await keep(memory(3000));
  browser = "two";
  equal(await findSnapshot(), null);
  equal(await isSettled(), false);
  browser = "one";
  await (await store()).delete(BOOT_ARCHIVE);
  equal(await findSnapshot(), null);
});

test("a damaged snapshot fails, and all of it can be dropped or refused, but the script that others start by", async () => {
  await keep(memory(3000, { 1000: 9 }));
  const { headers } = (await (await store()).match(SNAPSHOT)) ?? new Response();
  const other = new Blob([packHeap(memory(3000, { 1000: 8 }), memory(3000))]).stream();
  await (await store()).put(SNAPSHOT, new Response(other.pipeThrough(new CompressionStream("gzip")), { headers }));
  equal(await (await findSnapshot())?.snapshot.then(() => "whole", String), "Error: the snapshot is damaged");
  await dropSnapshot();
  deepEqual([...(stores.get("version")?.keys() ?? [])], [WORKER, GLUE]);
  equal(await isSettled(), false);
  await keep(memory(3000));
  await refuseSnapshot();
  equal(await findSnapshot(), null);
  equal(await isSettled(), true);
});

test("where a browser keeps nothing there is none, and nothing fails", async () => {
  define({ caches: undefined });
  equal(await findSnapshot(), null);
  await dropSnapshot();
});
