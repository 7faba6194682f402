/** The files of model games: each game's record with comments, and what the moves at each of its positions are worth. */

import { APP } from "../../lib/app.js";
import { fetchFile, persist } from "../../lib/files.js";
import { hasPages } from "../../lib/languages.js";
import { FALLBACK, language } from "../../lib/text.js";
import { fetching } from "./common.js";

/** @typedef {{exact: boolean, whole: number, values: Record<string, number>}} Worth */

/** @type {(game: string) => Promise<Worth[]>} */
export const fetchWorths = fetching("models");

/** The record of a game, in the language now spoken. @param {string} game @returns {Promise<string>} */
export function fetchRecord(game) {
  const tongue = hasPages(language()) ? language() : FALLBACK;
  const address = new URL(`models/${game}.${tongue}.pgn`, APP);
  return persist(async (how) => {
    const record = await (await fetchFile(address, how)).text();
    if (!record.trim()) throw new Error(`${address}: no record`);
    return record;
  });
}
