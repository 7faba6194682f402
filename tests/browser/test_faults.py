"""Whichever file fails, and however: soon after that the page works, or says what to do."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from tests.support.fault_server import FaultServer
from tests.support.fault_trials import (
    PAGES,
    PLAY,
    SPANISH,
    Outcome,
    Trial,
    of_each_sort,
    read_outcome,
    texts,
    trials,
    tried,
    tried_later,
    visited,
)
from tests.support.warm_context import WarmContext, make_warm_site
from tools.build.server import running

# With `all`, which nobody waits for.
pytestmark = [pytest.mark.browser, pytest.mark.timeout(24 * 3600)]

Try = Callable[[FaultServer, BrowserContext, Trial, float], Outcome]


@pytest.fixture(scope="module")
def fault_server(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[FaultServer]:
    folder = tmp_path_factory.mktemp("faults") / "site"
    make_warm_site(site, folder)
    with running(FaultServer(folder)) as server:
        yield server


@pytest.fixture
def cold_server(site: Path) -> Iterator[FaultServer]:
    with running(FaultServer(site)) as server:
        yield server


@pytest.fixture(scope="module")
def visitor(
    browser: Browser, browser_context_args: dict[str, Any], fault_server: FaultServer
) -> Iterator[BrowserContext]:
    """Somebody whose pages find a running engine."""
    warm = WarmContext(browser, browser_context_args, fault_server)
    yield warm.take()
    warm.discard()


@pytest.fixture
def regular(
    browser: Browser, browser_context_args: dict[str, Any], fault_server: FaultServer
) -> Iterator[BrowserContext]:
    """Somebody whose device has kept the site."""
    warm = WarmContext(browser, browser_context_args, fault_server, service_workers="allow")
    context = warm.take()
    page = context.new_page()
    page.goto(fault_server.url + PLAY)
    expect(page.locator("body")).to_have_attribute("data-offline", "kept")
    page.close()
    yield context
    warm.discard()


class Wanted:
    """Which trials are to be made, by the command's options, and what came of them."""

    def __init__(self, config: pytest.Config) -> None:
        self.amount: str = config.getoption("--faults")
        self._only = re.compile(config.getoption("--fault-only"))
        self._seconds: float = config.getoption("--fault-seconds")
        report: str = config.getoption("--fault-report")
        self._report = Path(report) if report else None
        # What a run before this one has found to go well is not tried again.
        known = self._report.read_text("utf-8") if self._report and self._report.exists() else ""
        self._told = {read_outcome(line) for line in known.splitlines()}

    def pages(self, site: Path) -> tuple[str, ...]:
        """Those on which trials are made."""
        if self.amount.isdecimal():
            return PLAY, random.choice(PAGES[1:])
        return (*PAGES, *SPANISH, *texts(site))

    def choose(self, known: list[Trial], dear: bool) -> list[Trial]:
        """Some of all that there are; where each is dear, half as many."""
        known = [trial for trial in known if self._only.search(trial.path)]
        # What takes longest comes last.
        known.sort(key=lambda trial: trial.kind == "long stall")
        if self.amount == "all":
            return known
        if self.amount == "sorts":
            return of_each_sort(known)
        quick = [trial for trial in known if trial.kind != "long stall"]
        few = max(1, int(self.amount) // (2 if dear else 1))
        return random.sample(quick, min(len(quick), few))

    def make(
        self,
        name: str,
        attempt: Try,
        server: FaultServer,
        context: BrowserContext,
        known: list[Trial],
        *,
        dear: bool = False,
    ) -> list[str]:
        """Make the trials; returns what is to be said of those that went wrong."""
        failed = []
        for trial in self.choose(known, dear):
            if (name, trial, True) in self._told:
                continue
            outcome = attempt(server, context, trial, self._seconds)
            if self._report:
                with self._report.open("a", encoding="utf-8") as file:
                    file.write(f"{name}\t{outcome}\n")
            if not outcome.good:
                failed.append(str(outcome))
        return failed


@pytest.fixture(scope="module")
def wanted(request: pytest.FixtureRequest) -> Wanted:
    return Wanted(request.config)


@pytest.fixture(scope="module")
def asked(
    fault_server: FaultServer, visitor: BrowserContext, wanted: Wanted
) -> dict[str, list[str]]:
    """What the pages on which trials are made ask for when all is well."""
    return visited(fault_server, visitor, wanted.pages(fault_server.folder))


def test_every_page_works_or_says_what_to_do_and_works_on_the_next_visit(
    fault_server: FaultServer,
    visitor: BrowserContext,
    wanted: Wanted,
    asked: dict[str, list[str]],
) -> None:
    known = list(trials(fault_server.folder, asked))
    failed = wanted.make("first", tried, fault_server, visitor, known)
    assert not failed, "\n".join(failed)


def test_whoever_comes_back_to_a_kept_site_needs_none_of_its_files(
    fault_server: FaultServer,
    regular: BrowserContext,
    wanted: Wanted,
    asked: dict[str, list[str]],
) -> None:
    known = list(trials(fault_server.folder, {**asked, PLAY: [*asked[PLAY], "/sw.js"]}))
    failed = wanted.make("second", tried_later, fault_server, regular, known)
    assert not failed, "\n".join(failed)


def test_the_engines_own_files_are_no_exception(
    cold_server: FaultServer,
    context: BrowserContext,
    wanted: Wanted,
    asked: dict[str, list[str]],
) -> None:
    others = set(asked[PLAY])
    # A book is fetched where the computer is to play; without one the engine thinks for itself.
    book = "play.html?level=3#v=0&game=constructo&round=1"
    cold = visited(cold_server, context, (PLAY, book))
    own = {page: [path for path in paths if path not in others] for page, paths in cold.items()}
    known = list(trials(cold_server.folder, own, dialogs=False))
    # Each starts two engines, and what is likeliest to fail has tests of its own (test_downloads).
    failed = wanted.make("engine", tried, cold_server, context, known, dear=True)
    assert not failed, "\n".join(failed)
