"""How long the engine may think of what nobody waits for: in one's own turn, and in an analysis."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.support.table import PLAY, Table, open_table
from tools.build.server import SiteServer

pytestmark = [pytest.mark.browser, pytest.mark.page("warm")]

LISTEN = """globalThis.commands = [];
const post = Worker.prototype.postMessage;
Worker.prototype.postMessage = function (text) {
  if (text) commands.push(JSON.parse(text));
  post.call(this, text);
};"""
SHOW = """hidden => {
  Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""


def told(page: Page) -> list[bool]:
    """What the engine was told of it since the page was loaded, in order."""
    answers: list[bool] = page.evaluate(
        """() => commands.flatMap(({ type, ponder, on }) =>
          type === "open" ? [ponder] : type === "ponder" ? [on] : [])"""
    )
    return answers


def analysed(page: Page) -> float:
    """For how many seconds a position may be analysed."""
    opened = "() => commands.find(({ type }) => type === 'open').analysis_seconds"
    seconds: float = page.evaluate(opened)
    return seconds


def test_in_ones_own_turn_it_may_unless_that_is_switched_off(
    page: Page, server: SiteServer
) -> None:
    page.add_init_script(LISTEN)
    table = open_table(page, server.url)
    assert told(page) == [True]
    assert analysed(page) == 300
    switch = page.locator("#ponder")
    page.locator("#settings-open").click()
    expect(switch).to_be_checked()
    switch.uncheck()
    assert told(page) == [True, False]
    # There is nothing to tell while it is off.
    page.evaluate(SHOW, True)
    page.evaluate(SHOW, False)
    assert told(page) == [True, False]
    table.reload()
    assert told(page) == [False]
    page.locator("#settings-open").click()
    expect(switch).not_to_be_checked()
    switch.check()
    page.evaluate(SHOW, True)
    page.evaluate(SHOW, False)
    assert told(page) == [False, True, False, True]


def test_on_a_phone_it_may_not_in_ones_own_turn_unless_that_is_switched_on(
    warm_context: Callable[[str], BrowserContext], server: SiteServer
) -> None:
    page = warm_context("phone").new_page()
    page.add_init_script(LISTEN)
    page.goto(server.url + PLAY + "?lang=es#v=0&game=consta&size=5")
    Table(page).ready()
    assert told(page) == [False]
    assert analysed(page) == 60
    page.locator("#settings-open").click()
    expect(page.locator("#ponder")).not_to_be_checked()
    page.get_by_label("El nivel más alto piensa también en mi turno").check()
    assert told(page) == [False, True]
