"""The list of one's own games: found by words, gone back to, saved in a file and added from one."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.support.studied_game import opened, rows
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


def test_games_saved_in_one_file_are_kept_together_in_a_fresh_profile(
    page: Page,
    server: SiteServer,
    warm_context: Callable[[str], BrowserContext],
    tmp_path: Path,
) -> None:
    table = open_table(page, server.url, 5).choose("c3").kept()
    table.new_game(7).choose("d4").kept()
    table.new_game(7).choose("d4", "c3", "c4").kept()
    page.locator("#games-open").click()
    with page.expect_download() as download:
        page.locator("#games-save").click()
    path = tmp_path / download.value.suggested_filename
    download.value.save_as(path)

    fresh = warm_context("friend").new_page()
    own = open_table(fresh, server.url, 7).choose("d4").kept()
    before = own.revision
    told, listed = fresh.locator("#record-told"), fresh.locator("#games-list .entry")
    fresh.locator("#tools-open").click()
    fresh.locator("#open-record").click()
    expect(fresh.locator("#records")).to_be_visible()
    expect(fresh.locator("#record-keep")).to_be_hidden()
    fresh.locator("#record-input").set_input_files(path)
    expect(fresh.locator("#record-list button")).to_have_count(3)
    fresh.locator("#record-keep").click()
    # The one of a single move is there already.
    expect(told).to_have_text("2 games have been added to My games. One was there already.")
    fresh.locator("#record-keep").click()
    expect(told).to_have_text("No game has been added to My games. 3 were there already.")
    assert own.revision == before
    fresh.locator("#record-cancel").click()
    expect(fresh.locator("#records")).to_be_hidden()
    expect(own.moves).to_have_count(1)
    fresh.locator("#games-open").click()
    expect(listed).to_have_count(3)
    own.act(listed.nth(0).click)
    expect(own.moves).to_have_count(2)
    # It is one's own to play on.
    own.choose_open()
    expect(fresh.locator("#ongoing-list button")).to_have_count(2)


@pytest.mark.page("shared")
def test_games_of_a_file_for_which_there_is_no_room_are_told_of(
    page: Page, server: SiteServer
) -> None:
    opened(page, server)
    page.locator("#tools-open").click()
    page.locator("#open-record").click()
    games = [f'[Game "consta"]\n\n1. {space} *\n\n' for space in ("f6", "f7", "zz")]
    page.locator("#record-text").fill("".join(games))
    page.locator("#record-read").click()
    expect(page.locator("#record-list button")).to_have_count(2)
    page.evaluate("""() => {
      const write = Storage.prototype.setItem;
      window.setAgain = () => (Storage.prototype.setItem = write);
      Storage.prototype.setItem = () => { throw new Error("full"); };
    }""")
    page.locator("#record-keep").click()
    told = page.locator("#record-told")
    expect(told).to_contain_text("There was no room for 2 more")
    expect(told).to_contain_text("From the mistake on")
    expect(page.locator("#record-problem")).to_contain_text("zz")
    page.evaluate("() => window.setAgain()")
    page.locator("#record-keep").click()
    expect(told).to_contain_text("2 games have been added")
    page.locator("#record-cancel").click()


@pytest.mark.page("shared")
def test_games_in_progress_are_listed_and_gone_back_to(page: Page, server: SiteServer) -> None:
    # A game of a link is in progress here once something is played in it.
    table = opened(page, server).choose("e5", "e4")
    table.new_game(7).choose("d4")
    listed = page.locator("#ongoing-list button")
    expect(listed).to_have_count(1)
    expect(listed).to_contain_text("4 moves")
    before = table.revision
    listed.click()
    expect(table.body).not_to_have_attribute("data-revision", before)
    assert rows(page) == ["1 c3", "2 b2,d4", "3 2a1", "4 e4,e5"]
    page.locator("#games-open").click()
    entries = page.locator("#games-list li")
    expect(entries).to_have_count(2)
    with page.expect_download() as download:
        page.locator("#games-save").click()
    record = Path(download.value.path()).read_text("utf-8")
    assert record.count('[Game "consta"]') == 2
    forget = entries.filter(has_text="1 move").get_by_role("button").last
    forget.press("Enter")
    expect(entries).to_have_count(2)
    forget.press("Enter")
    expect(entries).to_have_count(1)
    expect(entries.get_by_role("button").last).to_be_focused()


@pytest.mark.page("shared")
def test_a_game_that_cannot_be_saved_with_the_others_is_told(
    page: Page, server: SiteServer
) -> None:
    table = opened(page, server).choose("e5", "e4").kept()
    page.evaluate(
        """() => {
          const kept = Object.entries(localStorage).find(([name]) => name.includes(".game."));
          const broken = { ...JSON.parse(kept[1]), key: "broken", fragment: "1tbroken" };
          localStorage.setItem("trilithon.game.broken", JSON.stringify(broken));
        }"""
    )
    page.locator("#games-open").click()
    with page.expect_download() as download:
        page.locator("#games-save").click()
    assert Path(download.value.path()).read_text("utf-8").count('[Game "consta"]') == 1
    expect(table.notice).to_contain_text("One game could not be read, and is not in the file")
