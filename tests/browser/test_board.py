"""What stands at the board: the aim, the legend, tips, drafts, and colours that are dragged."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.support.table import PLAY, expect_linked, open_game, open_table
from tools.build.server import SiteServer

pytestmark = [pytest.mark.browser, pytest.mark.page("shared")]

THREAT = "#v=0&game=consta&size=5&moves=c3.a1,a5.c2,c4.e1,e5.c1,c5"
CARTESO = "#v=0&game=carteso&size=5&komi=0.5&variant=standard"


def test_the_legend_tells_what_is_on_the_board_and_moves_nothing(
    page: Page, server: SiteServer
) -> None:
    open_game(page, server.url + PLAY + THREAT)
    expect(page.locator("#aim")).to_contain_text("Cut this chain now, or lose")
    before = page.locator("#board-view").bounding_box()
    page.locator("#legend-open").click()
    legend = page.locator("#legend")
    expect(legend.locator("dd")).to_have_text(
        ["A chain that wins unless the next move cuts it.", "The last move."]
    )
    expect(legend.locator(".threat-black")).to_have_count(1)
    assert page.locator("#board-view").bounding_box() == before
    page.keyboard.press("Escape")
    expect(legend).to_be_hidden()


def test_the_aim_is_that_of_who_plays_here(page: Page, server: SiteServer) -> None:
    table = open_game(page, server.url + PLAY + "#v=0&game=consta&size=5&moves=c3")
    expect(page.locator("#aim")).to_contain_text("White: join left and right")
    table.choose("a1", "a5")
    expect(page.locator("#aim")).to_contain_text("Black: join top and bottom")
    expect(page.locator("#aim use")).to_have_attribute("href", "#aim-consta-black")
    still = page.locator("#aim"), page.locator("#legend-open")
    places = [one.bounding_box() for one in still]
    # Nothing is left to reach once the game is over, and the way to the legend stays where it is.
    page.locator("#resign").click()
    table.click("#resign-indeed")
    expect(page.locator(".aim-said")).to_be_empty()
    expect(page.locator("#aim use")).to_have_count(0)
    assert [one.bounding_box() for one in still] == places


def test_a_tip_is_told_once(page: Page, server: SiteServer) -> None:
    table = open_game(page, server.url + PLAY + "#v=0&game=consta&size=5&moves=c3")
    table.choose("a1", "a1")
    expect(table.notice).to_have_attribute("data-kind", "tip")
    expect(table.notice).to_contain_text("A stack counts as two stones")
    box = page.locator("#board-view").bounding_box()
    page.locator("#tip-close").click()
    expect(table.notice).not_to_contain_text("A stack")
    assert page.locator("#board-view").bounding_box() == box
    table.choose("e1", "e1")
    expect(page.locator("#tip-close")).to_be_hidden()


def test_a_long_tip_leaves_a_gap_to_the_aim(page: Page, server: SiteServer) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    table = open_game(page, server.url + PLAY + "?lang=es#v=0&game=consta&size=5&moves=c3")
    table.choose("a1", "b2")
    expect(table.notice).to_have_attribute("data-kind", "tip")
    lines, gap = table.notice.evaluate(_GAP)
    assert lines == 3
    assert gap >= 6


# How many lines are told, and how far from them the words of the aim begin.
_GAP = """(notice) => {
  const range = document.createRange();
  range.selectNodeContents(notice);
  const lines = new Set([...range.getClientRects()].map(({ top }) => top)).size;
  const aim = document.querySelector(".aim-said").getBoundingClientRect();
  return [lines, aim.top - range.getBoundingClientRect().bottom];
}"""


def test_a_link_that_has_just_come_has_its_colour(page: Page, server: SiteServer) -> None:
    table = open_game(page, server.url + PLAY + "#v=0&game=consta&size=5&moves=c3.a1,a5")
    table.choose("b2", "b4")
    link = page.locator(".link-open-black.arriving")
    expect(link).to_have_count(1)
    assert link.evaluate("link => getComputedStyle(link).stroke") != "none"


def test_a_preview_does_not_cover_what_is_put_down(page: Page, server: SiteServer) -> None:
    table = open_game(page, server.url + PLAY + "#v=0&game=consta&size=5&moves=c3")
    table.choose("a1")
    table.space("a1").hover()
    expect(page.locator('.layer-pieces [data-key="draft-a1"]')).to_have_count(1)
    expect(page.locator('.marks [data-key^="preview"]')).to_have_count(0)
    table.space("b1").hover()
    expect(page.locator('.marks [data-key^="preview"]')).to_have_count(1)


def test_a_stone_is_placed_by_dragging_its_colour(page: Page, server: SiteServer) -> None:
    table = open_game(page, server.url + PLAY + CARTESO)
    white = page.locator('[data-option="colour:white"]')
    white.drag_to(table.space("c3"))
    expect_linked(page, "Wc3")
    expect(page.locator(".ghost")).to_have_count(0)
    # Pressed again, a colour stays the one that is on.
    table.click('[data-option="colour:white"]')
    expect(white).to_have_attribute("aria-pressed", "true")
    table.choose("d3")
    expect_linked(page, "Wc3 Wd3")


def test_a_draft_says_what_to_do_next_whatever_is_pointed_at(
    page: Page, server: SiteServer
) -> None:
    table = open_game(page, server.url + PLAY + "#v=0&game=constructo&pattern=rhombus&first=yellow")
    page.keyboard.press("r")
    page.mouse.move(0, 0)
    expect(table.notice).to_have_text("Now choose an empty tile.")
    table.press("Escape").choose("5")
    page.mouse.move(0, 0)
    expect(table.notice).to_have_text("Now choose a base in hand.")


def test_names_of_rows_stand_at_the_middle_of_their_rows(page: Page, server: SiteServer) -> None:
    open_table(page, server.url)
    off = page.locator("#board .coordinate").evaluate_all(
        """(names) => names.map((name) => {
          const { y, height } = name.getBBox();
          return Math.abs(y + height / 2 - Number(name.getAttribute("y")));
        })"""
    )
    assert len(off) == 10
    assert max(off) < 0.05


def test_what_a_score_is_made_of_and_a_claim_are_seen(page: Page, server: SiteServer) -> None:
    table = open_game(
        page, server.url + PLAY + "#v=0&game=carteso&size=2&komi=0.5&moves=Ba1.Ba2.Wb1"
    )
    score = page.locator('[data-player="horizontal"] .player-reckoning')
    expect(score).to_have_text("0 + 0.5 komi")
    page.evaluate("localStorage.setItem('trilithon.tips', 'false')")
    table.press("w").choose("b2")
    expect(table.notice).to_contain_text("Vertical claims")


@pytest.mark.page("warm")
def test_how_to_go_on_is_told_before_a_tip(page: Page, server: SiteServer) -> None:
    # The computer answers where stones touch at a corner, which there is a tip about.
    position = "7/7/4w2/3w3/2b4/7/7_w_4"
    table = open_game(page, f"{server.url}{PLAY}?level=1#v=0&game=consta&position={position}")
    expect(table.moves).to_have_count(1)
    expect(table.notice).to_have_text("Two stones, or a stack: choose the same space twice.")
    table.choose("a1", "a1").ready()
    expect(table.moves).to_have_count(3)
    expect(table.notice).to_have_attribute("data-kind", "tip")


def test_a_tip_gives_way_to_what_has_to_be_known_for_the_next_move(
    page: Page, server: SiteServer
) -> None:
    moves = "Wc3.Bc4.Be5.Bb4.Bc5.Bd4.Wd2.Wb3.Bb5.Ba5.Wc2.Wa3.Be3"
    table = open_game(page, f"{server.url}{PLAY}#v=0&game=carteso&size=5&moves={moves}")
    table.press("w").choose("e4")
    # A colour that stays chosen was chosen before.
    expect(table.notice).to_have_attribute("data-kind", "tip")
    table.press("b")
    page.mouse.move(0, 0)
    expect(table.notice).to_have_text("Choose a point for a black stone.")
    table.press("p")
    expect(table.notice).to_contain_text(" passed. If ")
    expect(page.locator("#tip-close")).to_be_hidden()
