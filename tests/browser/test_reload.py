"""A page that is loaded again, or come back to, shows what was there."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.support.table import PLAY, expect_linked, open_game, open_table
from tests.support.warm_context import NO_ENGINE
from tools.build.server import SiteServer

pytestmark = [pytest.mark.browser, pytest.mark.page("shared")]

# A stone on c4 or e1 would make a crosscut.
CROSSCUT = "#v=0&game=consta&size=5&moves=c3.a1,d3.a5,d4"
# The device keeps nothing more; the tab does.
NO_ROOM = """() => {
  const write = Storage.prototype.setItem;
  window.makeRoom = () => (Storage.prototype.setItem = write);
  Storage.prototype.setItem = function (name, text) {
    if (this === localStorage) throw new DOMException("full");
    write.call(this, name, text);
  };
}"""


def test_half_a_move_lasts_through_a_reload(page: Page, server: SiteServer) -> None:
    table = open_table(page, server.url).choose("c3", "b2").reload()
    expect(page.locator('[data-key="draft-b2"]')).to_have_count(1)
    table.choose("d2")
    expect_linked(page, "c3 b2,d2")
    table.reload()
    assert table.pieces() == ["b2", "c3", "d2"]


def test_a_colour_that_stays_is_no_move_made_ahead_after_a_reload(
    page: Page, server: SiteServer
) -> None:
    table = open_game(page, server.url + PLAY + "#v=0&game=carteso&size=5")
    page.locator("#new").click()
    page.locator('[name="seat-horizontal"]').select_option("remote")
    table.click("#new-game-start").click('[data-option="colour:black"]').choose("c3").reload()
    expect(table.notice).to_contain_text("Send the link")


def test_a_colour_that_stays_when_a_game_ends_is_not_chosen_after_a_reload(
    page: Page, server: SiteServer
) -> None:
    table = open_game(page, server.url + PLAY + "#v=0&game=carteso&size=5")
    table.click('[data-option="colour:black"]').choose("c3")
    page.locator("#resign").click()
    table.click("#resign-indeed").kept()
    # The page would say that the game is over, as an error, some time after it shows the game.
    assert page.evaluate("sessionStorage.getItem('trilithon.half')") is None


def test_a_reload_brings_game_and_players_back(page: Page, server: SiteServer) -> None:
    table = open_table(page, server.url).new_game(7, black="computer 1").ready()
    for _ in range(2):
        # Whatever the computer has taken, there is a space that can be chosen.
        target = page.locator('#board [data-state="target"]').first.get_attribute("data-space")
        table.choose(target or "").ready()
    moves, seats = table.moves.all_text_contents(), page.locator(".player select")
    table.reload()
    assert table.moves.all_text_contents() == moves
    expect(seats.first).to_have_value("computer 1")
    expect(seats.last).to_have_value("human")


# The board's size, and which pieces are seen where.
DRAWN = """svg => [svg.getAttribute("viewBox"), ...[...svg.querySelectorAll("use")]
  .filter(use => use.checkVisibility({ visibilityProperty: true }))
  .map(({ href, x, y }) => `${href.baseVal} ${x.baseVal.value} ${y.baseVal.value}`).sort()]"""


@pytest.mark.page("warm")
@pytest.mark.parametrize(
    ("game", "choices"),
    [
        ("consta&size=7&moves=d4", ["b2", "b2"]),
        ("carteso&size=5&moves=Bc3.Wd4", ["colour:black", "a2"]),
        ("constructo&moves=R2.m4.M9.4-2", ["hand:R", "5"]),
    ],
)
def test_the_board_is_in_sight_while_the_engine_of_a_reload_starts(
    page: Page, server: SiteServer, game: str, choices: list[str]
) -> None:
    table = open_game(page, f"{server.url}{PLAY}#v=0&game={game}")
    for choice in choices:
        table.act(table.offered(choice).click)
    table.kept()
    drawn = page.locator("#board-view .board").evaluate(DRAWN)
    page.add_init_script(NO_ENGINE)
    page.reload()
    coming = page.locator("#board-view .coming-board")
    expect(coming).to_be_visible()
    assert coming.evaluate(DRAWN) == drawn


def test_a_reload_before_the_first_move_keeps_the_players(page: Page, server: SiteServer) -> None:
    table = open_table(page, server.url).new_game(7, white="computer 2").ready()
    table.reload()
    seats = page.locator(".player select")
    expect(seats.first).to_have_value("human")
    expect(seats.last).to_have_value("computer 2")


def test_a_reload_keeps_the_players_where_the_device_has_no_room(
    page: Page, server: SiteServer
) -> None:
    table = open_table(page, server.url)
    page.evaluate(NO_ROOM)
    table.new_game(7, white="computer 2").choose("d4").ready()
    expect(table.moves).to_have_count(2)
    table.reload()
    expect(table.moves).to_have_count(2)
    seats = page.locator(".player select")
    expect(seats.first).to_have_value("human")
    expect(seats.last).to_have_value("computer 2")


def test_once_there_is_room_again_the_device_knows_best(page: Page, server: SiteServer) -> None:
    table = open_table(page, server.url)
    page.evaluate(NO_ROOM)
    table.new_game(7).choose("d4")
    expect(table.notice).to_contain_text("keeps nothing")
    page.evaluate("() => window.makeRoom()")
    # White is to move, so that the course of the game stays the same.
    black = page.locator(".player select").first
    before = table.revision
    black.select_option("computer 3")
    expect(table.body).not_to_have_attribute("data-revision", before)
    table.reload()
    expect(black).to_have_value("computer 3")


def test_an_answer_is_taken_back_after_a_reload(page: Page, server: SiteServer) -> None:
    table = open_table(page, server.url)
    page.locator("#new").click()
    page.locator('[name="game"][value="constructo"]').check()
    page.locator('[name="settle"][value="settle"]').check()
    table.click("#new-game-start").click("#question button:nth-child(2)")
    expect(table.status).to_have_text("Yellow to move")
    table.reload().click("#undo")
    expect(table.status).to_have_text("Yellow picks the pattern")


@pytest.mark.page("warm")
def test_going_back_to_a_game_against_the_computer_finds_it_there(
    page: Page, server: SiteServer
) -> None:
    table = open_table(page, server.url)
    table.new_game(5, "human", "computer 1").choose("c3")
    expect(table.moves).to_have_count(2)
    table.ready()
    table.kept()
    page.evaluate("location.hash = 'v=0&game=carteso'")
    expect(page.locator("#game-name")).to_have_text("Carteso")
    page.go_back()
    expect(page.locator("#game-name")).to_have_text("Consta")
    expect(table.moves).to_have_count(2)
    expect(page.locator('.player[data-player="white"] select')).to_have_value("computer 1")


def test_an_address_opens_its_game(page: Page, server: SiteServer) -> None:
    table = open_table(page, server.url).choose("c3")
    page.evaluate("location.hash = 'v=0&game=consta&size=7&moves=d4.2c3'")
    expect(page.locator("#board .space")).to_have_count(49)
    table.ready()
    assert table.pieces() == ["c3", "d4"]
    page.evaluate("location.hash = 'v=0&game=consta&size=7&moves=d4.d4'")
    expect(table.notice).to_contain_text("The link cannot be followed at move 2, d4.")
    expect(table.status).to_have_text("Black to move")
