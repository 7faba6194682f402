/** Dialogs, whose scripts are fetched when they are first opened. */

import { persist } from "../lib/files.js";
import { isCharacter } from "../lib/keys.js";
import { showBanner } from "./banner.js";

/** Somebody waits for it, and can try again. */
const PAUSES = [500];

/**
 * What opens a dialog. Where its script cannot be fetched the person is told, and may try again.
 * @template M
 * @template {unknown[]} A
 * @param {() => Promise<M>} fetchScript
 * @param {(script: M) => (...about: A) => void} make makes the dialog, once; returns what opens it
 * @returns {(...about: A) => void}
 */
export function opener(fetchScript, make) {
  /** @type {((...about: A) => void) | null} */
  let show = null;
  let coming = false;

  /** @param {A} about */
  async function open(...about) {
    if (coming) return;
    if (!show) {
      show = await made();
      if (!show) return showBanner("dialog-missing", "dialog-missing", [["dialog-again", () => void open(...about)], ["close", () => {}]]);
    }
    show(...about);
  }

  /** What its script makes of it; null where that cannot be fetched, or is of another version. */
  async function made() {
    coming = true;
    const typing = new AbortController();
    // What is typed meanwhile is meant for the dialog, and is no command of the page.
    addEventListener("keydown", (event) => isCharacter(event.key) && event.stopImmediatePropagation(), { capture: true, signal: typing.signal });
    try {
      return make(await persist(fetchScript, PAUSES));
    } catch (error) {
      console.warn(error);
      return null;
    } finally {
      typing.abort();
      coming = false;
    }
  }

  return (...about) => void open(...about);
}
