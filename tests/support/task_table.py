"""The board of the learning and the puzzle page, as a person uses it."""

from __future__ import annotations

import re
from typing import Self

from playwright.sync_api import Page, expect

from tests.support.table import Table
from tools.build.server import SiteServer
from trilithon.study.line import main_line, read_line
from trilithon.study.puzzles.puzzle import Puzzle


class TaskTable(Table):
    """The board of the page, and how its task stands."""

    page: Page

    def stands(self, standing: str) -> Self:
        expect(self.body).to_have_attribute("data-standing", standing)
        return self

    def walk(self, space: str) -> None:
        """Go to a space by arrow keys from the one that has the focus."""
        focused = self.page.locator("#board [data-space]:focus")
        expect(focused).to_have_count(1)
        here = focused.get_attribute("data-space") or ""
        steps = {
            "ArrowRight": ord(space[0]) - ord(here[0]),
            "ArrowUp": int(space[1:]) - int(here[1:]),
        }
        backwards = {"ArrowRight": "ArrowLeft", "ArrowUp": "ArrowDown"}
        for key, count in steps.items():
            for _ in range(abs(count)):
                self.page.keyboard.press(key if count > 0 else backwards[key])
        expect(self.space(space)).to_be_focused()

    def answer(self, move: str) -> None:
        """Make a move of Consta by keys."""
        spaces = re.findall(r"[a-z]\d", move)
        for space in spaces * 2 if move.startswith("2") else spaces:
            self.walk(space)
            self.page.keyboard.press("Enter")


def learn(page: Page, server: SiteServer, task: str) -> TaskTable:
    """The page of lessons with a task, such as `carteso/burden`."""
    page.goto(f"{server.url}learn.html#{task}")
    return TaskTable(page).stands("open")


def puzzle_page(page: Page, server: SiteServer, wanted: str) -> TaskTable:
    """The page of puzzles with what an address asks for, such as `consta` or `daily`."""
    page.goto(f"{server.url}puzzles.html#{wanted}")
    return TaskTable(page).stands("open")


def focus_board(page: Page) -> None:
    """Come to the board by keys."""
    page.locator("#board [data-space]").first.focus()
    while page.locator("#board [data-space]:focus").count() == 0:
        page.keyboard.press("Tab")


def solve(table: TaskTable, puzzle: Puzzle) -> None:
    """Find all moves of a puzzle of Consta by keys; the replies come by themselves."""
    way = main_line(read_line(puzzle["line"]))
    for number, move in enumerate(way[::2], start=1):
        table.answer(move)
        if number < puzzle["turns"]:
            table.stands("answered")
            table.stands("open")
    table.stands("right")
