/** In what locale dates and lists of a language are written. */

import { equal } from "node:assert/strict";
import { test } from "node:test";
import { localeOf } from "../../web/js/lib/languages.js";

/** A day as it is written for a person of these wishes. @param {string} language @param {string[]} wishes */
function written(language, wishes) {
  return new Intl.DateTimeFormat(localeOf(language, wishes), { dateStyle: "long" }).format(new Date(2026, 10, 25));
}

test("dates are written as in the person's own country, where its language is spoken", () => {
  equal(written("en", ["en-US", "en"]), "November 25, 2026");
  equal(written("en", ["es-ES", "en-AU"]), "25 November 2026");
  equal(localeOf("es", ["en-GB", "es-MX", "es"]), "es-MX");
  equal(localeOf("zh", ["zh-Hant-TW"]), "zh-Hant-TW");
});

test("English without a country is British", () => {
  equal(written("en", ["en"]), "25 November 2026");
  equal(written("en", ["es-ES"]), "25 November 2026");
  equal(localeOf("es", ["en-US"]), "es");
});

test("what a system calls a language in its own way is passed over", () => {
  equal(localeOf("en", ["en-US@posix", "C"]), "en-GB");
});
