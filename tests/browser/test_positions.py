"""Positions set up on the page, and played from."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.support.lost_engine import LOSE, lose_at
from tests.support.table import PLAY, Table, expect_linked, open_game, open_table
from tools.build.server import SiteServer

pytestmark = [pytest.mark.browser, pytest.mark.page("shared")]

CARTESO = "#v=0&game=carteso&size=5&komi=0.5"
TRIO = "#v=0&game=constructo&pattern=0.0%2B1.1%2B0.2&first=yellow"


def open_at(page: Page, server: SiteServer, address: str) -> Table:
    return open_game(page, server.url + PLAY + address)


class Paper:
    """The dialog in which a position is set up."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.says = page.locator("#editor-says")
        self.text = page.locator("#editor-text")
        self.use = page.locator("#editor-use")
        self.marked = page.locator('#editor .marks [data-key^="refused"]')

    def space(self, name: str) -> Locator:
        return self.page.locator(f'#editor [data-space="{name}"]')

    def take(self, tool: str) -> Paper:
        self.page.locator(f'#editor-tools input[value="{tool}"]').check()
        return self

    def put(self, tool: str, *names: str) -> Paper:
        self.take(tool)
        for name in names:
            before = self.text.input_value()
            self.space(name).click()
            expect(self.text).not_to_have_value(before)
        return self

    def play(self, **seats: str) -> None:
        """Use the position, and let these play."""
        self.use.click()
        for player, seat in seats.items():
            self.page.locator(f'#seating [name="seat-{player}"]').select_option(seat)
        self.page.locator("#seating-start").click()


def set_up(page: Page) -> Paper:
    page.locator("#tools-open").click()
    page.locator("#set-up").click()
    paper = Paper(page)
    # Spaces may be there from the last time.
    expect(paper.text).not_to_have_value("")
    return paper


def test_a_position_of_consta_by_keyboard_alone(page: Page, server: SiteServer) -> None:
    table = open_table(page, server.url)
    page.locator("#tools-open").focus()
    page.keyboard.press("Enter")
    page.locator("#set-up").focus()
    page.keyboard.press("Enter")
    paper = Paper(page)
    expect(paper.text).to_have_value("5/5/5/5/5 b 1")
    expect(page.locator("#editor-tools input:checked")).to_be_focused()
    assert page.locator("#editor").evaluate("dialog => dialog.scrollTop") == 0
    paper.space("c3").focus()
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    expect(paper.text).to_have_value("5/5/2b2/5/5 b 3")
    expect(paper.space("c3")).to_have_attribute("aria-label", re.compile("c3, black stone"))
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("3")
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    expect(paper.space("d3")).to_be_focused()
    page.keyboard.press("Space")
    expect(paper.text).to_have_value("5/2wb1/2bw1/5/5 b 5")
    expect(paper.says).to_have_text("There is a crosscut of equal ranks at c3.")
    expect(paper.marked).to_have_count(4)
    expect(paper.use).to_be_disabled()
    page.keyboard.press("4")
    page.keyboard.press("Enter")
    expect(paper.says).to_have_text("This position can stand. Black to move.")
    expect(paper.marked).to_have_count(0)
    paper.use.focus()
    page.keyboard.press("Enter")
    page.locator('#seating [name="seat-black"]').select_option("computer 1")
    page.locator("#seating-start").focus()
    before = table.revision
    page.keyboard.press("Enter")
    expect(table.body).not_to_have_attribute("data-revision", before)
    expect(table.moves).to_have_count(1)
    expect(table.status).to_have_text("Your move")
    expect(table.ready().space("d3")).to_have_attribute("aria-label", re.compile("white stack"))


def test_a_position_of_carteso_with_its_claims(page: Page, server: SiteServer) -> None:
    table = open_at(page, server, CARTESO + "&moves=Bc3")
    paper = set_up(page)
    expect(paper.text).to_have_value("5/5/2b2/5/5 H - 0 0.5")
    page.locator("#editor-clear").click()
    expect(paper.text).to_have_value("5/5/5/5/5 V - 0 0.5")
    paper.put("white", "a2", "b1").put("black", "a1")
    expect(paper.says).to_contain_text("The square group at a1 counts as claimed by Vertical")
    paper.take("claim-horizontal").space("b1").click()
    expect(paper.says).to_have_text("The group at b1 is claimed, but it is not finished.")
    expect(paper.use).to_be_enabled()
    paper.put("claim-horizontal", "a1")
    expect(paper.text).to_have_value("5/5/5/w4/bw3 V a1H 0 0.5")
    page.locator("#editor-undo").click()
    expect(paper.text).to_have_value("5/5/5/w4/bw3 V a1V 0 0.5")
    editor = page.locator("#editor")
    editor.get_by_label("With the button").check()
    expect(paper.says).to_contain_text("with the button it must be a whole number")
    expect(paper.use).to_be_disabled()
    editor.get_by_label("Komi", exact=True).fill("2")
    editor.get_by_label("Komi", exact=True).press("Tab")
    expect(paper.text).to_have_value("5/5/5/w4/bw3 V a1V 0 2 -")
    paper.play(vertical="human", horizontal="computer 1")
    table.choose("c3").press("b")
    expect(table.moves).to_have_count(2)


def test_a_position_as_text_is_judged_while_it_is_typed(page: Page, server: SiteServer) -> None:
    table = open_at(page, server, CARTESO)
    paper = set_up(page)
    paper.text.fill("3/w2/bw1 V - 0 0.5")
    expect(paper.says).to_have_text("The group at a1 is finished, but nobody has claimed it.")
    expect(page.locator("#editor .space")).to_have_count(9)
    expect(paper.marked).to_have_count(1)
    paper.text.fill("3/w2/bw V")
    expect(paper.says).to_contain_text("this one has 2")
    expect(page.locator("#editor .space")).to_have_count(9)
    expect(paper.text).to_have_value("3/w2/bw V")
    paper.text.fill("3/w2/bw1 H a1V 1 0.5")
    expect(paper.says).to_contain_text("This position can stand. Horizontal to move.")
    paper.play(vertical="human", horizontal="human")
    expect(table.status).to_have_text("Horizontal to move")
    expect(page.locator("#board .space")).to_have_count(9)
    expect(table.reload().status).to_have_text("Horizontal to move")


def test_a_position_of_constructo_on_a_pattern_drawn_for_it(page: Page, server: SiteServer) -> None:
    table = open_at(page, server, "#v=0&game=constructo")
    paper = set_up(page)
    page.locator("#editor-switches .draw").click()
    expect(page.locator("#editor-title")).to_have_text("Draw a pattern")
    expect(page.locator("#editor .tile")).to_have_count(9)
    page.locator("#editor-clear").click()
    expect(page.locator("#editor .tile")).to_have_count(0)
    for place, tiles in (("2.2", 1), ("3.3", 2), ("2.4", 3)):
        paper.space(place).click()
        expect(page.locator("#editor .tile")).to_have_count(tiles)
    paper.use.click()
    expect(page.locator("#editor-title")).to_have_text("Set up a position")
    expect(paper.text).to_have_value("0.0+1.1+0.2 -/-/- y")
    paper.put("yellow-ring", "1").put("blue-ring", "1")
    expect(paper.says).to_have_text("Tile 1 (Rr) is a stack that no moves can build.")
    expect(paper.marked).to_have_count(1)
    paper.put("blue-ring", "1").put("blue-medium", "1")
    expect(page.locator('[data-tool="blue-medium"] .tool-count')).to_have_text("2")
    page.locator("#editor-switches").get_by_label("Blue").check()
    expect(paper.text).to_have_value("0.0+1.1+0.2 Rm/-/- b")
    paper.play(yellow="computer 1", blue="human")
    expect(table.status).to_have_text("Your move")
    table.press("s").choose("3")
    expect(table.moves).to_have_count(2)
    expect(table.moves.first).to_contain_text("S3")


def test_what_is_left_undone_changes_nothing(page: Page, server: SiteServer) -> None:
    table = open_table(page, server.url)
    table.choose("c3")
    paper = set_up(page)
    paper.put("white", "a1")
    page.keyboard.press("Escape")
    expect(page.locator("#editor")).to_be_hidden()
    paper = set_up(page)
    expect(paper.text).to_have_value("5/5/2b2/5/5 w 2")
    paper.use.click()
    page.locator("#seating-cancel").click()
    expect_linked(page, "c3")
    expect(table.moves).to_have_count(1)


def test_the_computer_plays_on_from_the_middle_of_a_game(page: Page, server: SiteServer) -> None:
    table = open_table(page, server.url)
    table.choose("c3", "b2", "d4").press("ArrowLeft", "ArrowLeft")
    table.press("ArrowRight")
    page.locator("#tools-open").click()
    page.locator("#play-from-here").click()
    expect(page.locator('#seating [name="seat-black"]')).to_have_value("computer 5")
    page.locator('#seating [name="seat-black"]').select_option("human")
    page.locator('#seating [name="seat-white"]').select_option("computer 1")
    table.click("#seating-start")
    expect(table.status).to_have_text("Your move")
    expect(page.locator('.player[data-player="white"] select')).to_have_value("computer 1")
    # Who goes on from here again means the same opponent.
    page.locator("#tools-open").click()
    page.locator("#play-from-here").click()
    expect(page.locator('#seating [name="seat-white"]')).to_have_value("computer 1")
    page.locator("#seating-cancel").click()


SPOIL = """() => {
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (text) {
    if (text.includes('"sketch"')) Worker.prototype.postMessage = post;
    post.call(this, text.replace('"what":"position"', '"what":"nothing"'));
  };
}"""


def test_what_is_wrong_with_a_drawing_is_told_in_its_dialog(page: Page, server: SiteServer) -> None:
    open_at(page, server, CARTESO)
    page.evaluate(SPOIL)
    page.locator("#tools-open").click()
    page.locator("#set-up").click()
    paper = Paper(page)
    expect(paper.says).to_have_text("Nothing of that kind is drawn for carteso.")
    expect(paper.says).to_have_attribute("data-kind", "refused")
    page.keyboard.press("Escape")
    set_up(page).put("black", "b2")


@pytest.mark.parametrize(("address", "tools"), [(CARTESO, 5), (TRIO, 7)])
def test_the_whole_board_is_in_sight_on_a_phones_side(
    page: Page, server: SiteServer, address: str, tools: int
) -> None:
    page.set_viewport_size({"width": 740, "height": 360})
    open_at(page, server, address)
    page.locator("#tools-open").click()
    page.locator("#set-up").click()
    pieces = page.locator("#editor-tools .tool")
    expect(pieces).to_have_count(tools)
    says = page.locator("#editor-says")
    for shown in (says, *pieces.all(), *page.locator("#editor [data-space]").all()):
        expect(shown).to_be_in_viewport(ratio=1)
    # All of it stays there while one looks at what else a position has.
    page.locator("#editor-text").scroll_into_view_if_needed()
    for space in page.locator("#editor [data-space]").all():
        expect(space).to_be_in_viewport(ratio=1)


@pytest.mark.page("warm")
def test_a_drawing_goes_on_with_another_engine_where_one_is_lost_at_it(
    page: Page, server: SiteServer
) -> None:
    page.add_init_script(LOSE)
    open_at(page, server, CARTESO)
    paper = set_up(page)
    lose_at(page, "sketch")
    paper.put("black", "b2").put("white", "c3")


# What is typed, and used before it was read.
_TYPE_AND_USE = """text => {
  const field = document.getElementById("editor-text");
  field.value = text;
  field.dispatchEvent(new InputEvent("input"));
  document.getElementById("editor-use").click();
}"""


def test_what_was_typed_is_used_however_quickly(page: Page, server: SiteServer) -> None:
    table = open_at(page, server, TRIO)
    paper = set_up(page)
    page.locator("#editor-switches .draw").click()
    expect(page.locator("#editor-title")).to_have_text("Draw a pattern")
    expect(paper.use).to_be_enabled()
    page.evaluate(_TYPE_AND_USE, "0.0+1.1+0.2+1.3")
    # It is for the position on that pattern, which stays to be drawn.
    expect(page.locator("#editor-title")).to_have_text("Set up a position")
    expect(page.locator("#editor .tile")).to_have_count(4)
    expect(paper.text).to_have_value("0.0+1.1+0.2+1.3 -/-/-/- y")
    page.evaluate(_TYPE_AND_USE, "0.0+1.1+0.2+1.3 nonsense y")
    expect(page.locator("#editor-text")).to_have_attribute("aria-invalid", "true")
    expect(page.locator("#seating")).to_be_hidden()
    paper.text.fill("0.0+1.1+0.2+1.3 -/-/-/- b")
    paper.use.click()
    page.locator("#seating-start").click()
    expect(page.locator("#board .tile")).to_have_count(4)
    expect(table.status).to_have_text("Blue to move")
