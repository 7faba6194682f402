"""Axe finds nothing against any page, in any state, light or dark; all of it fits 320 pixels."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Page, expect

from tests.support.auditor import WIDTH, Auditor
from tests.support.table import PLAY, Table
from tools.build.server import SiteServer
from trilithon.formats.link import write_fragment
from trilithon.games import GAMES
from trilithon.match import Seat, new_match, new_setup
from trilithon.match.correspondence import correspond, sign

pytestmark = [pytest.mark.browser, pytest.mark.page("warm")]

SCREENS = [(320, 568), (740, 360), (WIDTH, 640)]
# A threat stands.
_GAME = "#v=0&game=consta&size=5&moves=c3.a1,a5.c2,c4.e1,e5.c1,c5"

_BOARD = "[data-state=ready] .space"
# All other pages, each with what is there once it is ready.
PAGES = {
    "": ".living-board .board",
    "learn.html": _BOARD,
    "models.html#constructo": _BOARD,
    "puzzles.html": _BOARD,
    "rules/consta.html": ".board",
    "rules/carteso.es.html": ".board",
    "rules/constructo.html": ".board",
    "docs/opponents.html": "h1",
    "docs/embed.html": "h1",
    "docs/constructo.es.html": "h1",
    "404.html": "h1",
    "embed.html?game=consta&size=5&moves=c3+2d4&mode=replay": _BOARD,
    "embed.html?game=constructo&mode=play": _BOARD,
    "embed.html?game=none": "[data-state=problem] #problem",
}


@pytest.fixture
def auditor(page: Page) -> Iterator[Auditor]:
    """An auditor of the page, who has nothing to say in the end."""
    page.set_viewport_size({"width": WIDTH, "height": 640})
    looking = Auditor(page)
    yield looking
    assert looking.found == []


def test_a_game_with_its_menus_and_dialogs(
    auditor: Auditor, page: Page, server: SiteServer
) -> None:
    look = auditor.look
    page.goto(server.url + PLAY + _GAME)
    table = Table(page).ready()
    look("a threat")
    table.choose("b2")
    table.space("c3").click()
    expect(table.notice).to_have_text("c3 is taken.")
    look("a draft and a refusal")
    table.press("Escape")
    table.click("#study")
    expect(page.locator("#analysis-lines li")).to_have_count(3)
    page.locator("#marking").click()
    page.locator("#comment-open").click()
    look("analysis, pen and comment")
    page.locator("#marking").click()
    table.click("#study")
    page.locator("#settings-open").click()
    look("settings")
    page.locator("#keys-open").click()
    look("keys")
    page.keyboard.press("Escape")
    page.locator("#tools-open").click()
    look("tools")
    page.keyboard.press("Escape")
    for opener in ("share", "embed", "set-up", "open-record", "details-open", "notation-open"):
        with _dialog(page, f"#{opener}"):
            look(opener)
    with _dialog(page, "#picture-open"):
        expect(page.locator("#picture-image[src]")).to_be_visible()
        look("picture")


def test_new_finished_and_other_games(auditor: Auditor, page: Page, server: SiteServer) -> None:
    look = auditor.look
    page.goto(server.url + PLAY + _GAME)
    table = Table(page).ready()
    page.locator("#new").click()
    for game in GAMES:
        page.locator(f'[name="game"][value="{game}"]').check()
        page.locator('[name="clock"]').check()
        look(f"new game of {game}, with clocks")
        for width, height in SCREENS:
            page.set_viewport_size({"width": width, "height": height})
            auditor.fit(f"new game of {game} at {width}")
    page.locator('[name="seat-blue"]').select_option("computer 1")
    look("new game against the computer")
    page.locator("#new-game button.draw").click()
    expect(page.locator("#editor-board .space").first).to_be_visible()
    look("drawing a pattern")
    page.keyboard.press("Escape")
    expect(page.locator("#editor")).to_be_hidden()
    page.keyboard.press("Escape")
    expect(page.locator("#new-game")).to_be_hidden()
    page.locator("#resign").click()
    look("resigning")
    table.click("#resign-indeed")
    page.locator("#games-open").click()
    look("a finished game, and my games")
    page.locator("#statistics-open").click()
    look("statistics")
    page.locator("#statistics-wipe").click()
    look("what to delete")
    for _ in range(3):
        page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    for place, fragment in fragments().items():
        before = table.revision
        page.evaluate("fragment => (location.hash = fragment)", fragment)
        expect(table.body).not_to_have_attribute("data-revision", before)
        table.ready()
        look(place)


@contextmanager
def _dialog(page: Page, opener: str) -> Iterator[None]:
    page.locator("#tools-open").click()
    page.locator(opener).click()
    expect(page.locator("dialog[open]")).to_be_visible()
    yield
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)


def fragments() -> dict[str, str]:
    """Games of other kinds, by what is looked at."""
    carteso, constructo = GAMES["carteso"], GAMES["constructo"]
    by_link = new_match(carteso, {"size": "5"})
    by_link.seats = Seat("human"), Seat("remote")
    correspond(by_link, "abcdefgh")
    by_link.play_text("Bc3")
    sign(by_link)
    return {
        "claims": "v=0&game=carteso&size=5&moves=Ba1.Bb1.Wa2.Wb2.Wa3",
        "hands and towers": "v=0&game=constructo&moves=S4.M8.R2.R3.M6.R9.S5.S7",
        "a question": write_fragment(new_setup(carteso, {"size": "5"})),
        "another question": write_fragment(new_setup(constructo, {})),
        "a game by link": write_fragment(by_link),
    }


def test_all_other_pages(auditor: Auditor, page: Page, server: SiteServer) -> None:
    for path, there in PAGES.items():
        page.goto(server.url + path)
        expect(page.locator(there).first).to_be_visible()
        auditor.look(path)
