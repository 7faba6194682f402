/**
 * Hands large files to the runtime, which waits for ever where one of them does not come whole: while it loads, its
 * requests for them go through here. They travel packed (unpack.js), under a name of their own.
 */

import { checked } from "../lib/files.js";
import { DECODER, PACKED } from "./assets.js";
import { readDecoder, unpack } from "./unpack.js";

/** A browser compiles only what is called a binary. */
const BINARY = "application/wasm";

/**
 * Begin. All files are on their way from now on, before anybody asks for them.
 * @param {string[]} addresses of what is in the packed files
 * @param {(bytes: number) => void} onBytes called with how many bytes of all files have come
 * @returns {{failed: Promise<never>, end: () => void}} `failed` is rejected when a file cannot be had
 */
export function serve(addresses, onBytes) {
  const before = globalThis.fetch;
  /** @type {(reason: unknown) => void} */
  let fail = () => {};
  /** @type {Promise<never>} */
  const failed = new Promise((_resolve, reject) => (fail = reject));
  // Whoever waits for it may come later.
  failed.catch(() => {});
  /** @type {ReturnType<typeof readDecoder> | undefined} */
  let reading;
  const decoder = () => (reading ??= before(DECODER).then((answer) => readDecoder(checked(answer))));
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

  /** What is read of it tells where it breaks off. @param {ReadableStream<Uint8Array<ArrayBuffer>>} body */
  function watched(body) {
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

  /** @param {string} address @returns {Promise<Response>} */
  async function give(address) {
    try {
      const { body } = checked(await before(address + PACKED));
      if (!body) throw new Error(`${address}: nothing`);
      const type = address.endsWith(".wasm") ? BINARY : "";
      return new Response(watched(await unpack(counted(body), decoder)), { headers: { "Content-Type": type } });
    } catch (error) {
      fail(error);
      // `failed` has told; the runtime would leave its own promise of the file unhandled.
      return new Promise(() => {});
    }
  }

  const coming = new Map(addresses.map((address) => [address, give(address)]));
  globalThis.fetch = (what, how) => coming.get(String(what)) ?? before(what, how);
  return {
    failed,
    end: () => void (globalThis.fetch = before),
  };
}
