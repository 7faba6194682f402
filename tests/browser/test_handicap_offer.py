"""Whoever has lost three games in a row against the computer is offered a handicap."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.support.table import PLAY, Table, open_game
from tools.build.server import SiteServer
from trilithon.games import GAMES

pytestmark = [pytest.mark.browser, pytest.mark.page("warm")]

GAME, LEVEL = "#v=0&game={game}&size=7", 2


def lose(table: Table, seat: str) -> None:
    """A new game against the computer on the other side, given up at once."""
    before = table.revision
    table.page.locator("#new").click()
    table.page.locator(f'[name="seat-{seat}"]').select_option(f"computer {LEVEL}")
    table.page.locator("#new-game-start").click()
    expect(table.body).not_to_have_attribute("data-revision", before)
    table.ready()
    if seat == "white":
        table.choose("d4").ready()
    table.page.locator("#resign").click()
    table.click("#resign-indeed")
    table.kept()


@pytest.mark.parametrize(
    ("game", "helped", "other"),
    [("consta", "black", "white"), ("carteso", "horizontal", "vertical")],
)
def test_after_three_lost_games_the_new_one_may_be_more_even(
    page: Page, server: SiteServer, game: str, helped: str, other: str
) -> None:
    table = open_game(page, server.url + PLAY + GAME.format(game=game))
    offer = page.locator(".handicap-offer")
    for _ in range(3):
        page.locator("#new").click()
        expect(page.locator("#new-game-start")).to_be_visible()
        expect(page.locator("#new-game-start")).to_be_enabled()
        expect(offer).to_be_hidden()
        page.locator("#new-game-cancel").click()
        lose(table, "white" if game == "consta" else "vertical")
    known = GAMES[game].fair_handicap(GAMES[game].complete({"size": "7"}), LEVEL)
    assert known is not None
    page.locator("#new").click()
    expect(offer).to_contain_text(f"You have lost your last three games against level {LEVEL}.")
    page.set_viewport_size({"width": 360, "height": 640})
    offer.get_by_role("button", name="Play like this").click()
    expect(offer).to_be_hidden()
    expect(page.locator("#new-game-start")).to_be_focused()
    expect(page.locator(f'[name="seat-{helped}"]')).to_have_value("human")
    expect(page.locator(f'[name="seat-{other}"]')).to_have_value(f"computer {LEVEL}")
    if known.pieces:
        expect(page.locator('[name="handicap"]')).to_have_value(str(known.pieces))
        expect(page.locator(".handicap .lead")).to_be_in_viewport(ratio=1)
    for name, value in known.settings.items():
        expect(page.locator(f'[name="setting-{name}"]')).to_have_value(value)
    before = table.revision
    page.locator("#new-game-start").click()
    expect(table.body).not_to_have_attribute("data-revision", before)
    table.ready()
    if known.pieces:
        assert len([piece for piece in table.pieces() if piece]) > known.pieces
    else:
        # The computer has begun, with what was offered.
        expect(table.moves).to_have_count(1)
        expect(page.locator('.player[data-player="horizontal"]')).to_contain_text("komi")
