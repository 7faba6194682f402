"""The puzzle page: solving by keyboard alone, wrong tries, hints, and what is kept."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

from tests.support.task_table import TaskTable
from tools.build.paths import WEB
from tools.build.server import SiteServer
from trilithon.games import GAMES
from trilithon.study.puzzles.maker import Puzzle

pytestmark = [pytest.mark.browser, pytest.mark.page("warm")]


def read(game: str) -> list[Puzzle]:
    path = WEB / "puzzles" / f"{game}.json"
    puzzles: list[Puzzle] = json.loads(path.read_text(encoding="utf-8"))
    return puzzles


def puzzle_page(page: Page, server: SiteServer, wanted: str) -> TaskTable:
    page.goto(f"{server.url}puzzles.html#{wanted}")
    return TaskTable(page).stands("open")


def test_puzzles_solved_by_keyboard_alone(page: Page, server: SiteServer) -> None:
    table = puzzle_page(page, server, "consta")
    first, second, *_ = read("consta")
    while page.locator("#board [data-space]:focus").count() == 0:
        page.keyboard.press("Tab")
    for number, puzzle in enumerate((first, second), start=1):
        table.stands("open")
        expect(page.locator("#task-name")).to_have_text(f"Puzzle {number}")
        table.answer(puzzle["right"][0])
        table.stands("right")
        expect(page.locator("#solved")).to_have_text(f"{number} of {len(read('consta'))} solved")
        expect(page.locator("#next")).to_be_focused()
        page.keyboard.press("Enter")
    table.stands("open")
    page.reload()
    expect(page.locator("#solved")).to_have_text(f"2 of {len(read('consta'))} solved")


def test_a_wrong_try_is_refuted_on_the_board_to_the_end(page: Page, server: SiteServer) -> None:
    puzzle = next(one for one in read("carteso") if "pass" not in one["right"])
    table = puzzle_page(page, server, f"carteso/{puzzle['id']}")
    table.click('[data-option="pass"]').stands("wrong")
    expect(page.locator("#verdict")).to_contain_text("pass does not do it")
    expect(table.body).to_have_attribute("data-state", "ready")
    expect(page.locator("#verdict")).to_contain_text("has won", timeout=60_000)
    page.locator("#retry").click()
    table.stands("open")
    expect(page.locator("#solved")).to_contain_text("0 of")


def test_hints_come_before_the_solution_which_counts_for_nothing(
    page: Page, server: SiteServer
) -> None:
    table = puzzle_page(page, server, f"consta/{read('consta')[0]['id']}")
    hint = page.locator("#hint")
    hint.click()
    expect(page.locator("#verdict")).to_have_text("Look here.")
    # Whose turn it is stands there all the time.
    expect(page.locator("#status")).to_be_visible()
    hint.click()
    expect(page.locator("#verdict")).to_contain_text("It begins on")
    expect(hint).to_have_text("Solution")
    hint.click()
    table.stands("right")
    expect(page.locator("#verdict")).to_contain_text("is the solution")
    expect(page.locator("#solved")).to_contain_text("0 of")


def test_puzzles_are_chosen_by_game_and_difficulty(page: Page, server: SiteServer) -> None:
    table = puzzle_page(page, server, "consta")
    hard = [puzzle for puzzle in read("constructo") if puzzle["grade"] == 3]
    page.get_by_role("link", name="Constructo").click()
    page.get_by_role("combobox", name="Difficulty").select_option("Hard")
    expect(page.locator("#solved")).to_have_text(f"0 of {len(hard)} solved")
    expect(page.locator("#puzzle option")).to_have_count(len(hard))
    page.locator("#puzzle").select_option(hard[1]["id"])
    page.wait_for_url(f"**/puzzles.html#constructo/{hard[1]['id']}")
    table.stands("open")
    page.locator("#next").click()
    page.wait_for_url(f"**/puzzles.html#constructo/{hard[2]['id']}")
    page.locator("#back").click()
    page.wait_for_url(f"**/puzzles.html#constructo/{hard[1]['id']}")


@pytest.mark.parametrize("size", [(360, 740), (1440, 900)])
@pytest.mark.parametrize("language", ["en", "es"])
def test_all_is_in_sight(
    page: Page, server: SiteServer, size: tuple[int, int], language: str
) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    for game in GAMES:
        page.goto(f"{server.url}puzzles.html?lang={language}#{game}/{read(game)[-1]['id']}")
        TaskTable(page).stands("open")
        for _ in range(2):
            page.locator("#hint").click()
        expect(page.locator("#verdict")).not_to_be_empty()
        shown = "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
        assert tuple(page.evaluate(shown)) == size
        box = page.locator("#next").bounding_box()
        assert box is not None
        assert box["x"] + box["width"] <= size[0]


def test_the_daily_three_of_a_day_and_the_result_to_share(page: Page, server: SiteServer) -> None:
    page.clock.set_fixed_time("2026-11-24T12:00:00")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    # Others have solved them: only the last is left.
    kept = {"days": {"2026-11-22": {"carteso": "xx+", "constructo": "hhs"}}}
    page.add_init_script(f"localStorage['trilithon.daily'] ??= {json.dumps(json.dumps(kept))}")
    table = puzzle_page(page, server, "daily/2026-11-22")
    ways, says = page.locator("#daily-games a"), page.locator("#daily-says")
    expect(says).to_have_text("November 22, 2026")
    expect(ways.and_(page.locator("[aria-current]"))).to_have_text("Consta")
    solution = next(one for one in read("consta") if one["id"] == "349d0b60")["right"][0]
    page.locator("#board [data-space]").first.focus()
    while page.locator("#board [data-space]:focus").count() == 0:
        page.keyboard.press("Tab")
    table.answer(solution)
    table.stands("right")
    expect(page.get_by_role("link", name="Consta, solved at the first try")).to_be_visible()
    page.locator("#daily-share").click()
    expect(says).to_contain_text("copied")
    told = page.evaluate("navigator.clipboard.readText()").splitlines()
    assert told[1:4] == [
        "🟩 Consta: 1 try",
        "🟥🟥🟩 Carteso: 3 tries",
        "🟨🟨⬛ Constructo: not solved",
    ]
    assert told[4] == f"{server.url}puzzles.html#daily/2026-11-22"
    for wrong, said in (("2026-12-01", "still to come"), ("22.11.", "names no day")):
        page.evaluate(f"location.hash = 'daily/{wrong}'")
        expect(says).to_contain_text(said)
        expect(page).to_have_url(f"{server.url}puzzles.html#daily/2026-11-24/consta")
