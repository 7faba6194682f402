"""Turning the board on the page, by button and by key."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.support.table import open_table
from tools.build.server import SiteServer

pytestmark = [pytest.mark.browser, pytest.mark.page("shared")]


def test_the_board_turns_by_key_and_the_place_of_the_keyboard_stays(
    page: Page, server: SiteServer
) -> None:
    table = open_table(page, server.url)
    table.choose("a1")
    before = table.space("a1").bounding_box()
    aims = page.locator(".player-aim").all_text_contents()
    table.space("b1").focus()
    table.press("t")
    expect(table.space("b1")).to_be_focused()
    assert table.pieces() == ["a1"]
    after = table.space("a1").bounding_box()
    assert before
    assert after
    # From the lower left corner to the upper left one.
    assert after["y"] < before["y"] - 100
    assert abs(after["x"] - before["x"]) < 40
    assert page.locator(".player-aim").all_text_contents() == aims[::-1]
    # Of what now lies in a row, the next is in the next row of the unturned board.
    page.keyboard.press("ArrowRight")
    expect(table.space("b2")).to_be_focused()
    table.press("t", "t", "t")
    assert table.space("a1").bounding_box() == before


def test_how_the_board_is_turned_is_heard(page: Page, server: SiteServer) -> None:
    table = open_table(page, server.url)
    heard = page.locator("#announcement")
    table.press("t")
    expect(heard).to_have_text("The board is turned a quarter to the right.")
    table.press("t", "t", "t")
    expect(heard).to_have_text("The board lies as it did at first.")


def test_the_board_turns_by_a_button_in_the_menu(page: Page, server: SiteServer) -> None:
    table = open_table(page, server.url)
    page.locator("#tools-open").click()
    table.click("#turn")
    box = page.locator("#board svg").get_attribute("viewBox")
    page.locator("#tools-open").click()
    table.click("#turn")
    turned = page.locator("#board svg").get_attribute("viewBox")
    assert turned != box
    table.reload()
    assert page.locator("#board svg").get_attribute("viewBox") == turned
