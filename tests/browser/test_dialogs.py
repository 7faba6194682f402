"""Dialogs, whose scripts are fetched when they are first opened."""

import pytest
from playwright.sync_api import Page, expect

from tests.support.lost_engine import LOSE, lose_at
from tests.support.table import PLAY, Table, open_table
from tests.support.waiting import wait_within
from tests.support.watch import Watch
from tools.build.server import SiteServer

pytestmark = [pytest.mark.browser, pytest.mark.page("warm")]


def _opened(page: Page, server: SiteServer) -> Table:
    page.goto(server.url + PLAY)
    return Table(page).ready()


def test_no_dialog_is_fetched_before_it_is_opened(page: Page, server: SiteServer) -> None:
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url))
    _opened(page, server)
    assert not [url for url in fetched if "/dialogs/" in url]
    with page.expect_request("**/dialogs/new-game.js"):
        page.locator("#new").click()
    expect(page.locator("#new-game")).to_be_visible()


@pytest.mark.usefixtures("hasty")
def test_who_cannot_fetch_a_dialog_is_told_and_may_try_again(
    page: Page, server: SiteServer, watch: Watch
) -> None:
    _opened(page, server)
    page.route("**/dialogs/games.js", lambda route: route.abort())
    page.locator("#games-open").click()
    banner = page.locator("#dialog-missing")
    expect(banner).to_contain_text("could not be fetched")
    banner.get_by_role("button", name="Try again").click()
    expect(banner).to_be_visible()
    page.unroute("**/dialogs/games.js")
    banner.get_by_role("button", name="Try again").click()
    games, again = page.locator("#games"), banner.get_by_role("button", name="Load it again")
    expect(games.or_(again).locator("visible=true")).to_have_count(1)
    # Some versions of Chromium, as Firefox, import no script that once did not come.
    if again.is_visible():
        again.click()
        Table(page).ready()
        page.locator("#games-open").click()
    expect(games).to_be_visible()
    expect(banner).to_have_count(0)
    watch.problems.clear()


def test_what_a_dialog_cannot_fetch_is_told_within_it(
    page: Page, server: SiteServer, watch: Watch
) -> None:
    page.goto(f"{server.url}{PLAY}#v=0&game=constructo")
    Table(page).ready()
    page.locator("#new").click()
    dialog = page.locator("#new-game")
    draw = dialog.get_by_role("button", name="Draw").first
    page.route("**/dialogs/editor.js", lambda route: route.abort())
    draw.click()
    banner = dialog.locator("#dialog-missing")
    expect(banner).to_be_visible()
    banner.get_by_role("button", name="Close").click()
    expect(banner).to_have_count(0)
    page.unroute("**/dialogs/editor.js")
    draw.click()
    editor, again = page.locator("#editor"), banner.get_by_role("button", name="Load it again")
    expect(editor.or_(again).locator("visible=true")).to_have_count(1)
    watch.problems.clear()


def test_who_plays_is_in_sight_and_a_handicap_is_one_line_below(
    page: Page, server: SiteServer
) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    _opened(page, server)
    page.locator("#new").click()
    black, white = page.locator('[name="seat-black"]'), page.locator('[name="seat-white"]')
    handicap = page.locator('[name="handicap"]')
    expect(handicap).to_be_in_viewport(ratio=1)
    expect(handicap.locator("option:checked")).to_have_text("None")
    expect(page.locator(".handicap .lead")).to_be_hidden()
    buttons = page.locator("#new-game .dialog-buttons").bounding_box()
    assert buttons is not None
    heights = []
    for field in (black, white, handicap):
        box = field.bounding_box()
        assert box is not None
        heights.append(box["y"])
        assert box["y"] + box["height"] < buttons["y"]
    assert heights == sorted(heights)
    handicap.focus()
    page.keyboard.press("ArrowDown")
    expect(handicap).to_have_value("2")
    expect(page.locator(".handicap .lead")).to_be_in_viewport(ratio=1)
    white.select_option("remote")
    expect(handicap).to_have_value("2")


def test_who_plays_and_with_what_time_stays_when_another_game_is_chosen(
    page: Page, server: SiteServer
) -> None:
    _opened(page, server)
    page.locator("#new").click()
    dialog = page.locator("#new-game")
    dialog.locator('[name="seat-white"]').select_option("computer 8")
    dialog.locator('[name="name-black"]').fill("Ada")
    dialog.locator('[name="clock"]').check()
    dialog.locator('[name="minutes-black"]').fill("3")
    dialog.locator('[name="increment-black"]').fill("2")
    # Constructo has six levels.
    for game, one, other, level in (
        ("carteso", "vertical", "horizontal", 8),
        ("constructo", "yellow", "blue", 6),
    ):
        dialog.locator(f'[name="game"][value="{game}"]').check()
        expect(dialog.locator(f'[name="seat-{one}"]')).to_have_value("human")
        expect(dialog.locator(f'[name="seat-{other}"]')).to_have_value(f"computer {level}")
        expect(dialog.locator(f'[name="name-{one}"]')).to_have_value("Ada")
        expect(dialog.locator('[name="clock"]')).to_be_checked()
        expect(dialog.locator(f'[name="minutes-{one}"]')).to_have_value("3")
        expect(dialog.locator(f'[name="increment-{one}"]')).to_have_value("2")
    # Where it was not begun, the next one is as the game on the board.
    dialog.locator("#new-game-cancel").click()
    page.locator("#new").click()
    expect(dialog.locator('[name="seat-white"]')).to_have_value("human")
    expect(dialog.locator('[name="name-black"]')).to_have_value("")


def test_whose_name_is_asked_for_is_heard(page: Page, server: SiteServer) -> None:
    _opened(page, server)
    page.locator("#new").click()
    dialog = page.locator("#new-game")
    dialog.get_by_role("group", name="White").get_by_label("Name").fill("Ada")
    expect(dialog.locator('[name="name-white"]')).to_have_value("Ada")


def test_the_keyboard_stays_where_it_was_when_the_fields_are_those_of_another_game(
    page: Page, server: SiteServer
) -> None:
    _opened(page, server)
    page.locator("#new").click()
    keyboard, games = page.keyboard, page.locator('#new-game [name="game"]')
    expect(games.first).to_be_focused()
    for index in (1, 2):
        keyboard.press("ArrowRight")
        expect(games.nth(index)).to_be_checked()
        expect(games.nth(index)).to_be_focused()
    # So it is with a pattern that was drawn.
    draw = page.locator("#new-game").get_by_role("button", name="Draw")
    draw.press("Enter")
    page.locator('#editor-board [data-space="7.7"]').click()
    expect(page.locator("#editor-says")).to_contain_text("10 tiles")
    page.locator("#editor-use").press("Enter")
    expect(page.locator('[name="setting-pattern"]')).to_have_count(4)
    expect(draw).to_be_focused()


def test_the_buttons_cast_a_shade_where_more_lies_behind_them(
    page: Page, server: SiteServer
) -> None:
    page.set_viewport_size({"width": 740, "height": 360})
    _opened(page, server)
    if not page.evaluate("CSS.supports('container-type', 'scroll-state')"):
        pytest.skip("this browser does not tell style sheets that there is more to scroll to")
    page.locator("#new").click()
    buttons = page.locator("#new-game .dialog-buttons")
    shaded = 'getComputedStyle(element, "::before").backgroundImage.includes(" / 0.24")'
    wait_within(buttons, shaded)
    page.locator("#new-game").evaluate("dialog => dialog.scrollTo(0, dialog.scrollHeight)")
    wait_within(buttons, f"!({shaded})")


def test_a_new_game_that_was_lost_with_an_engine_can_be_started_again(
    page: Page, server: SiteServer
) -> None:
    page.add_init_script(LOSE)
    table = open_table(page, server.url).new_game(5).choose("c3").kept()
    page.locator("#new").click()
    lose_at(page, "new")
    page.locator("#new-game-start").click()
    expect(table.notice).to_contain_text("has been started again")
    table.ready()
    dialog = page.locator("#new-game")
    expect(dialog).to_be_visible()
    page.locator("#new-game-start").click()
    expect(dialog).to_be_hidden()
    expect(table.moves).to_have_count(0)
