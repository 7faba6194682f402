/** Dialogs, whose scripts are fetched when they are first opened. */

import { FRESH, persist, renew } from "../lib/files.js";
import { isCharacter } from "../lib/keys.js";
import { spoken } from "../lib/text.js";
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
  /** What it is to be opened with, as was asked last. @type {A} */
  let wanted;
  /** Whether the script is to be had by now, but not for this page: some browsers never import what once did not come. */
  let remembered = false;

  /** @param {A} about */
  async function open(...about) {
    wanted = about;
    if (coming) return;
    if (!show) {
      show = await made();
      if (!show) return showBanner("dialog-missing", "dialog-missing", [wayOut(wanted), ["close", () => {}]]);
    }
    show(...wanted);
  }

  /** @param {A} about @returns {[key: string, action: () => void]} */
  function wayOut(about) {
    return remembered ? ["start-again", () => location.reload()] : ["dialog-again", () => void open(...about)];
  }

  /** What its script makes of it; null where that cannot be fetched, or is of another version. */
  async function made() {
    coming = true;
    const typing = new AbortController();
    // What is typed meanwhile is meant for the dialog, and is no command of the page.
    addEventListener("keydown", (event) => isCharacter(event.key) && event.stopImmediatePropagation(), { capture: true, signal: typing.signal });
    try {
      const script = await persist(async (how) => {
        if (how === FRESH) await renew(scripts());
        return fetchScript();
      }, PAUSES);
      // A link may open a dialog before the page has its words.
      await spoken;
      return make(script);
    } catch (error) {
      console.warn(error);
      // What came may be of another version, and a browser keeps that for long.
      remembered = await renew(scripts());
      return null;
    } finally {
      typing.abort();
      coming = false;
    }
  }

  return (...about) => void open(...about);
}

/** The scripts that the page has asked for, with those that did not come or came wrong. */
function scripts() {
  const asked = performance.getEntriesByType("resource").map(({ name }) => name);
  return asked.filter((name) => name.startsWith(location.origin) && /\.m?js$/.test(name));
}
