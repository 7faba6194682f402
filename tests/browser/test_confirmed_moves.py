"""Moves that are confirmed before they are played, by who wants that."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.support.table import PLAY, open_game, open_table
from tools.build.server import SiteServer

pytestmark = [pytest.mark.browser, pytest.mark.page("shared")]

CARTESO = "#v=0&game=carteso&size=5&komi=0.5"
TRIO = "#v=0&game=constructo&pattern=0.0%2B1.1%2B0.2&first=yellow"


def test_moves_are_confirmed_where_that_is_wanted(page: Page, server: SiteServer) -> None:
    table = open_table(page, server.url)
    page.locator("#settings-open").click()
    page.locator("#confirm-moves").check()
    page.keyboard.press("Escape")
    table.choose("c3")
    expect(page.locator("#held-move")).to_have_text("c3: not played yet")
    expect(page.locator("#board .held")).to_have_count(1)
    expect(table.moves).to_have_count(0)
    table.choose("d4")
    expect(page.locator("#held-move")).to_have_text("d4: not played yet")
    table.click("#held-play")
    expect(table.moves).to_have_count(1)
    expect(page.locator("#held-bar")).to_be_hidden()
    table.space("b2").focus()
    table.press("Enter", "Enter")
    expect(page.locator("#held-move")).to_have_text("2b2: not played yet")
    table.press("Escape")
    expect(page.locator("#held-bar")).to_be_hidden()
    expect(page.locator('[data-key="draft-b2"]')).to_have_count(1)
    table.choose("e5").press("Enter")
    expect(table.moves).to_have_count(2)
    table.reload().choose("a1", "a2")
    expect(page.locator("#held-move")).to_have_text("a1,a2: not played yet")
    table.click("#undo").click("#undo")
    expect(table.moves).to_have_count(2)


def test_passes_and_drags_are_confirmed_too(page: Page, server: SiteServer) -> None:
    table = open_game(page, server.url + PLAY + CARTESO)
    page.evaluate("localStorage.setItem('trilithon.confirm-moves', 'true')")
    table.press("p")
    expect(page.locator("#held-move")).to_have_text("A pass: not played yet")
    table.press("Enter")
    expect(table.moves).to_have_count(1)
    table = open_game(page, server.url + PLAY + TRIO)
    page.locator('[data-choice="hand:S"]').drag_to(table.space("1"))
    expect(page.locator("#held-move")).to_have_text("S1: not played yet")
    expect(page.locator("#board .held")).to_have_count(1)
    table.click("#held-play")
    expect(table.moves).to_have_count(1)
