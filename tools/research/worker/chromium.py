"""A worker of Chromium with the Python runtime and the engine of some revision in it."""

from __future__ import annotations

import base64
import io
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tools.build.browser import FLAGS, SHELL_VARIABLE, VARIABLE, find_browser, find_shell
from tools.build.paths import PYODIDE, files_under
from tools.build.server import running
from tools.build.steps import StepError
from tools.research.worker.processor import ADDRESS, AccountServer, find_account

# Whatever page of the runtime's origin it is, its workers may fetch the runtime.
_ANY_PAGE = "package.json"
_INSIDE = Path(__file__).with_name("inside.py")

# What is said to the worker first is what to load; then, where it may ask for the processor's time;
# after that, a line at a time.
_WORKER = """
const answer = async (work) => {
  try {
    self.postMessage({ said: await work() });
  } catch (error) {
    self.postMessage({ failure: String(error) });
  }
};
async function load([address, packed]) {
  const { loadPyodide } = await import(`${address}pyodide.mjs`);
  const python = await loadPyodide({ indexURL: address });
  python.unpackArchive(Uint8Array.fromBase64(packed), "zip", { extractDir: "/engine" });
  python.runPython("import sys; sys.path.insert(0, '/engine')");
  self.onmessage = ({ data }) => answer(() => begin(python, data));
  return "";
}
function begin(python, [program, address]) {
  python.runPython(program);
  const processor = () => {
    // The worker is to wait for it.
    const request = new XMLHttpRequest();
    request.open("GET", address, false);
    request.send();
    return Number(request.responseText);
  };
  const handle = python.globals.get("handler")(address ? processor : undefined);
  self.onmessage = ({ data }) => answer(() => handle(data));
  return "";
}
self.onmessage = ({ data }) => answer(() => load(data));
"""
_PAGE = """(program) => {
  const address = URL.createObjectURL(new Blob([program], { type: "text/javascript" }));
  const worker = new Worker(address, { type: "module" });
  window.ask = (message) => new Promise((told, failed) => {
    worker.onmessage = ({ data }) => ("said" in data ? told(data.said) : failed(data.failure));
    worker.onerror = ({ message }) => failed(message);
    worker.postMessage(message);
  });
}"""


class Worker:
    """The engine in the worker of a page."""

    def __init__(self, browser: Browser, server: AccountServer, folder: Path) -> None:
        self._page = browser.new_page()
        self._page.goto(server.url + _ANY_PAGE)
        self._page.evaluate(_PAGE, _WORKER)
        self._ask([server.url, _packed(folder)])
        server.account = find_account(browser)
        told = server.url + ADDRESS if server.account else ""
        self._ask([_INSIDE.read_text(encoding="utf-8"), told])

    def answer(self, line: str) -> list[str]:
        """The lines that answer one, when all of them are there: no search is stopped before."""
        return self._ask(line).splitlines()

    def _ask(self, message: str | list[str]) -> str:
        said: str = self._page.evaluate("(message) => ask(message)", message)
        return said


@contextmanager
def started(folder: Path) -> Iterator[Worker]:
    """A worker with the packages of a folder, in a Chromium of its own, while the body runs.

    Raises StepError where there is no Chromium, and what Playwright raises.
    """
    program = find_shell() or find_browser()
    if program is None:
        raise StepError(f"there is no Chromium: name yours in {SHELL_VARIABLE} or {VARIABLE}")
    # The tests' flags that save a second compiler's work would make it another engine.
    with running(AccountServer(PYODIDE)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=list(FLAGS))
        yield Worker(browser, server, folder)
        browser.close()


def _packed(folder: Path) -> str:
    """The packages of a folder as an archive, in base 64."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w") as archive:
        for file in files_under(folder):
            archive.write(file, file.relative_to(folder))
    return base64.b64encode(made.getvalue()).decode()
