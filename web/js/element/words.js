/** What boards on other pages say, where no catalogue is fetched. */

/** By language and key; the build writes it in. @type {Record<string, Record<string, string>>} */
const WORDS = { "@words@": {} };

/** The language of an element: that of the page around it, or else the browser's, as far as it is spoken. @param {Element} element */
export function languageOf(element) {
  const near = element.closest("[lang]")?.getAttribute("lang");
  const tag = (near || navigator.language).toLowerCase().split("-")[0] ?? "";
  return tag in WORDS ? tag : (Object.keys(WORDS)[0] ?? "");
}

/** What is said in an element's language under a key. @param {Element} element @param {string} key */
export function wordsFor(element, key) {
  return WORDS[languageOf(element)]?.[key] ?? "";
}
