"""`trilithon replay`, and what every command says of files."""

from __future__ import annotations

import io
import random
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.command_line import NO_GAME, TAGS, WON, rows, run, write
from tests.support.folders import SOURCES
from trilithon.console.cli import main


def test_replay_prints_a_row_for_every_position(tmp_path: Path) -> None:
    text = TAGS + "1. c3 (1. a1) 2. D4,B2 {why} 3. 2a1 *"
    assert run("replay", "--json", write(tmp_path, text)) == (
        0,
        '{"game": 1, "ply": 0, "move": null, "position": "5/5/5/5/5 b 1", "legal": 25, '
        '"outcome": null, "score": null}\n'
        '{"game": 1, "ply": 1, "move": "c3", "position": "5/5/2b2/5/5 w 2", "legal": 300, '
        '"outcome": null, "score": null}\n'
        '{"game": 1, "ply": 2, "move": "b2,d4", "position": "5/3w1/2b2/1w3/5 b 3", "legal": 253, '
        '"outcome": null, "score": null}\n'
        '{"game": 1, "ply": 3, "move": "2a1", "position": "5/3w1/2b2/1w3/B4 w 4", "legal": 231, '
        '"outcome": null, "score": null}\n',
        "",
    )


def test_replay_reads_standard_input_with_and_without_a_dash() -> None:
    text = (TAGS + WON).encode()
    assert run("replay", "--json", stdin=text) == run("replay", "-", "--json", stdin=text)
    status, output, _ = run("replay", "--json", stdin=text)
    assert status == 0
    last = rows(output)[-1]
    assert (last["ply"], last["legal"], last["outcome"]) == (6, 0, "1-0")


def test_replay_without_json_prints_boards_and_results(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = write(tmp_path, TAGS + WON + '\n[Game "consta"][Size "2"] 1. a1 0-1')
    assert main(["replay", file]) == 0
    assert capsys.readouterr().out == (
        " 5 . . b . .\n 4 . . b . .\n 3 W . b . .\n 2 W . b . .\n 1 W . b . .\n   a b c d e\n1-0\n"
        "\n 2 . .\n 1 b .\n   a b\n0-1\n"
    )


def test_an_ending_off_the_board_is_no_outcome_of_the_board(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = write(tmp_path, '[Game "consta"][Termination "resignation"] 1. c3 0-1')
    assert main(["replay", "--json", file]) == 0
    assert [row["outcome"] for row in rows(capsys.readouterr().out)] == [None, None]


def test_several_games_are_numbered(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = write(tmp_path, f"{TAGS}1. c3 *\n{TAGS}*\n{TAGS}1. a1 2. 2a2 *")
    assert main(["replay", "--json", file]) == 0
    places = [(row["game"], row["ply"]) for row in rows(capsys.readouterr().out)]
    assert places == [(1, 0), (1, 1), (2, 0), (3, 0), (3, 1), (3, 2)]


def test_rows_before_a_mistake_are_printed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = write(tmp_path, f"{TAGS}1. c3 *\n{TAGS}1. c3\n2. b2,d4 (2. 2a1)\n3. c3,d5 4. 2e5 *")
    assert main(["replay", "--json", file]) == 1
    output = capsys.readouterr()
    places = [(row["game"], row["ply"]) for row in rows(output.out)]
    assert places == [(1, 0), (1, 1), (2, 0), (2, 1), (2, 2)]
    assert output.err == "trilithon: In game 2 at move 3, “c3,d5” in line 10: c3 is taken.\n"


def test_a_mistake_in_a_variation_or_in_the_result_is_a_mistake(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", "--json", write(tmp_path, TAGS + "1. c3 2. 2a1 (2. 2c3) *")]) == 1
    assert len(rows(capsys.readouterr().out)) == 3
    assert main(["replay", "--json", write(tmp_path, TAGS + WON.replace("1-0", "0-1"))]) == 1
    assert len(rows(capsys.readouterr().out)) == 7


def test_without_json_a_mistake_still_leaves_the_games_before_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = write(tmp_path, '[Game "consta"][Size "2"] *' + TAGS + "1. z9 *")
    assert main(["replay", file]) == 1
    output = capsys.readouterr()
    assert output.out == " 2 . .\n 1 . .\n   a b\n*\n"
    assert "at move 1, “z9”" in output.err


@pytest.mark.parametrize(
    "content",
    [b"hello", b'[Game "chess"] *', b"\xff\xfe", b'[Game "consta"] {\xe9} *', b"[Game", b"\0"],
)
def test_what_is_no_record_has_status_1_and_one_line(
    content: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", write(tmp_path, content)]) == 1
    output = capsys.readouterr()
    assert output.out == ""
    assert output.err.count("\n") == 1


@pytest.mark.parametrize("command", ["replay", "replay --json", "link encode", "diagram --record"])
@pytest.mark.parametrize("content", ["", " \n", "\ufeff", "; a comment\n", "{a comment}"])
def test_a_file_without_a_game_is_told_so(
    command: str, content: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = write(tmp_path, content)
    assert main([*command.split(), file]) == 1
    output = capsys.readouterr()
    assert output.out == ""
    assert output.err == f"trilithon: {file}: {NO_GAME}\n"


def test_byte_order_mark_and_line_ends_of_other_systems(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = "\ufeff" + (TAGS + "1. c3\n{é}\n2. 2a1 *\n").replace("\n", "\r\n")
    assert main(["replay", "--json", write(tmp_path, text)]) == 0
    assert len(rows(capsys.readouterr().out)) == 3


def test_unreadable_files_have_status_1(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name in (str(tmp_path / "none.pgn"), str(tmp_path), "a\0b"):
        assert main(["replay", name]) == 1
        assert capsys.readouterr().err.count("\n") == 1


def test_a_reader_that_has_seen_enough_is_no_trouble(tmp_path: Path) -> None:
    file = write(tmp_path, f"{TAGS}1. c3 2. 2a1 *\n" * 500)
    command = [sys.executable, "-m", "trilithon", "replay", "--json", file]
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env={"PYTHONPATH": str(SOURCES)}
    )
    with process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 0


@pytest.mark.parametrize("seed", range(20))
def test_any_bytes_are_read_or_refused_in_one_line(
    seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rng = random.Random(seed)
    content = bytearray((TAGS + WON).encode())
    for _ in range(rng.randint(1, 6)):
        at = rng.randrange(len(content))
        content[at : at + rng.randint(0, 3)] = bytes(rng.choices(range(256), k=rng.randint(0, 3)))
    errors = io.StringIO()
    monkeypatch.setattr(sys, "stderr", errors)
    status = main(["replay", write(tmp_path, bytes(content))])
    assert (status, errors.getvalue().count("\n")) in {(0, 0), (1, 1)}
