"""`trilithon solve`, as programs and people use it."""

from __future__ import annotations

from errno import ENOSPC
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


def test_where_no_proof_can_be_kept_none_is_begun(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    for name, reason in ((tmp_path / "no" / "p", "No such file or directory"), (tmp_path, "Is a")):
        assert main(["solve", "constructo", "--position", LATE, "--proof", str(name)]) == 1
        output = capsys.readouterr()
        assert (output.out, output.err.count("\n")) == ("", 1)
        assert output.err.startswith(f"trilithon: {name}: {reason}")
    assert list(tmp_path.iterdir()) == []


def test_what_is_not_text_is_no_proof(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "bin.dat"
    file.write_bytes(b"ab\xff")
    assert main(["solve", "constructo", "--proof", str(file)]) == 1
    assert "this is no proof on the pattern rhombus" in capsys.readouterr().err


def test_a_value_is_told_even_if_the_proof_cannot_be_saved(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_: Path, __: Path) -> Path:
        raise OSError(ENOSPC, "No space left on device")

    monkeypatch.setattr(Path, "replace", full)
    file = str(tmp_path / "proof")
    assert main(["solve", "constructo", "--position", LATE, "--proof", file]) == 1
    output = capsys.readouterr()
    assert output.out.startswith("value ")
    assert output.err == f"trilithon: {file}: No space left on device\n"


@pytest.mark.parametrize("game", ["consta", "carteso"])
def test_a_proof_that_would_not_be_kept_is_bad_usage(
    game: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "proof"
    assert main(["solve", game, "--size", "3", "--proof", str(file)]) == 2
    assert f"proofs of {game} are not kept\n" in capsys.readouterr().err
    assert not file.exists()


def test_whole_values_are_whole_numbers_in_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", "consta", "--size", "2", "--json"]) == 0
    assert '"value": -1,' in capsys.readouterr().out
    assert main(["solve", "carteso", "--size", "2", "--json"]) == 0
    assert '.5, "moves"' in capsys.readouterr().out


def test_seconds_are_told_their_range(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", "consta", "--seconds", "1e400"]) == 2
    assert "'1e400' is not a number of seconds up to 86400" in capsys.readouterr().err


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
