"""Keys and fingers on boards of other pages: what is the board's, and what stays the page's."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.support.blog import MOVES, PICTURE, PUZZLE, REPLAY, Blog
from tests.support.table import Table
from tests.support.waiting import wait_until

pytestmark = [pytest.mark.browser, pytest.mark.page("warm")]


def test_keys_and_scrolling_stay_with_the_page(blog: Blog) -> None:
    tall = '<p style="height: 150vh">text</p>'
    blog.open(f"<p>before</p>{REPLAY}{tall}")
    page = blog.page
    page.evaluate(
        "() => { window.keys = []; addEventListener('keydown', (e) => window.keys.push(e.key)); }"
    )
    page.evaluate("document.querySelector('trilithon-board').start()")
    table = blog.table()
    assert page.evaluate("document.activeElement === document.body")
    assert page.evaluate("scrollY") == 0
    box = page.locator("trilithon-board").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 100, box["y"] + 100)
    page.mouse.wheel(0, 240)
    wait_until(page, "scrollY > 100")
    for key in ("ArrowRight", "End", "Home", "Escape"):
        page.keyboard.press(key)
    assert page.evaluate("window.keys") == ["ArrowRight", "End", "Home", "Escape"]
    expect(table.page.locator("#place")).to_have_text("Start · 6 moves")


def test_a_finger_scrolls_the_page_over_a_board(blog: Blog) -> None:
    blog.open(REPLAY)
    table = blog.start()
    taken = table.page.locator("body *").evaluate_all(
        "all => all.filter((e) => getComputedStyle(e).touchAction === 'none').length"
    )
    assert taken == 0


def focused(blog: Blog) -> Table:
    """A board that is live, once it has the focus that its button had."""
    table = blog.table()
    wait_until(
        blog.page,
        "document.querySelector('trilithon-board').shadowRoot.activeElement?.matches('iframe')",
    )
    return table


def test_stepping_by_keyboard_alone(blog: Blog) -> None:
    blog.open(REPLAY)
    page = blog.page
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    table = focused(blog)
    page.keyboard.press("ArrowRight")
    expect(table.page.locator("#place")).to_have_text("1/6 · c3")
    page.keyboard.press("End")
    expect(table.page.locator("#place")).to_have_text("6/6 · Black has won")


@pytest.mark.usefixtures("hasty")
def test_a_puzzle_solved_by_keyboard(blog: Blog) -> None:
    blog.open(PUZZLE)
    page = blog.page
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    frame = focused(blog).page
    verdict = frame.locator("#verdict")
    expect(verdict).to_have_text("Find the move for Blue")
    expect(frame.locator("#open")).not_to_be_visible()
    page.keyboard.press("Tab")
    expect(frame.locator("[data-space]:focus")).to_have_count(1)

    def place(base: str, tile: str) -> None:
        page.keyboard.press(base)
        expect(frame.locator('[data-choice][aria-pressed="true"]')).to_have_count(1)
        _go_to(page, frame.locator(f'[data-space="{tile}"]'))
        page.keyboard.press("Enter")

    place("s", "6")
    expect(verdict).to_have_text("Not S6: try another move")
    expect(frame.locator("#retry")).to_be_visible()
    _tab_to(page, frame.locator("#retry"))
    page.keyboard.press("Enter")
    expect(verdict).to_have_text("Find the move for Blue")
    _tab_to(page, frame.locator("[data-space][tabindex='0']"))
    place("s", "8")
    expect(verdict).to_have_text("Find the next move for Blue")
    _go_to(page, frame.locator('[data-space="8"]'))
    page.keyboard.press("Enter")
    _go_to(page, frame.locator('[data-space="9"]'))
    page.keyboard.press("Enter")
    expect(verdict).to_have_text("Solved")
    expect(frame.locator("#open")).to_be_visible()


@pytest.mark.usefixtures("hasty")
def test_the_next_try_at_a_puzzle_takes_the_wrong_one_back(blog: Blog) -> None:
    start = f'<trilithon-board {MOVES} mode="puzzle" ply="4">{PICTURE}</trilithon-board>'
    table = blog.open(start).start()
    verdict = table.page.locator("#verdict")
    table.choose("b5", "d5")
    expect(verdict).to_have_text("Not b5,d5: try another move")
    table.page.locator('[data-space="c1"]').click()
    expect(table.page.locator('[data-key="draft-c1"]')).to_have_count(1)
    assert "b5" not in table.pieces()
    table.choose("c5")
    # White's answer is made, and the line ends with it.
    expect(verdict).to_have_text("Solved")
    expect(table.body).to_have_attribute("data-result", "1-0")


def _tab_to(page: Page, wanted: Any) -> None:
    """Press Tab until something has the focus."""
    for _ in range(12):
        if wanted.evaluate("element => element === document.activeElement"):
            return
        page.keyboard.press("Tab")
    expect(wanted).to_be_focused()


def _go_to(page: Page, space: Any) -> None:
    """Read the board row by row, as one does with arrows, until a tile has the focus."""
    page.keyboard.press("Control+Home")
    for _ in range(8):
        page.keyboard.press("Home")
        for _ in range(8):
            if space.evaluate("element => element === document.activeElement"):
                return
            page.keyboard.press("ArrowRight")
        page.keyboard.press("ArrowDown")
    expect(space).to_be_focused()
