"""Embedded boards that change, or lose their engine, before there is an answer."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.support.blog import PICTURE, PUZZLE, REPLAY, Blog
from tests.support.lost_engine import LOSE, lose_at

pytestmark = [pytest.mark.browser, pytest.mark.page("warm")]

# Each change is told to the board by itself, and none of them is answered before the last.
_CHANGE = """async (changes) => {
  const board = document.querySelector("trilithon-board");
  for (const [name, value] of changes) {
    board.setAttribute(name, value);
    await null;
  }
}"""
_GAME = 'game="consta" size="5"'


def change(blog: Blog, *changes: tuple[str, str]) -> None:
    blog.page.evaluate(_CHANGE, [list(one) for one in changes])


def puzzle(moves: str) -> str:
    attributes = f'{_GAME} moves="{moves}" ply="0" mode="puzzle"'
    return f"<trilithon-board {attributes}>{PICTURE}</trilithon-board>"


def test_a_board_is_the_one_that_was_asked_for_last_though_one_before_cannot_be_shown(
    blog: Blog,
) -> None:
    table = blog.open(REPLAY).start()
    change(blog, ("ply", "99"), ("ply", "2"))
    expect(table.page.locator("#place")).to_contain_text("2/6")
    expect(table.body).to_have_attribute("data-state", "ready")
    expect(table.page.get_by_role("alert")).not_to_be_visible()
    assert len(table.pieces()) == 3
    change(blog, ("ply", "4"), ("ply", "99"))
    expect(table.page.get_by_role("alert")).to_contain_text("0 to 6")
    change(blog, ("ply", "1"))
    expect(table.page.locator("#place")).to_contain_text("1/6")
    expect(table.page.get_by_role("alert")).not_to_be_visible()


def test_a_puzzle_is_judged_by_its_own_solution_however_quickly_it_took_another_one_s_place(
    blog: Blog,
) -> None:
    table = blog.open(puzzle("c3")).start()
    change(blog, ("moves", "b2"), ("moves", "c3 a1,a5 c2,c4"))
    expect(table.body).to_have_attribute("data-revision", "3")
    table.choose("c3")
    expect(table.page.locator("#verdict")).not_to_contain_text("Solved")
    expect(table.body).not_to_have_attribute("data-puzzle", "solved")


def test_a_solution_is_shown_though_a_choice_was_on_its_way(blog: Blog) -> None:
    table = blog.open(PUZZLE).start()
    solved = 'document.querySelector("#solve")'
    target = 'document.querySelector("#board [data-state=target]")'
    press = 'new MouseEvent("click", { bubbles: true })'
    table.body.evaluate(f"() => {{ {target}.dispatchEvent({press}); {solved}.click(); }}")
    expect(table.page.locator("#place")).to_contain_text("3/3")
    expect(table.body).to_have_attribute("data-puzzle", "shown")


def test_after_an_engine_was_lost_at_a_choice_a_puzzle_takes_choices_again(blog: Blog) -> None:
    blog.page.add_init_script(LOSE)
    table = blog.open(puzzle("c3 a1,a5 c2,c4")).start()
    lose_at(next(one for one in blog.page.frames if "engine.html" in one.url), "choose")
    with blog.page.expect_event("worker"):
        table.space("c3").click()
    expect(table.body).to_have_attribute("data-puzzle", "open")
    table.space("c3").click()
    expect(table.body).to_have_attribute("data-puzzle", "answered")


@pytest.mark.parametrize("away", ["", "board.remove();"])
def test_a_board_that_was_changed_on_its_way_to_another_place_is_what_its_attributes_say(
    blog: Blog, away: str
) -> None:
    blog.open(f"{REPLAY}<main></main>")
    blog.page.locator("trilithon-board").get_by_role("button").wait_for()
    blog.page.evaluate(f"""async () => {{
      const board = document.querySelector("trilithon-board");
      {away}
      if (!board.isConnected) await new Promise((done) => setTimeout(done));
      board.setAttribute("ply", "2");
      document.querySelector("main").append(board);
    }}""")
    expect(blog.frame().locator("#place")).to_contain_text("2/6")
