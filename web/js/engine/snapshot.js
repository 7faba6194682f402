/**
 * A snapshot of the started engine, kept on the device with what travels packed: a later visit finds the engine there
 * as it was, and neither unpacks nor imports anything.
 */

import { BINARY, BOOT_ARCHIVE, GLUE, SNAPSHOT, WORKER } from "./assets.js";
import { free, packHeap, writeHeap } from "./heap.js";

/**
 * @typedef {object} Snapshot
 * @property {object} state What the runtime knows of objects outside its memory.
 * @property {Uint8Array<ArrayBuffer>} heap Its memory, packed (heap.js).
 *
 * @typedef {object} Kept
 * @property {Promise<Snapshot>} snapshot Fails where it is damaged.
 * @property {import("./download.js").Source} source The runtime's files, unpacked.
 */

/** What goes with it. */
const UNPACKED = [BINARY, BOOT_ARCHIVE, GLUE];
/** Other browsers, and other builds of one, may give the runtime another beginning. */
const BROWSER = "Made-By";
const STATE = "Made-State";
const DIGEST = "Made-Digest";
const NUMBER = Uint32Array.BYTES_PER_ELEMENT;

/** The snapshot of this version and browser, if there is one. @returns {Promise<Kept | null>} */
export async function findSnapshot() {
  try {
    const found = await caches.match(SNAPSHOT);
    if (!found?.headers.has(DIGEST) || !fits(found)) return null;
    const files = await Promise.all(UNPACKED.map(async (address) => [address, await caches.match(address)]));
    if (files.some(([, file]) => !file)) return null;
    const known = new Map(/** @type {[string, Response][]} */ (files));
    const snapshot = read(found);
    // Whoever waits for it may come later.
    snapshot.catch(() => {});
    return { snapshot, source: async (address) => known.get(address) ?? (await fetch(address)) };
  } catch {
    // A browser may refuse to keep anything.
    return null;
  }
}

/** Whether there is one for this browser, or is to be none. */
export async function isSettled() {
  const found = await caches.match(SNAPSHOT);
  return Boolean(found && fits(found));
}

/** @param {Response} found */
function fits({ headers }) {
  return headers.get(BROWSER) === navigator.userAgent;
}

/** Forget it, and what was kept with it. */
export async function dropSnapshot() {
  try {
    for (const name of await caches.keys()) await removeFrom(await caches.open(name));
  } catch {
    // Then there is none.
  }
}

/** Forget it and make no other: this browser cannot use what it has made. */
export async function refuseSnapshot() {
  await dropSnapshot();
  const store = await ownStore();
  await store?.put(SNAPSHOT, new Response(null, { headers: { [BROWSER]: navigator.userAgent } }));
}

/** @param {Cache} store */
async function removeFrom(store) {
  // The runtime's script is kept as it is served, and a lab that is kept starts by it too.
  const own = UNPACKED.filter((address) => address !== GLUE);
  await Promise.all([SNAPSHOT, ...own].map((address) => store.delete(address)));
}

/** The store of this version: the one with its scripts, the newest if there are more. @returns {Promise<Cache | null>} */
export async function ownStore() {
  for (const name of (await caches.keys()).reverse()) {
    const store = await caches.open(name);
    if (await store.match(WORKER)) return store;
  }
  return null;
}

/** Keep the runtime's files as they are unpacked. @param {Cache} store @param {import("./download.js").Source} source */
export async function keepFiles(store, source) {
  for (const address of UNPACKED) await store.put(address, await source(address, () => {}));
}

/** Keep a snapshot. @param {Cache} store @param {Snapshot} snapshot */
export async function keepSnapshot(store, { state, heap }) {
  const body = new Blob([heap]).stream().pipeThrough(new CompressionStream("gzip"));
  const headers = { [BROWSER]: navigator.userAgent, [STATE]: JSON.stringify(state), [DIGEST]: await digest(heap) };
  // It has to come whole before it is there.
  await store.put(SNAPSHOT, new Response(await new Response(body).blob(), { headers }));
}

/**
 * How the runtime's module is made that begins with a snapshot.
 * @param {Promise<Snapshot>} snapshot
 * @returns {import("./runtime.js").Prepare}
 */
export function restored(snapshot) {
  return (create) => ({
    // The runtime only asks whether there is one.
    _loadSnapshot: Promise.resolve(new Uint8Array()),
    createPyodideModule: async (/** @type {any} */ settings) => {
      const [module, { state, heap }] = await Promise.all([create(settings), snapshot]);
      // The memory of another module would say where a function lies in the table of this one.
      const trampoline = (module.__PyRuntime + module.HEAP32[module.__PyEM_EMSCRIPTEN_TRAMPOLINE_OFFSET / NUMBER]) / NUMBER;
      const own = module.HEAP32[trampoline];
      module.API.restoreSnapshot = () => {
        writeHeap(heap, module.HEAPU8);
        // The runtime holds on to this function, and so to what it knows.
        free(heap.buffer);
        module.HEAP32[trampoline] = own;
        return state;
      };
      return module;
    },
  });
}

/**
 * How the runtime's module is made of which a snapshot is to be taken, and what takes it.
 * @returns {{prepare: import("./runtime.js").Prepare, take: (runtime: any) => Snapshot}}
 */
export function camera() {
  /** The memory before and after what the runtime does by itself, which it does where a snapshot is restored too. @type {Uint8Array[]} */
  const beginnings = [];
  let size = 0;

  /** @param {import("./runtime.js").Create} create */
  function prepare(create) {
    return {
      _makeSnapshot: true,
      createPyodideModule: (/** @type {any} */ settings) => {
        const { instantiateWasm } = settings;
        settings.instantiateWasm = (/** @type {object} */ imports, /** @type {(...made: any[]) => void} */ onMade) =>
          instantiateWasm(imports, (/** @type {WebAssembly.Instance} */ instance, /** @type {WebAssembly.Module} */ program) => {
            const { memory } = /** @type {{memory: WebAssembly.Memory}} */ (/** @type {unknown} */ (instance.exports));
            beginnings.push(filled(new Uint8Array(memory.buffer)));
            size = memory.buffer.byteLength;
            onMade(instance, program);
          });
        settings.onRuntimeInitialized = () => beginnings.push(filled(settings.HEAPU8));
        return create(settings);
      },
    };
  }

  return {
    prepare,
    take({ _module: { API, HEAPU8 } }) {
      if (HEAPU8.length !== size) throw new Error("the memory has grown");
      return { state: API.serializeHiwireState(), heap: packHeap(HEAPU8, ...beginnings) };
    },
  };
}

/** A copy of a memory, up to where nothing more is in it. @param {Uint8Array} heap */
function filled({ buffer, byteOffset, length }) {
  const words = new Uint32Array(buffer, byteOffset, length / NUMBER);
  return new Uint8Array(buffer, byteOffset, NUMBER * (words.findLastIndex(Boolean) + 1)).slice();
}

/** @param {Response} found @returns {Promise<Snapshot>} */
export async function read({ body, headers }) {
  if (!body) throw new Error("no snapshot");
  const unpacked = body.pipeThrough(new DecompressionStream("gzip"));
  const heap = new Uint8Array(await new Response(unpacked).arrayBuffer());
  if ((await digest(heap)) !== headers.get(DIGEST)) throw new Error("the snapshot is damaged");
  return { state: JSON.parse(headers.get(STATE) ?? ""), heap };
}

/** @param {Uint8Array<ArrayBuffer>} bytes */
async function digest(bytes) {
  return String(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));
}
