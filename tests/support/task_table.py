"""The board of the learning and the puzzle page, as a person uses it."""

from __future__ import annotations

import re
from typing import Self

from playwright.sync_api import Page, expect

from tests.support.table import Table


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
