"""Fixtures of the browser tests: the built site on two origins, and a page that must stay clean."""

import os
import shutil
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page
from pytest_playwright import CreateContextCallback

from tests.support.blog import Blog
from tests.support.correspondents import Correspondent
from tests.support.haste import hasten
from tests.support.shared_page import SharedPage
from tests.support.site_versions import copy_site
from tests.support.waiting import PATIENCE_MS, look_often
from tests.support.warm_context import AT_ONCE, WarmContext, make_warm_site
from tests.support.watch import Watch, origin
from tools.build.browser import FLAGS, SHELL_NAME, SHELL_VARIABLE, VARIABLE
from tools.build.server import SiteServer, serving

# Each test has a new page, and few run for long: what a second compiler would make of the engine's
# code in the background took a third of the time of them all.
# And pages of one context are drawn by one process, which has read the site's scripts by then.
_QUICK = ("--js-flags=--liftoff-only", "--process-per-site")

look_often()

_FAILED = pytest.StashKey[bool]()


@pytest.fixture(scope="session")
def whole_browser() -> dict[str, Any]:
    """Start the whole Chromium that build.py found, or the system's own."""
    chosen = os.environ.get(VARIABLE) or shutil.which("chromium")
    if chosen is None:
        pytest.fail("no Chromium: run `python build.py test`, which finds one")
    return {"executable_path": chosen, "args": [*FLAGS, *_QUICK]}


@pytest.fixture(scope="session")
def browser_type_launch_args(request: pytest.FixtureRequest) -> dict[str, Any]:
    """Start a Chromium without windows; the whole one where there is none."""
    chosen = os.environ.get(SHELL_VARIABLE) or shutil.which(SHELL_NAME)
    if chosen is None:
        whole: dict[str, Any] = request.getfixturevalue("whole_browser")
        return whole
    return {"executable_path": chosen, "args": [*FLAGS, *_QUICK]}


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """Let nothing move but where a test asks for it: each step of a motion is drawn."""
    return {**browser_context_args, "reduced_motion": "reduce"}


@pytest.fixture(scope="session")
def site_server(site: Path) -> Iterator[SiteServer]:
    """The site at the top of an origin."""
    with serving(site) as started:
        yield started


@pytest.fixture(scope="session")
def warm_server(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[SiteServer]:
    """The same for pages that find a running engine."""
    folder = tmp_path_factory.mktemp("warm") / "site"
    make_warm_site(site, folder)
    with serving(folder) as started:
        yield started


@pytest.fixture
def server(request: pytest.FixtureRequest) -> SiteServer:
    """The site at the top of an origin, as this test's kind of page wants it."""
    name = "warm_server" if _kind(request) in ("warm", "shared") else "site_server"
    started: SiteServer = request.getfixturevalue(name)
    return started


@pytest.fixture
def own_server(site: Path) -> Iterator[SiteServer]:
    """The site on an origin of one test alone, which may stop it."""
    with serving(site) as started:
        yield started


@pytest.fixture
def changing(site: Path, tmp_path: Path, watch: Watch) -> Iterator[SiteServer]:
    """A copy of the site in a sub-folder of its own origin, which the test may change."""
    with serving(copy_site(site, tmp_path / "site"), prefix="/some/folder") as started:
        watch.allow(started)
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


@pytest.fixture(scope="session")
def shared_page(
    browser: Browser, browser_context_args: dict[str, Any], warm_server: SiteServer
) -> Iterator[SharedPage]:
    """The page that tests use one after the other."""
    warm = WarmContext(browser, browser_context_args, warm_server)
    shared = SharedPage(warm, warm_server.url)
    yield shared
    shared.end()


@pytest.fixture(scope="session")
def warm_contexts(
    browser: Browser, browser_context_args: dict[str, Any], warm_server: SiteServer
) -> Iterator[dict[str, WarmContext]]:
    """The contexts with running engines: one's own, a friend's, and a small phone."""
    phone = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
    devices: dict[str, dict[str, Any]] = {"own": {}, "friend": {}, "phone": phone}
    contexts = {
        name: WarmContext(browser, {**browser_context_args, **more}, warm_server)
        for name, more in devices.items()
    }
    yield contexts
    for context in contexts.values():
        context.discard()


@pytest.fixture
def warm_context(
    request: pytest.FixtureRequest, warm_contexts: dict[str, WarmContext]
) -> Iterator[Callable[[str], BrowserContext]]:
    """Takes a context with a running engine, by its name."""
    taken = []

    def take(name: str) -> BrowserContext:
        taken.append(warm_contexts[name])
        return warm_contexts[name].take()

    yield take
    for warm in taken:
        if request.node.stash.get(_FAILED, False):
            warm.discard()
        else:
            warm.give_back()


@pytest.fixture
def correspondents(
    warm_context: Callable[[str], BrowserContext],
) -> tuple[Correspondent, Correspondent]:
    """Two people who can send each other links."""
    contexts = warm_context("own"), warm_context("friend")
    for context in contexts:
        context.grant_permissions(["clipboard-read", "clipboard-write"])
    one, other = map(Correspondent, contexts)
    return one, other


@pytest.fixture
def context(request: pytest.FixtureRequest) -> Iterator[BrowserContext]:
    """A new context, that of the shared page, or one with a running engine, as the test is marked.

    What the site keeps for times without a network takes long to fetch, and most tests do without.
    """
    kind = _kind(request)
    if kind == "shared":
        shared: SharedPage = request.getfixturevalue("shared_page")
        yield shared.take().context
        return
    if kind == "warm":
        yield request.getfixturevalue("warm_context")("own")
        return
    new_context: CreateContextCallback = request.getfixturevalue("new_context")
    context = new_context(service_workers="allow" if kind == "kept" else "block")
    context.set_default_timeout(PATIENCE_MS)
    context.add_init_script(AT_ONCE)
    yield context


@pytest.fixture
def watch(context: BrowserContext, server: SiteServer) -> Iterator[Watch]:
    """The watch over this test's pages; it fails the test at its end if anything went wrong."""
    watching = Watch(context, {origin(server.url)})
    yield watching
    watching.end()
    assert watching.problems == []


@pytest.fixture
def page(request: pytest.FixtureRequest, context: BrowserContext, watch: Watch) -> Iterator[Page]:
    """A page under watch: a new one, or the shared one where the test is marked so."""
    if _kind(request) != "shared":
        # It is closed with its context: closing a page that is on its way elsewhere may never end.
        yield context.new_page()
        return
    shared: SharedPage = request.getfixturevalue("shared_page")
    yield shared.take()
    watch.end()
    if request.node.stash.get(_FAILED, False):
        shared.end()
    else:
        shared.give_back()


@pytest.fixture
def moving(page: Page) -> None:
    """Lets things move on this test's page, as they do for most people."""
    page.emulate_media(reduced_motion="no-preference")


@pytest.fixture
def hasty(page: Page) -> None:
    """Lets what this test's page shows for a while be over soon."""
    hasten(page)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Remember which tests failed: nobody knows how they left a page."""
    report = yield
    item.stash[_FAILED] = item.stash.get(_FAILED, False) or report.failed
    return report


def _kind(request: pytest.FixtureRequest) -> str:
    marker = request.node.get_closest_marker("page")
    return "new" if marker is None else str(marker.args[0])


@pytest.fixture
def blog(page: Page, server: SiteServer, other_origin: SiteServer, watch: Watch) -> Blog:
    """A page of another site."""
    made = Blog(page, server, other_origin)
    watch.origins.add(made.url.rstrip("/"))
    return made
