"""The home page: links to games led on, boards that play, games to go on with."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.support.table import PLAY, Table
from tests.support.warm_context import NO_ENGINE
from tests.support.watch import Watch
from tools.build.server import SiteServer

pytestmark = [
    pytest.mark.browser,
    pytest.mark.page("warm"),
    pytest.mark.usefixtures("moving"),
]

GAME = "v=0&game=consta&size=5&moves=c3.2d4"
SHOWN = "svg.living[data-game=constructo] .layer-pieces g:not(.away) use"


def open_home(page: Page, url: str) -> None:
    page.goto(url)
    expect(page.locator("body")).to_have_attribute("data-state", "ready")


def test_links_are_led_on_to_the_game(page: Page, folder_server: SiteServer, watch: Watch) -> None:
    watch.allow(folder_server)
    seen: list[str] = []
    page.on("framenavigated", lambda frame: seen.append(frame.url))
    page.goto("about:blank")
    page.goto(f"{folder_server.url}?lang=es#{GAME}")
    table = Table(page).ready()
    expect(page).to_have_url(re.compile(r"/some/folder/play\.html\?lang=es#1t"))
    expect(page.locator("html")).to_have_attribute("lang", "es")
    assert table.pieces() == ["c3", "d4"]
    # The home page was passed through, and is no place to come back to.
    page.go_back()
    assert page.url == "about:blank"


def test_a_link_pasted_into_the_open_home_page_is_led_on(page: Page, server: SiteServer) -> None:
    open_home(page, server.url)
    page.evaluate(f"location.hash = '{GAME}'")
    page.wait_for_url(f"{server.url}{PLAY}#*", wait_until="commit")


def test_a_level_alone_is_led_on(page: Page, server: SiteServer) -> None:
    page.goto(server.url + "?level=2&lang=en", wait_until="commit")
    page.wait_for_url(f"{server.url}{PLAY}?level=2&lang=en*", wait_until="commit")


def test_the_boards_play_and_can_be_stopped(page: Page, server: SiteServer) -> None:
    page.clock.install()
    open_home(page, server.url)
    boards = page.locator(SHOWN)
    ended = boards.count()
    page.clock.run_for(6_000)
    begun = boards.count()
    assert begun < ended
    page.clock.run_for(3_000)
    assert boards.count() > begun
    page.locator("#pause").click()
    expect(page.locator("#pause")).to_have_attribute("aria-pressed", "true")
    stopped = boards.count()
    page.clock.run_for(5_000)
    assert boards.count() == stopped
    page.reload()
    expect(page.locator("body")).to_have_attribute("data-state", "ready")
    page.clock.run_for(9_000)
    assert boards.count() == ended


def test_boards_stand_still_where_motion_is_not_wanted(page: Page, server: SiteServer) -> None:
    page.clock.install()
    page.emulate_media(reduced_motion="reduce")
    open_home(page, server.url)
    ended = page.locator(SHOWN).count()
    page.clock.run_for(9_000)
    assert page.locator(SHOWN).count() == ended
    expect(page.locator("#pause")).to_be_hidden()


@pytest.mark.page("kept")
def test_a_game_goes_on_from_the_home_page_without_a_network(
    page: Page, own_server: SiteServer, watch: Watch
) -> None:
    watch.allow(own_server)
    open_home(page, own_server.url)
    expect(page.locator("#kept")).to_be_hidden()
    # Looking at the home page is enough to play offline.
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    own_server.shutdown()
    own_server.server_close()
    page.context.set_offline(True)
    page.locator("#play-consta").click()
    table = Table(page).ready().choose("f6").ready()
    table.kept()
    page.locator(".brand").click()
    expect(page.locator("#kept-list a")).to_have_count(1)
    expect(page.locator("#kept-list")).to_contain_text("Computer, level 2")
    # There is one person, who need not know which side that was.
    expect(page.locator("#kept-list")).to_contain_text("your move")
    page.locator("#kept-list a").click()
    expect(Table(page).ready().moves).to_have_count(2)
    expect(page.locator("#board [data-key='f6']")).to_have_count(1)


def test_a_game_begins_on_the_home_page_and_stands_there_as_a_small_board(
    page: Page, server: SiteServer
) -> None:
    open_home(page, server.url)
    page.locator(".first-board a").nth(24).click()
    table = Table(page).ready()
    expect(table.moves).to_have_count(2)
    table.kept()
    page.locator(".brand").click()
    small = page.locator("#kept-list .small-board")
    expect(small.locator("use")).not_to_have_count(0)
    # One thing comes first.
    expect(page.locator(".first-board")).to_be_hidden()
    expect(page.locator("#daily-games a")).to_have_count(3)
    page.locator("#daily-games a").first.click()
    expect(page).to_have_url(re.compile(r"puzzles\.html#daily/\d{4}-\d\d-\d\d/consta"))


def test_the_first_move_stays_in_sight_while_the_engine_starts(
    page: Page, server: SiteServer
) -> None:
    open_home(page, server.url)
    page.add_init_script(NO_ENGINE)
    page.locator(".first-board a").nth(24).click()
    board = page.locator("#board-view .coming-board")
    expect(board).to_be_visible()
    expect(board.locator("use")).to_have_count(1)
    expect(page.locator("#game-name")).to_be_visible()


def test_keys_lead_on_and_are_listed(page: Page, server: SiteServer) -> None:
    open_home(page, server.url)
    page.keyboard.press("?")
    rows = page.locator("#keys .keys-row")
    expect(rows.filter(has_text="Puzzles").locator("kbd")).to_have_text("P")
    # Nothing is kept that could be gone on with.
    expect(rows.filter(has_text="Go on playing")).to_have_count(0)
    page.keyboard.press("Escape")
    page.keyboard.press("b")
    expect(page.locator("#pause")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("l")
    page.wait_for_url(f"{server.url}learn.html**", wait_until="commit")


def test_the_home_page_speaks_spanish(page: Page, server: SiteServer) -> None:
    open_home(page, server.url + "?lang=es")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Juegos de tablero")
    expect(page.get_by_role("link", name="Reglas Carteso")).to_have_attribute(
        "href", "rules/carteso.es.html"
    )
    page.locator("#settings-open").click()
    page.locator("#language").select_option("en")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Board games")
    expect(page.locator("#rules-carteso")).to_have_attribute("href", "rules/carteso.html")


def test_boards_can_be_of_another_make_and_are_black_on_white_on_paper(
    page: Page, server: SiteServer
) -> None:
    surface = page.locator("#shade-board .stop-board").first
    upright = page.locator("svg.living .edge-vertical").first
    colour = "element => getComputedStyle(element).stopColor"
    open_home(page, server.url)
    usual = surface.evaluate(colour)
    page.locator("#settings-open").click()
    page.locator("[name=board-theme][value=clear]").check()
    expect(surface).not_to_have_css("stop-color", usual)
    clear = surface.evaluate(colour)
    page.reload()
    expect(surface).to_have_css("stop-color", clear)
    page.emulate_media(media="print")
    expect(surface).to_have_css("stop-color", "rgb(255, 255, 255)")
    expect(upright).to_have_css("fill", re.compile("hatch-upright"))
    page.emulate_media(media="screen")
    expect(surface).to_have_css("stop-color", clear)


@pytest.mark.parametrize("width", [320, 360, 1440, 3840])
def test_nothing_of_the_home_page_sticks_out(page: Page, server: SiteServer, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 800})
    page.goto(f"{server.url}?lang=es")
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    box = page.locator("#play-consta").bounding_box()
    assert box is not None
    assert box["height"] >= 44


def test_who_is_on_a_game_to_go_on_with_stays_there_as_it_goes_on_in_another_tab(
    page: Page, server: SiteServer
) -> None:
    page.goto(f"{server.url}play.html#v=0&game=consta&size=5")
    table = Table(page).ready().choose("c3").kept()
    home = page.context.new_page()
    open_home(home, server.url)
    home.locator("#kept-list a").focus()
    table.choose("b2", "d4").kept()
    expect(home.locator("#kept-list")).to_contain_text("2 moves")
    expect(home.locator("#kept-list a")).to_be_focused()


def test_what_was_done_of_the_daily_three_is_told_on_a_home_page_that_stayed_open(
    page: Page, server: SiteServer
) -> None:
    page.clock.install(time="2026-11-22T23:30:00")
    open_home(page, server.url)
    first = page.locator("#daily-games a").first
    expect(first).to_have_attribute("href", re.compile("2026-11-22/consta"))
    other = page.context.new_page()
    open_home(other, server.url)
    other.evaluate(
        "localStorage['trilithon.daily'] = JSON.stringify({days: {'2026-11-22': {consta: '+'}}})"
    )
    expect(first).to_have_accessible_name("Consta, solved at the first try")
    # Who comes back the next day finds that day's.
    page.clock.set_fixed_time("2026-11-23T00:10:00")
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(first).to_have_attribute("href", re.compile("2026-11-23/consta"))
