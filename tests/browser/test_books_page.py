"""The books of Constructo: fetched when they are needed, and only then."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.support.haste import hasten_engine
from tests.support.table import PLAY, Table, open_game
from tests.support.watch import Watch
from tools.build.server import SiteServer

pytestmark = pytest.mark.browser

RHOMBUS = "#v=0&game=constructo&pattern=rhombus&first=yellow"
# So far on that the value is soon found without a book.
LATE = f"{RHOMBUS}&moves=R8.M2.R5.S1.5-1.R7.R4.R5.M3.2-1"
DRAWN = "#v=0&game=constructo&pattern=0.0%2B1.1%2B0.2&first=yellow"


def opened(page: Page, server: SiteServer, address: str) -> tuple[Table, list[str]]:
    """The board, and the books that are fetched from then on."""
    fetched: list[str] = []
    page.on("request", lambda asked: fetched.append(asked.url) if ".book" in asked.url else None)
    page.goto(server.url + PLAY + address)
    return Table(page).ready(), fetched


def test_every_first_move_has_its_exact_value_from_the_book_of_a_pattern_that_has_one(
    page: Page, server: SiteServer
) -> None:
    table, fetched = opened(page, server, DRAWN)
    page.locator('.player[data-player="yellow"] select').select_option("computer 6")
    expect(table.moves).to_have_count(1)
    table.ready()
    open_game(page, server.url + PLAY + RHOMBUS)
    assert not fetched
    table.click("#study")
    expect(page.locator("#analysis-standing")).to_have_text("Proved: a draw")
    assert [url.rsplit("/", 1)[1] for url in fetched] == ["rhombus.book"]


def test_the_perfect_player_moves_from_the_book(page: Page, server: SiteServer) -> None:
    table, fetched = opened(page, server, RHOMBUS)
    page.locator('.player[data-player="yellow"] select').select_option("computer 6")
    expect(table.moves).to_have_count(1)
    table.ready()
    assert len(fetched) == 1


def test_a_book_that_cannot_be_fetched_is_told_and_the_game_goes_on(
    page: Page, server: SiteServer, watch: Watch
) -> None:
    hasten_engine(page)
    page.context.route("**/*.book", lambda asked: asked.abort())
    table, fetched = opened(page, server, "?lang=es" + LATE)
    page.locator('.player[data-player="yellow"] select').select_option("computer 6")
    expect(page.locator("#notice")).to_contain_text("No se ha podido descargar el libro")
    expect(table.moves).to_have_count(11)
    # It is asked for again with growing pauses, and nothing else is.
    assert len(set(fetched)) == 1
    watch.problems.clear()
