"""Nothing moves while a game is played, in any game, mode or language."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.support.table import PLAY, Table, open_game
from tools.build.server import SiteServer

pytestmark = [pytest.mark.browser, pytest.mark.page("shared")]

# Where each place has been, in every frame that was painted.
_WATCH = """() => {
  const places = ["#board", "#board svg", "#acts", ".controls", "#says"];
  globalThis.seen = {};
  const look = () => {
    for (const place of places) {
      const { x, y, width, height } = document.querySelector(place).getBoundingClientRect();
      (seen[place] ??= new Set()).add([x, y + scrollY, width, height].join(" "));
    }
    globalThis.watch = requestAnimationFrame(look);
  };
  look();
}"""
_SEEN = """() => {
  cancelAnimationFrame(watch);
  return Object.entries(seen).filter(([, at]) => at.size > 1).map(([place, at]) => [place, ...at]);
}"""
_PHONE: ViewportSize = {"width": 360, "height": 740}
# A beginning of each game, with a space that is asked about when it is taken.
_GAMES = {
    "consta": "#v=0&game=consta&size=4",
    "carteso": "#v=0&game=carteso&size=5",
    "constructo": "#v=0&game=constructo&pattern=arch",
}
# So many moves of Carteso are made, and then both pass.
_ENOUGH = 12


def test_no_place_moves_in_whole_games(page: Page, server: SiteServer) -> None:
    """In the language of the longer words."""
    page.set_viewport_size(_PHONE)
    _speak(page, "es")
    moved: dict[str, list[list[str]]] = {}
    for game, start in _GAMES.items():
        table = open_game(page, server.url + PLAY + start)
        page.evaluate(_WATCH)
        _play(table, 1)
        _look_around(table)
        _confirm(table)
        _play(table, 200)
        _look_around(table)
        moved[game] = page.evaluate(_SEEN)
    _speak(page, "en")
    assert moved == {game: [] for game in _GAMES}


@pytest.mark.parametrize("language", ["en", "es"])
def test_no_place_moves_while_a_game_is_settled_and_with_hints(
    page: Page, server: SiteServer, language: str
) -> None:
    page.set_viewport_size(_PHONE)
    table = open_game(page, server.url + PLAY + _GAMES["carteso"])
    _speak(page, language)
    page.locator("#new").click()
    page.locator('[name="settle"][value="settle"]').check()
    page.locator('[name="seat-horizontal"]').select_option("computer 1")
    table.click("#new-game-start")
    page.evaluate(_WATCH)
    table.click("#question .answers button.primary")
    expect(page.locator("#question")).to_be_empty()
    table.ready()
    before = table.notice.text_content()
    page.locator("#hint").click()
    expect(table.notice).not_to_have_text(before or "")
    expect(page.locator("#hint")).to_have_attribute("aria-pressed", "false")
    _play(table, 1)
    moved = page.evaluate(_SEEN)
    _speak(page, "en")
    assert moved == []


def _speak(page: Page, language: str) -> None:
    page.locator("#settings-open").click()
    page.locator("#language").select_option(language)
    expect(page.locator("html")).to_have_attribute("lang", language)
    page.keyboard.press("Escape")


def _play(table: Table, most: int) -> None:
    """Make so many moves, or all up to the game's end, by what the page offers."""
    page = table.page
    for _ in range(most):
        before = table.moves.count()
        standing, tries = _offered(table), 0
        while not table.ready().result and table.moves.count() == before:
            offered = _offered(table)
            fresh = [number for number, one in enumerate(offered) if one not in standing]
            if page.locator("#held-play").is_visible():
                table.click("#held-play")
            elif fresh:
                table.click(f"#options button >> nth={fresh[0]}")
            elif before >= _ENOUGH and page.locator('[data-option="pass"]').count():
                table.click('[data-option="pass"]')
            else:
                _touch(table, tries)
            tries += 1
            assert tries < 20, (table.status.text_content(), standing)
        if table.result:
            return


def _offered(table: Table) -> list[str]:
    """What can be chosen besides spaces, in words."""
    return table.page.locator("#options button").all_text_contents()


def _touch(table: Table, tries: int) -> None:
    """Touch a space that can be chosen, or in turn something in hand."""
    places = ['#board [data-state="target"]', '.hand [data-state="target"]']
    offered = [place for place in places if table.page.locator(place).count()]
    table.click(f"{offered[tries % len(offered)]} >> nth=0")


def _look_around(table: Table) -> None:
    """Ask about a space, leaf back and return, and study the game for a while."""
    page = table.page
    page.locator("#board [data-space]").first.hover()
    page.locator("#board [data-space]").last.hover()
    page.locator(".headline").hover()
    table.click("#jump-first")
    if page.locator("#back-to-game").is_visible():
        table.click("#back-to-game").click("#study").click("#study")
    else:
        table.click("#jump-last")


def _confirm(table: Table) -> None:
    """Let a move wait before it is played."""
    page = table.page
    assert isinstance(page, Page)
    page.locator("#settings-open").click()
    page.locator("#confirm-moves").check()
    page.keyboard.press("Escape")
    _play(table, 2)
    page.locator("#settings-open").click()
    page.locator("#confirm-moves").uncheck()
    page.keyboard.press("Escape")
