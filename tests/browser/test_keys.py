"""The game by keys: commands to hear, moves that are typed, the focus, and the list of all keys."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.support.table import PLAY, Table, open_game, open_table
from tools.build.server import SiteServer

pytestmark = [pytest.mark.browser, pytest.mark.page("shared")]


def test_a_game_is_played_and_heard_by_keys(page: Page, server: SiteServer) -> None:
    table = open_table(page, server.url)
    heard, keyboard = page.locator("#announcement"), page.keyboard
    keyboard.press("l")
    expect(table.notice).to_have_text("No move has been made yet.")
    keyboard.press("n")
    field, problem = page.locator("#notation-move"), page.locator("#notation-problem")
    expect(field).to_be_focused()
    expect(page.locator("#notation-count")).to_have_text("25 legal moves.")
    keyboard.type("k9")
    keyboard.press("Enter")
    expect(problem).to_have_text("k9 is not on a board of size 5.")
    field.fill("zz")
    keyboard.press("Enter")
    expect(problem).to_have_text("“zz” is not a move. Write f6, e5,g7, 2d4 or pass.")
    field.fill("C3")
    expect(page.locator("#notation-list button")).to_have_text(["c3"])
    expect(page.locator("#notation-count")).to_have_text("1 of 25 legal moves begin like this.")
    keyboard.press("Enter")
    expect(page.locator("#notation")).to_be_hidden()
    expect(heard).to_have_text("Black played c3")
    keyboard.press("c")
    expect(table.notice).to_have_text("White has 300 legal moves.")
    keyboard.press("l")
    expect(table.notice).to_have_text("Move 1: Black played c3.")
    before = page.locator("#notice").evaluate("notice => notice.textContent")
    keyboard.press("l")
    # Said twice, it is heard twice.
    expect(table.notice).to_have_text("Move 1: Black played c3.")
    assert page.locator("#notice").evaluate("notice => notice.textContent") != before
    keyboard.press("o")
    expect(table.notice).to_have_text("This game has no points. White to move")
    keyboard.press("e")
    expect(table.notice).to_have_text("The analysis is off.")
    keyboard.press("a")
    expect(page.locator("#analysis-lines li").first).to_be_visible()
    keyboard.press("e")
    expect(table.notice).to_contain_text("Best move:")


def test_the_moves_that_can_be_typed_are_one_stop_with_rows(page: Page, server: SiteServer) -> None:
    open_table(page, server.url)
    page.keyboard.press("n")
    expect(page.locator("#notation-list button")).to_have_count(25)
    rows = page.locator("#notation-list button").evaluate_all(_ROWS)
    # One below the other, in rows of the same length.
    assert [row["lefts"] for row in rows[:-1]] == [rows[0]["lefts"]] * (len(rows) - 1)
    across, down = rows[0]["moves"][1], rows[1]["moves"][1]
    for key, focused in (
        ("Tab", rows[0]["moves"][0]),
        ("ArrowRight", across),
        ("ArrowDown", down),
        ("ArrowUp", across),
        ("End", rows[-1]["moves"][-1]),
        ("ArrowRight", rows[-1]["moves"][-1]),
        ("Home", rows[0]["moves"][0]),
        ("ArrowRight", across),
    ):
        page.keyboard.press(key)
        expect(page.locator(f'#notation-list [data-move="{focused}"]')).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.locator("#notation").get_by_role("button", name="Cancel")).to_be_focused()
    # Whoever comes back finds the move that was left.
    page.keyboard.press("Shift+Tab")
    expect(page.locator(f'#notation-list [data-move="{across}"]')).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#announcement")).to_have_text(f"Black played {across}")


def test_the_key_that_a_button_tells_of_presses_it(page: Page, server: SiteServer) -> None:
    # Where the letter of a base is a key too.
    open_game(page, f"{server.url}{PLAY}#v=0&game=constructo&pattern=arch")
    study = page.locator("#study")
    key = study.get_attribute("aria-keyshortcuts") or ""
    page.keyboard.press(key)
    expect(study).to_have_attribute("aria-pressed", "true")
    expect(page.locator("#analysis-lines li").first).to_be_visible()
    page.keyboard.press(key)
    expect(study).to_have_attribute("aria-pressed", "false")


# The rows of a list, with the moves in each and where they begin.
_ROWS = """(buttons) => {
  const rows = new Map();
  for (const button of buttons) {
    const { left, top } = button.getBoundingClientRect();
    const row = rows.get(top) ?? { moves: [], lefts: [] };
    row.moves.push(button.dataset.move);
    row.lefts.push(left);
    rows.set(top, row);
  }
  return [...rows.values()];
}"""


def test_a_key_right_after_a_dialog_is_heard(page: Page, server: SiteServer) -> None:
    table = open_table(page, server.url)
    page.keyboard.press("n")
    expect(page.locator("#notation-move")).to_be_focused()
    # The next key comes before the page is painted again.
    page.evaluate(
        """() => {
            document.querySelector("#notation").close();
            const key = new KeyboardEvent("keydown", { key: "l", bubbles: true });
            document.activeElement.dispatchEvent(key);
        }"""
    )
    expect(table.notice).to_have_text("No move has been made yet.")


def test_a_move_that_has_the_focus_stays_in_sight_when_study_takes_room_from_the_list(
    page: Page, server: SiteServer
) -> None:
    page.set_viewport_size({"width": 1280, "height": 800})
    stones = [f"B{column}{row}" for row in (1, 3, 5, 7) for column in "abcdefgh"]
    open_game(page, f"{server.url}{PLAY}#v=0&game=carteso&size=9&moves={'.'.join(stones)}")
    early = page.locator("#moves button").nth(1)
    early.focus()
    expect(early).to_be_in_viewport(ratio=1)
    page.keyboard.press("a")
    expect(page.locator("#analysis-lines li")).to_have_count(3)
    expect(early).to_be_in_viewport(ratio=1)
    expect(early).to_be_focused()


def test_the_list_of_keys_binds_and_tells_them(page: Page, server: SiteServer) -> None:
    table = open_table(page, server.url).choose("c3")
    dialog, keyboard = page.locator("#keys"), page.keyboard
    keyboard.press("?")
    expect(dialog).to_be_visible()
    keys = dialog.locator("kbd").all_text_contents()
    assert {"?", "N", "L", "A", "T", "C", "←", "Ctrl + End", "Esc"} <= set(keys)
    dialog.get_by_role("button", name="The last move L").click()
    expect(dialog).to_be_hidden()
    expect(table.notice).to_have_text("Move 1: Black played c3.")
    # Single characters can be turned off, for those who speak to their device.
    keyboard.press("?")
    dialog.locator("#single-keys").uncheck()
    keyboard.press("Escape")
    keyboard.press("c")
    keyboard.press("?")
    expect(dialog).to_be_hidden()
    table.press("ArrowLeft")
    expect(table.notice).not_to_contain_text("legal moves")
    page.reload()
    table.ready()
    page.locator("#settings-open").click()
    page.locator("#keys-open").click()
    expect(dialog.locator("#single-keys")).not_to_be_checked()
    dialog.locator("#single-keys").check()
    keyboard.press("Escape")
    keyboard.press("c")
    expect(table.notice).to_contain_text("legal moves")


def test_the_outline_of_a_move_that_has_the_focus_is_whole(page: Page, server: SiteServer) -> None:
    table = open_game(page, f"{server.url}{PLAY}#v=0&game=consta&size=5&moves=c3.a1,a5")
    table.press("Home")
    first = page.locator("#moves button").first
    page.locator("#jump-last").focus()
    page.keyboard.press("Tab")
    expect(first).to_be_focused()
    # The list cuts what reaches beyond it.
    cut = """move => {
      const { outlineWidth, outlineOffset } = getComputedStyle(move);
      const reach = parseFloat(outlineWidth) + parseFloat(outlineOffset);
      const [list, box] = [move.closest("ol"), move].map((one) => one.getBoundingClientRect());
      return list.top > box.top - reach;
    }"""
    assert not first.evaluate(cut)


_CUT = """it => {
  const { outlineWidth, outlineOffset } = getComputedStyle(it);
  const reach = parseFloat(outlineWidth) + parseFloat(outlineOffset);
  const box = it.getBoundingClientRect();
  let cut = 0;
  for (let around = it.parentElement; around !== document.body; around = around.parentElement) {
    if (getComputedStyle(around).overflow === "visible") continue;
    const { left, right, top, bottom } = around.getBoundingClientRect();
    cut = Math.max(cut, left - box.left, top - box.top, box.right - right, box.bottom - bottom);
  }
  return cut + reach;
}"""


@pytest.mark.parametrize(
    "page_of", [f"{PLAY}#v=0&game=carteso&size=5&moves=Bc3", "learn.html#carteso/many"]
)
def test_the_outline_of_what_is_said_and_can_be_done_is_whole(
    page: Page, server: SiteServer, page_of: str
) -> None:
    page.goto(f"{server.url}{page_of}")
    table = Table(page).ready()
    rule = page.locator("#rule")
    for name in ("colour:black", "pass"):
        button = table.offered(name)
        button.focus()
        assert button.evaluate(_CUT) <= 0
    if rule.is_visible():
        rule.focus()
        assert rule.evaluate(_CUT) <= 0
