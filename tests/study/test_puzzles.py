"""The puzzles: exact search proves their answers, and the command makes the same ones again."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.support.client import Client
from tools.build.paths import WEB
from trilithon import GAMES
from trilithon.console.cli import main
from trilithon.study.puzzles.grade import MOST, grade, looked_at
from trilithon.study.puzzles.maker import Puzzle

PUZZLES = WEB / "puzzles"
KEPT = [
    pytest.param(game, puzzle, id=f"{game}-{puzzle['id']}")
    for game in GAMES
    for puzzle in json.loads((PUZZLES / f"{game}.json").read_text(encoding="utf-8"))
]
PER_GAME = pytest.mark.parametrize("game", GAMES)


def read(game: str) -> list[Puzzle]:
    puzzles: list[Puzzle] = json.loads((PUZZLES / f"{game}.json").read_text(encoding="utf-8"))
    return puzzles


@pytest.mark.parametrize(("game", "puzzle"), KEPT)
def test_the_answers_stated_are_all_the_right_ones(game: str, puzzle: Puzzle) -> None:
    notation, solver = GAMES[game].notation, GAMES[game].solver
    assert solver is not None
    position = notation.read_position(puzzle["position"])
    run = solver(position, 64, False).run()
    while True:
        try:
            next(run)
        except StopIteration as stop:
            values = {
                notation.write_move(position, move): value for move, value in stop.value.moves
            }
            break
    won = [move for move, value in values.items() if value > 0]
    drawn = [move for move, value in values.items() if value == 0]
    assert sorted(won or drawn) == puzzle["right"]
    assert puzzle["aim"] == ("win" if won else "draw")
    assert len(values) > len(puzzle["right"])


@PER_GAME
def test_there_are_puzzles_of_all_grades(game: str) -> None:
    puzzles = read(game)
    assert len(puzzles) >= 30
    assert len({puzzle["position"] for puzzle in puzzles}) == len(puzzles)
    assert len({puzzle["id"] for puzzle in puzzles}) == len(puzzles)
    assert {puzzle["grade"] for puzzle in puzzles} == {1, 2, 3}
    assert [puzzle["looked"] for puzzle in puzzles] == sorted(one["looked"] for one in puzzles)
    assert all(puzzle["grade"] == grade(puzzle["looked"]) for puzzle in puzzles)


@PER_GAME
def test_the_difficulty_is_what_is_measured(game: str) -> None:
    puzzle = read(game)[10]
    notation = GAMES[game].notation
    position = notation.read_position(puzzle["position"])
    right = [notation.read_move(position, move) for move in puzzle["right"]]
    assert looked_at(GAMES[game], position, right) == puzzle["looked"] < MOST


@PER_GAME
def test_a_wrong_try_is_answered_so_that_it_fails(game: str) -> None:
    puzzle = read(game)[0]
    client = Client()
    goal = f"best {' '.join(puzzle['right'])}"
    start = {"mode": "puzzle", "game": game, "position": puzzle["position"], "goal": goal}
    client.send("open", start=start)
    mover = next(index for index, side in enumerate(client.view["players"]) if side["to_move"])
    position = GAMES[game].notation.read_position(puzzle["position"])
    wrong = next(
        text
        for move in GAMES[game].rules.legal_moves(position)
        if (text := GAMES[game].notation.write_move(position, move)) not in puzzle["right"]
    )
    client.send("play", move=wrong)
    client.think()
    assert client.view["task"]["standing"] == "wrong"
    client.send("go", node=client.view["moves"][-1]["node"])
    client.think()
    assert client.view["result"] is not None
    assert client.view["result"] != ("1-0", "0-1")[mover]


def made(capsys: pytest.CaptureFixture[str], *arguments: str) -> Any:
    assert main(["puzzles", *arguments]) == 0
    return capsys.readouterr().out


def test_the_same_seed_makes_the_same_puzzles(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    common = ["carteso", "--size", "4", "--count", "2", "--seed", "2", "--longest", "3000"]
    first = json.loads(made(capsys, *common))
    assert len(first) == 2
    assert all(puzzle in read("carteso") for puzzle in first)
    file = tmp_path / "carteso.json"
    file.write_text(json.dumps(first), encoding="utf-8")
    made(capsys, *common, "-o", str(file))
    both = json.loads(file.read_text(encoding="utf-8"))
    assert len(both) == 4
    assert all(puzzle in both for puzzle in first)


def test_puzzles_are_made_by_several_processes(capsys: pytest.CaptureFixture[str]) -> None:
    common = ["carteso", "--size", "4", "--count", "1", "--seed", "2", "--longest", "3000"]
    alone = made(capsys, *common)
    assert made(capsys, *common, "--jobs", "2", "--backend", "processes") == alone


def test_a_file_of_something_else_is_named(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("no puzzles", encoding="utf-8")
    assert main(["puzzles", "carteso", "-o", str(file)]) == 1
    assert "notes.txt" in capsys.readouterr().err
    assert file.read_text(encoding="utf-8") == "no puzzles"
