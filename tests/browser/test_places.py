"""The page in frames, in a sub-folder, without a network, without a mouse, on small screens."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.support.table import PLAY, Table, expect_linked, open_game, open_table
from tests.support.watch import Watch
from tools.build.server import SiteServer
from trilithon.games import GAMES

pytestmark = [pytest.mark.browser, pytest.mark.page("warm")]

GAME = "#v=0&game=consta&size=5"


@pytest.mark.parametrize("sandbox", ["allow-scripts", "allow-scripts allow-same-origin"])
def test_in_a_sandboxed_frame(page: Page, server: SiteServer, sandbox: str) -> None:
    # Other sites may frame embedded boards alone.
    icon = '<link rel="icon" href="data:,">'
    frame = f'<iframe sandbox="{sandbox}" src="{PLAY}{GAME}" width="900" height="600">'
    host = f"<!doctype html>{icon}<title>Host</title>{frame}"
    page.route("**/host.html", lambda route: route.fulfill(body=host, content_type="text/html"))
    page.goto(server.url + "host.html")
    table = Table(page.frame_locator("iframe")).ready()
    table.choose("c3", "b2", "b2")
    assert table.pieces() == ["b2", "c3"]
    table.new_game(7).choose("d4")
    expect(table.status).to_have_text("White to move")


def test_in_a_sub_folder(page: Page, folder_server: SiteServer, watch: Watch) -> None:
    watch.allow(folder_server)
    table = open_table(page, folder_server.url).choose("c3")
    expect(page).to_have_url(re.compile("/some/folder/play.html#1t"))
    expect_linked(page, "c3")
    page.reload()
    assert table.ready().pieces() == ["c3"]


def test_a_game_by_keyboard_alone(page: Page, server: SiteServer) -> None:
    table = open_table(page, server.url)
    page.keyboard.press("Tab")
    for _ in range(12):
        if page.evaluate("document.activeElement?.dataset.space ?? ''"):
            break
        page.keyboard.press("Tab")
    expect(table.space("c3")).to_be_focused()
    expect(table.space("c3")).to_have_attribute(
        "aria-label", "c3, empty. Black begins with one stone."
    )
    page.keyboard.press("Enter")
    expect(table.status).to_have_text("White to move")
    expect(table.space("c3")).to_be_focused()
    page.keyboard.press("Control+Home")
    expect(table.space("a5")).to_be_focused()
    page.keyboard.press("End")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowLeft")
    expect(table.space("d4")).to_be_focused()
    page.keyboard.press("Space")
    expect(table.space("d4")).to_have_attribute("aria-label", _draft("d4"))
    page.keyboard.press("Escape")
    expect(table.space("d4")).not_to_have_attribute("aria-label", _draft("d4"))
    page.keyboard.press("Enter")
    expect(table.space("d4")).to_have_attribute("aria-label", _draft("d4"))
    page.keyboard.press("Enter")
    expect_linked(page, "c3 2d4")
    expect(table.space("d4")).to_have_attribute("aria-label", "d4, white stack.")


def test_the_focus_stays_among_the_jumps_at_either_end(page: Page, server: SiteServer) -> None:
    open_game(page, server.url + PLAY + "#v=0&game=consta&size=5&moves=c3.b2,b4.d3,e3")
    first, last = page.locator("#jump-first"), page.locator("#jump-last")
    first.press("Enter")
    expect(page.locator("#jump-next")).to_be_focused()
    last.press("Enter")
    expect(page.locator("#jump-previous")).to_be_focused()


@pytest.mark.page("shared")
def test_the_board_is_a_grid_to_assistive_technology(page: Page, server: SiteServer) -> None:
    open_table(page, server.url).choose("c3")
    grid = page.get_by_role("grid", name="Board")
    expect(grid.get_by_role("row")).to_have_count(5)
    expect(grid.get_by_role("gridcell")).to_have_count(25)
    expect(grid.get_by_role("gridcell", name="c3, black stone.")).to_have_count(1)
    expect(page.locator("#announcement")).to_have_text("Black played c3")


def _draft(space: str) -> str:
    hint = "Choose a second space, or this one again for a stack."
    return f"{space}, white stone, not yet played. {hint}"


@pytest.mark.parametrize(
    ("width", "height"), [(360, 740), (1440, 900), (740, 360), (768, 1024), (320, 640)]
)
@pytest.mark.page("shared")
def test_all_that_is_needed_to_play_is_in_sight(
    page: Page, server: SiteServer, width: int, height: int
) -> None:
    page.set_viewport_size({"width": width, "height": height})
    open_table(page, server.url, 11)
    for selector in ("#players", "#status", "#notice", "#board", "#undo", "#new"):
        box = page.locator(selector).bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= width
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= height
    assert page.evaluate("document.documentElement.scrollWidth") <= width


# Each that could sit on a side whose name is cut, or lies on what else stands there.
CUT = """() => [...document.querySelectorAll(".player")].flatMap((card) => {
  const select = card.querySelector("select");
  const value = select.value;
  const beside = [...card.querySelectorAll(".player-reckoning, .player-total, .player-clock")];
  const cut = [...select.options].filter((option) => {
    select.value = option.value;
    const shown = select.getBoundingClientRect();
    select.style.maxWidth = "none";
    const wanted = select.getBoundingClientRect().width;
    select.style.maxWidth = "";
    const covered = beside.some((one) => {
      const { width, left, top, bottom } = one.getBoundingClientRect();
      const inRow = top < shown.bottom - 2 && bottom > shown.top + 2;
      return width && inRow && left < shown.right;
    });
    return covered || wanted - shown.width > 1;
  });
  select.value = value;
  return cut.map((option) => `${card.dataset.player}: ${option.text}`);
})"""
SCREENS = [(320, 640), (360, 740), (412, 915), (740, 360), (1024, 600), (1440, 900)]
# What stands at the players besides who plays: the longest komi, and the points of two rounds.
FULL_CARDS = {
    "consta": "#v=0&game=consta&size=5",
    "carteso": "#v=0&game=carteso&size=5&komi=24.5",
    "constructo": "#v=0&game=constructo&pattern=arch&rounds=2",
}


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.page("shared")
def test_no_level_of_the_computer_is_cut_short(
    page: Page, server: SiteServer, game: str, language: str
) -> None:
    open_game(page, f"{server.url}{PLAY}?lang={language}{FULL_CARDS[game]}")
    cut = {}
    for width, height in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        cut[width] = page.evaluate(CUT)
    assert cut == {width: [] for width, _ in SCREENS}


# What is said in the settings and does not end within them.
OUTSIDE = """() => {
  const menu = document.querySelector("#settings");
  const { paddingInlineEnd } = getComputedStyle(menu);
  const end = menu.getBoundingClientRect().right - parseFloat(paddingInlineEnd) + 1;
  const said = [...menu.querySelectorAll("span, legend, a, button, p")];
  const far = said.filter((one) => one.getBoundingClientRect().right > end);
  return far.map((one) => one.textContent);
}"""


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.page("shared")
def test_the_settings_are_read_whole(page: Page, server: SiteServer, language: str) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    open_game(page, f"{server.url}{PLAY}?lang={language}{GAME}")
    page.locator("#settings-open").click()
    expect(page.locator("#settings")).to_be_visible()
    assert page.evaluate(OUTSIDE) == []
