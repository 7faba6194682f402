"""Clocks and names: chosen for a new game, shown at the players, kept with the game."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.support.table import Table, open_table
from tests.support.waiting import wait_until
from tools.build.server import SiteServer
from trilithon.formats.link import read_fragment
from trilithon.match.ending import termination
from trilithon.match.tags import persons

pytestmark = [pytest.mark.browser, pytest.mark.page("shared")]

# How many seconds steps of a test may take beside those that it lets pass.
SLACK = 40
# Where a field of the new game ends, and its buttons begin.
_BOTTOM = "document.querySelector('[name=minutes-white]').getBoundingClientRect().bottom"
_TOP = "document.querySelector('#new-game .dialog-buttons').getBoundingClientRect().top"
HOSTILE = """[Game "consta"]
[Size "5"]
[Black "<img src=x onerror=alert(1)>"]
[White "</script><b>\u202eW"]
[Result "*"]

1. c3 *
"""


def face(page: Page, player: str) -> Locator:
    return page.locator(f'.player[data-player="{player}"] .player-clock')


def person(page: Page, player: str) -> Locator:
    return page.locator(f'.player[data-player="{player}"] .player-person')


def hide(page: Page, hidden: str) -> None:
    """Let the page believe that it is hidden, or is no longer."""
    page.evaluate(
        f"Object.defineProperty(document, 'hidden', {{value: {hidden}, configurable: true}});"
        "document.dispatchEvent(new Event('visibilitychange'))"
    )


def pass_seconds(page: Page, count: float) -> None:
    """Let time pass, in leaps after which the page thinks that it slept rather than that its engine
    is silent, and yet so short that they count for the clocks."""
    while count > 0:
        page.clock.fast_forward(min(4500, int(count * 1000)))
        count -= 4.5


def seconds(page: Page, player: str) -> int:
    """What the clock of a player shows."""
    expect(face(page, player)).to_contain_text(":")
    minutes, rest = (face(page, player).text_content() or "").split(":")
    return int(minutes) * 60 + int(float(rest))


def begin(page: Page, server: SiteServer) -> Table:
    """A game with five minutes and one a move for Black, and ten minutes for White."""
    page.clock.install()
    table = open_table(page, server.url)
    page.locator("#new").click()
    page.locator('[name="clock"]').check()
    for name, value in (
        ("minutes-black", "5"),
        ("increment-black", "60"),
        ("minutes-white", "10"),
        ("increment-white", "0"),
        ("name-black", "Ana"),
        ("name-white", "Eva"),
    ):
        page.locator(f'[name="{name}"]').fill(value)
    return table.click("#new-game-start")


@pytest.mark.page("warm")
def test_the_times_come_in_sight_on_a_phone(page: Page, server: SiteServer) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    open_table(page, server.url)
    page.locator("#new").click()
    page.locator('[name="clock"]').check()
    wait_until(page, f"{_BOTTOM} <= {_TOP}")


def test_a_clock_runs_while_its_player_is_to_move_and_outlasts_a_reload(
    page: Page, server: SiteServer
) -> None:
    table = begin(page, server)
    pass_seconds(page, 20)
    # Nothing runs before the first move.
    assert (seconds(page, "black"), seconds(page, "white")) == (300, 600)
    table.choose("c3")
    pass_seconds(page, 120)
    # The time that the test itself takes counts too.
    assert 600 - 120 - SLACK <= seconds(page, "white") <= 600 - 120
    table.choose("a1", "b4")
    assert seconds(page, "black") > 300 - SLACK
    pass_seconds(page, 180)
    hide(page, "true")
    white, black = seconds(page, "white"), seconds(page, "black")
    assert 120 - SLACK <= black <= 120
    pass_seconds(page, 600)
    assert seconds(page, "black") == black
    hide(page, "false")
    table = table.reload()
    assert black - SLACK <= seconds(page, "black") <= black
    assert seconds(page, "white") == white
    expect(person(page, "black")).to_have_text("Ana")
    pass_seconds(page, 70)
    expect(page.locator("#clock-says")).to_have_text(re.compile(r"^Black has \d0 seconds left$"))
    low = seconds(page, "black")
    table.choose("d4", "d4")
    gained = seconds(page, "black")
    assert low + 60 - SLACK < gained <= low + 60
    # A move gains its seconds once, however often it is taken back, and also after a reload.
    table = table.click("#undo").reload().choose("e4", "e4")
    assert seconds(page, "black") <= gained
    assert seconds(page, "white") > white - SLACK
    table.choose("a4", "a5")
    pass_seconds(page, 120)
    expect(table.status).to_have_text("Black ran out of time: White has won")
    assert seconds(page, "black") == 0
    page.wait_for_url(lambda url: termination(read_fragment(url)) == "time", wait_until="commit")
    table.reload()
    expect(table.status).to_have_text("Black ran out of time: White has won")


def test_a_name_is_whole_beside_a_clock_and_a_total_on_a_phone(
    page: Page, server: SiteServer
) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    table = open_table(page, server.url)
    names = {"yellow": "Maximiliana", "blue": "Bartholomew"}
    page.locator("#new").click()
    page.locator('[name="game"][value="constructo"]').check()
    page.locator('[name="rounds"][value="2"]').check()
    page.locator('[name="settle"][value="quick"]').check()
    for player, name in names.items():
        page.locator(f'[name="seat-{player}"]').select_option("human")
        page.locator(f'[name="name-{player}"]').fill(name)
    page.locator('[name="clock"]').check()
    table.click("#new-game-start")
    expect(page.locator(".player-total")).to_have_text(["Total 0", "Total 0"])
    for player, name in names.items():
        shown = person(page, player)
        expect(shown).to_have_text(name)
        assert shown.evaluate("shown => shown.scrollWidth <= shown.clientWidth")


def test_names_are_text_and_known_for_the_next_game(page: Page, server: SiteServer) -> None:
    table = open_table(page, server.url)
    before = table.revision
    page.locator("#tools-open").click()
    page.locator("#open-record").click()
    page.locator("#record-text").fill(HOSTILE)
    page.locator("#record-read").click()
    expect(table.body).not_to_have_attribute("data-revision", before)
    expect(person(page, "black")).to_have_text("<img src=x onerror=alert(1)>")
    expect(page.locator(".player img, .player b")).to_have_count(0)
    page.locator("#new").click()
    page.locator('[name="name-black"]').fill("Ana")
    page.locator('[name="seat-white"]').select_option("computer 1")
    expect(page.locator('[name="name-white"]')).to_be_hidden()
    table.click("#new-game-start")
    expect(person(page, "black")).to_have_text("Ana")
    expect(person(page, "white")).to_have_text("")
    assert persons(read_fragment(table.kept_address())) == ("Ana", "")
    # Whoever sits at this device is meant, on whichever side.
    page.locator("#new").click()
    page.locator('[name="seat-black"]').select_option("computer 1")
    page.locator('[name="seat-white"]').select_option("human")
    expect(page.locator('[name="name-white"]')).to_have_value("Ana")
