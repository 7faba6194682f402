"""Pages that rest for less long, for tests of what comes after a rest."""

from __future__ import annotations

from playwright.sync_api import Page, Route

# So many times as quickly a pause is over, or a rest after which something is ended.
_TIMES = 10
# What is given up only after longer than that, in milliseconds, may be on its way all that time.
_LONGEST = 6000
_HASTE = f"""{{
  const later = globalThis.setTimeout;
  globalThis.setTimeout = (then, rest, ...about) =>
    later(then, rest > {_LONGEST} ? rest : rest / {_TIMES}, ...about);
}}
"""
_WORKER = "**/js/engine/worker.js"


def hasten(page: Page) -> None:
    """Let all documents rest for less long that are opened on a page from now on."""
    page.add_init_script(_HASTE)


def hasten_now(page: Page) -> None:
    """Let the document that is open rest for less long from now on."""
    page.evaluate(f"() => {_HASTE}")


def hasten_engine(page: Page) -> None:
    """Let the engine of a page that is opened from now on rest for less long."""

    def answer(route: Route) -> None:
        script = route.fetch()
        route.fulfill(response=script, body=_HASTE + script.text())

    page.route(_WORKER, answer)
