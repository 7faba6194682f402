/**
 * Hands large files to the runtime, which waits for ever where one of them does not come whole, or is no program: while
 * it loads, its requests for them go through here.
 */

import { checked } from "../lib/files.js";
import { DECODER, PACKED } from "./assets.js";
import { free } from "./heap.js";
import { readDecoder, unpack } from "./unpack.js";

/**
 * A file's answer, by the address of the file as it is unpacked. Whatever breaks off later is told.
 * @typedef {(address: string, fail: (reason: unknown) => void) => Promise<Response>} Source
 */

/** What files are called as they are unpacked: a browser compiles nothing else, and imports nothing else. By how names end. */
const TYPES = new Map([["wasm", "application/wasm"], ["mjs", "text/javascript"]]);

/**
 * Files as they travel: packed (unpack.js), under a name of their own.
 * @param {RequestInit} [how] how they are fetched
 * @param {(bytes: number) => void} [onBytes] called with how many packed bytes of all files have come
 * @returns {Source}
 */
export function packed(how = {}, onBytes = () => {}) {
  // Later ones are answered by `serve`.
  const { fetch } = globalThis;
  /** @type {ReturnType<typeof readDecoder> | undefined} */
  let reading;
  const decoder = () => (reading ??= fetch(DECODER, how).then((answer) => readDecoder(checked(answer))));
  let bytes = 0;

  /** @param {ReadableStream<Uint8Array<ArrayBuffer>>} body */
  function counted(body) {
    return body.pipeThrough(
      new TransformStream({
        transform(part, controller) {
          onBytes((bytes += part.length));
          controller.enqueue(part);
        },
      }),
    );
  }

  return async (address, fail) => {
    const { body } = checked(await fetch(address + PACKED, how));
    if (!body) throw new Error(`${address}: nothing`);
    const type = TYPES.get(address.slice(address.lastIndexOf(".") + 1)) ?? "application/octet-stream";
    return new Response(watched(await unpack(counted(body), decoder), fail), { headers: { "Content-Type": type } });
  };
}

/**
 * Begin. All files are on their way from now on, before anybody asks for them.
 * @param {string[]} addresses
 * @param {Source} source
 * @returns {{failed: Promise<never>, end: () => void, release: () => void}} `failed` is rejected when a file cannot be
 * had; `release` gives back, once all is loaded, what was read whole
 */
export function serve(addresses, source) {
  const { fetch: before } = globalThis;
  const { instantiateStreaming } = WebAssembly;
  /** @type {(reason: unknown) => void} */
  let fail = () => {};
  /** @type {Promise<never>} */
  const failed = new Promise((_resolve, reject) => (fail = reject));
  // Whoever waits for it may come later.
  failed.catch(() => {});
  // The runtime copies what it reads whole, and then holds on to it for nothing.
  /** @type {ArrayBuffer[]} */
  const read = [];

  /** @param {Response} answer */
  function remembered(answer) {
    const readWhole = answer.arrayBuffer.bind(answer);
    answer.arrayBuffer = async () => {
      const bytes = await readWhole();
      read.push(bytes);
      return bytes;
    };
    return answer;
  }

  /** @param {string} address @returns {Promise<Response>} */
  async function give(address) {
    try {
      return remembered(await source(address, fail));
    } catch (error) {
      fail(error);
      // `failed` has told; the runtime would leave its own promise of the file unhandled.
      return new Promise(() => {});
    }
  }

  const coming = new Map(addresses.map((address) => [address, give(address)]));
  globalThis.fetch = (what, how) => coming.get(String(what)) ?? before(what, how);
  WebAssembly.instantiateStreaming = (source, imports) => {
    const made = instantiateStreaming(source, imports);
    made.catch(fail);
    return made;
  };
  return {
    failed,
    end: () => {
      globalThis.fetch = before;
      WebAssembly.instantiateStreaming = instantiateStreaming;
    },
    release: () => read.splice(0).forEach(free),
  };
}

/**
 * What is read of it tells where it breaks off.
 * @param {ReadableStream<Uint8Array<ArrayBuffer>>} body
 * @param {(reason: unknown) => void} fail
 * @returns {ReadableStream<Uint8Array<ArrayBuffer>>}
 */
function watched(body, fail) {
  const reader = body.getReader();
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await reader.read();
        if (done) controller.close();
        else controller.enqueue(value);
      } catch (error) {
        fail(error);
        throw error;
      }
    },
  });
}
