"""Analysis, review and hints on the page, as people use them."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.support.table import PLAY, Table, open_game, open_table
from tests.support.task_table import TaskTable
from tests.support.waiting import wait_until
from tools.build.server import SiteServer

pytestmark = [pytest.mark.browser, pytest.mark.page("shared")]

# Black closes the way from top to bottom by c1,c5.
WIN_IN_ONE = "#v=0&game=consta&size=5&moves=c3.a1,a5.c2,c4.e1,e5"
# Blue could keep the draw by 8-3, and then Yellow could win by three points.
BLUNDERS = "#v=0&game=constructo&position=rhombus_Rm/s/S/m/-/RmS/S/r/-_b&moves=S5.M9"


def opened(page: Page, server: SiteServer, game: str, query: str = "") -> Table:
    return open_game(page, server.url + PLAY + query + game)


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


def test_a_reviewed_game_has_its_moves_in_sight(page: Page, server: SiteServer) -> None:
    page.set_viewport_size({"width": 1440, "height": 900})
    opened(page, server, BLUNDERS).click("#study")
    page.locator("#review").click()
    expect(page.locator("#review-tasks")).to_be_visible()
    expect(page.locator("#graph")).to_be_in_viewport(ratio=1)
    expect(page.locator("#moves button").last).to_be_in_viewport(ratio=1)
    # Four rows of them.
    room, row = (page.locator(one).first.bounding_box() for one in ("#moves", "#moves button"))
    assert room
    assert row
    assert room["height"] > 4 * row["height"]
    expect(page.locator("#comment-open")).to_be_in_viewport(ratio=1)
    page.locator("#analysis-turns summary").click()
    expect(page.locator("#analysis-turns-list button").first).to_be_in_viewport(ratio=1)
    expect(page.locator("#moves button").last).to_be_in_viewport(ratio=1)


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
