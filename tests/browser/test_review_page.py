"""What a review of all moves shows, and what is left of it after a reload."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.support.studied_game import BLUNDERS, WIN_IN_ONE, opened
from tests.support.table import Table
from tests.support.task_table import TaskTable
from tests.support.waiting import wait_until
from tools.build.server import SiteServer

pytestmark = [pytest.mark.browser, pytest.mark.page("shared")]

TWELVE = "#v=0&game=constructo&pattern=arch&moves=M4.M7.R2.M5.M8.M9.S1.S3.M6.5-2.R5.3-8"


def test_a_review_marks_blunders_and_tells_what_they_cost(page: Page, server: SiteServer) -> None:
    table = opened(page, server, BLUNDERS)
    table.click("#study")
    page.locator("#review").click()
    expect(page.locator("#moves .move-judged")).to_have_text(["??", "??"])
    expect(page.locator("#review-summary")).to_contain_text("Blue: one blunder.")
    table.press("ArrowLeft")
    judged = page.locator("#analysis-judgement")
    expect(judged).to_contain_text("gives away 3 points. Better: 8-3.")
    # Every legal move carries its exact value, on the board too.
    expect(page.locator("#analysis-turns-said")).to_have_text("Exact values of all 4 moves")
    expect(page.locator(".analysis-marks text")).to_have_text(["+3", "−1", "="])
    # What was found out is not written into the game.
    assert "$4" not in table.page.locator("body").inner_text()


def test_what_was_wrong_with_a_move_is_heard_once(page: Page, server: SiteServer) -> None:
    table = opened(page, server, "#v=0&game=consta&size=7&moves=d4.c3,e5.a1,g7").click("#study")
    page.evaluate(
        """() => {
          const wrong = document.querySelector("#analysis-judgement");
          window.told = [];
          new MutationObserver(() => {
            if (wrong.textContent) told.push([wrong.ariaLive, wrong.dataset.grade]);
          }).observe(wrong, { childList: true });
        }"""
    )
    table.press("ArrowLeft")
    expect(page.locator("#analysis-lines li").first).to_be_visible()
    table.press("ArrowRight")
    wait_until(page, "told.length > 3")
    told = page.evaluate("told")
    # Only that it is another judgement is news, and no other share of it.
    assert [live for live, _ in told] == [
        "off" if before == grade else "polite"
        for before, (_, grade) in zip(["", *(grade for _, grade in told)], told, strict=False)
    ]


def test_what_is_thought_of_a_move_is_heard_in_the_page_s_language(
    page: Page, server: SiteServer
) -> None:
    opened(page, server, BLUNDERS).click("#study")
    page.locator("#review").click()
    moves = page.locator("#moves")
    expect(moves.get_by_role("button", name="2 M9 a blunder", exact=True)).to_be_visible()
    page.locator("#glyph").select_option("2")
    expect(moves.get_by_role("button", name="2 M9 mistake a blunder")).to_be_visible()
    page.locator("#settings-open").click()
    page.locator("#language").select_option("es")
    expect(moves.get_by_role("button", name="2 M9 error un error grave")).to_be_visible()
    expect(moves.locator(".move-judged").last).to_have_attribute(
        "title", re.compile("está demostrado")
    )


def test_a_move_keeps_the_focus_while_it_is_judged(page: Page, server: SiteServer) -> None:
    opened(page, server, BLUNDERS).click("#study")
    page.locator("#moves button").last.focus()
    page.locator("#review").evaluate("review => review.click()")
    expect(page.locator("#moves .move-judged")).to_have_count(2)
    expect(page.locator("#moves button:has(.move-judged)").last).to_be_focused()


def test_the_button_that_reviews_a_game_and_then_the_graph_are_in_sight_on_a_laptop(
    page: Page, server: SiteServer
) -> None:
    page.set_viewport_size({"width": 1280, "height": 800})
    opened(page, server, "#v=0&game=consta&size=5&moves=c3.b2,d4").click("#study")
    expect(page.locator("#analysis-lines li")).to_have_count(3)
    expect(page.locator("#review")).to_be_in_viewport(ratio=1)
    page.locator("#review").click()
    expect(page.locator("#review-summary")).not_to_be_empty()
    expect(page.locator("#graph")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize(("game", "rows"), [(BLUNDERS, 2), (TWELVE, 4)])
def test_a_reviewed_game_has_its_moves_in_sight(
    page: Page, server: SiteServer, game: str, rows: int
) -> None:
    page.set_viewport_size({"width": 1440, "height": 900})
    opened(page, server, game).click("#study")
    page.locator("#review").click()
    expect(page.locator("#review-tasks")).to_be_visible()
    expect(page.locator("#graph")).to_be_in_viewport(ratio=1)
    expect(page.locator("#moves button").last).to_be_in_viewport(ratio=1)
    # Four rows of them, where there are as many.
    room, row = (page.locator(one).first.bounding_box() for one in ("#moves", "#moves button"))
    assert room
    assert row
    assert room["height"] >= rows * row["height"]
    expect(page.locator("#comment-open")).to_be_in_viewport(ratio=1)
    page.locator("#analysis-turns summary").click()
    expect(page.locator("#analysis-turns-list button").first).to_be_in_viewport(ratio=1)
    expect(page.locator("#moves button").last).to_be_in_viewport(ratio=1)


def test_a_mistake_comes_up_as_a_puzzle(page: Page, server: SiteServer) -> None:
    opened(page, server, BLUNDERS).click("#study")
    page.locator("#review").click()
    page.locator("#review-tasks").click()
    board = TaskTable(page).stands("open")
    expect(page.locator("#task-name")).to_have_text("Mistake 1")
    expect(page.locator("#grade")).to_have_value("own")
    # What is proved is what the move cost.
    expect(page.locator("#task-text")).to_have_text(
        re.compile("gave away 50% of the chances: that is proved. Find something better.$")
    )
    # The page is the same one later, and on the list.
    page.reload()
    board.stands("open")
    board.choose("8", "3").stands("right")
    expect(page.locator("#solved")).to_contain_text("1 of ")
    page.locator("#practise").click()
    board.stands("practice")
    expect(page.locator("#task-text")).to_contain_text("until you have won")
    page.locator("#practise").click()
    board.stands("open")


@pytest.mark.page("warm")
def test_what_was_found_out_is_there_after_a_reload_and_a_try_at_something_better(
    page: Page, server: SiteServer
) -> None:
    table = opened(page, server, BLUNDERS)
    table.click("#study")
    page.locator("#review").click()
    judged, summary = page.locator("#moves .move-judged"), page.locator("#review-summary")
    expect(summary).to_contain_text("Blue: one blunder.")
    said = summary.inner_text()
    area = page.locator(".graph-area").get_attribute("d") or ""
    table.reload()
    expect(judged).to_have_count(0)
    # Nothing is searched, so what is shown comes from before.
    table.study()
    expect(judged).to_have_text(["??", "??"])
    expect(summary).to_have_text(said)
    expect(page.locator(".graph-area")).to_have_attribute("d", area)
    expect(page.locator("#review")).to_have_text("Analyse the game")
    page.locator("#review-tasks").click()
    TaskTable(page).stands("open")
    page.go_back()
    Table(page).ready().study()
    expect(judged).to_have_text(["??", "??"])
    # What it was about is another game now, of which nothing is known.
    opened(page, server, WIN_IN_ONE).study()
    expect(judged).to_have_count(0)


@pytest.mark.page("warm")
def test_a_game_that_was_analysed_when_it_was_over_comes_back_with_what_was_found(
    page: Page, server: SiteServer
) -> None:
    over = "#v=0&game=consta&size=5&moves=c3.a1,a5.c2,c4.e1,e5.c1,c5.a3,e3"
    table = opened(page, server, over)
    expect(table.body).to_have_attribute("data-mode", "study")
    summary = page.locator("#review-summary")
    # Nobody has asked for an analysis yet.
    table.reload()
    expect(page.locator("#analyse")).to_have_attribute("aria-pressed", "false")
    page.locator("#review").click()
    expect(summary).to_contain_text("White")
    said = summary.inner_text()
    table.reload()
    expect(page.locator("#analyse")).to_have_attribute("aria-pressed", "true")
    expect(summary).to_have_text(said)
