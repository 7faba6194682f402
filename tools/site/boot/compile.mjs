/**
 * Run inside.py in the Python runtime itself: only that runtime's own compiler makes bytecode
 * which it takes. Usage: node compile.mjs RUNTIME_FOLDER TARGET_FOLDER KEPT FILE…, where the files are
 * what places.py tells, and KEPT is a file of what was compiled before, if there is any, and is written anew.
 */

import { existsSync } from "node:fs";
import { readdir, readFile, rename, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { argv, exit } from "node:process";
import { fileURLToPath, pathToFileURL } from "node:url";

const [runtime, target, kept, ...given] = argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(join(runtime, "pyodide.mjs")).href);
const pyodide = await loadPyodide({ indexURL: `${runtime}/`, args: ["-X", "no_debug_ranges"] });
const { FS } = pyodide;

/** Put files into a folder of the runtime's. */
async function put(folder, paths) {
  FS.mkdirTree(folder);
  for (const path of paths) FS.writeFile(`${folder}/${basename(path)}`, await readFile(path));
}

const here = fileURLToPath(new URL(".", import.meta.url));
const own = (await readdir(here)).filter((name) => name.endsWith(".py") && name !== "__init__.py");
await put("/own/tools/site/boot", own.map((name) => join(here, name)));
await put("/given", given);
FS.mkdir("/made");
if (existsSync(kept)) FS.writeFile("/compiled", await readFile(kept));
try {
  pyodide.runPython("import sys; sys.path.append('/own')");
  pyodide.pyimport("tools.site.boot.inside").main();
} catch (error) {
  // Uncaught, Node would show the runtime's one long line of source before the reason.
  console.error(error.message);
  exit(1);
}
for (const name of FS.readdir("/made").filter((name) => !name.startsWith("."))) {
  await writeFile(join(target, name), FS.readFile(`/made/${name}`));
}
// A build that is stopped, or another one beside it, leaves a whole file.
const partial = join(target, "compiled");
await writeFile(partial, FS.readFile("/compiled"));
await rename(partial, kept);
