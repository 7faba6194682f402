/** Fetches the engine while the home page is looked at, so that a game opens at once, then keeps the site. */

import { BINARY, BOOT_ARCHIVE, DECODER, GLUE, PACKED, RUNTIME } from "../../engine/assets.js";
import { keepForOffline } from "../../shell/offline.js";

const WANTED = [DECODER, ...[BOOT_ARCHIVE, BINARY, GLUE].map((address) => address + PACKED), `${RUNTIME}pyodide.mjs`];

/** Whether the connection is one to be spared. */
function sparing() {
  const { connection } = /** @type {{connection?: {saveData?: boolean}}} */ (navigator);
  return connection?.saveData === true;
}

/** Fetch what a game needs, once the page itself is there and at rest. */
export function fetchAhead() {
  if (sparing()) return;
  const idle = globalThis.requestIdleCallback ?? ((/** @type {() => void} */ action) => setTimeout(action, 200));
  if (document.readyState === "complete") idle(begin);
  else addEventListener("load", () => idle(begin), { once: true });
}

/** Fetch a file for the browser to keep, piece by piece: as a whole it would hold the page up. @param {string} address */
async function drain(address) {
  const { body } = await fetch(address, { priority: "low" });
  const reader = body?.getReader();
  while (reader && !(await reader.read()).done);
}

async function begin() {
  // Their addresses hold their content's hash, so that the browser keeps what has come.
  for (const address of WANTED) await drain(address).catch(() => {});
  void keepForOffline(new URL("sw.js", document.baseURI));
}
