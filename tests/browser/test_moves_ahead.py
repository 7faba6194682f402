"""Moves that are noted while the other person thinks, in games by link."""

from __future__ import annotations

from itertools import pairwise

import pytest
from playwright.sync_api import expect

from tests.support.correspondents import Correspondent, play_by_link
from tests.support.table import PLAY, open_game
from tools.build.server import SiteServer

pytestmark = [pytest.mark.browser, pytest.mark.page("warm")]


def test_a_move_made_ahead_is_played_when_the_answer_comes(
    correspondents: tuple[Correspondent, Correspondent], server: SiteServer
) -> None:
    black, white = correspondents
    play_by_link(black, white, server)
    ghosts = black.page.locator('#board .marks [data-key^="ahead "]')
    for name in ("c4", "c2", "c2"):
        black.table.space(name).click()
    black.page.keyboard.press("Escape")
    black.table.space("c4").click()
    expect(black.page.locator("#notice")).to_contain_text("Your next move is noted: c4 and c2.")
    # Tabs that are closed meanwhile are the rule.
    black.table.reload()
    expect(ghosts).to_have_count(2)
    white.table.choose("a1", "a1")
    black.take(white.send())
    expect(black.table.moves.last).to_contain_text("c2,c4")
    expect(black.table.notice).to_contain_text("Send the link")

    white.take(black.send()).table.choose("a2", "a2")
    answer = white.send()
    for name in ("a2", "a2"):
        black.table.space(name).click()
    black.take(answer)
    expect(black.page.locator("#notice")).to_contain_text("cannot be played now")
    expect(black.table.moves).to_have_count(4)
    expect(ghosts).to_have_count(0)


def test_what_the_other_person_asks_comes_before_a_move_made_ahead(
    correspondents: tuple[Correspondent, Correspondent], server: SiteServer
) -> None:
    black, white = correspondents
    play_by_link(black, white, server)
    white.table.choose("a1", "a1")
    white.send()
    for name in ("c2", "c2"):
        black.table.space(name).click()
    # How often a space was chosen tells a stack from a stone.
    expect(black.table.notice).to_contain_text("Your next move is noted: c2 ×2.")
    white.table.click("#undo")
    black.take(white.send())
    expect(black.table.notice).to_contain_text("White asks to take back")
    black.table.click('[data-correspondence="request-accept"]')
    expect(black.table.moves).to_have_count(1)
    expect(black.page.locator('#board .marks [data-key^="ahead "]')).to_have_count(1)
    white.take(black.send()).table.choose("a2", "a2")
    black.take(white.send())
    expect(black.table.moves.last).to_contain_text("2c2")


@pytest.mark.parametrize("language", ["en", "es"])
def test_what_can_be_pressed_while_one_waits_stands_side_by_side(
    correspondents: tuple[Correspondent, Correspondent], server: SiteServer, language: str
) -> None:
    """A colour can be chosen ahead beside what there is to do with the link."""
    page, table = correspondents[0].page, correspondents[0].table
    # As on a phone, where a link can be handed to the system too.
    page.add_init_script("navigator.share = () => Promise.resolve()")
    page.goto("about:blank")
    open_game(page, f"{server.url}{PLAY}?lang={language}#v=0&game=carteso&size=5")
    page.locator("#new").click()
    page.locator('#new-game [name^="seat-"]').last.select_option("remote")
    table.act(page.locator("#new-game-start").click)
    for choice in ("colour:black", "c3"):
        table.act(table.offered(choice).click)
    edges = """all => all.filter((one) => one.checkVisibility()).map((one) => {
      const { left, right } = one.getBoundingClientRect();
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = one;
      return [left, right, Math.max(scrollWidth - clientWidth, scrollHeight - clientHeight)];
    })"""
    for width, height in ((360, 800), (740, 360), (1440, 800)):
        page.set_viewport_size({"width": width, "height": height})
        found = page.locator("#acts button").evaluate_all(edges)
        assert len(found) == 6
        assert all(one[1] <= other[0] for one, other in pairwise(found))
        assert not any(cut > 0 for *_, cut in found)
        # All can be seen at once, and what each does is told.
        assert page.locator("#acts").evaluate("row => row.scrollWidth - row.clientWidth") <= 0
    black = page.get_by_role("button", name={"en": "Black", "es": "Negra"}[language])
    expect(black.and_(page.locator("#options button"))).to_be_visible()
