"""The page to compare with: the runtime as it comes, and the engine installed by micropip."""

import json
import shutil
from pathlib import Path

from tools.build.compress import compress_all
from tools.build.paths import CACHE, PYODIDE, files_under
from tools.build.steps import step
from tools.site.micropip import fetch_micropip

_RUNTIME = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")

_PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Stock page</title>
<link rel="icon" href="data:,">
<script type="module" src="assets/page.js"></script>
<p id="state">loading</p>
</html>
"""

_SCRIPT = """const worker = new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
worker.onmessage = (message) => {
  JSON.parse(message.data);
  performance.mark("engine-ready");
  document.body.dataset.state = "ready";
};
"""

_WORKER = """import { loadPyodide } from "./pyodide.mjs";
const here = (name) => new URL(name, import.meta.url).href;
const pyodide = await loadPyodide({ lockFileContents: LOCK, packageBaseUrl: here("./") });
await pyodide.loadPackage(here("MICROPIP"));
await pyodide.pyimport("micropip").install(here("WHEEL"));
const bridge = pyodide.pyimport("trilithon.page.bridge").Bridge();
postMessage(bridge.handle('{"type":"open","session":"table"}'));
"""


def build_stock_page(wheel: Path) -> Path:
    """Return the folder of the stock page for this wheel."""
    folder = CACHE / "bench" / "stock"
    micropip = fetch_micropip()
    with step("Build the stock page"):
        shutil.rmtree(folder, ignore_errors=True)
        assets = folder / "assets"
        assets.mkdir(parents=True)
        for path in (*(PYODIDE / name for name in _RUNTIME), micropip, wheel):
            shutil.copy(path, assets)
        info = json.loads((PYODIDE / "pyodide-lock.json").read_text(encoding="utf-8"))["info"]
        worker = _WORKER.replace("LOCK", json.dumps({"info": info, "packages": {}}))
        worker = worker.replace("MICROPIP", micropip.name).replace("WHEEL", wheel.name)
        (assets / "worker.js").write_text(worker, encoding="utf-8")
        (assets / "page.js").write_text(_SCRIPT, encoding="utf-8")
        (folder / "index.html").write_text(_PAGE, encoding="utf-8")
        compress_all(files_under(folder))
    return folder
