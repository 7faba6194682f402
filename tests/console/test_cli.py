"""The command line, as programs and people use it."""

from __future__ import annotations

import io
import json
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.support.command_line import run
from tests.support.folders import SOURCES
from trilithon import GAMES
from trilithon.console.cli import bench, main
from trilithon.formats.pgn import read_record, write_record

NO_GAME = 'there is no game in it; a record begins with a tag such as [Game "consta"]'
TAGS = '[Game "consta"]\n[Size "5"]\n\n'
WON = "1. c1 2. 2a1 3. c2,c3 4. 2a2 5. c4,c5 6. 2a3 1-0"


def write(folder: Path, content: str | bytes) -> str:
    file = folder / "games.pgn"
    file.write_bytes(content if isinstance(content, bytes) else content.encode())
    return str(file)


def rows(output: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in output.splitlines()]


# perft and legal


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


# replay


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


# link


def test_a_record_becomes_a_link_and_a_link_a_record(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = write_record(read_record(TAGS + "1. c3 {é} (1. a1 $5) 2. b2,d4 {[%mark circle a1]} *"))
    assert main(["link", "encode", write(tmp_path, text)]) == 0
    fragment = capsys.readouterr().out.strip()
    assert fragment.isalnum()
    for link in (fragment, f"#{fragment}", f"https://example.org/play/?lang=es#{fragment}"):
        assert main(["link", "decode", link]) == 0
        assert capsys.readouterr().out == text


def test_link_encode_reads_standard_input_with_and_without_a_dash() -> None:
    text = (TAGS + WON).encode()
    status, fragment, _ = run("link", "encode", stdin=text)
    assert (status, fragment) == run("link", "encode", "-", stdin=text)[:2]
    assert run("link", "decode", fragment.strip())[1] == write_record(read_record(TAGS + WON))


def test_rounds_of_one_match_make_one_link(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    first = (
        '[Game "constructo"]\n[Pattern "arch"]\n[First "yellow"]\n[Round "1"]\n[Result "*"]\n\n*\n'
    )
    text = first + "\n" + first.replace('"1"', '"2"').replace("yellow", "blue")
    assert main(["link", "encode", write(tmp_path, text)]) == 0
    assert main(["link", "decode", capsys.readouterr().out]) == 0
    assert capsys.readouterr().out == text


def test_links_of_version_0_are_decoded(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["link", "decode", "v=0&game=consta&size=5&moves=c3.b2,d4"]) == 0
    assert capsys.readouterr().out.endswith("\n1. c3 2. b2,d4 *\n")


@pytest.mark.parametrize("content", ["", "hello", TAGS + "1. c3 2. c3,d4 *", (TAGS + "* ") * 2])
def test_what_makes_no_link_has_status_1_and_one_line(
    content: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["link", "encode", write(tmp_path, content)]) == 1
    output = capsys.readouterr()
    assert (output.out, output.err.count("\n")) == ("", 1)


@pytest.mark.parametrize("link", ["", "hello", "1tabc", "9tabc", "v=0&game=chess", "a\nb\x1b[2J"])
def test_what_is_no_link_has_status_1_and_one_line(
    link: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["link", "decode", link]) == 1
    output = capsys.readouterr()
    assert (output.out, output.err.count("\n")) == ("", 1)


# bench


@pytest.fixture
def little(monkeypatch: pytest.MonkeyPatch) -> None:
    """Measure each operation once, and as little as can be."""
    monkeypatch.setattr(bench, "_GAMES_SAMPLED", 1)
    monkeypatch.setattr(bench, "_SECONDS_SEARCHED", 0.01)


@pytest.mark.usefixtures("little")
def test_bench_prints_an_object_for_each_operation(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "consta", "--json", "--seconds", "0.01"]) == 0
    measured = rows(capsys.readouterr().out)
    assert len({row["operation"] for row in measured}) == len(measured) >= 4
    for row in measured:
        assert list(row) == ["game", "size", "operation", "per_second"]
        assert (row["game"], row["size"]) == ("consta", 11)
        assert row["per_second"] > 0


@pytest.mark.usefixtures("little")
def test_bench_without_json_is_a_table_of_all_games(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--seconds", "0.01"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].split() == ["game", "size", "operation", "per", "second"]
    assert {line.split()[0] for line in lines[1:]} == set(GAMES)


# Any bytes


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
