"""One's own games in numbers: counted once, saved as a table, and forgotten."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.support.table import Table, open_table
from tools.build.server import SiteServer

pytestmark = [pytest.mark.browser, pytest.mark.page("warm")]


def resign(table: Table) -> None:
    """Give up the game; the page then keeps it."""
    table.page.locator("#resign").click()
    table.click("#resign-indeed")
    table.kept()


def entries(page: Page) -> list[str]:
    """What the statistics tell, one text for each opponent."""
    page.locator("#games-open").click()
    page.locator("#statistics-open").click()
    # Its code is fetched when it is first opened.
    expect(page.locator("#statistics")).to_be_visible()
    texts = page.locator("#statistics .statistics-entry").all_inner_texts()
    page.locator("#statistics-close").click()
    page.locator("#games-close").click()
    return [" ".join(text.split()) for text in texts]


def test_finished_games_are_counted_once(page: Page, server: SiteServer, tmp_path: Path) -> None:
    table = open_table(page, server.url).new_game(5, white="computer 1")
    table.choose("c3").ready()
    resign(table)
    expected = "Computer, level 1 1 game 0 won · 0 drawn · 1 lost · 0%"
    assert entries(page)[0].startswith(expected)
    # Neither by coming back to it, nor by another end, nor in another tab.
    table.reload()
    table.click("#undo").choose("e5").ready()
    other = Table(page.context.new_page())
    assert isinstance(other.page, Page)
    other.page.goto(table.kept_address())
    other.ready()
    assert entries(other.page)[0].startswith(expected)
    other.page.close()
    # Whoever wins next has won the last one; two people are counted without a side.
    table.new_game(5, white="computer 1").choose("c3").ready()
    resign(table)
    table.new_game(5).choose("c3")
    resign(table)
    [computer, beside] = entries(page)
    assert "2 games 0 won · 0 drawn · 2 lost · 0%" in computer
    assert "the last 2 lost" in computer
    assert beside.startswith("Two people here 1 game 1 move on average")

    page.locator("#games-open").click()
    page.locator("#statistics-open").click()
    with page.expect_download() as saved:
        page.locator("#statistics-save").click()
    target = tmp_path / "results.csv"
    saved.value.save_as(target)
    rows = list(csv.DictReader(target.read_text("utf-8").splitlines()))
    assert [row["outcome"] for row in rows] == ["lost", "lost", ""]
    assert {row["settings"] for row in rows} == {"size=5"}
    assert {row["end"] for row in rows} == {"resignation"}

    page.locator("#statistics-wipe").click()
    expect(page.locator("#wipe-results-label")).to_have_text("The statistics of 3 games")
    page.locator("#wipe-not").click()
    expect(page.locator("#statistics .statistics-entry")).to_have_count(2)
    page.locator("#statistics-wipe").click()
    page.locator("#wipe-games").check()
    page.locator("#wipe-indeed").click()
    expect(page.locator("#statistics-empty")).to_be_visible()
    left = page.evaluate("Object.keys(localStorage).filter(k => /game\\.|result\\./.test(k))")
    assert left == []


def test_a_game_goes_on_where_nothing_can_be_kept(page: Page, server: SiteServer) -> None:
    table = open_table(page, server.url)
    page.evaluate("void (Storage.prototype.setItem = () => { throw new DOMException('full') })")
    table.choose("c3")
    expect(table.notice).to_contain_text("This browser keeps nothing for this page.")
    resign(table)
    assert table.result == "1-0"
    assert entries(page) == []
    # And of the next game too.
    table.new_game(5).choose("c3")
    expect(table.notice).to_contain_text("This browser keeps nothing for this page.")
