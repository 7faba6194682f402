"""The command `trilithon arena`, and that of ladders where it is used badly."""

from __future__ import annotations

import csv
import json
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from trilithon.console.arena.backends import play_games
from trilithon.console.cli import main, runs
from trilithon.formats.pgn import read_records

pytestmark = pytest.mark.usefixtures("programs_find_the_engine")


def arena(*arguments: str) -> int:
    return main(["arena", *arguments])


def test_the_command_plays_tells_and_goes_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record, results = str(tmp_path / "games.pgn"), str(tmp_path / "run.jsonl")
    common = ["level:5", "random", "--game", "consta", "--size", "5", "--results", results]
    assert arena(*common, "--games", "2") == 0
    assert "2 games: 2 won, 0 drawn, 0 lost" in capsys.readouterr().out
    assert arena(*common, "--games", "4", "--record", record, "--json") == 0
    output = capsys.readouterr()
    row = json.loads(output.out)
    assert (row["games"], row["won"], row["as_first"]) == (4, 4, ["2/2", "0/2"])
    assert output.err.splitlines() == [
        "3 of 4: 3 won, 0 drawn, 0 lost",
        "4 of 4: 4 won, 0 drawn, 0 lost",
    ]
    assert len(list(read_records(Path(record).read_text()))) == 4
    assert len(Path(results).read_text().splitlines()) == 5
    rows = str(tmp_path / "games.csv")
    assert arena(*common, "--games", "4", "--csv", rows) == 0
    capsys.readouterr()
    with Path(rows).open(newline="", encoding="utf-8") as file:
        table = list(csv.DictReader(file))
    assert [row["number"] for row in table] == ["1", "2", "3", "4"]
    assert {row["first"] for row in table} == {"level:5", "random"}
    assert all(int(row["plies"]) == len(row["moves"].split()) for row in table)
    assert all(float(row["first_seconds"]) >= 0 and row["score"] == "1.0" for row in table)
    assert arena(*common, "--seed", "2") == 1
    assert "another run (seed)" in capsys.readouterr().err


@pytest.mark.parametrize(
    "arguments",
    ["", "--game consta --levels 0-1", "--game consta --levels 2-1", "--game consta -o table.xls"],
)
def test_bad_usage_of_a_ladder_has_status_2(
    arguments: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["ladder", *arguments.split()]) == 2
    assert "usage:" in capsys.readouterr().err


@pytest.mark.parametrize(
    "arguments",
    [
        "level:1 random",
        "level:1 --game consta",
        "level:9 random --game consta",
        "level: random --game consta",
        "level random --game consta",
        "random random --game chess",
        "random random --game consta --games 0",
        "random random --game consta --time -1",
        "random random --game consta --komi 1",
        "random random --game consta --backend cloud",
        "random random --game consta --cluster there --jobs 2",
    ],
)
def test_bad_usage_has_status_2(arguments: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert arena(*arguments.split()) == 2
    assert "usage:" in capsys.readouterr().err


def test_a_file_that_cannot_be_written_is_told_before_a_game_is_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for option in ("--record", "--results"):
        command = ["random", "random", "--game", "consta", option, str(tmp_path / "no" / "file")]
        assert arena(*command) == 1
        output = capsys.readouterr()
        assert (output.out, output.err.count("\n")) == ("", 1)


def test_games_are_begun_some_at_a_time(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    common = ["random", "random", "--game", "consta", "--size", "3", "--games", "7", "--json"]
    assert arena(*common) == 0
    told = json.loads(capsys.readouterr().out)
    monkeypatch.setattr(runs, "_AT_ONCE", 3)
    drawn: list[int] = []
    monkeypatch.setattr(runs, "play_games", partial(_counted, drawn, play_games))
    assert arena(*common) == 0
    again = json.loads(capsys.readouterr().out)
    assert (drawn, again["games"], again["won"]) == ([3, 3, 1], 7, told["won"])


def _counted(drawn: list[int], play: Any, plan: Any, waiting: list[Any], backend: Any) -> Any:
    drawn.append(len(waiting))
    return play(plan, waiting, backend)


@pytest.mark.parametrize("player", ["gready", ""])
def test_a_program_that_there_is_not_is_told_with_the_players_that_there_are(
    player: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert arena(player, "random", "--game", "consta") == 1
    told = "there is no such program; players are level:N, random, greedy"
    assert capsys.readouterr().err == f"trilithon: {player or '“”'}: {told}\n"


@pytest.mark.parametrize("player", ["no-such-program", "", "'", "true", "."])
def test_what_cannot_be_started_has_status_1(
    player: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert arena(player, "random", "--game", "consta") == 1
    assert capsys.readouterr().err.count("\n") == 1
