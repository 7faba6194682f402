"""Variations, remarks and marks on the page, by pointer and by keyboard."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.support.studied_game import GAME, opened, rows
from tests.support.table import PLAY, Table, open_game
from tools.build.server import SiteServer

pytestmark = [pytest.mark.browser, pytest.mark.page("shared")]


def test_a_variation_is_made_promoted_and_deleted(page: Page, server: SiteServer) -> None:
    table = opened(page, server)
    table.space("e5").hover()
    table.press("ArrowLeft", "ArrowLeft")
    expect(table.notice).to_contain_text("You are looking back.")
    table.choose("e5", "e5")
    # What is played where one has leafed to is tried beside the game, which stays as it is.
    assert rows(page) == ["1 c3", "2 b2,d4", "2 2e5", "3 2a1"]
    expect(table.body).to_have_attribute("data-mode", "study")
    table.click("#promote")
    assert rows(page) == ["1 c3", "2 2e5", "2 b2,d4 3 2a1"]
    # What was pressed can do no more, and the focus stays among the tools.
    expect(page.locator("#comment-open")).to_be_focused()
    table.press("ArrowDown").click("#promote").press("ArrowDown")
    page.locator("#delete").click()
    expect(page.locator("#confirm-delete-what")).to_contain_text("One move")
    page.locator("#delete-not").click()
    assert rows(page) == ["1 c3", "2 b2,d4", "2 2e5", "3 2a1"]
    page.locator("#delete").click()
    table.click("#delete-indeed")
    assert rows(page) == ["1 c3", "2 b2,d4", "3 2a1"]


def test_the_move_on_the_board_is_marked_under_the_pointer_too(
    page: Page, server: SiteServer
) -> None:
    opened(page, server)
    move = page.locator("#moves [aria-current]")
    colour = "e => getComputedStyle(e).backgroundColor"
    marked = move.evaluate(colour)
    move.hover()
    assert move.evaluate(colour) == marked


def test_on_a_phone_the_board_is_in_sight_beside_a_move_far_down_the_list(
    page: Page, server: SiteServer
) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    stones = [f"B{column}{row}" for row in (1, 3, 5, 7) for column in "abcdefgh"]
    table = open_game(page, f"{server.url}{PLAY}#v=0&game=carteso&size=9&moves={'.'.join(stones)}")
    table.study()
    table.press("Home")
    page.locator("#moves button").last.click()
    expect(page.locator("#moves button").last).to_have_attribute("aria-current", "step")
    board, move = (page.locator(one).bounding_box() for one in ("#board", "#moves [aria-current]"))
    assert board
    assert move
    assert move["y"] + move["height"] - board["y"] < 740


def test_what_was_tried_and_said_of_a_game_that_is_opened_is_seen_at_once(
    page: Page, server: SiteServer
) -> None:
    table = opened(page, server).study()
    table.press("ArrowLeft").choose("e5", "e5")
    # The address is written once the board has been drawn.
    expect(table.body).to_have_attribute("data-kept", table.revision)
    link = page.url
    page.goto(server.url + "robots.txt")
    page.evaluate("localStorage.clear(); sessionStorage.clear()")
    table = open_game(page, link)
    expect(table.body).to_have_attribute("data-mode", "study")
    expect(page.locator('#moves [data-depth="1"]')).to_be_visible()


def test_remarks_are_written_and_come_back_after_a_reload(page: Page, server: SiteServer) -> None:
    table = opened(page, server).study()
    page.locator("#comment-open").click()
    before = table.revision
    page.locator("#comment").fill("Why <b>not</b>? {}")
    expect(table.body).not_to_have_attribute("data-revision", before)
    page.keyboard.press("Escape")
    expect(page.locator("#comment-open")).to_be_focused()
    before = table.revision
    page.locator("#glyph").select_option("3")
    expect(table.body).not_to_have_attribute("data-revision", before)
    page.locator("#marking").click()
    page.locator('#board [data-space="a1"]').click()
    table.choose("d4")
    assert page.locator("[data-key^='arrow']").count() > 0
    table.reload()
    assert rows(page)[2:] == ["3 2a1 ‼ ◦", "Why <b>not</b>? {}"]
    assert page.locator("[data-key^='arrow']").count() > 0


def test_a_move_that_comes_in_does_not_carry_off_the_comment_that_is_being_written(
    page: Page, server: SiteServer
) -> None:
    table = opened(page, server).study()
    page.locator("#comment-open").click()
    before = table.revision
    page.locator("#comment").press_sequentially("Well")
    # The hand rests, so that what stands there is kept; then a move comes in.
    expect(table.body).not_to_have_attribute("data-revision", before)
    before = table.revision
    # Not by the mouse, which would take the focus away.
    for _ in range(2):
        table.space("e5").dispatch_event("click")
    expect(table.moves).to_have_count(4)
    expect(page.locator("#comment-about")).to_have_text("About move 3, 2a1")
    page.locator("#comment").press_sequentially(" played")
    page.keyboard.press("Escape")
    expect(page.locator("#moves > li").filter(has_text="Well")).to_have_text("Well played")
    page.locator("#comment-open").click()
    expect(page.locator("#comment")).to_have_value("")
    expect(page.locator("#comment-about")).to_be_hidden()


def come_in(table: Table) -> None:
    """Let a move come in, as another person's does, while something else is open."""
    count = table.moves.count()
    for _ in range(2):
        table.space("e5").dispatch_event("click")
    expect(table.moves).to_have_count(count + 1)


def test_the_move_goes_that_was_asked_about_though_another_one_comes_in(
    page: Page, server: SiteServer
) -> None:
    table = opened(page, server).study()
    page.locator("#delete").click()
    expect(page.locator("#confirm-delete-what")).to_contain_text("One move")
    come_in(table)
    expect(page.locator("#confirm-delete-what")).to_contain_text("2 moves")
    table.click("#delete-indeed")
    assert rows(page) == ["1 c3", "2 b2,d4"]


def test_the_move_is_judged_on_which_the_list_of_judgements_was_opened(
    page: Page, server: SiteServer
) -> None:
    table = opened(page, server).study()
    glyph = page.locator("#glyph")
    glyph.dispatch_event("pointerdown")
    come_in(table)
    before = table.revision
    glyph.select_option("1")
    expect(table.body).not_to_have_attribute("data-revision", before)
    assert rows(page)[2:] == ["3 2a1 !", "4 2e5"]


def test_marks_are_drawn_with_the_right_button_and_by_keyboard(
    page: Page, server: SiteServer
) -> None:
    table = opened(page, server).study()
    marks = page.locator(".mark-circle, .mark-arrow")
    before = table.revision
    page.locator('#board [data-space="b5"]').click(button="right")
    expect(table.body).not_to_have_attribute("data-revision", before)
    assert marks.count() == 1
    page.locator("#marking").press("Enter")
    page.locator('#board [data-space="e1"]').focus()
    page.keyboard.press("Enter")
    before = table.revision
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    expect(table.body).not_to_have_attribute("data-revision", before)
    assert marks.count() == 2
    # Who does not see it hears what is drawn, and what is gone.
    expect(table.notice).to_have_text("An arrow from e1 to e2.")
    for said in (
        "From e2: choose it again for a circle, or another space for an arrow.",
        "A circle on e2.",
        "From e2: choose it again for a circle, or another space for an arrow.",
        "The circle on e2 is gone.",
    ):
        page.keyboard.press("Enter")
        expect(table.notice).to_have_text(said)
    page.keyboard.press("Escape")
    expect(page.locator("#marking")).to_have_attribute("aria-pressed", "false")
    expect(table.moves).to_have_count(3)


def test_an_arrow_is_drawn_by_dragging_with_the_pen_and_escape_puts_it_away(
    page: Page, server: SiteServer
) -> None:
    table = opened(page, server).study()
    page.locator("#marking").click()
    before = table.revision
    page.locator('#board [data-space="b1"]').drag_to(page.locator('#board [data-space="d2"]'))
    expect(table.body).not_to_have_attribute("data-revision", before)
    expect(page.locator("[data-key='arrow-b1-d2']")).to_have_count(1)
    expect(table.moves).to_have_count(3)
    # The focus is on the button and not on the board.
    page.keyboard.press("Escape")
    expect(page.locator("#marking")).to_have_attribute("aria-pressed", "false")


def test_the_focus_comes_back_from_a_dialog_to_the_menu_that_led_there(
    page: Page, server: SiteServer
) -> None:
    opened(page, server)
    page.locator("#tools-open").press("Enter")
    page.locator("#share").press("Enter")
    expect(page.locator("#share-dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#tools-open")).to_be_focused()


def test_the_wheel_over_the_board_steps_through_the_moves(page: Page, server: SiteServer) -> None:
    table = opened(page, server)
    page.locator('#board [data-space="c3"]').hover()
    before = table.revision
    page.mouse.wheel(0, -120)
    expect(table.body).not_to_have_attribute("data-revision", before)
    expect(page.locator('#moves [aria-current="step"]')).to_have_text("2 b2,d4")


@pytest.mark.page("warm")
def test_the_address_asks_for_language_appearance_and_level(page: Page, server: SiteServer) -> None:
    page.goto(server.url + PLAY + "?lang=es&theme=dark&level=2" + GAME)
    Table(page).ready()
    expect(page.locator("html")).to_have_attribute("lang", "es")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.locator(".player select").nth(1)).to_have_value("computer 2")
    expect(page.locator("#moves button")).to_have_count(4)
    page.goto("about:blank")
    page.goto(server.url + PLAY + "?level=9" + GAME)
    Table(page).ready()
    expect(page.locator("#notice")).to_contain_text("9")
    expect(page.locator("#moves button")).to_have_count(3)
