"""Tasks that are left while something of them, or of what comes next, is still on its way."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, Route, expect

from tests.support.puzzle_files import puzzles_of
from tests.support.task_table import TaskTable, focus_board, learn, puzzle_page, solve
from tests.support.waiting import wait_until
from tests.support.watch import Watch
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


def test_another_language_leaves_one_at_the_same_move_of_a_model_game(
    page: Page, server: SiteServer
) -> None:
    page.goto(f"{server.url}models.html#consta")
    table = TaskTable(page).stands("open")
    page.locator("#next").click()
    expect(page.locator("body")).to_have_attribute("data-guess", "done")
    page.locator("#next").click()
    table.stands("open")
    expect(page.locator("#task-name")).to_contain_text("Move 3")
    page.get_by_role("button", name="Settings").click()
    with page.expect_response("**/models/consta.es.pgn"):
        page.locator("#language").select_option("es")
    expect(page.locator("#task-text")).to_contain_text("Las blancas salen al paso")
    expect(page.locator("#task-name")).to_contain_text("Jugada 3")
    expect(page.locator("#task-place")).to_contain_text("0 de 10 puntos")


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize(
    ("shown", "folder"), [("learn", "lessons"), ("puzzles", "puzzles"), ("models", "models")]
)
def test_what_could_not_be_had_is_not_told_to_whoever_has_gone_on(
    page: Page, server: SiteServer, watch: Watch, shown: str, folder: str
) -> None:
    failures: list[str] = []
    page.on(
        "console",
        lambda said: failures.append(said.text) if "Failed to fetch" in said.text else None,
    )
    page.route(f"**/{folder}/carteso.json", lambda route: route.abort())
    page.goto(f"{server.url}{shown}.html#consta")
    table = TaskTable(page).stands("open")
    with page.expect_request(f"**/{folder}/carteso.json"):
        page.evaluate("location.hash = 'carteso'")
    page.evaluate("location.hash = 'constructo'")
    shown_game(page, "Constructo")
    # After the last try the reason is written to the console, whoever is told.
    while not failures:
        page.wait_for_timeout(20)
    table.stands("open")
    expect(table.notice).not_to_have_attribute("data-kind", "trouble")
    watch.problems.clear()
