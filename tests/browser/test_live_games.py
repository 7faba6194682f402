"""Whole games that two browsers play live, one of which comes back again and again."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, expect

from tests.support.live_person import Person, connect, expect_together
from tests.support.table import PLAY, open_game
from tools.build.server import SiteServer

pytestmark = [pytest.mark.browser, pytest.mark.page("warm")]

# How it begins; what each chooses in turn, move by move; and the result.
_GAMES = {
    "consta": (
        "#v=0&game=consta&size=5",
        "c3 | a1 a5 | c2 c4 | e1 e5 | c1 c5 | a3 e3",
        "1-0",
    ),
    "carteso": (
        "#v=0&game=carteso&size=5",
        "colour:black c3 | colour:black b2 | colour:white d4 | pass | pass",
        "0-1",
    ),
    "constructo": (
        "#v=0&game=constructo&pattern=arch",
        "hand:R 8 | hand:s 6 | hand:M 1 | hand:s 4 | hand:M 9 | hand:r 2 | hand:S 3 | hand:r 7 |"
        " hand:M 5 | 6 1 | hand:R 6",
        "0-1",
    ),
}


@pytest.mark.parametrize("game", _GAMES)
def test_a_whole_game_through_two_reloads_and_a_lost_network(
    warm_context: Callable[[str], BrowserContext], server: SiteServer, game: str
) -> None:
    start, text, result = _GAMES[game]
    persons = Person(warm_context("own")), Person(warm_context("friend"))
    first, second = persons
    open_game(first.page, server.url + PLAY + start)
    first.page.locator("#tools-open").click()
    first.page.locator("#live-open").click()
    # A game like the one on the board begins, of which this one takes the first side.
    first.page.locator('[data-live="player-name"]').first.click()
    connect(first, second)
    moves = [move.split() for move in text.split("|")]
    for number, move in enumerate(moves):
        person, other = persons[number % 2], persons[1 - number % 2]
        for choice in move:
            person.table.act(person.table.offered(choice).click)
        expect(other.table.moves).to_have_count(number + 1)
        if number in (1, 3):
            second.table.reload()
        elif number == 2:
            second.lose_network()
        expect_together(first, second)
    for person in persons:
        expect(person.table.body).to_have_attribute("data-result", result)
        expect(person.page.locator("#end-title")).to_be_visible()
        expect(person.page.locator("#correspondence")).to_be_hidden()
