"""What helps in a lesson: hints, and the reply that refutes a try."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.support.task_table import learn
from tests.support.waiting import wait_until
from tools.build.server import SiteServer

pytestmark = [pytest.mark.browser, pytest.mark.page("warm")]


def test_hints_show_where_and_then_what(page: Page, server: SiteServer) -> None:
    table = learn(page, server, "constructo/medium")
    marks = page.locator("#board .marks [data-key^=pointed]")
    page.locator("#hint").click()
    expect(page.locator("#verdict")).to_contain_text("Look here: ")
    expect(marks.nth(1)).to_be_visible()
    page.locator("#hint").click()
    expect(page.locator("#verdict")).to_have_text("It begins on 7.")
    expect(marks).to_have_count(1)
    expect(page.locator("#hint")).to_be_disabled()
    table.choose("7", "4").stands("right")


def test_a_reply_that_takes_long_to_find_is_seen_to_be_looked_for(
    page: Page, server: SiteServer
) -> None:
    table = learn(page, server, "carteso/burden")
    page.locator('[data-option="colour:black"]').click()
    table.space("b2").click()
    table.stands("wrong")
    bar = page.locator(".told .progress")
    expect(bar).to_have_attribute("data-busy", "unknown")
    drawn = "document.querySelector('.told .progress')"
    wait_until(page, f"{drawn}.clientWidth && getComputedStyle({drawn}, '::after').opacity === '1'")


def test_the_last_hint_leads_whoever_uses_keys_to_the_board(page: Page, server: SiteServer) -> None:
    learn(page, server, "constructo/medium")
    page.locator("#hint").press("Enter")
    expect(page.locator("#verdict")).to_contain_text("Look here: ")
    expect(page.locator("#hint")).to_be_focused()
    page.locator("#hint").press("Enter")
    expect(page.locator("#verdict")).to_have_text("It begins on 7.")
    expect(page.locator("#board [data-space]:focus")).to_have_count(1)
