/**
 * Join scripts into few files: node bundle.mjs FOLDER NODE_MODULES TASK OUTCOME.
 *
 * The file TASK holds `{scripts, blocking, alone}`: the modules that pages name, those of them that painting waits
 * for, and for each script that is one file with all that it imports how that is written. Paths are relative to
 * FOLDER. Written to OUTCOME is `{files, needs}`: the code by path, and for each of the scripts the files that it
 * imports, directly or not.
 */

import { readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { pathToFileURL } from "node:url";

const [folder, modules, task, outcome] = process.argv.slice(2);
const { rolldown } = await import(pathToFileURL(join(modules, "rolldown", "dist", "index.mjs")));
const { scripts, blocking, alone } = JSON.parse(readFileSync(task, "utf8"));

/** The one that starts the engine, before the page's own script has come. */
const START = "js/engine/start.js";
/** Folders of the scripts of pages on which no game is played. */
const TEXTS = ["home", "lab", "rules", "docs"];
/** Which scripts of pages import a module, directly or not, and whether one that is fetched later does. @type {Map<string, {by: Set<string>, later: boolean}>} */
const users = new Map();

/** @param {{getModuleInfo: (id: string) => any}} graph */
function findUsers(graph) {
  const begun = scripts.map((script) => [join(folder, script), script]);
  const followed = new Set();
  while (begun.length) {
    const [id, script] = begun.pop();
    if (followed.has(`${id} ${script}`)) continue;
    followed.add(`${id} ${script}`);
    const { importedIds, dynamicallyImportedIds } = graph.getModuleInfo(id);
    const known = users.get(id) ?? { by: new Set(), later: false };
    users.set(id, known);
    if (script) known.by.add(script);
    else known.later = true;
    begun.push(...importedIds.map((other) => [other, script]), ...dynamicallyImportedIds.map((other) => [other, null]));
  }
}

/**
 * Which of the files that scripts share a module belongs to, or null for what only one script needs.
 * @param {string} id @param {{getModuleInfo: (id: string) => any}} graph
 */
function shelf(id, graph) {
  if (!users.size) findUsers(graph);
  const { by, later } = users.get(id) ?? { by: new Set(), later: false };
  const folders = new Set([...by].map((script) => script.split("/").at(-2) ?? ""));
  // What painting waits for, and what every page has.
  if (blocking.some((script) => by.has(script)) || folders.has("shell")) return "first";
  if (by.has(START)) return "engine";
  if (folders.size < 2) return by.size > 1 || (by.size && later) ? [...folders][0] : null;
  // Pages that show no game need nothing that draws or asks the engine.
  return TEXTS.some((name) => folders.has(name)) ? "words" : "board";
}

/** @param {string[]} wanted @param {object} output */
async function bundled(wanted, output) {
  const input = Object.fromEntries(wanted.map((script) => [script.replace(/\.js$/, ""), join(folder, script)]));
  const bundle = await rolldown({ input, platform: "browser", preserveEntrySignatures: "allow-extension", experimental: { attachDebugInfo: "none" } });
  const made = await bundle.generate({ format: "es", minify: true, entryFileNames: "[name].js", ...output });
  await bundle.close();
  return made.output;
}

const shared = !scripts.length ? [] : await bundled(scripts, {
  // A module runs only where it is imported, though its file may be fetched for others in it.
  strictExecutionOrder: true,
  chunkFileNames: ({ facadeModuleId }) => (facadeModuleId ? relative(folder, facadeModuleId) : "js/shared/[name].js"),
  codeSplitting: { includeDependenciesRecursively: false, groups: [{ debugName: "shelf", name: shelf }] },
});
const single = await Promise.all(Object.entries(alone).map(([script, how]) => bundled([script], { codeSplitting: false, ...how })));

const files = [...shared, ...single.flat()];
const imports = new Map(shared.map(({ fileName, imports }) => [fileName, imports]));
/** @param {string} file @param {Set<string>} found */
function follow(file, found = new Set()) {
  for (const other of imports.get(file) ?? []) if (!found.has(other)) follow(other, found.add(other));
  return [...found];
}

const told = {
  files: Object.fromEntries(files.map(({ fileName, code }) => [fileName, code])),
  needs: Object.fromEntries(scripts.map((script) => [script, follow(script)])),
};
writeFileSync(outcome, JSON.stringify(told));
