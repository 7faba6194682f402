"""Tasks that are hurried, or lose their engine, while a choice or an answer is on its way."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.support.lost_engine import LOSE, lose_at
from tests.support.puzzle_files import puzzles_of
from tests.support.task_table import TaskTable, learn, puzzle_page
from tools.build.server import SiteServer

pytestmark = [pytest.mark.browser, pytest.mark.page("warm")]

# What no answer comes between: presses of these elements.
_AT_ONCE = """(pressed) => {
  for (const selector of pressed) {
    document.querySelector(selector).dispatchEvent(new MouseEvent("click", { bubbles: true }));
  }
}"""


def press_at_once(page: Page, *pressed: str) -> None:
    page.evaluate(_AT_ONCE, pressed)


def on_board(space: str) -> str:
    return f'#board [data-space="{space}"]'


def test_help_with_a_task_that_was_left_is_no_help_with_the_next_one(
    page: Page, server: SiteServer
) -> None:
    table = learn(page, server, "constructo/medium")
    press_at_once(page, "#hint", "#next")
    table.stands("open")
    assert page.locator("#verdict").text_content() == ""
    page.locator("#hint").click()
    expect(page.locator("#verdict")).to_contain_text("Look here: ")


def test_a_hint_comes_though_a_choice_was_on_its_way(page: Page, server: SiteServer) -> None:
    learn(page, server, "consta/crosscut")
    press_at_once(page, on_board("a1"), "#hint")
    expect(page.locator("#verdict")).to_contain_text("Look here: ")


@pytest.mark.usefixtures("hasty")
def test_a_solution_is_shown_though_a_choice_was_on_its_way(page: Page, server: SiteServer) -> None:
    table = puzzle_page(page, server, f"consta/{puzzles_of('consta')[0]['id']}")
    for said in ("Look here: ", "It begins on"):
        page.locator("#hint").click()
        expect(page.locator("#verdict")).to_contain_text(said)
    press_at_once(page, on_board(table.open_space()), "#hint")
    table.stands("right")
    expect(page.locator("#verdict")).to_contain_text("The solution: ")


def test_a_guess_that_was_on_its_way_as_it_was_given_up_makes_room_for_the_game_s_move(
    page: Page, server: SiteServer
) -> None:
    page.goto(f"{server.url}models.html#consta")
    table = TaskTable(page).stands("open")
    press_at_once(page, on_board("f6"), "#next")
    expect(page.locator("body")).to_have_attribute("data-guess", "done")
    assert "e6" in table.pieces()
    assert "f6" not in table.pieces()


def test_after_an_engine_was_lost_at_a_choice_the_task_takes_choices_again(
    page: Page, server: SiteServer
) -> None:
    page.add_init_script(LOSE)
    table = learn(page, server, "consta/first")
    lose_at(page, "choose")
    table.space("c3").click()
    expect(table.notice).to_contain_text("has been started again")
    table.stands("open")
    table.space("c3").click()
    table.stands("right")


def test_after_an_engine_was_lost_as_it_valued_a_guess_another_one_is_valued(
    page: Page, server: SiteServer
) -> None:
    page.add_init_script(LOSE)
    page.goto(f"{server.url}models.html#consta")
    table = TaskTable(page).stands("open")
    lose_at(page, "guess")
    table.space("e6").click()
    expect(table.notice).to_contain_text("has been started again")
    table.stands("open")
    table.space("e6").click()
    expect(page.locator("body")).to_have_attribute("data-guess", "done")
    expect(page.locator("#task-place")).to_contain_text(" 10 of 10 ")


def test_a_model_game_is_read_by_another_engine_where_one_is_lost_at_it(
    page: Page, server: SiteServer
) -> None:
    page.add_init_script(LOSE)
    page.goto(f"{server.url}models.html#consta")
    table = TaskTable(page).stands("open")
    lose_at(page, "model")
    page.evaluate('location.hash = "carteso"')
    expect(page).to_have_url(re.compile("#carteso/"))
    table.stands("open")


def test_whoever_has_gone_elsewhere_before_a_task_is_done_stays_there(
    page: Page, server: SiteServer
) -> None:
    table = learn(page, server, "consta/first")
    page.evaluate(
        """(space) => {
      document.querySelector(space).dispatchEvent(new MouseEvent("click", { bubbles: true }));
      document.querySelector("#chapters button").focus();
    }""",
        on_board("c3"),
    )
    table.stands("right")
    expect(page.locator("#chapters button").first).to_be_focused()


def test_who_is_on_one_of_the_daily_three_stays_there_while_another_one_is_tried(
    page: Page, server: SiteServer
) -> None:
    puzzle_page(page, server, "daily")
    other = page.locator("#daily-games a").nth(1)
    other.focus()
    press_at_once(page, "#hint")
    expect(page.locator("#verdict")).to_contain_text("Look here: ")
    expect(other).to_be_focused()
