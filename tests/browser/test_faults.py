"""Whichever file fails, and however: soon after that the page works, or says what to do."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext

from tests.support.fault_server import FaultServer
from tests.support.fault_trials import PAGES, PLAY, trials, tried, visited
from tests.support.warm_context import WarmContext, make_warm_site
from tools.build.server import running

pytestmark = pytest.mark.browser


@pytest.fixture
def fault_server(site: Path, tmp_path: Path) -> Iterator[FaultServer]:
    folder = tmp_path / "site"
    make_warm_site(site, folder)
    with running(FaultServer(folder)) as server:
        yield server


@pytest.fixture
def visitor(
    browser: Browser, browser_context_args: dict[str, Any], fault_server: FaultServer
) -> Iterator[BrowserContext]:
    """Somebody whose pages find a running engine: that one's own files are in test_downloads.py."""
    warm = WarmContext(browser, browser_context_args, fault_server)
    yield warm.take()
    warm.discard()


# With `all`, which nobody waits for.
@pytest.mark.timeout(4 * 3600)
def test_every_page_works_or_says_what_to_do(
    fault_server: FaultServer, visitor: BrowserContext, request: pytest.FixtureRequest
) -> None:
    wanted = request.config.getoption("--faults")
    pages = PAGES if wanted == "all" else (PLAY, random.choice(PAGES[1:]))
    asked = visited(fault_server, visitor, pages)
    chosen = list(trials(fault_server.folder, asked))
    if wanted != "all":
        chosen = random.sample(chosen, int(wanted))
    outcomes = [tried(fault_server, visitor, trial) for trial in chosen]
    failed = [str(outcome) for outcome in outcomes if not outcome.stood]
    assert not failed, "\n".join(failed)
