"""Records on the page: games saved and opened, files of several, and what is wrong with one."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.support.studied_game import opened, rows
from tests.support.table import Table, open_table
from tests.support.waiting import wait_until
from tools.build.server import SiteServer

pytestmark = [pytest.mark.browser, pytest.mark.page("shared")]


def test_a_file_that_is_no_text_is_named_and_the_game_goes_on(
    page: Page, server: SiteServer
) -> None:
    opened(page, server)
    page.locator("#tools-open").click()
    page.locator("#open-record").click()
    picture = {
        "name": "cat.png",
        "mimeType": "image/png",
        "buffer": b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR",
    }
    expect(page.locator("#records")).to_be_visible()
    page.locator("#record-input").set_input_files(picture)  # type: ignore[arg-type]
    expect(page.locator("#record-problem")).to_contain_text("cat.png")
    nothing = {"name": "nothing.pgn", "mimeType": "text/plain", "buffer": b" \n"}
    page.locator("#record-input").set_input_files(nothing)  # type: ignore[arg-type]
    expect(page.locator("#record-problem")).to_have_text("The file nothing.pgn is empty.")
    page.locator("#record-cancel").click()
    assert rows(page) == ["1 c3", "2 b2,d4", "3 2a1"]


def test_a_games_link_is_opened_where_records_are(page: Page, server: SiteServer) -> None:
    table = opened(page, server)
    link = table.kept_address()
    table.new_game(5)
    assert rows(page) == []
    page.locator("#tools-open").click()
    page.locator("#open-record").click()
    page.locator("#record-text").fill(f" {link}\n")
    table.click("#record-read")
    expect(page.locator("#records")).to_be_hidden()
    assert rows(page) == ["1 c3", "2 b2,d4", "3 2a1"]


def test_a_link_among_the_words_of_a_message_is_opened_and_one_in_a_record_is_none(
    page: Page, server: SiteServer
) -> None:
    table = opened(page, server)
    link = table.kept_address()
    escaped = link.replace("#", "%23")
    plain = f"{server.url}#v=0&game=consta&size=5&moves=c3.b2,d4.2a1"
    for words in (f"Your turn ({link}). Good luck!", f"#1 is here:\n{escaped}", f"See “{plain}”."):
        table.new_game(5)
        assert rows(page) == []
        page.locator("#tools-open").click()
        page.locator("#open-record").click()
        page.locator("#record-text").fill(words)
        table.click("#record-read")
        expect(page.locator("#records")).to_be_hidden()
        assert rows(page) == ["1 c3", "2 b2,d4", "3 2a1"]
    page.locator("#tools-open").click()
    page.locator("#open-record").click()
    page.locator("#record-text").fill(f'[Game "consta"]\n[Site "{link}"]\n\n1. f6 *')
    table.click("#record-read")
    assert rows(page) == ["1 f6"]


_GAME = '[Game "consta"]\n[Size "5"]\n\n1. c3 *'


def test_the_list_is_of_the_record_that_was_read_last_though_one_before_takes_longer(
    page: Page, server: SiteServer
) -> None:
    opened(page, server)
    page.locator("#tools-open").click()
    page.locator("#open-record").click()
    # The dialog is fetched when it is first opened.
    expect(page.locator("#records")).to_be_visible()
    # Each worker that shares the engine is told of an answer, helpers too.
    page.evaluate("""() => {
      globalThis.answers = new Set();
      new BroadcastChannel("warm-engine").onmessage = ({ data: { word } }) => {
        if (word?.event?.type === "collection") answers.add(word.event.number);
      };
    }""")
    page.evaluate(
        """texts => {
          for (const text of texts) {
            document.getElementById("record-text").value = text;
            document.getElementById("record-read").click();
          }
        }""",
        ["\n\n".join([_GAME] * games) for games in (50, 2)],
    )
    wait_until(page, "globalThis.answers.size === 2")
    expect(page.locator("#record-list li")).to_have_count(2)


def test_a_record_of_a_game_that_is_kept_leads_to_it_where_one_had_leafed_to(
    page: Page, server: SiteServer
) -> None:
    table = open_table(page, server.url, 5).choose("c3").choose("b2", "d4").kept()
    table.press("ArrowLeft").kept()
    page.locator("#tools-open").click()
    page.locator("#open-record").click()
    page.locator("#record-text").fill('[Game "consta"]\n[Size "5"]\n1. C3 2. d4,b2 *')
    table.click("#record-read")
    expect(page.locator("#records")).to_be_hidden()
    expect(page.get_by_text("This game is among yours already. Here it is.")).to_be_visible()
    assert rows(page) == ["1 c3", "2 b2,d4"]
    page.locator("#games-open").click()
    expect(page.locator("#games-list .entry")).to_have_count(1)


@pytest.mark.page("warm")
def test_a_game_saved_and_linked_is_equal_in_a_fresh_profile(
    page: Page,
    server: SiteServer,
    warm_context: Callable[[str], BrowserContext],
    tmp_path: Path,
) -> None:
    table = opened(page, server)
    table.press("ArrowLeft").choose("a4", "e2")
    table.press("ArrowLeft").choose("b4", "b4")
    page.locator("#details-open").evaluate("button => button.click()")
    page.locator('#details [name="Black"]').fill("Ada <i>L.</i>")
    page.locator('#details [name="Date"]').fill("yesterday")
    page.locator("#details-keep").click()
    expect(page.locator("#details-problem")).to_contain_text("yesterday")
    page.locator('#details [name="Date"]').fill("2026.11.21")
    table.click("#details-keep")
    expect(page.locator("#details")).to_be_hidden()
    occasion = page.locator("#occasion")
    expect(occasion).not_to_be_visible()
    page.emulate_media(media="print")
    expect(occasion).to_be_visible()
    expect(occasion).to_have_text("November 21, 2026")
    page.emulate_media(media="screen")
    told = rows(page)

    page.locator("#tools-open").click()
    with page.expect_download() as download:
        page.locator("#save-record").click()
    path = tmp_path / download.value.suggested_filename
    download.value.save_as(path)
    record = path.read_text("utf-8")
    assert '[Black "Ada <i>L.</i>"]' in record
    assert '[Date "2026.11.21"]' in record
    page.locator("#tools-open").click()
    page.locator("#share").click()
    expect(page.locator("#share-address")).not_to_have_value("")
    link = page.locator("#share-address").input_value()
    # The published form, which is read for ever, and not the page that it leads to.
    assert link.startswith(f"{server.url}#1t")
    page.locator("#share-code-show").click()
    expect(page.locator("#share-code svg")).to_be_visible()

    fresh = warm_context("friend").new_page()
    fresh.goto(link)
    Table(fresh).ready()
    assert rows(fresh) == told
    current = fresh.locator('#moves [aria-current="step"]').inner_text()
    assert current == page.locator('#moves [aria-current="step"]').inner_text()

    again = open_table(fresh, server.url, 7)
    fresh.locator("#tools-open").click()
    fresh.locator("#open-record").click()
    before = again.revision
    expect(fresh.locator("#records")).to_be_visible()
    fresh.locator("#record-input").set_input_files(path)
    expect(again.body).not_to_have_attribute("data-revision", before)
    expect(fresh.locator("#records")).to_be_hidden()
    assert rows(fresh) == told


def test_a_bad_record_names_its_mistake_and_the_game_goes_on(
    page: Page, server: SiteServer
) -> None:
    table = opened(page, server)
    page.locator("#tools-open").click()
    page.locator("#open-record").click()
    page.locator("#record-text").fill(
        '[Game "consta"]\n\n1. f6 *\n[Game "consta"]\n\n1. f6 2. zz *'
    )
    page.locator("#record-read").click()
    problem = page.locator("#record-problem")
    expect(problem).to_contain_text("zz")
    expect(problem).to_contain_text("6")
    # The game before the mistake can be opened all the same.
    expect(page.locator("#record-list button")).to_have_count(1)
    page.locator("#record-cancel").click()
    assert rows(page) == ["1 c3", "2 b2,d4", "3 2a1"]
    page.locator("#tools-open").click()
    page.locator("#open-record").click()
    page.locator("#record-text").fill('[Game "consta"]\n\n1. f6 *')
    table.click("#record-read")
    assert rows(page) == ["1 f6"]


def test_a_record_of_nothing_is_told_to_be_missing(page: Page, server: SiteServer) -> None:
    opened(page, server)
    page.locator("#tools-open").click()
    page.locator("#open-record").click()
    page.locator("#record-read").click()
    expect(page.locator("#record-problem")).to_contain_text("There is no record yet")
    expect(page.locator("#record-text")).to_be_focused()
