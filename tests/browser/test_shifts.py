"""Nothing that is painted moves when the rest arrives, whatever game is coming."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.support.shifts import expect_calm, shifts, watch_shifts
from tests.support.table import PLAY, Table
from tools.build.server import SiteServer

pytestmark = [
    pytest.mark.browser,
    pytest.mark.page("warm"),
    pytest.mark.usefixtures("moving"),
]

# A game of Constructo with a move, which has hands beside its board, as anyone may send it.
LINK = "1tIEcX1SBQfwOIDuKwoy"


def test_nothing_moves_while_pages_load(page: Page, server: SiteServer) -> None:
    watch_shifts(page)
    page.set_viewport_size({"width": 360, "height": 740})
    # A link tells nothing of its game before there is an engine.
    page.goto(f"{server.url}{PLAY}#{LINK}")
    table = Table(page).ready()
    expect_calm(page)
    table.click(".hand [data-choice] >> nth=0").choose("5")
    # The same game, known by now.
    table.reload()
    expect(page.locator(".hand-item").first).to_be_visible()
    expect_calm(page)
    page.goto(server.url)
    expect(page.locator("#kept-list a")).to_have_count(1)
    expect_calm(page)
    page.goto(f"{server.url}puzzles.html#carteso")
    Table(page).ready()
    expect(page.locator("#options button").first).to_be_visible()
    expect_calm(page)


@pytest.mark.parametrize(("width", "height"), [(740, 360), (1440, 900)])
def test_beside_a_board_that_comes_nothing_moves(
    page: Page, server: SiteServer, width: int, height: int
) -> None:
    watch_shifts(page)
    page.set_viewport_size({"width": width, "height": height})
    for game in ("constructo", "carteso", "consta&size=7"):
        page.goto("about:blank")
        page.goto(f"{server.url}{PLAY}#v=0&game={game}")
        Table(page).ready()
        expect_calm(page)


def test_the_points_of_all_rounds_find_their_room(page: Page, server: SiteServer) -> None:
    watch_shifts(page)
    page.set_viewport_size({"width": 360, "height": 740})
    # As it is begun, as it is kept, and as the one that was played last.
    page.goto(f"{server.url}{PLAY}#v=0&game=constructo&pattern=arch&rounds=2")
    table = Table(page).ready()
    expect(page.locator(".player-total").first).to_have_text("Total 0")
    assert shifts(page) == []
    table.click(".hand [data-choice] >> nth=0").choose("5")
    table.reload()
    expect(page.locator(".player-total").first).to_have_text("Total 0")
    assert shifts(page) == []
    page.goto("about:blank")
    page.goto(f"{server.url}{PLAY}")
    table.ready()
    expect(page.locator(".player-total").first).to_have_text("Total 0")
    assert shifts(page) == []
