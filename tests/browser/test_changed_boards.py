"""Embedded boards that change, or lose their engine, before there is an answer."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.support.blog import PICTURE, Blog
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


def test_after_an_engine_was_lost_at_a_choice_a_puzzle_takes_choices_again(blog: Blog) -> None:
    blog.page.add_init_script(LOSE)
    table = blog.open(puzzle("c3 a1,a5 c2,c4")).start()
    lose_at(next(one for one in blog.page.frames if "engine.html" in one.url), "choose")
    with blog.page.expect_event("worker"):
        table.space("c3").click()
    expect(table.body).to_have_attribute("data-puzzle", "open")
    table.space("c3").click()
    expect(table.body).to_have_attribute("data-puzzle", "answered")
