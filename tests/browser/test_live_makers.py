"""A live game between browsers of two makers, and an invitation in a frame that may not connect."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import BrowserType, Page, expect
from pytest_playwright import CreateContextCallback

from tests.support.drivers.chromium import Chromium
from tests.support.drivers.driver import Driver, one, wait
from tests.support.drivers.firefox import Firefox
from tests.support.table import Table
from tools.build.browser import ALL, find_firefox
from tools.build.server import SiteServer

pytestmark = pytest.mark.browser

GAME = "play.html#v=0&game=constructo&pattern=arch"
MOVES = (("hand:R", "8"), ("hand:s", "6"), ("hand:M", "1"), ("hand:s", "4"))


@pytest.fixture(scope="module")
def drivers(browser_type: BrowserType, whole_browser: dict[str, Any]) -> Iterator[list[Driver]]:
    """Chromium and Firefox, for which each test's site is one where they have never been."""
    program = find_firefox()
    if program is None:
        if os.environ.get(ALL):
            pytest.fail(f"there is no Firefox, and {ALL} wants every browser")
        pytest.skip("there is no Firefox")
    started: list[Driver] = [Chromium(browser_type, whole_browser)]
    try:
        started.append(Firefox(program))
        yield started
    finally:
        for driver in started:
            driver.close()


def given(driver: Driver) -> str:
    """The link that is to be sent."""
    wait(driver, "document.querySelector('#live-given')")
    return str(driver.run(one("#live-given") + ".value"))


def together(driver: Driver) -> None:
    wait(driver, "document.querySelector('#live').dataset.standing === 'here'")


def made(driver: Driver, moves: int) -> None:
    wait(driver, f"document.querySelectorAll('#moves button').length === {moves}")


@pytest.mark.parametrize("inviting", [0, 1], ids=["chromium", "firefox"])
def test_browsers_of_two_makers_play_live(
    drivers: list[Driver], own_server: SiteServer, inviting: int
) -> None:
    first, second = drivers[inviting], drivers[1 - inviting]
    connect(first, second, own_server)
    for number, choices in enumerate(MOVES):
        driver, other = (first, second) if number % 2 == 0 else (second, first)
        choose(driver, choices)
        made(driver, number + 1)
        made(other, number + 1)
    # Firefox comes back without a new link. It would itself wait for no more than some seconds.
    wait(drivers[1], "document.body.dataset.kept === document.body.dataset.revision")
    drivers[1].reload()
    for driver in (first, second):
        together(driver)
    choose(first, ("hand:M", "9"))
    made(second, len(MOVES) + 1)


def test_what_is_played_without_a_network_arrives_when_it_returns(
    drivers: list[Driver], own_server: SiteServer
) -> None:
    chromium, other = drivers
    assert isinstance(chromium, Chromium)
    connect(chromium, other, own_server)
    # From then on each knows how to come back to the other one.
    for driver in drivers:
        wait(driver, "Object.keys(localStorage).some((key) => key.startsWith('trilithon.way.'))")
    with chromium.without_network():
        choose(chromium, MOVES[0])
        for driver in drivers:
            wait(driver, "document.querySelector('#live').dataset.standing === 'lost'")
        made(chromium, 1)
        made(other, 0)
    for driver in drivers:
        together(driver)
        made(driver, 1)


def connect(first: Driver, second: Driver, server: SiteServer) -> None:
    """Let one invite the other to a game."""
    first.open(server.url + GAME)
    wait(first, "document.body.dataset.state === 'ready'")
    first.run(one("#live-open") + ".click()")
    wait(first, "document.querySelector('[data-live=player-name]')")
    first.run(one("[data-live=player-name]") + ".click()")
    invitation = given(first)
    second.open(invitation)
    wait(second, "document.querySelector('[data-live=live-accept]')")
    second.run(one("[data-live=live-accept]") + ".click()")
    answer = given(second)
    first.run(f"{one('#live-answer')}.value = {json.dumps(answer)}")
    first.run(one('[data-live="live-connect"]') + ".click()")
    for driver in (first, second):
        together(driver)


def choose(driver: Driver, choices: tuple[str, ...]) -> None:
    for choice in choices:
        driver.click(", ".join(f'main [data-{kind}="{choice}"]' for kind in ("space", "choice")))


def test_an_invitation_in_a_sandboxed_frame_says_why_it_cannot(
    page: Page, server: SiteServer, new_context: CreateContextCallback
) -> None:
    page.goto(server.url + GAME)
    table = Table(page).ready()
    page.locator("#tools-open").click()
    page.locator("#live-open").click()
    table.act(page.locator('[data-live="player-name"]').first.click)
    invitation = page.locator("#live-given").input_value()
    framing = new_context(service_workers="block").new_page()
    sandbox = f'<iframe width="1000" height="900" sandbox="allow-scripts" src="{invitation}">'
    host = f"<!doctype html><title>Host</title>{sandbox}</iframe>"
    framing.route("**/host.html", lambda route: route.fulfill(body=host, content_type="text/html"))
    framing.goto(server.url + "host.html")
    frame = framing.frame_locator("iframe")
    expect(frame.locator("#live-dialog")).to_contain_text("in a frame that may keep nothing")
    expect(frame.locator('[data-live="live-accept"]')).to_have_count(0)
