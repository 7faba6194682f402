"""Lessons' tasks on a phone and on a wide screen: all of it is in sight."""

from __future__ import annotations

from typing import Literal

import pytest
from playwright.sync_api import Page, expect

from tests.support.lesson_files import read_chapters
from tests.support.task_table import TaskTable
from tools.build.server import SiteServer
from trilithon.games import GAMES

pytestmark = [pytest.mark.browser, pytest.mark.page("warm")]


@pytest.mark.parametrize("language", ["en", "es"])
def test_every_task_fits_on_a_phone(page: Page, server: SiteServer, language: str) -> None:
    """Nothing scrolls, nothing is behind the buttons, and the names of spaces can be read."""
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(f"{server.url}learn.html?lang={language}")
    TaskTable(page).stands("open")
    found = []
    for game in GAMES:
        chapters = read_chapters(game).values()
        for number, lesson in (pair for tasks in chapters for pair in enumerate(tasks, start=1)):
            before = page.locator("body").get_attribute("data-match")
            page.evaluate("task => (location.hash = task)", f"{game}/{lesson['id']}")
            expect(page.locator(f".dots li:nth-child({number}) [aria-current]")).to_be_visible()
            if (game, lesson["id"]) != ("consta", "first"):
                expect(page.locator("body")).not_to_have_attribute("data-match", before or "")
            high, room, label = page.evaluate(_FIT)
            if high > 740 or room < 0 or label < 9:
                found.append((game, lesson["id"], high, room, label))
    assert found == []
    # Nothing jumps when a try leaves nothing to choose.
    before = page.locator("body").get_attribute("data-match") or ""
    page.evaluate("location.hash = 'carteso/group'")
    expect(page.locator("body")).not_to_have_attribute("data-match", before)
    table = TaskTable(page).stands("open")
    wide = page.locator("#board").evaluate("board => board.clientWidth")
    table.click('[data-option="colour:black"]').choose("c3").stands("right")
    high, room, _ = page.evaluate(_FIT)
    assert (high, room >= 0) == (740, True)
    assert page.locator("#board").evaluate("board => board.clientWidth") == wide


@pytest.mark.parametrize("language", ["en", "es"])
def test_what_is_said_of_a_wrong_try_fits_on_a_phone(
    page: Page, server: SiteServer, language: str
) -> None:
    """So does what is said of the reply to it, where there is one."""
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(f"{server.url}learn.html?lang={language}")
    table = TaskTable(page).stands("open")
    tries = {"win": ("b3", "b3"), "lasting": ("a3", "d5"), "fight": ("a5", "e5")}
    for task, spaces in tries.items():
        page.evaluate("task => (location.hash = task)", f"consta/{task}")
        table.stands("open").choose(*spaces).stands("wrong")
        expect(page.locator("#verdict .refuted")).to_have_count(int(task != "fight"))
        high, room, _ = page.evaluate(_FIT)
        assert (task, high, room >= 0) == (task, 740, True)


# How high the page is, what is left above the buttons, and how high the smallest space's name is.
_FIT = """() => {
  const boxes = (all) => [...document.querySelectorAll(all)].map((one) => one.getBoundingClientRect());
  const said = boxes("#says .told, #options button, .player").map(({ bottom }) => bottom);
  const labels = boxes("#board :is(.coordinate, .tile-number)").map(({ height }) => height);
  const [foot] = boxes(".foot");
  return [document.documentElement.scrollHeight, foot.top - Math.max(...said), Math.min(...labels)];
}"""  # noqa: E501


@pytest.mark.parametrize("size", [(640, 900), (768, 1024)])
def test_a_task_fits_on_a_tablet_that_is_held_upright(
    page: Page, server: SiteServer, size: tuple[int, int]
) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    for task in ("consta/lasting", "carteso/burden", "constructo/ring"):
        page.goto(f"{server.url}learn.html#{task}")
        TaskTable(page).stands("open")
        high, room, _ = page.evaluate(_FIT)
        assert (task, high, room >= 0) == (task, size[1], True)


@pytest.mark.parametrize("size", [(360, 740), (1440, 900)])
def test_all_is_in_sight(page: Page, server: SiteServer, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    schemes: tuple[Literal["light", "dark"], ...] = ("light", "dark")
    page.goto(f"{server.url}learn.html#consta/crosscut")
    TaskTable(page).stands("open")
    for task in ("carteso/take-away", "constructo/safe"):
        page.evaluate("task => (location.hash = task)", task)
        expect(page.locator("#games [aria-current]")).to_have_attribute(
            "href", f"#{task.split('/')[0]}"
        )
        TaskTable(page).stands("open")
        for scheme in schemes:
            page.emulate_media(color_scheme=scheme)
            wide, high = page.evaluate(
                "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
            )
            assert (wide, high) == size


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("game", ["carteso", "constructo"])
def test_what_a_puzzles_move_is_made_of_is_in_sight_on_a_phones_side(
    page: Page, server: SiteServer, game: str, language: str
) -> None:
    page.set_viewport_size({"width": 740, "height": 360})
    page.goto(f"{server.url}puzzles.html?lang={language}#{game}")
    TaskTable(page).stands("open")
    offered = page.locator("main [data-option], main [data-choice]")
    for choice in offered.all():
        expect(choice).to_be_in_viewport(ratio=1)
