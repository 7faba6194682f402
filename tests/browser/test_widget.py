"""The notebook's board in a browser: a page stands for Jupyter's, this process for the kernel."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, FrameLocator, Page, expect

from tests.support.table import Table
from tests.support.watch import Watch
from tools.build.paths import PACKAGE
from tools.build.server import serving
from trilithon.widget import Board

pytestmark = [pytest.mark.browser]

NOTEBOOK = Path(__file__).parents[1] / "support" / "notebook.html"

Show = Callable[[Board], Page]


@pytest.fixture
def show(context: BrowserContext, tmp_path: Path) -> Iterator[Show]:
    """Opens a notebook whose two cells show a board; it asks nothing of any other address."""
    shutil.copyfile(NOTEBOOK, tmp_path / "index.html")
    shutil.copyfile(PACKAGE / "widget" / "frame.js", tmp_path / "frame.js")
    watching = Watch(context, set())
    with serving(tmp_path, headers=None) as host:
        watching.allow(host)
        page = context.new_page()

        def opened(board: Board) -> Page:
            said: list[dict[str, Any]] = []
            board.send = lambda content: said.append(content)

            def kernel(content: dict[str, Any] | None) -> Any:
                if content is None:
                    found, said[:] = said[:], []
                    return found
                if content["kind"] == "state":
                    return {"_page": board._page, "_parameters": board._parameters}
                board._handle_custom_msg(content, [])
                return None

            page.expose_function("kernel", kernel)
            page.goto(host.url)
            return page

        yield opened
        page.goto("about:blank")
    watching.end()
    assert watching.problems == []


def frame(page: Page, cell: int = 0) -> FrameLocator:
    """The board of a cell, once it is live."""
    found = page.locator(".cell").nth(cell).frame_locator("iframe")
    expect(found.locator("body")).to_have_attribute("data-state", "ready")
    return found


def expect_shown(table: Table, board: Board) -> None:
    """Wait until a cell shows what Python has."""
    expect(table.body).to_have_attribute("data-revision", str(board._revision))


def test_a_game_is_played_on_the_page_and_in_python(show: Show) -> None:
    board = Board("consta", size=3, level=1, lang="en")
    page = show(board)
    table = Table(frame(page))
    table.choose("b2").ready()
    expect(table.page.locator("#status")).to_have_text("Your move")
    assert board.ply == 2
    assert board.record.count("1. b2") == 1
    # The other cell shows the same game.
    other = Table(frame(page, 1))
    for each in (table, other):
        expect_shown(each, board)
    assert "b2" in table.pieces()
    assert other.pieces() == table.pieces()


def test_a_move_of_python_is_seen(show: Show) -> None:
    board = Board("constructo", lang="es")
    page = show(board)
    table = Table(frame(page))
    board.play("R5")
    expect_shown(table, board)
    expect(table.page.locator("#status")).to_have_text("Turno del azul")
    assert table.pieces() == ["5-0"]


def test_undoing_and_beginning_again_reach_python(show: Show) -> None:
    board = Board("carteso", size=5, komi=0.5)
    page = show(board)
    table = Table(frame(page))
    board.play("Bc3")
    board.play("Wc4")
    expect_shown(table, board)
    assert table.pieces() == ["c3", "c4"]
    table.click("#undo")
    expect(table.page.locator("#undo")).to_be_enabled()
    assert table.pieces() == ["c3"]
    table.click("#restart")
    expect(table.page.locator("#board .layer-pieces [data-key]")).to_have_count(0)
    assert board.ply == 0


def test_a_board_is_as_high_as_it_needs_and_ends_with_its_cell(show: Show) -> None:
    board = Board("consta", size=5, moves="c3 b2,d4", mode="replay", board="print")
    page = show(board)
    table = Table(frame(page))
    heights = "iframe => iframe.clientHeight"
    high = page.locator("iframe").first.evaluate(heights)
    content = table.page.locator("body").evaluate("body => body.getBoundingClientRect().height")
    assert abs(high - content) <= 1
    table.click("#jump-next")
    assert table.pieces() == ["c3"]
    page.evaluate("endFirst()")
    other = Table(frame(page))
    # It follows what is done in the other cell.
    expect(other.page.locator("#place")).to_contain_text("1/2")
    other.click("#jump-next")
    expect(other.page.locator("#place")).to_contain_text("2/2")
    assert board.move == "b2,d4"
