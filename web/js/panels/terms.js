/** Which paragraph of the rules a sentence is about, from the list that comes with the rules pages. */

import { fetchFile, persist } from "../lib/files.js";
import { localName } from "../lib/text.js";

/** @type {Record<string, string> | null} */
let terms = null;
/** @type {Promise<void> | null} */
let loading = null;

/**
 * The address of the paragraph on the first of some keys; null where there is none, undefined while that is not known.
 * @param {string} game
 * @param {string[]} keys
 * @param {() => void} onLoaded called when the list, which is fetched when first wanted, is there
 */
export function paragraph(game, keys, onLoaded) {
  if (!terms) {
    if (keys.length && !loading) loading = load().then(onLoaded);
    return keys.length ? undefined : null;
  }
  for (const key of keys) {
    if (Object.hasOwn(terms, key)) return `rules/${localName(game)}.html#${terms[key]}`;
  }
  return null;
}

async function load() {
  try {
    terms = await persist(async (how) => (await fetchFile(new URL("rules/terms.json", document.baseURI), how)).json());
  } catch {
    // Without the list there are no links, and nothing else is amiss.
    terms = {};
  }
}
