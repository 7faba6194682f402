"""Constructo on the page: hands, dragging, matches of two rounds, drawn patterns, the keyboard."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.support.table import PLAY, Table, expect_linked, expect_settings, open_game
from tools.build.server import SiteServer

pytestmark = [pytest.mark.browser, pytest.mark.page("shared")]

TRIO = "#v=0&game=constructo&pattern=0.0%2B1.1%2B0.2&first=yellow"

# A pointer over the middle of one thing after the other, quicker than the engine answers.
POINT = """steps => steps.forEach(([type, selector]) => {
  const element = document.querySelector(selector);
  const { x, y, width, height } = element.getBoundingClientRect();
  const where = { clientX: x + width / 2, clientY: y + height / 2 };
  const pointer = { pointerId: 1, isPrimary: true, bubbles: true };
  element.dispatchEvent(new PointerEvent(type, { ...where, ...pointer }));
})"""


def open_constructo(page: Page, server: SiteServer, address: str = TRIO) -> Table:
    return open_game(page, server.url + PLAY + address)


def item(page: Page, choice: str) -> Locator:
    return page.locator(f'[data-choice="hand:{choice}"]')


def new_constructo(page: Page, *, settle: bool, rounds: int = 2) -> None:
    """Fill in the dialog, without starting."""
    page.locator("#new").click()
    page.locator('[name="game"][value="constructo"]').check()
    page.locator(f'[name="rounds"][value="{rounds}"]').check()
    page.locator(f'[name="settle"][value="{"settle" if settle else "quick"}"]').check()


def play_round(table: Table) -> None:
    """Move where a base can be moved, else place one, until the round is over."""
    page = table.page
    for _ in range(60):
        if table.result:
            return
        lifted = page.locator("#board .space[data-lifts]")
        if lifted.count():
            source = lifted.first.get_attribute("data-space") or ""
            table.choose(source)
            table.choose(
                page.locator('#board .space[data-state="target"]').first.get_attribute("data-space")
                or ""
            )
            continue
        table.click('.hand-item[data-state="target"]:visible >> nth=0')
        table.choose(
            page.locator('#board .space[data-state="target"]').first.get_attribute("data-space")
            or ""
        )
    raise AssertionError("the round does not end")


def test_a_match_of_two_rounds_with_patterns_chosen(page: Page, server: SiteServer) -> None:
    table = open_constructo(page, server)
    new_constructo(page, settle=True)
    expect(page.locator('[name="setting-pattern"]').first).to_be_hidden()
    table.click("#new-game-start")
    expect(table.status).to_have_text("Yellow picks the pattern")
    expect(page.locator("#round")).to_have_text("Round 1 of 2")
    table.click('[data-answer="crown"]')
    expect(page.locator("#board .space")).to_have_count(9)
    expect(table.status).to_have_text("Yellow to move")
    play_round(table)
    expect(table.status).to_have_text(re.compile("wins the round|The round is drawn"))
    first = [float(text) for text in scores(page, ".player-score")]
    assert [float(text.removeprefix("Total ")) for text in scores(page, ".player-total")] == first
    assert not page.locator("#earlier a").count()
    moves = page.locator("#moves").inner_text()
    onward = page.locator('[data-end="next-round"]')
    expect(onward).to_be_visible()
    expect(page.locator("#next-round")).to_be_hidden()
    page.locator(".end-close").click()
    table.click("#next-round")
    expect(page.locator("#round")).to_have_text("Round 2 of 2")
    with page.expect_popup() as popup:
        page.locator("#earlier a").click()
    first_round = Table(popup.value).ready()
    expect(first_round.page.locator("#moves")).to_have_text(moves, use_inner_text=True)
    expect(first_round.status).to_have_text(re.compile("has won|draw"))
    expect(first_round.page.locator("#next-round")).to_be_hidden()
    popup.value.close()
    expect(table.status).to_have_text("Blue picks the pattern")
    table.click('[data-answer="arch"]')
    expect(table.status).to_have_text("Blue to move")
    expect(page.locator(".player").first).to_have_attribute("data-player", "blue")
    play_round(table)
    expect(table.status).to_have_text(re.compile("has won the match|The match is a draw"))
    second = [float(text) for text in scores(page, ".player-score")]
    totals = [float(text.removeprefix("Total ")) for text in scores(page, ".player-total")]
    assert totals == [first[1] + second[0], first[0] + second[1]]
    told = "Both rounds: Blue {:g} – {:g} Yellow.".format(*totals)
    expect(page.locator("#end-reason")).to_contain_text(told)
    expect(page.locator("#next-round")).to_be_hidden()
    expect(table.reload().status).to_have_text(re.compile("has won the match|is a draw"))


def scores(page: Page, selector: str) -> list[str]:
    return page.locator(selector).all_text_contents()


def test_bases_are_dragged_from_hand_and_board(page: Page, server: SiteServer) -> None:
    table = open_constructo(page, server)
    item(page, "S").drag_to(table.space("1"))
    expect_linked(page, "S1")
    item(page, "r").drag_to(table.space("2"))
    expect_linked(page, "S1 R2")
    expect(table.space("2")).to_have_attribute("aria-label", "2, blue ring.")
    expect(item(page, "r").locator(".hand-count")).to_have_text("2")
    # Dropped beside the board, nothing is done.
    item(page, "M").drag_to(page.locator(".brand"))
    expect(item(page, "M")).to_have_attribute("aria-pressed", "false")
    item(page, "M").drag_to(table.space("3"))
    expect_linked(page, "S1 R2 M3")
    table.space("2").drag_to(table.space("1"))
    expect_linked(page, "S1 R2 M3 2-1")
    expect(page.locator(".ghost")).to_have_count(0)
    expect(table.space("1")).to_have_attribute(
        "aria-label", re.compile("stack, from below: yellow small, blue ring")
    )


def test_a_base_that_was_dropped_may_be_dragged_again_at_once(
    page: Page, server: SiteServer
) -> None:
    open_constructo(page, server)
    base, tile = '[data-choice="hand:M"]', '#board [data-space="3"]'
    page.evaluate(POINT, [["pointerdown", base], ["pointermove", tile]])
    expect(item(page, "M")).to_have_attribute("aria-pressed", "true")
    again = [["pointerdown", base], ["pointermove", tile], ["pointerup", tile]]
    page.evaluate(POINT, [["pointerup", ".brand"], *again])
    expect_linked(page, "M3")


def test_a_refused_base_explains_itself(page: Page, server: SiteServer) -> None:
    table = open_constructo(page, server, TRIO + "&moves=S1")
    item(page, "m").click()
    expect(item(page, "m")).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".layer-over .goal")).to_have_count(2)
    table.space("1").click()
    expect(table.notice).to_contain_text("Tile 1 is taken")
    expect(table.notice).to_have_attribute("data-kind", "refused")
    expect(page.locator('.marks [href="#refused-hexagon"]')).to_have_count(1)
    expect(page.locator("#rule")).to_have_attribute("href", "rules/constructo.html#place")


def test_a_pattern_is_drawn_checked_and_played(page: Page, server: SiteServer) -> None:
    table = open_constructo(page, server)
    new_constructo(page, settle=False, rounds=1)
    page.locator(".draw").click()
    page.locator("#editor-clear").click()
    expect(page.locator("#editor .tile")).to_have_count(0)
    says, use = page.locator("#editor-says"), page.locator("#editor-use")
    expect(use).to_be_disabled()
    for place, tiles in (("2.2", 1), ("3.3", 2), ("2.4", 3), ("6.4", 4)):
        page.locator(f'#editor [data-space="{place}"]').click()
        expect(page.locator("#editor .tile")).to_have_count(tiles)
    expect(says).to_contain_text("do not hang together")
    expect(page.locator("#editor .tile-loose")).to_have_count(1)
    expect(use).to_be_disabled()
    page.locator('#editor [data-space="6.4"]').focus()
    page.keyboard.press("Enter")
    expect(says).to_have_text("3 tiles, which touch in 3 places. It can be played on.")
    expect(page.locator('#editor [data-space="6.4"]')).to_be_focused()
    use.click()
    expect(page.get_by_label("My own")).to_be_checked()
    table.click("#new-game-start")
    expect(page.locator("#board .space")).to_have_count(3)
    expect_settings(page, pattern="0.0+1.1+0.2", first="yellow")
    # Who has chosen one round gets one proposed.
    page.locator("#new").click()
    expect(page.locator('[name="rounds"][value="1"]')).to_be_checked()


def test_a_round_by_keyboard_alone(page: Page, server: SiteServer) -> None:
    table = open_constructo(page, server)
    for _ in range(20):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement?.dataset.space ?? ''"):
            break
    expect(table.space("2")).to_be_focused()
    table.press("s", "Enter")
    expect_linked(page, "S2")
    page.keyboard.press("Control+Home")
    expect(table.space("1")).to_be_focused()
    table.press("r")
    expect(table.space("1")).to_have_attribute("aria-label", "1, empty. Place the base here.")
    table.press("Enter")
    expect_linked(page, "S2 R1")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    expect(table.space("3")).to_be_focused()
    table.press("m", "Space")
    expect_linked(page, "S2 R1 M3")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    table.press("Enter")
    page.keyboard.press("ArrowDown")
    expect(table.space("2")).to_have_attribute(
        "aria-label", "2, yellow small base. Move the base here."
    )
    table.press("Enter")
    expect_linked(page, "S2 R1 M3 1-2")
