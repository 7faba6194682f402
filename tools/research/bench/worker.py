"""The engine in a worker of the browser, as a page has it: commands in, timed events out."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Error

from tools.build.server import SiteServer
from tools.build.steps import StepError

# The longest that an answer may take before it is given up.
_MOST_MS = 120_000
# A page that has no engine of its own.
_HOME = ""

# What comes is put in line with the time when it came; `heard` takes the next view, or the next
# analysis that has the values of all moves or says that there is no more to come.
_ENGINE = """([address, most]) => {
  const worker = new Worker(address, { type: "module" });
  const line = [];
  let wake = () => {};
  const put = (kind, what) => { line.push([kind, performance.now(), what]); wake(); };
  const telling = {
    view: ({ revision, position, mover, thinking, result }) =>
      put("view", { revision, position, mover, thinking, result }),
    analysis: ({ session, revision, turns, legal, state }) => {
      const values = turns?.length ?? 0;
      if (values === legal || state === "done") put("values", { session, revision, values, legal });
    },
    trouble: ({ text }) => put("trouble", JSON.stringify(text)),
  };
  worker.onerror = ({ message }) => put("trouble", message);
  worker.onmessage = ({ data }) => {
    if (data.kind === "failure") put("trouble", data.detail);
    if (data.kind === "events") {
      for (const event of JSON.parse(data.text)) telling[event.type]?.(event);
    }
  };
  window.say = (commands) => {
    for (const command of commands) worker.postMessage(JSON.stringify(command));
    return performance.now();
  };
  window.heard = async (wanted) => {
    const timer = setTimeout(() => put("trouble", `nothing for ${most} ms`), most);
    for (;;) {
      while (line.length) {
        const [kind, at, what] = line.shift();
        if (kind !== "trouble" && kind !== wanted) continue;
        clearTimeout(timer);
        if (kind === "trouble") throw new Error(what);
        return [at, what];
      }
      await new Promise((done) => { wake = done; });
    }
  };
}"""


class EngineWorker:
    """An engine of its own in a page of the site; times are the page's, in seconds."""

    def __init__(self, browser: Browser, server: SiteServer, site: Path) -> None:
        (program,) = site.glob("assets/*/js/engine/worker.js")
        self._page = browser.new_page()
        self._page.goto(server.url + _HOME)
        address = f"{server.url}{program.relative_to(site).as_posix()}"
        self._page.evaluate(_ENGINE, [address, _MOST_MS])

    def say(self, *commands: dict[str, Any]) -> float:
        """Give commands; the time when that was done."""
        return self._seconds(self._page.evaluate("(commands) => say(commands)", list(commands)))

    def hear(self, wanted: str) -> tuple[float, dict[str, Any]]:
        """Wait for a `view`, or for the `values` of all moves; when it came, and what it says."""
        try:
            at, what = self._page.evaluate("(wanted) => heard(wanted)", wanted)
        except Error as error:
            raise StepError(f"the engine in the browser: {error.message}") from error
        return self._seconds(at), what

    @staticmethod
    def _seconds(milliseconds: float) -> float:
        return milliseconds / 1000
