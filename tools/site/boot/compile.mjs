/**
 * Run inside.py in the Python runtime itself: only that runtime's own compiler makes bytecode
 * which it takes. Usage: node compile.mjs RUNTIME_FOLDER WHEEL ARCHIVE KEPT, where KEPT is a file of what
 * was compiled before, if there is any, and is written anew.
 */

import { existsSync } from "node:fs";
import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { argv, exit } from "node:process";
import { pathToFileURL } from "node:url";

const [runtime, wheel, archive, kept] = argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(join(runtime, "pyodide.mjs")).href);
const pyodide = await loadPyodide({ indexURL: `${runtime}/`, args: ["-X", "no_debug_ranges"] });
pyodide.FS.writeFile("/engine.whl", await readFile(wheel));
pyodide.FS.writeFile("/quick_start.py", await readFile(new URL("quick_start.py", import.meta.url)));
if (existsSync(kept)) pyodide.FS.writeFile("/compiled", await readFile(kept));
try {
  pyodide.runPython(await readFile(new URL("inside.py", import.meta.url), "utf8"));
} catch (error) {
  // Uncaught, Node would show the runtime's one long line of source before the reason.
  console.error(error.message);
  exit(1);
}
await writeFile(archive, pyodide.FS.readFile("/boot.zip"));
// A build that is stopped, or another one beside it, leaves a whole file.
await writeFile(`${archive}.compiled`, pyodide.FS.readFile("/compiled"));
await rename(`${archive}.compiled`, kept);
