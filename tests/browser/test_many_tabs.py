"""Many tabs of one browser: none spoils another's game, and of two with one game one plays."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import BrowserContext, expect

from tests.support.table import PLAY, START, Table, open_game, open_table
from tools.build.server import SiteServer

pytestmark = [pytest.mark.browser, pytest.mark.page("warm"), pytest.mark.usefixtures("watch")]

TABS = 10
# A game for each tab, told apart by its first stone.
GAMES = [(f"{'abcde'[tab % 5]}{1 + tab // 5}", f"{'edcba'[tab % 5]}5") for tab in range(TABS)]
KEPT = """() => Object.keys(localStorage).filter((name) => name.startsWith("trilithon.game."))
  .map((name) => JSON.parse(localStorage.getItem(name)).fragment)"""


def test_ten_tabs_play_and_reload_without_spoiling_each_others_games(
    context: BrowserContext, server: SiteServer
) -> None:
    pages = [context.new_page() for _ in GAMES]
    for page in pages:
        page.goto(server.url + PLAY + START.format(size=5), wait_until="commit")
    tables = [Table(page).ready() for page in pages]
    # One move in each tab by turns, so that every tab writes between two moves of each other.
    for table, (stone, _) in zip(tables, GAMES, strict=True):
        table.choose(stone)
    for page, table in zip(pages, tables, strict=True):
        table.kept()
        page.reload(wait_until="commit")
    for table, (_, stack) in zip(tables, GAMES, strict=True):
        table.ready().choose(stack, stack)
    for table, (stone, stack) in zip(tables, GAMES, strict=True):
        expect(table.moves).to_have_text([re.compile(f"{stone}$"), re.compile(f"2{stack}$")])
        table.kept()
    addresses = {urlsplit(page.url).fragment for page in pages}
    assert len(addresses) == TABS
    assert set(pages[0].evaluate(KEPT)) == addresses


def test_a_second_tab_follows_a_game_and_takes_it_over_with_the_computer_in_it(
    context: BrowserContext, server: SiteServer
) -> None:
    first = open_table(context.new_page(), server.url, query="?level=1")
    first.space("c3").click()
    expect(first.moves).to_have_count(2)
    other = context.new_page()
    second = Table(other)
    other.goto(server.url + "play.html")
    expect(second.ready().moves).to_have_count(2)
    bar = other.locator("#following")
    expect(bar).to_be_visible()
    # What is tried there only says whose the game is.
    free = first.ready().open_space()
    second.space(free).click()
    expect(second.notice).to_contain_text("another tab")
    expect(second.moves).to_have_count(2)
    acts = other.locator("#undo, #redo, #resign")
    expect(other.locator(":is(#undo, #redo, #resign):disabled")).to_have_count(acts.count())
    # A stack may be barred where a single stone is not.
    first.choose(free).choose_open()
    expect(second.moves).to_have_count(4)
    free, pieces = second.open_space(), second.pieces()
    bar.get_by_role("button").click()
    expect(bar).to_be_hidden()
    expect(other.locator("#resign")).to_be_enabled()
    # Whoever is quick chooses before the game is opened as the other tab has told it last.
    second.space(free).click()
    expect(first.page.locator("#following")).to_be_visible()
    expect(other.locator("#board .layer-pieces [data-key]")).to_have_count(len(pieces) + 1)
    second.choose_open()
    expect(second.moves).to_have_count(6)
    expect(first.moves).to_have_count(6)
    other.close()
    expect(first.page.locator("#following")).to_be_hidden()


def test_what_a_tab_that_follows_cannot_do_is_said_in_the_dialog_where_it_was_asked_for(
    context: BrowserContext, server: SiteServer
) -> None:
    first = open_table(context.new_page(), server.url).choose("c3").kept()
    other = context.new_page()
    other.goto(server.url + PLAY)
    second = Table(other).ready()
    expect(other.locator("#following")).to_be_visible()
    for opener, field, does, problem in (
        ("#details-open", '#details [name="Event"]', "#details-keep", "#details-problem"),
        ("#notation-open", "#notation-move", "#notation-play", "#notation-problem"),
    ):
        other.locator("#tools-open").click()
        other.locator(opener).click()
        other.locator(field).fill("b2")
        other.locator(does).click()
        expect(other.locator(problem)).to_contain_text("in another tab")
        count = first.moves.count()
        first.choose_open().choose_open()
        # A move that is made there is no answer.
        expect(second.moves).to_have_count(count + 1)
        expect(other.locator(field)).to_have_value("b2")
        expect(other.locator(field)).to_be_visible()
        other.keyboard.press("Escape")


def test_where_a_second_tab_follows_nothing_else_can_be_done(
    context: BrowserContext, server: SiteServer
) -> None:
    game = f"{server.url}{PLAY}#v=0&game=carteso&size=5&komi=0.5&moves=Bc3"
    first = open_game(context.new_page(), game).choose("b2").press("b").kept()
    expect(first.page.locator("#options")).to_be_visible()
    other = context.new_page()
    other.goto(server.url + PLAY)
    expect(Table(other).ready().moves).to_have_count(2)
    expect(other.locator("#options button")).not_to_have_count(0)
    expect(other.locator("#acts > :visible")).to_have_id("following")
