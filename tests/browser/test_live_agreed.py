"""What two persons agree on while they play live: komi and side, a draw, and their clocks."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Locator, expect

from tests.support.live_person import Person, connect, expect_together
from tests.support.table import PLAY, open_game
from tools.build.server import SiteServer

pytestmark = [pytest.mark.browser, pytest.mark.page("warm")]


def begin(
    warm_context: Callable[[str], BrowserContext], server: SiteServer, *, minutes: str
) -> tuple[Person, Person]:
    """A game of Carteso by link with clocks, in which komi and side are still open."""
    one, other = Person(warm_context("own")), Person(warm_context("friend"))
    open_game(one.page, server.url + PLAY + "#v=0&game=carteso&size=5")
    one.page.locator("#new").click()
    one.page.locator('[name="settle"][value="settle"]').check()
    one.page.get_by_role("combobox", name="Picks the side").select_option("remote")
    one.page.locator('[name="clock"]').check()
    fields = one.page.locator('.clock-row:visible [name^="minutes"]')
    expect(fields).to_have_count(1)
    # Nobody may choose as little as a test can wait for.
    fields.evaluate("field => field.removeAttribute('min')")
    fields.fill(minutes)
    one.page.locator('.clock-row:visible [name^="increment"]').fill("0")
    one.table.click("#new-game-start")
    connect(one, other)
    return one, other


def clock(person: Person, player: str) -> Locator:
    return person.page.locator(f'.player[data-player="{player}"] .player-clock')


def test_komi_side_and_a_draw_are_agreed_on_live(
    warm_context: Callable[[str], BrowserContext], server: SiteServer
) -> None:
    one, other = begin(warm_context, server, minutes="5")
    expect(other.table.status).to_have_text("Your opponent names the komi")
    one.page.locator(".answer-number").fill("4.5")
    one.table.click("#question .primary")
    other.table.click('[data-answer="vertical"]')
    expect(one.page.locator('.player[data-player="horizontal"] select')).to_have_value("human")
    # A clock begins with the first move, and both see the same.
    for person in (one, other):
        expect(clock(person, "vertical")).to_have_text("5:00")
    for choice in ("colour:black", "c3"):
        other.table.act(other.table.offered(choice).click)
    expect(clock(one, "horizontal")).to_have_attribute("data-running", "")
    expect(clock(other, "horizontal")).to_have_attribute("data-running", "")
    expect(one.live).to_contain_text("ms.")
    # The times outlast a reload, and so does an offer.
    one.page.locator("#tools-open").click()
    one.table.click("#offer-draw")
    expect(other.table.notice).to_contain_text("Horizontal offers a draw.")
    one.table.reload()
    expect_together(one, other)
    expect(clock(one, "horizontal")).to_have_attribute("data-running", "")
    other.table.click('[data-correspondence="draw-accept"]')
    for person in (one, other):
        expect(person.table.body).to_have_attribute("data-result", "1/2-1/2")
        expect(person.table.status).to_have_text("A draw, as both agreed")
        expect(clock(person, "horizontal")).not_to_have_attribute("data-running", "")


def test_who_runs_out_of_time_has_lost_on_both_devices(
    warm_context: Callable[[str], BrowserContext], server: SiteServer
) -> None:
    one, other = begin(warm_context, server, minutes="0.02")
    one.page.locator(".answer-number").fill("4.5")
    one.table.click("#question .primary")
    other.table.click('[data-answer="vertical"]')
    for choice in ("colour:black", "c3"):
        other.table.act(other.table.offered(choice).click)
    # A second later the one who does not move has lost.
    for person in (one, other):
        expect(person.table.body).to_have_attribute("data-result", "1-0")
        expect(clock(person, "horizontal")).to_have_text("0:00.0")
    expect(one.table.status).to_have_text("You ran out of time: Vertical has won")
    expect(other.table.status).to_have_text("Horizontal ran out of time: you won")
