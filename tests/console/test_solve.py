"""`trilithon solve`, as programs and people use it."""

from __future__ import annotations

from pathlib import Path

import pytest

from trilithon import GAMES
from trilithon.console.cli import main

LATE = "rhombus Rm/s/S/m/-/RmS/S/-/- y"


def test_value_and_moves_are_seen_by_the_mover(capsys: pytest.CaptureFixture[str]) -> None:
    """Yellow has one move, which makes a second tower for good; and a finished round has none."""
    assert main(["solve", "constructo", "--position", "0.0+1.1+0.2 S/m/RmS y"]) == 0
    assert capsys.readouterr().out == "value 2\n1-2 2\n"
    assert main(["solve", "constructo", "--position", "0.0+1.1+0.2 RmS/sRmS/M y"]) == 0
    assert capsys.readouterr().out == "value 2\n"


def test_every_legal_move_has_its_value(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["legal", "constructo", "--position", LATE]) == 0
    legal = capsys.readouterr().out.split()
    assert main(["solve", "constructo", "--position", LATE]) == 0
    (word, value), *moves = (line.split() for line in capsys.readouterr().out.splitlines())
    assert word == "value"
    assert [move for move, _ in moves] == legal
    assert max(int(number) for _, number in moves) == int(value)


def test_running_out_of_time_says_unknown(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", "constructo", "--no-book", "--seconds", "0.01", "--memory", "16"]) == 3
    assert capsys.readouterr() == ("unknown\n", "")


def test_a_proof_goes_on_from_its_file(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "rhombus.txt"
    arguments = ["solve", "constructo", "--position", LATE, "--proof", str(file)]
    assert main([*arguments, "--seconds", "0.001"]) == 3
    assert file.read_text().startswith("trilithon proof 1 constructo 2.0+1.1+")
    assert main(arguments) == 0
    assert main(arguments) == 0
    _, first, second = capsys.readouterr().out.split("value")
    assert first == second


def test_a_file_that_is_no_proof_is_left_alone(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear friend")
    assert main(["solve", "constructo", "--proof", str(file)]) == 1
    told = capsys.readouterr().err
    assert told.startswith(f"trilithon: {file}: ")
    assert len(told.splitlines()) == 1
    assert file.read_text() == "Dear friend"


@pytest.mark.parametrize(
    "arguments",
    [
        ["constructo", "--memory", "0"],
        ["constructo", "--memory", "many"],
        ["constructo", "--seconds", "0"],
        ["chess"],
    ],
)
def test_bad_usage(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", *arguments]) == 2
    assert capsys.readouterr().out == ""


def test_a_large_board_keeps_to_the_time() -> None:
    game = GAMES["consta"]
    assert game.solver is not None
    steps = game.solver(game.begin({"size": "19"})[1], 100, False).run()
    # Of the 65,000 moves that White has after Black's first, no more than one at a time.
    counts = [next(steps) for _ in range(2000)]
    assert counts[-1] < 10
