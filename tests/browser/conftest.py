"""Fixtures of the browser tests: the built site on two origins, and a page that must stay clean."""

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Request, expect

from tools.build.browser import FLAGS, SHELL_NAME, SHELL_VARIABLE, VARIABLE
from tools.build.paths import DIST
from tools.build.server import SiteServer, serving

# Each test has a new page, and few run for long: what a second compiler would make of the engine's
# code in the background took a third of the time of them all.
_QUICK = "--js-flags=--liftoff-only"

# A machine that does much else takes its time, and what does not come is no less missing then.
expect.set_options(timeout=30_000)


@pytest.fixture(scope="session")
def whole_browser() -> dict[str, Any]:
    """Start the whole Chromium that build.py found, or the system's own."""
    chosen = os.environ.get(VARIABLE) or shutil.which("chromium")
    if chosen is None:
        pytest.fail("no Chromium: run `python build.py test`, which finds one")
    return {"executable_path": chosen, "args": [*FLAGS, _QUICK]}


@pytest.fixture(scope="session")
def browser_type_launch_args(request: pytest.FixtureRequest) -> dict[str, Any]:
    """Start a Chromium without windows; the whole one where there is none."""
    chosen = os.environ.get(SHELL_VARIABLE) or shutil.which(SHELL_NAME)
    if chosen is None:
        whole: dict[str, Any] = request.getfixturevalue("whole_browser")
        return whole
    return {"executable_path": chosen, "args": [*FLAGS, _QUICK]}


@pytest.fixture(scope="session")
def site() -> Path:
    """The built site."""
    if not (DIST / "index.html").is_file():
        pytest.fail("there is no built site: run `python build.py dist` first")
    return DIST


@pytest.fixture(scope="session")
def server(site: Path) -> Iterator[SiteServer]:
    """The site at the top of an origin."""
    with serving(site) as started:
        yield started


@pytest.fixture
def own_server(site: Path) -> Iterator[SiteServer]:
    """The site on an origin of one test alone, which may stop it."""
    with serving(site) as started:
        yield started


@pytest.fixture(scope="session")
def folder_server(site: Path) -> Iterator[SiteServer]:
    """The site in a sub-folder of another origin."""
    with serving(site, prefix="/some/folder") as started:
        yield started


@pytest.fixture(scope="session")
def other_origin(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SiteServer]:
    """An origin of somebody else's, whose folder (`.folder`) tests put host pages into."""
    folder = tmp_path_factory.mktemp("other-origin")
    with serving(folder, headers=None) as started:
        yield started


class Watch:
    """What went wrong on the pages of a context.

    Tests that mean to provoke something clear `problems`; `origins` are those that may be asked.
    """

    def __init__(self, context: BrowserContext, origins: set[str]) -> None:
        self.problems: list[str] = []
        self.origins = origins
        context.on("console", self._console)
        context.on("weberror", lambda error: self.problems.append(f"page error: {error.error}"))
        context.on("request", self._request)

    def allow(self, server: SiteServer) -> None:
        """Let pages ask this server too."""
        self.origins.add(_origin(server.url))

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.problems.append(f"console: {message.text}")

    def _request(self, request: Request) -> None:
        if urlsplit(request.url).scheme in ("data", "blob"):
            return
        if _origin(request.url) not in self.origins:
            self.problems.append(f"request to another origin: {request.url}")


@pytest.fixture
def watch(context: BrowserContext, server: SiteServer) -> Iterator[Watch]:
    """The watch over this test's pages; it fails the test at its end if anything went wrong."""
    watching = Watch(context, {_origin(server.url)})
    yield watching
    assert watching.problems == []


@pytest.fixture
def page(context: BrowserContext, watch: Watch) -> Iterator[Page]:
    """A page under watch."""
    opened = context.new_page()
    yield opened
    opened.close()


def _origin(url: str) -> str:
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}"
