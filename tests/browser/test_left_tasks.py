"""Tasks that are left while something of them, or of what comes next, is still on its way."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, Route, expect

from tests.support.puzzle_files import puzzles_of
from tests.support.task_table import focus_board, learn, puzzle_page, solve
from tests.support.waiting import wait_until
from tools.build.server import SiteServer

pytestmark = [pytest.mark.browser, pytest.mark.page("warm")]

# On the smallest board, which is soon walked over by keys.
PUZZLE = next(one for one in puzzles_of("consta") if one["position"].count("/") == 4)


class Held:
    """Files that do not come before they are let go."""

    def __init__(self, page: Page, pattern: str) -> None:
        self._page = page
        self._routes: list[Route] = []
        page.route(pattern, lambda route: self._routes.append(route))

    def asked(self) -> None:
        """Wait until one is on its way."""
        while not self._routes:
            self._page.wait_for_timeout(20)

    def let_go(self) -> None:
        for route in self._routes:
            route.continue_()


def shown_game(page: Page, name: str) -> None:
    expect(page.locator("#games [aria-current]")).to_have_text(name)


def test_a_lesson_is_done_in_its_own_game_while_another_game_s_are_on_their_way(
    page: Page, server: SiteServer
) -> None:
    coming = Held(page, "**/lessons/carteso.json")
    table = learn(page, server, "consta/first")
    page.evaluate("location.hash = 'carteso'")
    coming.asked()
    table.choose("c3").stands("right")
    expect(page.locator("#task-text")).not_to_contain_text("lesson-")
    assert json.loads(page.evaluate("localStorage['trilithon.lessons']")) == {"consta": ["first"]}
    coming.let_go()
    shown_game(page, "Carteso")
    table.stands("open")


def test_a_puzzle_is_not_that_of_a_day_while_the_day_s_is_on_its_way(
    page: Page, server: SiteServer
) -> None:
    page.clock.set_fixed_time("2026-11-24T12:00:00")
    coming = Held(page, "**/puzzles/carteso.json")
    table = puzzle_page(page, server, f"consta/{PUZZLE['id']}")
    page.evaluate("location.hash = 'daily/2026-11-24/carteso'")
    coming.asked()
    focus_board(page)
    solve(table, PUZZLE)
    assert page.evaluate("localStorage['trilithon.daily']") is None
    coming.let_go()
    expect(page.locator("#daily-games [aria-current]")).to_have_text("Carteso")
    table.stands("open")


def test_how_a_puzzle_went_is_noted_under_its_game_though_one_has_gone_on_to_another(
    page: Page, server: SiteServer
) -> None:
    coming = Held(page, "**/supermemo/main.js")
    table = puzzle_page(page, server, f"consta/{PUZZLE['id']}")
    focus_board(page)
    solve(table, PUZZLE)
    coming.asked()
    page.evaluate("location.hash = 'carteso'")
    shown_game(page, "Carteso")
    coming.let_go()
    wait_until(page, "localStorage['trilithon.learner'] !== undefined")
    kept = json.loads(page.evaluate("localStorage['trilithon.learner']"))
    assert list(kept["strength"]) == ["consta"]
