"""Games played in a real browser, as people play them."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Route, expect

from tests.support.table import PLAY, Table, address, expect_linked, open_game, open_table
from tools.build.server import SiteServer

pytestmark = [pytest.mark.browser, pytest.mark.page("shared")]

# A stone on c4 or e1 would make a crosscut.
CROSSCUT = "#v=0&game=consta&size=5&moves=c3.a1,d3.a5,d4"


def test_a_chain_that_is_not_cut_wins(page: Page, server: SiteServer) -> None:
    begun = "#v=0&game=consta&size=5&moves=c3.a1,a5.c2,c4.e1,e5"
    table = open_game(page, server.url + PLAY + begun).choose("c1", "c5")
    expect(table.status).to_have_text("White to move")
    expect(page.locator("#aim")).to_contain_text("Cut this chain now, or lose")
    expect(page.locator(".threat-black")).to_have_count(1)
    # What a beginner is told of it gives way to what is told to everybody.
    expect(table.notice).to_have_attribute("data-kind", "tip")
    page.locator("#tip-close").click()
    expect(table.notice).to_have_text("Black wins unless White breaks this chain now.")
    table.choose("a3", "e3")
    expect(page.locator(".chain-black")).to_have_count(1)
    expect(page.locator("#aim")).not_to_contain_text("Cut this chain")
    expect(table.status).to_have_text("Black has won")
    assert table.result == "1-0"
    expect(page.locator("#resign")).to_be_disabled()
    expect(table.moves).to_have_text(
        ["1 c3", "2 a1,a5", "3 c2,c4", "4 e1,e5", "5 c1,c5", "6 a3,e3"]
    )
    expect_linked(page, "c3 a1,a5 c2,c4 e1,e5 c1,c5 a3,e3")


def test_game_against_the_computer(page: Page, server: SiteServer) -> None:
    table = open_table(page, server.url).new_game(5, white="computer 1")
    for _ in range(40):
        table.ready()
        if table.result:
            break
        if page.locator("#options button").count():
            table.click("#options button")
            continue
        target = page.locator('[data-state="target"]').first
        table.choose(target.get_attribute("data-space") or "")
    assert table.result in ("1-0", "0-1")
    expect(table.status).to_have_text("You won" if table.result == "1-0" else "You lost")


def test_undo_while_the_computer_thinks(page: Page, server: SiteServer) -> None:
    table = open_table(page, server.url, 11)
    strongest = page.locator('.player[data-player="white"] option').last
    before = table.revision
    page.locator('.player[data-player="white"] select').select_option(
        strongest.get_attribute("value")
    )
    expect(table.body).not_to_have_attribute("data-revision", before)
    table.choose("f6")
    expect(table.body).to_have_attribute("data-state", "thinking")
    expect(table.status).to_have_text(re.compile("^Level . is thinking$"))
    # The answer may come before it is taken back, and goes with it then.
    page.locator("#undo").click()
    expect(page.locator("#board .layer-pieces [data-key]")).to_have_count(0)
    table.ready()
    expect(table.status).to_have_text("Your move")
    expect(page).to_have_title(re.compile("^Your move"))
    table.choose("g7")
    expect(table.body).to_have_attribute("data-state", "thinking")
    expect(page.locator('[data-key="g7"]')).to_have_count(1)


@pytest.mark.page("new")
def test_choices_made_before_the_engine_is_ready_are_kept(page: Page, server: SiteServer) -> None:
    held: list[Route] = []
    page.route("**/boot.zip.packed", lambda route: held.append(route))
    with page.expect_request("**/boot.zip.packed"):
        page.goto(server.url + PLAY, wait_until="domcontentloaded")
    table = Table(page)
    expect(table.status).to_have_text("Getting ready")
    table.space("f6").click()
    table.space("e5").click()
    expect(page.locator('.marks [data-key="pending f6"]')).to_have_count(1)
    expect(table.notice).to_have_text("Your stone is noted and will be played in a moment.")
    held[0].continue_()
    table.ready()
    expect(page.locator('[data-key="draft-e5"]')).to_have_count(1)
    expect(page.locator('.marks [data-key^="pending"]')).to_have_count(0)
    assert table.pieces() == ["draft-e5", "f6"]


@pytest.mark.page("new")
def test_no_other_board_is_shown_before_the_engine(page: Page, server: SiteServer) -> None:
    held: list[Route] = []
    page.route("**/boot.zip.packed", lambda route: held.append(route))
    usual = page.locator("#board-view")
    # The empty board that the page brings along is of another size, or of a game that has begun.
    with page.expect_request("**/boot.zip.packed"):
        page.goto(f"{server.url}{PLAY}#v=0&game=consta&size=7", wait_until="domcontentloaded")
    table = Table(page)
    expect(table.notice).to_have_text(re.compile(r"ing the engine\.$"))
    expect(usual).to_be_hidden()
    held.pop().continue_()
    table.ready().choose("d4").kept()
    expect(usual).to_be_visible()
    with page.expect_request("**/boot.zip.packed"):
        page.reload(wait_until="domcontentloaded")
    expect(table.notice).to_have_text(re.compile(r"ing the engine\.$"))
    expect(usual).to_be_hidden()
    page.goto("about:blank")
    with page.expect_request("**/boot.zip.packed"):
        page.goto(f"{server.url}{PLAY}#v=0&game=consta", wait_until="domcontentloaded")
    expect(table.notice).to_have_text(re.compile("You can already place a stone"))
    expect(usual).to_be_visible()
    held.pop().continue_()
    # Begun anew it is known by its link.
    address = table.ready().kept_address()
    page.goto("about:blank")
    with page.expect_request("**/boot.zip.packed"):
        page.goto(address, wait_until="domcontentloaded")
    expect(usual).to_be_visible()


def test_fast_double_click_makes_a_stack(page: Page, server: SiteServer) -> None:
    table = open_table(page, server.url).choose("c3")
    table.space("b2").dblclick()
    expect_linked(page, "c3 2b2")
    expect(page.locator('[data-key="b2"]')).to_have_attribute("href", "#consta-white-stack")


def test_a_draft_can_be_taken_back(page: Page, server: SiteServer) -> None:
    table = open_table(page, server.url).choose("c3", "b2")
    expect(table.notice).to_have_text("Choose a second space, or this one again for a stack.")
    assert table.pieces() == ["c3", "draft-b2"]
    table.press("Escape")
    assert table.pieces() == ["c3"]
    table.choose("d2").click("#undo")
    assert table.pieces() == ["c3"]
    table.click("#undo")
    assert table.pieces() == []


def test_a_refused_stone_explains_itself(page: Page, server: SiteServer) -> None:
    table = open_game(page, server.url + PLAY + CROSSCUT).choose("c4")
    table.space("e1").hover()
    table.space("e1").click()
    expect(table.notice).to_have_text("Only a stack may stand on c4.")
    marks = page.locator('.marks [data-key^="refused"]')
    expect(marks).to_have_count(4)
    keys = marks.evaluate_all("all => all.map(mark => mark.dataset.key).sort()")
    assert keys == ["refused c3", "refused c4", "refused d3", "refused d4"]
    assert "draft-c4" in table.pieces()


def test_a_barred_space_explains_itself_under_the_pointer(page: Page, server: SiteServer) -> None:
    table = open_game(page, server.url + PLAY + CROSSCUT).choose("b1")
    expect(table.space("c4")).to_have_attribute("data-state", "barred")
    table.space("c4").hover()
    expect(table.notice).to_have_text("A stone on c4 would make a crosscut of equal ranks.")
    expect(page.locator('.marks [data-key^="refused"]')).to_have_count(4)
    table.space("e5").hover()
    expect(page.locator('.marks [data-key^="refused"]')).to_have_count(0)


def test_jumping_through_the_moves(page: Page, server: SiteServer) -> None:
    table = open_table(page, server.url).choose("c3", "a1", "a5", "c2", "c4")
    table.click("#moves li:nth-child(1) button")
    assert table.pieces() == ["c3"]
    expect(table.moves).to_have_count(3)
    expect(table.moves.first).to_have_attribute("aria-current", "step")
    table.press("ArrowRight")
    assert table.pieces() == ["a1", "a5", "c3"]
    table.press("Home")
    assert table.pieces() == []
    table.press("End", "ArrowLeft")
    assert table.pieces() == ["a1", "a5", "c3"]
    table.click("#jump-last")
    assert table.pieces() == ["a1", "a5", "c2", "c3", "c4"]
    expect(page.locator("#jump-next")).to_be_disabled()


def test_undo_and_redo(page: Page, server: SiteServer) -> None:
    table = open_table(page, server.url).choose("c3", "a1", "a5")
    table.click("#undo").click("#undo")
    assert table.pieces() == []
    expect(page.locator("#undo")).to_be_disabled()
    table.click("#redo")
    assert table.pieces() == ["c3"]


def test_resigning_asks_first(page: Page, server: SiteServer) -> None:
    table = open_table(page, server.url).choose("c3")
    page.locator("#resign").click()
    page.locator("#resign-not").click()
    expect(table.status).to_have_text("White to move")
    page.locator("#resign").click()
    page.locator("#resign-indeed").click()
    expect(table.status).to_have_text("White resigned: Black has won")
    assert table.result == "1-0"


def test_every_size_offered_can_be_played(page: Page, server: SiteServer) -> None:
    table = open_table(page, server.url)
    offered = page.locator('[name="setting-size"]')
    page.locator("#new").click()
    expect(page.locator("#new-game-cancel")).to_be_visible()
    values = offered.evaluate_all("all => all.map(input => Number(input.value))")
    page.locator("#new-game-cancel").click()
    assert min(values) == 5
    assert max(values) == 19
    for size in values:
        table.new_game(size)
        expect(page.locator("#board .space")).to_have_count(size * size)
        table.choose(f"{'abcdefghijklmnopqrs'[size - 1]}{size}")
        assert len(table.pieces()) == 1
    page.locator("#new").click()
    page.locator('[name="handicap"]').select_option("3")
    table.click("#new-game-start")
    assert table.pieces() == ["j10", "j15", "j5"]
    expect(table.status).to_have_text("White to move")


@pytest.mark.page("warm")
def test_the_language_can_be_changed(page: Page, server: SiteServer) -> None:
    page.goto(server.url + PLAY + "?lang=es#v=0&game=consta&size=5&moves=c3")
    table = Table(page).ready()
    expect(table.status).to_have_text("Turno de las blancas")
    expect(page.locator("html")).to_have_attribute("lang", "es")
    expect(table.space("c3")).to_have_attribute("aria-label", "c3, piedra negra.")
    page.locator("#settings-open").click()
    page.locator("#language").select_option("en")
    expect(table.status).to_have_text("White to move")
    expect(table.space("c3")).to_have_attribute("aria-label", "c3, black stone.")
    page.reload()
    expect(Table(page).ready().status).to_have_text("White to move")


@pytest.mark.page("warm")
def test_the_appearance_is_kept(page: Page, server: SiteServer) -> None:
    open_table(page, server.url)
    paper = "getComputedStyle(document.documentElement).backgroundColor"
    light = page.evaluate(paper)
    page.locator("#settings-open").click()
    page.locator("#theme").get_by_label("Dark").check()
    dark = page.evaluate(paper)
    assert dark != light
    hints = page.locator(".layer-hints")
    expect(hints).to_have_css("visibility", "visible")
    page.locator("#hints").uncheck()
    expect(hints).to_have_css("visibility", "hidden")
    page.reload()
    assert page.evaluate(paper) == dark
    expect(hints).to_have_css("visibility", "hidden")


@pytest.mark.page("warm")
def test_the_rules_are_a_link_away(page: Page, server: SiteServer) -> None:
    page.goto(server.url + PLAY + "?lang=es" + "#v=0&game=consta&size=5")
    Table(page).ready()
    page.locator("#rules").click()
    expect(page).to_have_url(address("rules/consta.es.html"))
    expect(page.locator("html")).to_have_attribute("lang", "es")
