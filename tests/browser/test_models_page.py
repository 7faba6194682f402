"""The page of model games: a whole game guessed by keys, and what is said of guesses."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest
from playwright.sync_api import Page, Route, expect

from tests.support.model_files import record_of, worths_of
from tests.support.table import address
from tests.support.task_table import TaskTable
from tests.support.watch import Watch
from tools.build.server import SiteServer
from trilithon.formats.pgn import read_record

pytestmark = [pytest.mark.browser, pytest.mark.page("warm")]


def guess(page: Page, server: SiteServer, place: str) -> TaskTable:
    page.goto(f"{server.url}models.html{place}")
    return TaskTable(page).stands("open")


def moves_of(game: str) -> list[str]:
    match = read_record(record_of(game, "en"))
    line = match.main_line()
    write = match.game.notation.write_move
    return [write(before.position, node.move) for before, node in pairwise(line)]


def points_of(game: str, ply: int) -> int:
    """What the move that was played is worth itself."""
    worth = worths_of(game)[ply]
    lost: float = max(worth["values"].values()) - worth["values"][moves_of(game)[ply]]
    return round(10 * max(0.0, 1 - lost / float(worth["whole"])))


# Notes which records are fetched, and whether from what the browser keeps.
FETCHES = """globalThis.asked = [];
const own = fetch;
globalThis.fetch = (address, how) => {
  if (String(address).endsWith(".pgn")) asked.push(how?.cache ?? "kept");
  return own(address, how);
};"""


def test_a_record_that_came_wrong_is_fetched_past_what_the_browser_keeps(
    page: Page, server: SiteServer, watch: Watch
) -> None:
    wrong = ["once"]

    def answer(route: Route) -> None:
        route.fulfill(body="") if wrong else route.continue_()
        wrong.clear()

    page.add_init_script(FETCHES)
    page.route("**/models/consta.en.pgn", answer)
    guess(page, server, "#consta/white")
    assert page.evaluate("asked") == ["kept", "reload"]
    watch.problems.clear()


def test_the_page_names_itself_while_its_game_is_on_its_way(page: Page, server: SiteServer) -> None:
    page.route("**/models/*.pgn", lambda _: None)
    page.goto(f"{server.url}models.html?lang=es#carteso")
    expect(page).to_have_title("Partidas modelo: Carteso · Trilithon")
    expect(page.locator("#games [aria-current]")).to_have_text("Carteso")


def test_a_whole_game_is_guessed_by_keys(page: Page, server: SiteServer) -> None:
    """Every move of White's as it was played, by the keyboard alone."""
    table = guess(page, server, "#consta/white")
    moves = moves_of("consta")
    while page.locator("#board [data-space]:focus").count() == 0:
        page.keyboard.press("Tab")
    whole = 0
    for ply in range(1, len(moves), 2):
        table.stands("open")
        expect(page.locator("#task-name")).to_contain_text(f"Move {ply + 1}")
        for space in re.findall(r"[a-k]\d+", moves[ply]) * (1 + moves[ply].startswith("2")):
            table.walk(space)
            page.keyboard.press("Enter")
        expect(page.locator("body")).to_have_attribute("data-guess", "done")
        whole += points_of("consta", ply)
        expect(page.locator("#task-place")).to_contain_text(f" {whole} of {10 * (ply + 1) // 2} ")
        expect(page.locator("#next")).to_be_focused()
        page.keyboard.press("Enter")
    title = page.locator("#finish-title")
    expect(title).to_be_focused()
    expect(title).to_have_text(f"{whole} of {5 * len(moves)} points")
    expect(page.locator("#finish-text")).to_contain_text(f"{whole}")
    expect(page.locator("#finish-look")).to_have_attribute("href", re.compile(r"play\.html#1t"))
    # What is kept is told beside the side.
    page.locator("#finish-again").click()
    table.stands("open")
    expect(page.locator("#sides [aria-current]")).to_contain_text(f"best {whole}")


@pytest.mark.usefixtures("hasty")
def test_another_move_is_valued_and_makes_room_for_the_game_s(
    page: Page, server: SiteServer
) -> None:
    table = guess(page, server, "#consta")
    table.space("f6").click()
    expect(page.locator("body")).to_have_attribute("data-guess", "done")
    expect(page.locator("#verdict")).to_contain_text("points for f6. e6 was played.")
    assert "e6" in table.pieces()
    assert "f6" not in table.pieces()
    page.locator("#next").click()
    expect(page.locator("#task-text")).to_contain_text("White played 2e7.")


def test_a_move_can_be_given_up_and_a_side_chosen(page: Page, server: SiteServer) -> None:
    guess(page, server, "?lang=es#constructo")
    expect(page.locator("#sides [aria-current]")).to_have_text("Por el azul")
    page.locator("#next").click()
    expect(page.locator("body")).to_have_attribute("data-guess", "done")
    expect(page.locator("#task-place")).to_contain_text("0 de 10 puntos")
    expect(page.locator("#verdict")).to_contain_text("Los dos empiezan con bases pequeñas")
    page.locator("#sides button").first.click()
    TaskTable(page).stands("open")
    expect(page.locator("#task-name")).to_contain_text("Jugada 1")
    expect(page).to_have_url(address("#constructo/yellow"))


@pytest.mark.parametrize("game", ["carteso", "constructo"])
def test_a_guess_is_made_by_touch(page: Page, server: SiteServer, game: str) -> None:
    table = guess(page, server, f"#{game}")
    move = moves_of(game)[0 if game == "carteso" else 1]
    if game == "carteso":
        page.locator('[data-option="colour:black"]').click()
        table.space(move[1:]).click()
    else:
        table.space(move[1:]).click()
        page.locator('[data-piece="S"], .hand button, .hand [data-space]').last.click()
    expect(page.locator("body")).to_have_attribute("data-guess", "done")


def test_lessons_and_rules_lead_there(page: Page, server: SiteServer) -> None:
    page.goto(f"{server.url}learn.html#carteso")
    expect(page.locator("#model")).to_have_attribute("href", "models.html#carteso")
    page.goto(f"{server.url}rules/consta.es.html")
    page.get_by_role("link", name="Partida modelo").click()
    expect(page.locator("#task-name")).to_contain_text("Jugada 1")
