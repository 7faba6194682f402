"""The end of a game: what decided it is shown, and what comes next is one press away."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.support.table import PLAY, Table, open_game, open_table
from tools.build.server import SiteServer

pytestmark = [
    pytest.mark.browser,
    pytest.mark.page("shared"),
]
# Whoever wants no motion sees the result without the steps that lead to it.
moving = pytest.mark.usefixtures("moving")

# White has one answer to a chain that it cannot break.
CHAIN = "#v=0&game=consta&size=5&moves=c3.a1,b1.c2,c4.a5,b5.c1,c5"
LAST = "e1"
# Another line of a game of 5×5, which Black is to beat against level 3.
CHALLENGE = "#1t2KqV2SrIw0h6vpo6deqWpu76JWPRPwOImHwuViPsEMCQ0tQ8MfGm8"
# How many lines the words of each button take.
LINES = """all => all.map(one => {
  const range = document.createRange();
  range.selectNodeContents(one);
  return new Set([...range.getClientRects()].map(({ top }) => top)).size;
})"""
BOX = "() => JSON.stringify(document.querySelector('#board svg').getBoundingClientRect())"


def ended(page: Page, server: SiteServer) -> Table:
    """The game of the chain with White's last turn made."""
    return open_game(page, server.url + PLAY + "?lang=en" + CHAIN).choose(LAST, LAST)


@moving
def test_an_end_is_told_with_its_reason_and_moves_nothing(page: Page, server: SiteServer) -> None:
    table = open_game(page, server.url + PLAY + "?lang=en" + CHAIN)
    before = page.evaluate(BOX)
    table.space("a3").focus()
    table.choose(LAST, LAST)
    end = page.locator("#end")
    expect(end).to_be_focused()
    expect(end).to_have_accessible_name("Black has won")
    expect(end).to_have_accessible_description("The chain stood through White’s answer.")
    assert page.evaluate(BOX) == before
    expect(page.locator("#board .ending path")).to_have_count(6)
    page.keyboard.press("Escape")
    expect(end).to_have_count(0)
    expect(page.locator("#board .ending path")).to_have_count(0)
    expect(table.space("a3")).to_be_focused()
    assert page.evaluate(BOX) == before


@moving
def test_numbers_that_told_of_cuts_make_room_for_the_chain(page: Page, server: SiteServer) -> None:
    crossed = "?lang=en#v=0&game=consta&size=3&moves=a3.a2,b3.2b2.a1,c2.b1,c3"
    table = open_game(page, server.url + PLAY + crossed)
    ranks = page.locator("#board .layer-notes [data-key]")
    expect(ranks).to_have_count(4)
    table.choose("c1", "c1")
    expect(page.locator("#end")).to_be_visible()
    expect(ranks.first).to_be_hidden()
    page.keyboard.press("Escape")
    expect(ranks.first).to_be_visible()


@moving
def test_who_has_no_time_or_wants_no_motion_sees_the_result_at_once(
    page: Page, server: SiteServer
) -> None:
    table = ended(page, server)
    page.keyboard.press("Escape")
    expect(page.locator("#end")).to_be_visible()
    # To leaf through the moves and back is no other end.
    table.press("ArrowLeft", "ArrowRight")
    expect(page.locator("#end")).to_have_count(0)
    page.emulate_media(reduced_motion="reduce")
    ended(page, server)
    expect(page.locator("#end")).to_be_visible()


def test_in_a_rematch_the_sides_are_changed(page: Page, server: SiteServer) -> None:
    table = open_game(page, f"{server.url}{PLAY}?lang=en#v=0&game=consta&size=5")
    table.new_game(5, white="computer 2").choose("c3").ready()
    page.locator("#resign").click()
    page.locator("#resign-indeed").click()
    end = page.locator("#end")
    expect(end.locator("[data-end]").first).to_have_text("Rematch, swap sides")
    table.click('[data-end="end-rematch"]')
    expect(end).to_have_count(0)
    seats = page.locator("#players .player select")
    expect(seats.first).to_have_value("computer 2")
    expect(table.body).to_have_attribute("data-result", "")


def test_a_move_after_taking_back_from_the_end_is_seen_among_the_moves(
    page: Page, server: SiteServer
) -> None:
    table = open_table(page, server.url).choose("c3", "a1", "a1")
    page.locator("#resign").click()
    table.click("#resign-indeed").click("#undo").choose("e5", "e5")
    current = page.locator('#moves [aria-current="step"]')
    expect(current).to_have_text("2 2e5")
    expect(current).to_be_visible()
    table.click("#study")
    expect(current).to_have_text("2 2a1")
    expect(current).to_be_visible()


def test_who_closes_the_result_by_a_key_after_resigning_goes_on_from_there(
    page: Page, server: SiteServer
) -> None:
    open_table(page, server.url).choose("c3")
    page.locator("#resign").press("Enter")
    page.locator("#resign-indeed").press("Enter")
    expect(page.locator("#end")).to_be_focused()
    # What was pressed has nothing to do any more.
    expect(page.locator("#resign")).to_be_disabled()
    page.keyboard.press("Escape")
    expect(page.locator("#end")).to_have_count(0)
    expect(page.locator("#result")).to_be_focused()


def test_a_lost_game_goes_on_where_it_was_lost(page: Page, server: SiteServer) -> None:
    table = open_game(page, f"{server.url}{PLAY}?lang=en#v=0&game=consta&size=5")
    table.new_game(5, white="computer 2")
    table.choose("a1").ready()
    table.choose_open().choose_open().ready()
    page.locator("#resign").click()
    page.locator("#resign-indeed").click()
    page.locator('[data-end="end-lost"]').click()
    expect(table.body).to_have_attribute("data-result", "")
    table.ready()
    expect(page.locator("#undo")).to_be_visible()
    expect(table.notice).to_contain_text("Here you played")
    # It is seen on the board, too, until something else is chosen.
    mistake = page.locator('#board .analysis-marks [data-key^="trace-1"]')
    expect(mistake).not_to_have_count(0)
    table.choose_open()
    expect(mistake).to_have_count(0)


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize(("outcome", "buttons"), [("won", 5), ("lost", 5), ("challenge", 4)])
def test_each_button_below_a_result_has_one_line(
    page: Page, server: SiteServer, language: str, outcome: str, buttons: int
) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    address = f"{server.url}{PLAY}?lang={language}"
    if outcome == "won":
        open_game(page, address + CHAIN)
        page.locator("#players .player select").nth(1).select_option("computer 1")
    else:
        if outcome == "challenge":
            open_game(page, address + CHALLENGE).ready()
        else:
            open_game(page, address + "#v=0&game=consta&size=5").new_game(5, white="computer 2")
            Table(page).choose("a1").ready()
        page.locator("#resign").click()
        page.locator("#resign-indeed").click()
    actions = page.locator("#end [data-end]")
    expect(actions.first).to_be_visible()
    for width in (360, 1440):
        page.set_viewport_size({"width": width, "height": 900})
        lines = actions.evaluate_all(LINES)
        assert len(lines) == buttons
        assert set(lines) == {1}, lines


def test_the_result_hides_nothing_of_the_board_on_a_phone(page: Page, server: SiteServer) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    ended(page, server)
    end = page.locator("#end")
    expect(end).to_be_visible()
    card = end.evaluate("card => card.getBoundingClientRect().top")
    frame = page.locator("#board .board-surface").evaluate(
        "one => one.getBoundingClientRect().bottom"
    )
    assert card >= frame


@pytest.mark.parametrize("language", ["en", "es"])
def test_a_long_reason_hides_none_of_the_lowest_spaces_of_a_high_board_on_a_phone(
    page: Page, server: SiteServer, language: str
) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    crown = "#v=0&game=constructo&pattern=crown&moves="
    round_of_crown = crown + "M4.M7.R2.M5.M8.M9.S1.S3.M6.3-6.R3.5-2.S5"
    open_game(page, f"{server.url}{PLAY}?lang={language}{round_of_crown}")
    page.locator("#players .player select").nth(1).select_option("computer 1")
    page.locator("#result").click()
    actions = page.locator("#end [data-end]")
    expect(actions).to_have_count(5)
    card = page.locator("#end").evaluate("card => card.getBoundingClientRect().top")
    bottoms = page.locator("#board [data-space]").evaluate_all(
        "all => all.map(one => one.getBoundingClientRect().bottom)"
    )
    assert card >= max(bottoms)


def test_on_a_low_screen_the_last_move_and_the_buttons_stay_in_sight(
    page: Page, server: SiteServer
) -> None:
    page.set_viewport_size({"width": 740, "height": 360})
    game = "#v=0&game=constructo&moves=S4.M8.R2.R3.M6.R9.S5.S7"
    open_game(page, server.url + PLAY + "?lang=en" + game)
    expect(page.locator("#moves [aria-current]")).to_be_in_viewport(ratio=0.8)
    ended(page, server)
    expect(page.locator("#end")).to_be_visible()
    page.locator("#new").click()
    expect(page.locator("#new-game")).to_be_visible()
    page.keyboard.press("Escape")


def test_the_last_moves_of_a_long_game_stay_in_sight_beside_its_result(
    page: Page, server: SiteServer
) -> None:
    page.set_viewport_size({"width": 1280, "height": 800})
    long = "S5.S8.S3.S2.S9.R7.R4.S1.R6.7-5"
    table = open_game(page, server.url + PLAY + "?lang=en#v=0&game=constructo&moves=" + long)
    table.click('[data-choice="hand:R"]').choose("7")
    expect(page.locator("#end")).to_be_visible()
    last = page.locator("#moves [aria-current]")
    expect(last).to_be_in_viewport(ratio=1)
    edges = "one => [one.getBoundingClientRect().top, one.getBoundingClientRect().bottom]"
    assert last.evaluate(edges)[1] <= page.locator("#end").evaluate(edges)[0]


def test_on_a_somewhat_low_screen_the_buttons_of_a_result_are_in_sight(
    page: Page, server: SiteServer
) -> None:
    page.set_viewport_size({"width": 900, "height": 500})
    ended(page, server)
    for button in page.locator("#end [data-end]").all():
        expect(button).to_be_in_viewport(ratio=1)


def test_a_game_that_has_ended_is_studied_by_one_press(page: Page, server: SiteServer) -> None:
    table = ended(page, server)
    expect(page.locator("#end")).to_be_visible()
    page.keyboard.press("Escape")
    expect(table.body).to_have_attribute("data-mode", "play")
    table.click("#study")
    expect(table.body).to_have_attribute("data-mode", "study")
    expect(page.locator("#annotations")).to_be_visible()
    table.click("#study")
    expect(table.body).to_have_attribute("data-mode", "play")


@moving
def test_the_end_of_a_round_says_who_could_do_nothing_more(page: Page, server: SiteServer) -> None:
    game = "#v=0&game=constructo&moves=S5.S8.S3.S2.S9.R7.R4.S1.R6.7-5"
    table = open_game(page, server.url + PLAY + "?lang=en" + game)
    table.click('[data-choice="hand:R"]').choose("7")
    reason = "Blue can neither place nor move a base. Towers: 0 topped by Yellow, 0 by Blue."
    expect(page.locator("#end")).to_have_accessible_description(reason)


@pytest.mark.page("warm")
def test_a_review_that_is_asked_for_at_the_end_is_seen_on_a_phone(
    page: Page, server: SiteServer
) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    ended(page, server)
    page.locator('[data-end="end-review"]').click()
    expect(page.locator("#review-summary")).to_be_in_viewport(ratio=1)
    expect(page.locator("#graph")).to_be_in_viewport(ratio=1)
    # Where there is no move to show, that is said.
    expect(page.locator("#lines-over")).to_contain_text("Step back")
    page.keyboard.press("ArrowLeft")
    expect(page.locator("#lines-over")).to_be_hidden()


def test_what_comes_next_is_there_again_after_it_was_closed_and_after_a_reload(
    page: Page, server: SiteServer
) -> None:
    ended(page, server)
    end, result = page.locator("#end"), page.get_by_role("button", name="Result", exact=True)
    expect(end).to_be_focused()
    page.keyboard.press("Escape")
    expect(end).to_have_count(0)
    result.click()
    expect(end).to_be_focused()
    result.click()
    expect(end).to_have_count(0)
    page.reload()
    expect(page.locator("#status")).to_have_text("Black has won")
    expect(end).to_have_count(0)
    # Whoever presses again before it is there gets one and no other.
    result.evaluate("result => { result.click(); result.click(); }")
    expect(end).to_have_accessible_name("Black has won")
    expect(end).to_have_count(1)
    page.get_by_role("button", name="Rematch, swap sides").click()
    expect(page.locator("#status")).to_have_text("Black to move")
    expect(result).to_be_hidden()
    expect(page.get_by_role("button", name="Resign")).to_be_visible()
