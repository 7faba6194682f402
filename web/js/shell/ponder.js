/** Whether the engine may think while the person is to move: as is chosen, and only while the page is seen. */

import { need } from "../lib/dom.js";
import { pondered, setPondered } from "../lib/settings.js";

/** @typedef {import("../engine/store.js").Store} Store */

/** Whether it may do so now. */
export function mayPonder() {
  return pondered() && !document.hidden;
}

/**
 * Tell the engine whenever that changes, after it was opened with what held then.
 * @param {Store} store
 * @returns {() => void} wires the switch in the settings
 */
export function ponder(store) {
  let told = mayPonder();

  function tell() {
    if (!store.view || mayPonder() === told) return;
    told = mayPonder();
    store.send({ type: "ponder", on: told });
  }

  document.addEventListener("visibilitychange", tell);
  // What changed before the engine was there.
  store.register(tell);

  return () => {
    const box = need("ponder", HTMLInputElement);
    box.checked = pondered();
    box.addEventListener("change", () => {
      setPondered(box.checked);
      tell();
    });
  };
}
