"""The puzzle page: solving by keyboard alone, wrong tries, hints, and what is kept."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.support.puzzle_files import puzzles_of
from tests.support.task_table import TaskTable, focus_board, puzzle_page, solve
from tools.build.server import SiteServer
from trilithon.games import GAMES
from trilithon.study.line import main_line, read_line

pytestmark = [pytest.mark.browser, pytest.mark.page("warm")]


def test_what_is_asked_is_not_heard_again_with_each_try(page: Page, server: SiteServer) -> None:
    puzzle = next(one for one in puzzles_of("consta") if one["position"].count("/") == 4)
    table = puzzle_page(page, server, f"consta/{puzzle['id']}")
    page.evaluate(
        """() => {
          window.heard = [];
          new MutationObserver((records) => {
            for (const { target } of records) {
              const { ariaLive } = target.closest("[role=status], [aria-live]");
              if (ariaLive !== "off") heard.push(target.id);
            }
          }).observe(document.querySelector("[role=status]:has(#task-place)"), {
            subtree: true,
            childList: true,
          });
        }"""
    )
    place = page.locator("#task-place")
    expect(place).to_contain_text("to move")
    consta = GAMES["consta"]
    position = consta.notation.read_position(puzzle["position"])
    legal = consta.rules.legal_moves(position)
    right = main_line(read_line(puzzle["line"]))[0]
    focus_board(page)
    moves = (consta.notation.write_move(position, move) for move in legal)
    table.answer(next(move for move in moves if move.startswith("2") and move != right))
    table.stands("wrong")
    expect(place).not_to_contain_text("to move")
    page.locator("#retry").press("Enter")
    table.stands("open")
    expect(place).to_contain_text("to move")
    assert page.evaluate("heard") == []
    page.locator("#next").press("Enter")
    expect(page).not_to_have_url(re.compile(puzzle["id"]))
    table.stands("open")
    assert "task-place" in page.evaluate("heard")


def test_puzzles_are_played_out_by_keyboard_alone(page: Page, server: SiteServer) -> None:
    puzzles = puzzles_of("consta")
    first = next(puzzle for puzzle in puzzles if puzzle["position"].count("/") == 4)
    table = puzzle_page(page, server, f"consta/{first['id']}")
    solved = page.locator("#solved")
    expect(solved).to_have_text(f"0 of {len(puzzles)} solved")
    side = (
        "Black"
        if GAMES["consta"].notation.read_position(first["position"]).ply % 2 == 0
        else "White"
    )
    place = page.locator("#task-place")
    rated = re.compile(rf"^{side} to move · \w+ · rating: {first['rating']}$")
    expect(place).to_have_text(rated)
    focus_board(page)
    solve(table, first)
    expect(page.locator("#verdict")).to_contain_text("is right")
    # How strong that is, and another puzzle near it.
    expect(solved).to_contain_text(f"1 of {len(puzzles)} solved your rating: ")
    expect(page.locator("#next")).to_be_focused()
    page.keyboard.press("Enter")
    table.stands("open")
    expect(page).not_to_have_url(re.compile(first["id"]))
    page.reload()
    expect(solved).to_contain_text(f"1 of {len(puzzles)} solved your rating: ")


@pytest.mark.usefixtures("hasty")
def test_a_wrong_try_is_refuted_on_the_board_to_the_end(page: Page, server: SiteServer) -> None:
    puzzle = next(one for one in puzzles_of("carteso") if not one["line"].startswith("pass"))
    table = puzzle_page(page, server, f"carteso/{puzzle['id']}")
    table.click('[data-option="pass"]').stands("wrong")
    expect(page.locator("#verdict")).to_contain_text("pass does not do it")
    expect(table.body).to_have_attribute("data-state", "ready")
    expect(page.locator("#verdict")).to_contain_text("You lost")
    page.locator("#retry").click()
    table.stands("open")
    expect(page.locator("#solved")).to_contain_text("0 of")
    # It comes again, but not at once.
    kept = page.evaluate("JSON.parse(localStorage['trilithon.learner']).cards.carteso")
    assert list(kept) == [puzzle["id"]]


@pytest.mark.usefixtures("hasty")
def test_an_option_after_a_wrong_try_begins_another_one(page: Page, server: SiteServer) -> None:
    puzzle = next(one for one in puzzles_of("carteso") if not one["line"].startswith("pass"))
    table = puzzle_page(page, server, f"carteso/{puzzle['id']}")
    pieces = table.pieces()
    black = page.locator('[data-option="colour:black"]')
    # At once: what follows a pass may end the game, and then there are no options any more.
    page.evaluate("""() => {
        const press = (option) => document.querySelector(`[data-option="${option}"]`).click();
        new MutationObserver((_, observer) => {
            if (document.body.dataset.standing !== "wrong") return;
            observer.disconnect();
            press("colour:black");
        }).observe(document.body, { attributes: true });
        press("pass");
    }""")
    table.stands("open")
    expect(black).to_have_attribute("aria-pressed", "true")
    assert table.pieces() == pieces


@pytest.mark.usefixtures("hasty")
def test_hints_come_before_the_solution_which_counts_for_nothing(
    page: Page, server: SiteServer
) -> None:
    puzzle = puzzles_of("consta")[0]
    table = puzzle_page(page, server, f"consta/{puzzle['id']}")
    hint = page.locator("#hint")
    hint.click()
    expect(page.locator("#verdict")).to_contain_text("Look here: ")
    # Whose turn it is stands there all the time.
    expect(page.locator("#status")).to_be_visible()
    hint.click()
    expect(page.locator("#verdict")).to_contain_text("It begins on")
    expect(hint).to_have_text("Solution")
    # The board has the focus until there is a next puzzle to go to.
    hint.press("Enter")
    expect(page.locator("#board [data-space]:focus")).to_have_count(1)
    # All the moves of it are shown, one after the other.
    table.stands("right")
    expect(page.locator("#next")).to_be_focused()
    assert puzzle["turns"] == 2
    first = main_line(read_line(puzzle["line"]))[0]
    expect(page.locator("#verdict")).to_contain_text(f"The solution: {first} → ")
    expect(page.locator("#solved")).to_contain_text("0 of")
    # And they can be looked into, one by one, where games are.
    page.locator("#analyse").click()
    expect(page.locator("#moves")).to_contain_text(first)
    expect(page.locator("#back-to-game")).to_be_hidden()
    page.locator("#jump-previous").click()
    expect(page.locator("#jump-next")).to_be_enabled()


def test_puzzles_are_chosen_by_game_difficulty_and_theme(page: Page, server: SiteServer) -> None:
    table = puzzle_page(page, server, "consta")
    puzzles = puzzles_of("constructo")
    ratings = [puzzle["rating"] for puzzle in puzzles]
    hard = [
        puzzle
        for puzzle in puzzles
        if sum(rating < puzzle["rating"] for rating in ratings) * 3 >= 2 * len(ratings)
    ]
    page.get_by_role("link", name="Constructo").click()
    choice = page.get_by_role("combobox", name="Difficulty or theme")
    choice.select_option("Hard")
    expect(page.locator("#solved")).to_have_text(f"0 of {len(hard)} solved")
    expect(page.locator("#puzzle option")).to_have_count(len(hard))
    page.locator("#puzzle").select_option(hard[1]["id"])
    page.wait_for_url(f"**/puzzles.html#constructo/{hard[1]['id']}")
    table.stands("open")
    page.locator("#back").click()
    page.wait_for_url(f"**/puzzles.html#constructo/{hard[0]['id']}")
    choice.select_option("gaining a turn")
    tempo = [puzzle for puzzle in puzzles if "tempo" in puzzle["themes"]]
    expect(page.locator("#solved")).to_have_text(f"0 of {len(tempo)} solved")


@pytest.mark.parametrize("size", [(360, 740), (1440, 900)])
@pytest.mark.parametrize("language", ["en", "es"])
def test_all_is_in_sight(
    page: Page, server: SiteServer, size: tuple[int, int], language: str
) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    for game in GAMES:
        last = puzzles_of(game)[-1]["id"]
        page.goto(f"{server.url}puzzles.html?lang={language}#{game}/{last}")
        expect(page.locator("#puzzle")).to_have_value(last)
        TaskTable(page).stands("open")
        for _ in range(2):
            page.locator("#hint").click()
        expect(page.locator("#verdict")).not_to_be_empty()
        shown = "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
        assert tuple(page.evaluate(shown)) == size
        box = page.locator("#next").bounding_box()
        assert box is not None
        assert box["x"] + box["width"] <= size[0]


@pytest.mark.parametrize("language", ["en", "es"])
def test_before_there_are_mistakes_it_is_told_what_will_be_there(
    page: Page, server: SiteServer, language: str
) -> None:
    page.goto(f"{server.url}puzzles.html?lang={language}#carteso/own")
    told = {"en": "Analyse the game", "es": "Analizar la partida"}
    expect(page.locator("#task-text")).to_contain_text(told[language])
    expect(page.locator("#board")).to_be_hidden()
    page.locator("#grade").select_option("0")
    TaskTable(page).stands("open")
    expect(page.locator("#board")).to_be_visible()


@pytest.mark.parametrize(("game", "part"), [("carteso", "#options"), ("constructo", ".hand")])
@pytest.mark.parametrize("low", [(740, 360), (720, 450)])
def test_on_a_low_screen_the_page_scrolls_to_all_that_a_move_is_made_of(
    page: Page, server: SiteServer, game: str, part: str, low: tuple[int, int]
) -> None:
    width, height = low
    page.set_viewport_size({"width": width, "height": height})
    puzzle_page(page, server, game)
    buttons = page.locator(f"{part} button")
    for button in buttons.all():
        button.scroll_into_view_if_needed()
        box = button.bounding_box()
        assert box
        assert box["x"] + box["width"] <= width
        assert box["y"] + box["height"] <= height
    inner = "element => element.scrollHeight - element.clientHeight"
    assert page.locator("#says").evaluate(inner) <= 0
