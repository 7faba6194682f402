/** The languages there are, as the build finds them in `locales/`. */

/**
 * What there is in a language: its own name, which other folders of `locales/` have a catalogue of it, and
 * whether the pages of rules and documentation are written in it.
 * @typedef {{name: string, folders: string[], pages: boolean}} Language
 */

/** @type {Record<string, Language>} */
const FOUND = { "@languages@": { name: "", folders: [], pages: false } };

/** The languages there are, each by its own name. */
export const LANGUAGES = new Map(Object.entries(FOUND).map(([tag, { name }]) => [tag, name]));

/** Whether pages that are texts of their own are written in a language. @param {string} tag */
export function hasPages(tag) {
  return FOUND[tag]?.pages ?? false;
}

/** The catalogues of a language in these folders of `locales/`, as far as there are. @param {string} tag @param {string[]} folders */
export function catalogues(tag, folders) {
  const known = folders.filter((folder) => FOUND[tag]?.folders.includes(folder));
  return [`${tag}.ftl`, ...known.map((folder) => `${folder}/${tag}.ftl`)];
}
