/**
 * Hands large files to the runtime, which waits for ever where one of them does not come whole: while it loads, its
 * requests for them go through here.
 */

import { checked } from "../lib/files.js";

const BINARY = "application/wasm";

/**
 * Begin.
 * @param {string[]} addresses
 * @param {(bytes: number) => void} onBytes called with how many bytes of all files have come
 * @returns {{failed: Promise<never>, end: () => void}} `failed` is rejected when a file cannot be had
 */
export function serve(addresses, onBytes) {
  const before = globalThis.fetch;
  /** @type {(reason: unknown) => void} */
  let fail = () => {};
  /** @type {Promise<never>} */
  const failed = new Promise((_resolve, reject) => (fail = reject));
  let bytes = 0;

  /** @param {ReadableStream<Uint8Array>} body */
  async function count(body) {
    const reader = body.getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) onBytes((bytes += part.value.length));
  }

  /** @param {string} address @param {RequestInit} [how] @returns {Promise<Response>} */
  async function give(address, how) {
    try {
      const answer = checked(await before(address, how));
      const copy = answer.clone();
      if (copy.body) count(copy.body).catch(fail);
      return typed(address, answer);
    } catch (error) {
      fail(error);
      // `failed` has told; the runtime would leave its own promise of the file unhandled.
      return new Promise(() => {});
    }
  }

  globalThis.fetch = (what, how) => (addresses.includes(String(what)) ? give(String(what), how) : before(what, how));
  return {
    failed,
    end: () => void (globalThis.fetch = before),
  };
}

/** A browser compiles only what is called a binary, which not all hosts do. @param {string} address @param {Response} answer */
function typed(address, answer) {
  if (!address.endsWith(".wasm") || answer.headers.get("content-type")?.startsWith(BINARY)) return answer;
  return new Response(answer.body, { headers: { "Content-Type": BINARY } });
}
