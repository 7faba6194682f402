"""`trilithon perft` and `legal`, and how commands are used."""

from __future__ import annotations

import pytest

from tests.support.command_line import rows, run
from trilithon.console.cli import main


def test_perft_counts_by_depth() -> None:
    assert run("perft", "consta", "--size", "3", "--depth", "3") == (0, "1 9\n2 324\n3 7188\n", "")


def test_options_stand_in_any_order(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["perft", "--depth", "2", "--size=3", "consta"]) == 0
    assert capsys.readouterr().out == "1 9\n2 324\n"


def test_the_board_has_size_11_by_default(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["perft", "consta", "--depth", "2"]) == 0
    assert capsys.readouterr().out == "1 121\n2 878460\n"


@pytest.mark.parametrize(
    ("arguments", "counts"),
    [
        ("carteso --size 3", "1 19\n2 325\n"),
        ("carteso --size 3 --komi -2.5", "1 19\n2 325\n"),
        ("carteso --size 3 --button", "1 19\n2 325\n"),
        ("constructo", "1 27\n2 648\n"),
        ("constructo --pattern arch --first blue", "1 27\n2 648\n"),
    ],
)
def test_each_game_takes_its_own_settings(
    arguments: str, counts: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["perft", *arguments.split(), "--depth", "2"]) == 0
    assert capsys.readouterr().out == counts


def test_a_finished_game_has_no_continuation(capsys: pytest.CaptureFixture[str]) -> None:
    position = "b1w/b1w/b2 b 5"
    assert main(["perft", "consta", "--depth", "2", "--position", position]) == 0
    assert main(["legal", "consta", "--position", position]) == 0
    assert capsys.readouterr().out == "1 0\n2 0\n"


def test_a_forced_pass_is_one_move(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["perft", "consta", "--depth", "2", "--position", "bb/bb w 4"]) == 0
    assert main(["legal", "consta", "--position", "bb/bb w 4"]) == 0
    assert capsys.readouterr().out == "1 1\n2 0\npass\n"


def test_legal_moves_are_sorted_lines(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["legal", "consta", "--size", "2", "--position", "2/b1 w 2"]) == 2
    capsys.readouterr()
    assert main(["legal", "consta", "--position", "2/b1 w 2"]) == 0
    assert capsys.readouterr().out == "2a2\n2b1\n2b2\na2,b1\na2,b2\nb1,b2\n"
    assert main(["legal", "consta"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines == sorted(lines)
    assert len(lines) == 121


@pytest.mark.parametrize(
    "arguments",
    [
        "",
        "nonsense",
        "perft",
        "perft consta",
        "perft chess --depth 1",
        "perft consta --depth 0",
        "perft consta --depth -1",
        "perft consta --depth x",
        "perft consta --depth 1 --size 1",
        "perft consta --depth 1 --size 20",
        "perft consta --depth 1 --size five",
        "perft consta --depth 1 --komi 1.5",
        "perft consta --depth 1 --button",
        "perft consta --depth 1 --pattern crown",
        "perft consta --depth 1 --first blue",
        "perft consta --depth 1 --siz 5",
        "legal",
        "legal consta extra",
        "legal consta --depth 2",
        "legal carteso --komi 1.5 --button",
        "legal constructo --size 5",
        "legal constructo --first green",
        "legal consta --size 5 --position 5/5/5/5/5",
        "replay one two",
        "replay --xml",
        "link",
        "link decode",
        "link encode one two",
        "link mangle",
        "bench chess",
        "bench --seconds 0",
    ],
)
def test_bad_usage_has_status_2(arguments: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments.split()) == 2
    output = capsys.readouterr()
    assert output.out == ""
    assert "usage:" in output.err


@pytest.mark.parametrize("command", [["legal"], ["perft", "--depth", "2"]])
@pytest.mark.parametrize("position", ["", "5/5 b 1", "3/3/3 w 1", "wb/bw b 9", "x\ny\x1b[2J z"])
def test_a_malformed_position_has_status_1_and_one_line(
    command: list[str], position: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*command, "consta", "--position", position]) == 1
    output = capsys.readouterr()
    assert output.out == ""
    assert output.err.count("\n") == 1
    assert output.err.strip().isprintable()


def test_help_and_version_have_status_0(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--help"]) == main(["perft", "--help"]) == main(["--version"]) == 0
    assert "--depth" in capsys.readouterr().out


def test_the_main_module_passes_the_status_on() -> None:
    assert run("legal", "consta", "--position", "x")[0] == 1
    assert run("legal")[0] == 2


def test_programs_read_objects(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["perft", "consta", "--size", "3", "--depth", "2", "--json"]) == 0
    assert rows(capsys.readouterr().out) == [
        {"depth": 1, "count": 9},
        {"depth": 2, "count": 324},
    ]
    assert main(["legal", "consta", "--position", "2/b1 w 2", "--json"]) == 0
    found = [row["move"] for row in rows(capsys.readouterr().out)]
    assert found == ["2a2", "2b1", "2b2", "a2,b1", "a2,b2", "b1,b2"]
