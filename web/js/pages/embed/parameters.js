/** What an embedded board is asked to be, by the query or the fragment of its address. */

/**
 * @typedef {import("../../engine/protocol.js").Start} Start
 * @typedef {import("../../engine/protocol.js").Text} Text
 *
 * @typedef {object} Wanted
 * @property {string} mode
 * @property {import("../../lib/theme.js").Theme} theme
 * @property {import("../../lib/theme.js").BoardTheme | null} board Null where the reader's own is to be shown.
 * @property {string} lang Empty where none is asked for.
 * @property {boolean} controls
 * @property {boolean} coordinates
 * @property {boolean} hosted Whether the host page runs our script, which minds size and engine.
 * @property {Start} start What the engine is asked, which checks it.
 * @property {Text | null} problem What is wrong with the parts that the engine does not see.
 */

const CHOICES = /** @type {const} */ ({
  theme: ["system", "light", "dark"],
  board: ["stone", "clear", "print"],
  controls: ["yes", "no"],
  coordinates: ["yes", "no"],
});
const PARTS = /** @type {const} */ (["mode", "link", "record", "game", "position", "moves", "ply", "level", "orientation"]);
const OWN = new Set([...Object.keys(CHOICES), ...PARTS, "lang", "hosted"]);

/**
 * The parameters of an address: its query, and its fragment, which is a link of ours or more of them.
 * @param {string} search
 * @param {string} hash
 */
export function parametersOf(search, hash) {
  const given = new URLSearchParams(search);
  const fragment = hash.replace(/^#/, "");
  if (!fragment) return given;
  const more = new URLSearchParams(fragment);
  const link = more.has("v") || ![...more.keys()].some((name) => OWN.has(name));
  if (link) given.set("link", fragment);
  else for (const [name, value] of more) given.set(name, value);
  return given;
}

/** What this page is asked to be: by its address or, where it has none of its own, by its markup. */
export function ownParameters() {
  const { parameters } = document.documentElement.dataset;
  return parameters === undefined ? parametersOf(location.search, location.hash) : new URLSearchParams(parameters);
}

/** @param {URLSearchParams} given @returns {Wanted} */
export function readParameters(given) {
  /** @type {Start} */
  const start = {};
  for (const name of PARTS) {
    const value = given.get(name);
    if (value !== null) start[name] = value;
  }
  const settings = [...given].filter(([name]) => !OWN.has(name));
  if (settings.length) start.settings = Object.fromEntries(settings);
  const chosen = {
    theme: given.get("theme") || "system",
    board: given.get("board") || "stone",
    controls: given.get("controls") || "yes",
    coordinates: given.get("coordinates") || "yes",
  };
  const wrong = /** @type {const} */ (["theme", "board", "controls", "coordinates"]).find(
    (name) => !CHOICES[name].some((word) => word === chosen[name]),
  );
  return {
    mode: start.mode ?? "diagram",
    theme: chosen.theme === "light" || chosen.theme === "dark" ? chosen.theme : "system",
    board: CHOICES.board.find((word) => word === given.get("board")) ?? null,
    lang: given.get("lang") ?? "",
    controls: chosen.controls !== "no",
    coordinates: chosen.coordinates !== "no",
    hosted: given.has("hosted"),
    start,
    problem: wrong ? { key: "embed-word", args: { name: wrong, text: chosen[wrong].slice(0, 40), words: CHOICES[wrong].join(", ") } } : null,
  };
}
