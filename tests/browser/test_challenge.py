"""A challenge on the page: made of a finished game, played on by a friend, with both lines."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.support.table import PLAY, open_game
from tools.build.server import SiteServer

pytestmark = [pytest.mark.browser, pytest.mark.page("shared")]

GAME = "#v=0&game=consta&size=5&moves=c3.b2,b4.d3,e3.2a1&resigned=white&at=2"

EMPTY = "#v=0&game=consta&size=4"


def _link(page: Page) -> None:
    """Open the link that the dialog shows in a fresh session, as whoever gets it would."""
    link = page.locator("#share-address").input_value()
    page.locator("#share-close").click()
    page.evaluate("localStorage.clear(); sessionStorage.clear()")
    open_game(page, page.url.partition("#")[0] + EMPTY)
    page.evaluate("link => (location.hash = new URL(link).hash)", link)


def test_a_finished_game_is_a_challenge_from_any_position(page: Page, server: SiteServer) -> None:
    table = open_game(page, server.url + PLAY + GAME)
    page.locator("#tools-open").click()
    page.locator("#share").click()
    page.locator("#share-challenge").click()
    expect(page.locator("#share-says")).to_contain_text("Black from move 3 on, against level 3")
    _link(page)
    panel = page.locator("#challenge")
    expect(panel).to_contain_text("The first line took 2 more moves")
    expect(table.moves).to_have_count(2)
    expect(page.locator(".player select").nth(1)).to_have_value("computer 3")
    table.ready()
    page.locator("#resign").click()
    table.click("#resign-indeed")
    expect(panel.locator("figure")).to_have_count(2)
    expect(panel.locator("figure").last).to_contain_text("White has won · 0 moves")
    # The result leads to both lines and to the answer, which tells nobody else that they lost.
    expect(page.locator("#end [data-end]").first).to_have_text("Compare lines")
    page.locator('[data-end="challenge-answer"]').click()
    _link(page)
    expect(table.status).to_have_text("Black resigned: White has won")
    expect(panel.locator("figure")).to_have_count(2)
    expect(panel.get_by_role("button")).to_have_count(0)
