"""Files that are dropped onto the page: records, messages with a link, and what comes late."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Route, expect

from tests.support.studied_game import opened, rows
from tests.support.table import open_table
from tests.support.waiting import wait_until
from tools.build.server import SiteServer

pytestmark = [pytest.mark.browser, pytest.mark.page("shared")]

_GAME = '[Game "consta"]\n[Size "5"]\n\n1. c3 *'


def _drop(page: Page, text: str) -> None:
    """Drop a file onto the page."""
    page.evaluate(
        """text => {
          const data = new DataTransfer();
          data.items.add(new File([text], "games.pgn"));
          document.body.dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true }));
        }""",
        text,
    )


@pytest.mark.page("warm")
def test_of_two_files_that_are_dropped_the_last_is_read_and_none_that_was_given_up(
    page: Page, server: SiteServer
) -> None:
    opened(page, server)
    # A large file takes its time.
    page.evaluate("""() => {
      const read = Blob.prototype.text;
      globalThis.held = [];
      Blob.prototype.text = async function () {
        await new Promise((go) => held.push(go));
        return read.call(this);
      };
    }""")
    for moves in ("c3", "d4"):
        _drop(page, "\n\n".join([_GAME.replace("c3", moves)] * 2))
        wait_until(page, f"globalThis.held?.length === {1 + (moves == 'd4')}")
    page.evaluate("() => held[1]()")
    expect(page.locator("#record-list li")).to_have_count(2)
    page.evaluate("() => held[0]()")
    expect(page.locator("#record-text")).to_have_value(re.compile("d4"))
    _drop(page, "nothing")
    wait_until(page, "globalThis.held?.length === 3")
    page.keyboard.press("Escape")
    page.evaluate("() => held[2]()")
    expect(page.locator("#records")).to_be_hidden()


@pytest.mark.page("warm")
def test_what_is_dropped_while_the_dialog_is_fetched_is_read(
    page: Page, server: SiteServer
) -> None:
    open_table(page, server.url)
    held: list[Route] = []
    script = "**/dialogs/records*.js"
    page.route(script, lambda route: held.append(route))
    with page.expect_request(script):
        _drop(page, "")
    _drop(page, "\n\n".join([_GAME] * 2))
    held[0].continue_()
    expect(page.locator("#record-list li")).to_have_count(2)


def test_json_is_told_as_what_it_is_and_a_dropped_message_opens_its_game(
    page: Page, server: SiteServer
) -> None:
    table = opened(page, server)
    link = table.kept_address()
    table.new_game(5)
    _drop(page, f'{{"trilithon": 1, "game": "consta", "tags": {{"Site": "{link}"}}, "moves": []}}')
    expect(page.locator("#record-problem")).to_contain_text("trilithon json decode")
    page.locator("#record-cancel").click()
    assert rows(page) == []
    before = table.revision
    _drop(page, f"Your turn: {link}, I think.")
    expect(table.body).not_to_have_attribute("data-revision", before)
    assert rows(page) == ["1 c3", "2 b2,d4", "3 2a1"]


def test_a_dropped_file_of_several_games_is_a_list(page: Page, server: SiteServer) -> None:
    table = opened(page, server)
    record = (
        '[Game "consta"]\n[Black "Ada"]\n\n1. f6 *\n\n'
        '[Game "constructo"]\n[Round "1"]\n\n1. R1 *\n\n'
        '[Game "constructo"]\n[Round "2"]\n[First "blue"]\n\n1. R5 *'
    )
    _drop(page, record)
    entries = page.locator("#record-list button")
    expect(entries).to_have_count(2)
    expect(entries.first).to_contain_text("Ada")
    expect(entries.nth(1)).to_contain_text("2 rounds")
    before = table.revision
    entries.nth(1).press("Enter")
    expect(table.body).not_to_have_attribute("data-revision", before)
    expect(page.locator("#round")).to_contain_text("2")
