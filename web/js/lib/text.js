/** Every sentence of the page, from the Fluent catalogues in `locales/`. */

import { FluentBundle, FluentResource } from "../../vendor/fluent-bundle/index.js";
import { APP } from "./app.js";
import { fetchFile, persist } from "./files.js";
import { LANGUAGES, catalogues, hasPages, localeOf } from "./languages.js";
import { device } from "./storage.js";

/** @typedef {import("../engine/protocol.js").Text} Text */

/** The language that stands in where another one has no words. */
export const FALLBACK = "en";

/** @type {Map<string, FluentBundle>} */
const bundles = new Map();
/** Folders in `locales/` with what only some pages say. @type {string[]} */
const folders = [];
let current = FALLBACK;
/** The language that was asked for last. */
let wished = "";
let haveWords = () => {};
/** Kept once there are words: what is drawn before then shows their keys. @type {Promise<void>} */
export const spoken = new Promise((resolve) => (haveWords = resolve));

/** The language now spoken. */
export function language() {
  return current;
}

/**
 * The name of a page in the language now spoken, without its ending: only the fallback's is bare, which also
 * stands in where a language has no pages.
 * @param {string} page
 */
export function localName(page) {
  return current === FALLBACK || !hasPages(current) ? page : `${page}.${current}`;
}

/** The language that address, device or browser ask for, in this order. */
export function wantedLanguage() {
  const wishes = [new URLSearchParams(location.search).get("lang"), device.read("language"), ...navigator.languages];
  for (const wish of wishes) {
    const tag = typeof wish === "string" ? wish.toLowerCase().split("-")[0] ?? "" : "";
    if (LANGUAGES.has(tag)) return tag;
  }
  return FALLBACK;
}

/**
 * Speak a language: load its catalogue, and put all texts of the document in it.
 * @param {string} tag
 */
export async function speak(tag) {
  wished = tag;
  const loading = [...new Set([tag, FALLBACK])].map(load);
  const [first, ...others] = await Promise.allSettled(loading);
  // It came after another one was asked for.
  if (wished !== tag) return;
  // Where one catalogue cannot be had, the other one says all that it can.
  if (first?.status === "rejected" && !others.some(({ status }) => status === "fulfilled")) throw first.reason;
  current = bundles.has(tag) ? tag : FALLBACK;
  document.documentElement.lang = current;
  translate(document);
  haveWords();
  // For start.js, which watches that it comes to this.
  document.documentElement.dataset.started = "";
}

/** Know the catalogues of a folder as well; to be called before the first word. @param {string} folder */
export function speakOf(folder) {
  folders.push(folder);
}

/** @param {string} tag */
async function load(tag) {
  if (bundles.has(tag)) return;
  const bundle = new FluentBundle(tag, { useIsolating: false });
  const files = catalogues(tag, folders).map((file) => `locales/${file}`);
  for (const resource of await Promise.all(files.map(fetchCatalogue))) bundle.addResource(resource);
  bundles.set(tag, bundle);
}

/** @param {string} file */
async function fetchCatalogue(file) {
  return persist(async (how) => {
    const answer = await fetchFile(new URL(file, APP), how);
    const resource = new FluentResource(await answer.text());
    if (!resource.body.length) throw new Error(`${file}: no words`);
    return resource;
  });
}

/**
 * The sentence of a key, or of `key.attribute`, in the language now spoken; in English where it is missing.
 * @param {string} key
 * @param {Record<string, string | number>} [args]
 * @returns {string}
 */
export function text(key, args) {
  for (const tag of [current, FALLBACK]) {
    const bundle = bundles.get(tag);
    const [name = "", attribute] = key.split(".");
    const message = bundle?.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (bundle && pattern) return bundle.formatPattern(pattern, args, []);
  }
  return key;
}

/** What writes numbers, by language and form: to make one takes as long as to draw a board. @type {Map<string, Intl.NumberFormat>} */
const writers = new Map();

/** Whole numbers below this are written alike in our languages, with no sign between their digits. */
const GROUPED = 1000;

/** A number as the language writes it. @param {number} value @param {Intl.NumberFormatOptions} [form] */
export function number(value, form = {}) {
  // A page that begins needs no others.
  if (Number.isInteger(value) && value >= 0 && value < GROUPED && !Object.keys(form).length) return String(value);
  const name = current + JSON.stringify(form);
  let writer = writers.get(name);
  if (!writer) writers.set(name, (writer = new Intl.NumberFormat(current, form)));
  return writer.format(value);
}

/** A large number in few letters. @param {number} value */
export function compact(value) {
  return number(value, { notation: "compact", maximumFractionDigits: 1 });
}

/** A part of 1 in hundredths, as the language writes it. @param {number} value */
export function share(value) {
  return number(value, { style: "percent" });
}

/** A day as the person writes it. @param {Date} day */
export function longDate(day) {
  return new Intl.DateTimeFormat(locale(), { dateStyle: "long" }).format(day);
}

function locale() {
  return localeOf(current, navigator.languages);
}

/** Several things in a row. @param {string[]} things */
export function listed(things) {
  return new Intl.ListFormat(locale(), { type: "conjunction" }).format(things);
}

const UNITS = /** @type {const} */ ([
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
]);

/** How long ago a moment was, in words; nothing for the last minute. @param {number} time in milliseconds */
export function ago(time) {
  const passed = Date.now() - time;
  const [unit, length] = UNITS.find(([, length]) => passed >= length) ?? ["minute", Infinity];
  return length === Infinity ? "" : new Intl.RelativeTimeFormat(locale(), { numeric: "auto" }).format(-Math.floor(passed / length), unit);
}

/**
 * A sentence of the engine's; its arguments may be sentences too.
 * @param {Text} sentence
 * @returns {string}
 */
export function say({ key, args }) {
  const said = Object.entries(args).map(([name, value]) => [name, typeof value === "object" ? say(value) : value]);
  return text(key, Object.fromEntries(said));
}

/** Sentences in a row, each with a stop at its end. @param {Text[]} all @returns {string} */
export function sentences(all) {
  return all.map((one, index) => say(one).replace(/([^\s.!?…:])$/u, index < all.length - 1 ? "$1." : "$1")).join(" ");
}

/** The keys of a sentence and of those it is made of. @param {Text} sentence @returns {string[]} */
export function keysOf({ key, args }) {
  return [key, ...Object.values(args).flatMap((value) => (typeof value === "object" ? keysOf(value) : []))];
}

/**
 * Fill in what markup names: `data-text` for content, `data-text-label` for the accessible name and what
 * a button tells under the pointer.
 * @param {ParentNode} root
 */
export function translate(root) {
  for (const element of root.querySelectorAll("[data-text]")) {
    element.textContent = text(element.getAttribute("data-text") ?? "");
  }
  for (const element of root.querySelectorAll("[data-text-label]")) {
    const label = text(element.getAttribute("data-text-label") ?? "");
    element.setAttribute("aria-label", label);
    // A picture alone on a button is not known to everybody.
    if (element instanceof HTMLButtonElement) element.title = label;
  }
}
