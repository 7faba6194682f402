"""Tasks that are hurried, or lose their engine, while a choice or an answer is on its way."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.support.task_table import learn
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
