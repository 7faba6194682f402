/** Bundle the embedded board's scripts into one that fetches nothing: node bundle.mjs WEB NODE_MODULES CATALOGUES. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [web, modules, given] = process.argv.slice(2);
const { build } = await import(pathToFileURL(join(modules, "vite", "dist", "node", "index.js")));
const { languages, catalogues } = JSON.parse(readFileSync(given, "utf8"));

/** What stands in for a module: the catalogues for what fetches files, no rules pages to lead to, and no engine besides the kernel's, none of another frame either.
 * The kernel hears of every step: no board answers one by itself. */
const STAND_INS = {
  "files.js": `
    const CATALOGUES = ${JSON.stringify(catalogues)};
    export const persist = (attempt) => attempt();
    export async function fetchFile(address) { return new Response(CATALOGUES[address.pathname.slice(1)]); }`,
  "engine.js": `
    export function connect(listener) {
      listener.onFailure("engine-failed", "the kernel says nothing");
      return { send() {}, again() {}, close() {} };
    }`,
  "siblings.js": `
    export const sociable = false;
    export function joinSiblings() { throw new Error("a notebook's board has no engine to share"); }`,
  "reel.js": "export class Reel { whole = false; hear() { return false; } answer() { return null; } }",
  "terms.js": "export const paragraph = () => null;",
};
/** Which module asks for each of them. */
const WANTED = { "files.js": "lib/text.js", "engine.js": "embed/host.js", "siblings.js": "embed/host.js", "reel.js": "embed/main.js", "terms.js": "panels/speaker.js" };
const NAME = "\0stand-in:";
/** Where scripts believe that they lie: catalogues are found by their path alone. */
const HOME = "https://trilithon.invalid/js/lib/text.js";

const plugin = {
  name: "trilithon",
  enforce: "pre",
  resolveId(source, importer) {
    const name = source.split("/").at(-1);
    if (source.includes("vendor/fluent-bundle/")) return join(modules, "@fluent", "bundle", "esm", name);
    return importer?.endsWith(WANTED[name]) ? NAME + name : null;
  },
  load: (id) => (id.startsWith(NAME) ? STAND_INS[id.slice(NAME.length)] : null),
  transform(code, id) {
    if (id.endsWith("lib/languages.js")) return code.replace('{ "@languages@": { name: "", folders: [], pages: false } }', languages);
    return code.replaceAll("import.meta.url", JSON.stringify(HOME));
  },
};

const [{ output }] = await build({
  root: web,
  configFile: false,
  logLevel: "silent",
  plugins: [plugin],
  build: {
    write: false,
    target: "es2023",
    lib: { entry: join(web, "js", "pages", "embed", "main.js"), formats: ["es"] },
  },
}).then((built) => [built].flat());
if (output.length !== 1) throw new Error(`one file is wanted: ${output.map(({ fileName }) => fileName)}`);
process.stdout.write(output[0].code);
