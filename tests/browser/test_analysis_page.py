"""Analysis and hints on the page, as people use them."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.support.studied_game import BLUNDERS, WIN_IN_ONE, opened
from tests.support.table import open_table
from tools.build.server import SiteServer

pytestmark = [pytest.mark.browser, pytest.mark.page("shared")]


def test_the_best_three_moves_are_shown_and_one_is_played_as_a_variation(
    page: Page, server: SiteServer
) -> None:
    table = opened(page, server, "#v=0&game=consta&size=7&moves=d4.b2,f6.2a1").press("ArrowLeft")
    expect(page.locator("#gauge")).to_be_hidden()
    table.click("#study")
    lines = page.locator("#analysis-lines li")
    expect(lines).to_have_count(3)
    expect(page.locator("#gauge")).to_be_visible()
    expect(page.locator("#gauge")).to_have_attribute(
        "aria-valuetext", re.compile("(Black|White) ~")
    )
    lines.nth(1).locator(".line-rest").focus()
    expect(page.locator(".analysis-marks.traced use").first).to_be_visible()
    before = table.revision
    lines.nth(1).locator(".line-move").press("Enter")
    expect(table.body).not_to_have_attribute("data-revision", before)
    expect(page.locator('#moves [data-depth="1"] button')).to_have_count(1)
    table.click("#study")
    expect(page.locator("#gauge")).to_be_hidden()


@pytest.mark.page("warm")
def test_a_win_is_marked_as_proved_by_keyboard_alone_and_in_spanish(
    page: Page, server: SiteServer
) -> None:
    table = opened(page, server, WIN_IN_ONE, "?lang=es").press("a")
    standing = page.locator("#analysis-standing")
    expect(standing).to_have_text("Demostrado: victoria de las negras")
    expect(page.locator("#analysis-lines .worth").first).to_have_text("gana")
    graph = page.locator("#graph")
    # What is not known yet is drawn for neither side, which is all but the end of four moves.
    known = re.compile(r"M3\.8 0H4\.2V100H3\.8Z")
    expect(page.locator(".graph-ground")).to_have_attribute("d", known)
    graph.focus()
    before = table.revision
    page.keyboard.press("Home")
    expect(table.body).not_to_have_attribute("data-revision", before)
    expect(graph).to_have_attribute("aria-valuenow", "0")


@pytest.mark.page("warm")
def test_analysis_rests_while_the_page_is_hidden(page: Page, server: SiteServer) -> None:
    table = opened(page, server, "#v=0&game=consta&size=7&moves=d4")
    table.click("#study")
    effort = page.locator("#analysis-effort")
    expect(effort).to_contain_text("playouts")
    show = """state => {
      Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }"""
    page.evaluate(show, "hidden")
    expect(effort).to_have_text("Paused")
    page.evaluate(show, "visible")
    expect(effort).to_contain_text("playouts")


@pytest.mark.page("warm")
@pytest.mark.parametrize("game", ["consta&size=7", "constructo"])
def test_the_last_move_is_in_sight_beside_an_analysis_on_a_tablet(
    page: Page, server: SiteServer, game: str
) -> None:
    moves = {
        "consta&size=7": "d4.d3,e3.c4,e4.b4,f4.b3,f2.c5,e5.2f5.a1,b1",
        "constructo": "S5.S3.S4.S7.S6.M9.M1.M8.R2.3-1",
    }
    page.set_viewport_size({"width": 1024, "height": 768})
    opened(page, server, f"#v=0&game={game}&moves={moves[game]}").click("#study")
    line, last = page.locator("#analysis-lines li"), page.locator("#moves button").last
    expect(line).to_have_count(3)
    expect(page.locator("#comment-open")).to_be_in_viewport(ratio=1)
    # With the browser's own bars, what is written at a move may be below.
    for height in (768, 688):
        page.set_viewport_size({"width": 1024, "height": height})
        expect(line.first).to_be_in_viewport(ratio=1)
        expect(last).to_be_in_viewport(ratio=1)


def test_on_a_tablet_held_upright_the_moves_stand_beside_the_findings(
    page: Page, server: SiteServer
) -> None:
    page.set_viewport_size({"width": 768, "height": 1024})
    opened(page, server, BLUNDERS).click("#study")
    page.locator("#review").click()
    expect(page.locator("#review-tasks")).to_be_visible()
    moves, found, graph, board = (
        page.locator(one).bounding_box()
        for one in ("#moves", "#analysis", "#graph", "#board .layer-pieces")
    )
    assert moves
    assert found
    assert graph
    assert board
    assert moves["y"] == found["y"]
    assert abs(moves["height"] - found["height"]) < 1
    assert moves["x"] + moves["width"] < found["x"]
    # Once one has scrolled so far that they are seen, so are all the pieces.
    assert graph["y"] + graph["height"] - board["y"] < 1024


def test_exact_values_stand_inside_their_marks(page: Page, server: SiteServer) -> None:
    rows = "2wb1/wbbww/bbbwb/wbw2/wwwww"
    game = f"#v=0&game=carteso&position={rows}_V_-_0_20.5"
    opened(page, server, game).click("#study")
    values = page.locator(".analysis-marks text")
    expect(values.last).to_have_text("−23.5")
    for value in values.all():
        key = (value.get_attribute("data-key") or "").replace("-text-", "-")
        written = value.bounding_box()
        mark = page.locator(f'.analysis-marks path[data-key="{key}"]').bounding_box()
        assert written
        assert mark
        assert written["width"] < 0.9 * mark["width"]


def test_no_heading_stands_over_an_empty_column(page: Page, server: SiteServer) -> None:
    table = opened(page, server, BLUNDERS)
    table.click("#study")
    expect(page.locator("#analysis-lines .worth[data-proved]")).to_have_count(2)
    heads = page.locator(".lines-head span")
    assert [head.inner_text() for head in heads.all() if head.is_visible()] == [
        "Move",
        "Chances",
        "May follow",
    ]
    box, follows = heads.last.bounding_box(), page.locator(".line-rest").first.bounding_box()
    assert box is not None
    assert follows is not None
    assert abs(box["x"] - follows["x"]) < 2
    opened(page, server, "#v=0&game=consta&size=7&moves=d4").click("#study")
    expect(page.locator(".line-tries").first).not_to_be_empty()
    expect(heads.nth(2)).to_have_text("Tried")


def test_a_hint_in_a_game_against_the_computer_and_no_analysis(
    page: Page, server: SiteServer
) -> None:
    table = open_table(page, server.url).new_game(5, white="computer 1")
    page.locator("#study").click()
    expect(page.locator("#comment-open")).to_be_visible()
    expect(page.locator("#analyse")).to_be_hidden()
    table.click("#study")
    page.locator("#hint").click()
    expect(table.notice).to_contain_text("Hint: ")
    expect(page.locator(".analysis-marks use")).to_have_count(1)
    table.choose("c3").ready()
    expect(page.locator(".analysis-marks use")).to_have_count(0)


@pytest.mark.page("warm")
def test_levels_tell_their_strength_and_time_and_the_highest_can_think_longer(
    page: Page, server: SiteServer
) -> None:
    open_table(page, server.url)
    expect(page.locator(".player option").nth(1)).to_have_text("Level 1 · beginner")
    white = page.locator('[name="seat-white"]')
    character = page.locator('[data-side="white"] .side-character')
    page.locator("#new").click()
    white.select_option("computer 1")
    expect(character).to_contain_text("Moves at once.")
    white.select_option("computer 8")
    expect(character).to_contain_text("Thinks for ")
    before = character.inner_text()
    page.keyboard.press("Escape")
    page.locator("#settings-open").click()
    page.locator('[name="pace"][value="4"]').check()
    page.keyboard.press("Escape")
    page.locator("#new").click()
    white.select_option("computer 8")
    expect(character).to_contain_text("Thinks for ")
    expect(character).not_to_have_text(before)


@pytest.mark.page("warm")
def test_a_further_worker_helps_while_it_is_wanted(page: Page, server: SiteServer) -> None:
    table = opened(page, server, "#v=0&game=consta&size=7&moves=d4", "?workers=2")
    assert len(page.workers) == 1
    with page.expect_worker():
        table.click("#study")
    expect(page.locator("#analysis-lines li")).to_have_count(3)
