"""A whole game of each kind, from an empty board to its end, by mouse, by finger and by keys."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.support.table import PLAY, Table, expect_linked, open_game
from tools.build.server import SiteServer

pytestmark = pytest.mark.browser

# What is chosen, one after the other, and the result and moves that it comes to.
_GAMES = {
    "consta": (
        "#v=0&game=consta&size=5",
        "c3 a1 a5 c2 c4 e1 e5 c1 c5 a3 e3",
        "1-0",
        "c3 a1,a5 c2,c4 e1,e5 c1,c5 a3,e3",
    ),
    "carteso": (
        "#v=0&game=carteso&size=5",
        "colour:black c3 b2 colour:white d4 pass pass",
        "0-1",
        "Bc3 Bb2 Wd4 pass pass",
    ),
    "constructo": (
        "#v=0&game=constructo&pattern=arch",
        "hand:R 8 hand:s 6 hand:M 1 hand:s 4 hand:M 9 hand:r 2 hand:S 3 hand:r 7 hand:M 5 6 1 "
        "hand:R 6",
        "0-1",
        "R8 S6 M1 S4 M9 R2 S3 R7 M5 6-1 R6",
    ),
}
# From a space that has the focus to another one: the rows of a board lie one under the other.
_ARROW = """(here, there) => {
  const middle = (one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const [x, y] = middle(here), [goalX, goalY] = middle(there);
  if (Math.abs(goalY - y) > 2) return goalY < y ? "ArrowUp" : "ArrowDown";
  return Math.abs(goalX - x) > 2 ? (goalX < x ? "ArrowLeft" : "ArrowRight") : "";
}"""

Choose = Callable[[Table, str], None]


@pytest.mark.page("shared")
@pytest.mark.usefixtures("moving")
@pytest.mark.parametrize("game", _GAMES)
def test_by_mouse(page: Page, server: SiteServer, game: str) -> None:
    _play(page, server, game, lambda table, choice: table.act(table.offered(choice).click), True)


@pytest.mark.page("warm")
@pytest.mark.parametrize("game", _GAMES)
def test_by_finger(
    warm_context: Callable[[str], BrowserContext], server: SiteServer, game: str
) -> None:
    phone = warm_context("phone").new_page()
    phone.emulate_media(reduced_motion="no-preference")
    _play(phone, server, game, lambda table, choice: table.act(table.offered(choice).tap))


@pytest.mark.page("shared")
@pytest.mark.usefixtures("moving")
@pytest.mark.parametrize("game", _GAMES)
def test_by_keys(page: Page, server: SiteServer, game: str) -> None:
    _play(page, server, game, _type)


def _play(page: Page, server: SiteServer, game: str, choose: Choose, steps: bool = False) -> None:
    """Make all choices of a game, and see that it ends and is kept as it was played.

    The steps of the end take seconds and are the same however it was played.
    """
    start, choices, result, moves = _GAMES[game]
    table = open_game(page, server.url + PLAY + start)
    *others, last = choices.split()
    for choice in others:
        choose(table, choice)
        assert table.result == ""
    if not steps:
        page.emulate_media(reduced_motion="reduce")
    choose(table, last)
    expect(table.body).to_have_attribute("data-result", result)
    expect_linked(page, moves)
    expect(page.locator("#end-title")).to_contain_text("has won")
    expect(page.locator("#resign")).to_be_disabled()


def _type(table: Table, choice: str) -> None:
    """Make a choice by its own key, or by arrows on the board and Enter."""
    page, wanted = table.page, table.offered(choice)
    assert isinstance(page, Page)
    if key := wanted.get_attribute("aria-keyshortcuts"):
        return table.act(partial(page.keyboard.press, key.lower()))
    page.locator('#board [data-space][tabindex="0"]').focus()
    there = wanted.element_handle()
    while arrow := page.evaluate(f"there => ({_ARROW})(document.activeElement, there)", there):
        page.keyboard.press(arrow)
    return table.act(partial(page.keyboard.press, "Enter"))
