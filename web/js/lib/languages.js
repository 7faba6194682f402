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

/** Where a language is written as in one country unless a person's own browser names another. @type {Record<string, string>} */
const COUNTRIES = { en: "en-GB" };
/** A language with its country, perhaps with a script between. */
const REGIONAL = /^[a-z]{2,3}(-[a-z]{4})?-([a-z]{2}|\d{3})$/i;

/** In which locale a language's dates and lists are written for a person. @param {string} tag @param {readonly string[]} wishes the browser's languages */
export function localeOf(tag, wishes) {
  const own = wishes.find((wish) => REGIONAL.test(wish) && wish.split("-")[0]?.toLowerCase() === tag);
  return own ?? COUNTRIES[tag] ?? tag;
}

/** The catalogues of a language in these folders of `locales/`, as far as there are. @param {string} tag @param {string[]} folders */
export function catalogues(tag, folders) {
  const known = folders.filter((folder) => FOUND[tag]?.folders.includes(folder));
  return [`${tag}.ftl`, ...known.map((folder) => `${folder}/${tag}.ftl`)];
}
