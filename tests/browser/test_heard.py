"""What is heard of a game: moves, what they bring about, and where one has come to."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.support.table import PLAY, open_game, open_table
from tools.build.server import SiteServer

pytestmark = [pytest.mark.browser, pytest.mark.page("shared")]


def test_what_a_move_brings_about_is_heard(page: Page, server: SiteServer) -> None:
    game = "#v=0&game=consta&size=5&moves=c3.a1,a5.c2,c4.e1,e5"
    table = open_game(page, server.url + PLAY + game).choose("c1", "c5")
    heard = page.locator("#announcement")
    page.keyboard.press("g")
    expect(table.notice).to_have_text(
        "White to move. Black wins unless White breaks this chain now."
    )
    page.evaluate("location.hash = 'v=0&game=carteso&size=3&moves=Ba1.Ba2.Wb1.Wb2.Wb3'")
    expect(page.locator("#game-name")).to_have_text("Carteso")
    table.ready()
    page.keyboard.press("n")
    page.locator("#notation-move").fill("Ba3")
    page.keyboard.press("Enter")
    expect(heard).to_have_text(
        "Horizontal played Ba3. Vertical claims the group of 3 stones at a1."
    )
    page.keyboard.press("o")
    expect(table.notice).to_have_text("Vertical: 3. Horizontal: 0.5.")


def test_what_a_move_brings_about_is_heard_once(page: Page, server: SiteServer) -> None:
    table = open_game(page, f"{server.url}{PLAY}#v=0&game=consta&size=5&moves=c3.a1,a5.c2,c4.e1,e5")
    page.locator("#settings-open").click()
    page.locator("#tips").uncheck()
    page.keyboard.press("Escape")
    table.choose("c1", "c5")
    chain = "Black wins unless White breaks this chain now."
    heard = page.locator("#announcement")
    expect(heard).to_have_text(f"Black played c1,c5. {chain}")
    # What is seen beside the board as well has been heard by then.
    expect(table.notice).to_have_text(chain)
    expect(table.notice).to_have_attribute("aria-live", "off")
    # Whoever leafs back to it has not.
    table.press("Home", "End")
    expect(table.notice).to_have_text(chain)
    expect(table.notice).to_have_attribute("aria-live", "polite")
    page.evaluate("location.hash = 'v=0&game=carteso&size=3&moves=Ba1.Ba2.Wb1.Wb2.Wb3'")
    expect(page.locator("#game-name")).to_have_text("Carteso")
    table.ready().choose("a3").click('[data-option="colour:black"]')
    claim = "Vertical claims the group of 3 stones at a1."
    expect(heard).to_have_text(f"Horizontal played Ba3. {claim}")
    expect(table.notice).to_have_text(claim)
    expect(table.notice).to_have_attribute("aria-live", "off")
    table.press("p")
    passed = "Vertical passed. If Horizontal passes too, the game ends 3 to 0.5."
    expect(heard).to_have_text(passed)
    expect(table.notice).to_have_text(passed)


def test_what_stood_there_before_a_move_is_not_heard_with_it(
    page: Page, server: SiteServer
) -> None:
    moves = "S5.S3.S4.S7.S6.M9.M1.M8.R2"
    table = open_game(page, f"{server.url}{PLAY}#v=0&game=constructo&moves={moves}")
    heard = page.locator("#announcement")
    table.choose("3", "1")
    settled = "Towers that nothing can change: Yellow 0, Blue 1."
    expect(heard).to_have_text(f"Blue played 3-1. Blue has a tower on tile 1. {settled}")
    table.act(table.offered("hand:R").click)
    table.choose("3")
    stuck = "Blue can place no base, only move one."
    expect(heard).to_have_text(f"Yellow played R3. {stuck}")
    # It is seen there still.
    page.mouse.move(0, 0)
    expect(table.notice).to_have_text(f"{stuck} {settled}")


def test_where_one_has_come_to_is_heard(page: Page, server: SiteServer) -> None:
    moves = "c3.a1,a5.c2,c4.e1,e5"
    table = open_game(page, f"{server.url}{PLAY}#v=0&game=consta&size=5&moves={moves}")
    heard = page.locator("#announcement")
    table.press("ArrowLeft")
    expect(heard).to_have_text("Move 3: Black played c2,c4.")
    table.press("Home")
    expect(heard).to_have_text("No move has been made yet.")
    table.press("End")
    expect(heard).to_have_text("Move 4: White played e1,e5.")
    # In a game against the computer an undo takes back both moves, and it is one's turn as before.
    page.locator('select[aria-label="Who plays White"]').select_option("computer 1")
    table.ready()
    undo, redo = page.locator("#undo"), page.locator("#redo")
    undo.focus()
    table.act(lambda: page.keyboard.press("Enter"))
    expect(heard).to_have_text("Move 2: White played a1,a5.")
    table.act(lambda: page.keyboard.press("Enter"))
    expect(heard).to_have_text("No move has been made yet.")
    # There is no more to undo: what is left to press has the focus.
    expect(redo).to_be_focused()
    for _ in range(2):
        table.act(lambda: page.keyboard.press("Enter"))
    expect(heard).to_have_text("Move 4: White played e1,e5.")
    expect(undo).to_be_focused()


def test_a_variation_that_one_goes_to_is_heard(page: Page, server: SiteServer) -> None:
    table = open_table(page, server.url).choose("c3")
    table.press("ArrowLeft")
    table.choose("b2")
    heard = page.locator("#announcement")
    table.press("ArrowUp")
    expect(heard).to_have_text("Move 1: Black played c3.")
    table.press("ArrowDown")
    expect(heard).to_have_text("Move 1: Black played b2.")


# By how much the places around what has the focus cut its outline.
