"""The list of one's own games: found by words, and what it says where nothing is kept."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.support.table import Table, open_table
from tools.build.server import SiteServer

pytestmark = [pytest.mark.browser, pytest.mark.page("warm")]

LANGUAGES = [
    ("en", "12 of 12 games", "3 of 12 games", "None of the 12 games has all that."),
    ("es", "12 de 12 partidas", "3 de 12 partidas", "Ninguna de las 12 tiene todo eso."),
]


def _keep(page: Page, count: int) -> None:
    """Have some games kept, most of them without names."""
    page.locator("#tools-open").click()
    page.locator("#open-record").click()
    names = ("Begoña", "Ada", "Bob")
    record = "".join(
        f'[Game "{"carteso" if ply == 1 else "consta"}"]\n[{"Vertical" if ply == 1 else "Black"} '
        f'"{names[ply % 3] if ply < 9 else "?"}"]\n[Event "{ply}"]\n\n*\n\n'
        for ply in range(count)
    )
    page.locator("#record-text").fill(record)
    page.locator("#record-read").click()
    expect(page.locator("#record-list button")).to_have_count(count)
    page.locator("#record-keep").click()
    expect(page.locator("#record-told")).not_to_be_empty()
    page.locator("#record-cancel").click()


@pytest.mark.parametrize(("language", "all_told", "three", "none"), LANGUAGES)
def test_one_of_many_games_is_found_by_words(
    page: Page, server: SiteServer, language: str, all_told: str, three: str, none: str
) -> None:
    page.goto(f"{server.url}play.html?lang={language}#v=0&game=consta&size=5")
    Table(page).ready()
    dialog, field, found = (page.locator(f"#games{part}") for part in ("", "-wanted", "-found"))
    lines = page.locator("#games-list li:visible")
    _keep(page, 10)
    page.locator("#games-open").click()
    expect(lines).to_have_count(10)
    expect(field).to_be_hidden()
    page.keyboard.press("Escape")
    _keep(page, 12)
    page.locator("#games-open").press("Enter")
    expect(lines).to_have_count(12)
    expect(lines.first.locator("button").first).to_be_focused()
    expect(found).to_have_text(all_told)
    page.keyboard.press("Shift+Tab")
    expect(field).to_be_focused()
    page.keyboard.type("CONSTA bego")
    expect(lines).to_have_count(3)
    expect(found).to_have_text(three)
    # What is left is reached, and can be forgotten: the focus is on what takes the place.
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(lines).to_have_count(2)
    expect(lines.first.locator("button.quiet")).to_be_focused()
    field.fill("begoña carteso")
    expect(lines).to_have_count(0)
    expect(found).to_have_text(none.replace("12", "11"))
    field.press("Escape")
    expect(lines).to_have_count(11)
    expect(dialog).to_be_visible()
    field.press("Escape")
    expect(dialog).to_be_hidden()


def test_where_nothing_is_kept_the_list_of_games_does_not_say_that_they_are(
    page: Page, server: SiteServer
) -> None:
    open_table(page, server.url, 5)
    empty = page.locator("#games-empty")
    page.locator("#games-open").click()
    expect(empty).to_contain_text("are kept here")
    expect(empty).to_contain_text("private window")
    page.keyboard.press("Escape")
    page.evaluate("void (Storage.prototype.setItem = () => { throw new DOMException('full') })")
    page.locator("#games-open").click()
    expect(empty).to_contain_text("no game is kept here")
    expect(empty).not_to_contain_text("are kept here")
