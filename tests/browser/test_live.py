"""Games that two browsers play live, straight from one to the other."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.support.table import Table, open_table
from tools.build.server import SiteServer

pytestmark = [pytest.mark.browser, pytest.mark.page("warm")]


class Person:
    """One person's browser."""

    def __init__(self, context: BrowserContext) -> None:
        self.context = context
        self.page: Page = context.new_page()
        self.table = Table(self.page)
        self.live = self.page.locator("#live")

    def invite(self) -> str:
        """Offer the game on the board; returns the invitation."""
        if not self.page.locator("#live-dialog").is_visible():
            self.page.locator("#tools-open").click()
            self.page.locator("#live-open").click()
        return self._given()

    def join(self, invitation: str) -> str:
        """Open an invitation; returns the answer."""
        self.page.goto("about:blank")
        self.page.goto(invitation)
        self.table.ready()
        self.page.locator('[data-live="live-accept"]').click()
        return self._given()

    def hand_over(self, answer: str) -> None:
        """Open an answer in another tab, as a messenger would."""
        tab = self.context.new_page()
        tab.goto(answer)
        expect(tab.locator("#live-dialog")).to_contain_text("can be closed")
        tab.close()

    def _given(self) -> str:
        link = self.page.locator("#live-given")
        expect(link).to_be_visible()
        return str(link.input_value())


@pytest.fixture
def persons(
    warm_context: Callable[[str], BrowserContext], server: SiteServer
) -> tuple[Person, Person]:
    """Black, who has begun a game by link on a small board, and White."""
    black, white = Person(warm_context("own")), Person(warm_context("friend"))
    open_table(black.page, server.url, 5)
    black.table.new_game(5, "human", "remote")
    return black, white


def connect(one: Person, other: Person) -> None:
    one.hand_over(other.join(one.invite()))
    for person in (one, other):
        expect(person.live).to_have_attribute("data-standing", "here")
        expect(person.page.locator("#live-dialog")).to_be_hidden()


def test_a_game_is_played_live_to_its_end_and_through_a_reload(
    persons: tuple[Person, Person],
) -> None:
    black, white = persons
    connect(black, white)
    black.table.choose("c1")
    white.table.choose("a1", "a1")
    expect(black.table.moves).to_have_count(2)
    # Nothing is left to be sent by link.
    expect(black.page.locator("#correspondence")).to_be_hidden()

    white.page.locator("#live-text").fill("<b>Well</b>")
    white.page.locator("#live-send").click()
    black.page.locator("#live-word").select_option("thanks")
    expect(black.live.locator(".live-theirs")).to_contain_text("<b>Well</b>")
    expect(white.live.locator(".live-theirs")).to_contain_text("Thank you!")

    # White asks to take back, and Black agrees.
    white.table.click("#undo")
    black.table.click('[data-correspondence="request-accept"]')
    expect(white.table.moves).to_have_count(1)
    white.table.choose("a2", "a2")

    # A page that is loaded again needs one new invitation, and has lost nothing.
    white.page.reload()
    white.table.ready()
    expect(white.table.moves).to_have_count(2)
    expect(black.live).to_contain_text("The connection has ended")
    expect(black.table.moves).to_have_count(2)
    black.page.locator('[data-live="live-again"]').click()
    connect(black, white)

    for move, answer in (("c2", "a3"), ("c3", "a4"), ("c4", "b4")):
        black.table.choose(move, move)
        white.table.choose(answer, answer)
    black.table.choose("c5", "c5")
    white.table.choose("a5", "a5")
    for person in persons:
        expect(person.page.locator("#end-title")).to_be_visible()
        person.page.keyboard.press("Escape")
        expect(person.page.locator("#end")).to_have_count(0)
    black.page.locator('[data-live="live-rematch"]').click()
    white.page.locator('[data-live="live-rematch"]').click()
    for person, seats in ((black, ("remote", "human")), (white, ("human", "remote"))):
        for place, seat in enumerate(seats):
            expect(person.page.locator(".player select").nth(place)).to_have_value(seat)
    white.table.choose("b2")
    expect(black.table.moves).to_have_count(1)


def test_what_is_no_answer_is_refused_and_an_answer_nobody_waits_for_is_told(
    persons: tuple[Person, Person],
) -> None:
    black, white = persons
    answer = white.join(black.invite())
    black.page.locator("#live-answer").fill("https://example.org/#L0123")
    black.page.locator('[data-live="live-connect"]').click()
    expect(black.page.locator("#live-dialog")).to_contain_text("no answer to this invitation")
    black.page.reload()
    black.table.ready()
    tab = black.context.new_page()
    tab.goto(answer)
    expect(tab.locator("#live-dialog")).to_contain_text("No page of this browser waits")
