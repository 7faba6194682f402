"""How much of the page's style a browser works out anew, where little has changed."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.support.table import open_table
from tools.build.server import SiteServer

pytestmark = [pytest.mark.browser, pytest.mark.page("warm")]


def restyled(page: Page, action: Callable[[], object]) -> list[int]:
    """How many elements had their style worked out, each time that was done meanwhile."""
    browser = page.context.browser
    assert browser
    browser.start_tracing(page=page, categories=["devtools.timeline"])
    action()
    events = json.loads(browser.stop_tracing())["traceEvents"]
    worked_out = (event["args"] for event in events if event["name"] == "UpdateLayoutTree")
    return [args["elementCount"] for args in worked_out if "elementCount" in args]


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (800, 1100), (360, 740)])
def test_a_move_and_a_look_at_an_analysis_leave_most_as_it_is(
    page: Page, server: SiteServer, width: int, height: int
) -> None:
    page.set_viewport_size(ViewportSize(width=width, height=height))
    table = open_table(page, server.url, size=9).choose("e5")
    few = page.locator("*").count() / 4
    by_moves = restyled(page, lambda: table.choose("c3", "d6"))
    assert 0 < max(by_moves) < few
    table.click("#study")
    effort = page.locator("#analysis-effort")
    expect(page.locator("#analysis-lines .line-tries").first).not_to_be_empty()

    def look_twice() -> None:
        # What was found first is drawn by the time that more is found.
        for _ in range(2):
            expect(effort).not_to_have_text(effort.inner_text())

    by_looks = restyled(page, look_twice)
    assert 0 < max(by_looks) < few
