"""The engine as a program of its own: it answers while it searches, and ends when it should."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator

import pytest

from tests.support.folders import SOURCES
from trilithon.games import GAMES

COMMAND = [sys.executable, "-m", "trilithon", "ugi"]


@pytest.fixture
def program() -> Iterator[subprocess.Popen[str]]:
    with subprocess.Popen(
        COMMAND,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={"PYTHONPATH": str(SOURCES)},
    ) as process:
        yield process
        process.kill()


def say(program: subprocess.Popen[str], *lines: str) -> None:
    assert program.stdin is not None
    program.stdin.write("".join(f"{line}\n" for line in lines))
    program.stdin.flush()


def hear(program: subprocess.Popen[str], word: str) -> list[str]:
    """What the program says up to a line that begins with a word."""
    assert program.stdout is not None
    heard: list[str] = []
    for line in program.stdout:
        heard.append(line.rstrip("\n"))
        if line.split()[0] == word:
            return heard
    raise AssertionError(f"no {word} in {heard}")


def test_a_search_that_is_stopped_answers(program: subprocess.Popen[str]) -> None:
    for limit in ("movetime 3600000", "nodes 1000000000000"):
        say(program, "position startpos moves f6", f"go {limit}", "isready")
        assert hear(program, "readyok") == ["readyok"]
        say(program, "stop")
        best = hear(program, "bestmove")[-1].removeprefix("bestmove ")
        say(program, f"position startpos moves f6 {best}", "query p1turn")
        assert hear(program, "response") == ["response true"]


@pytest.mark.parametrize("name", GAMES)
def test_it_tells_what_it_thinks_while_it_searches(
    name: str, program: subprocess.Popen[str]
) -> None:
    # A level without an exact search, which tells of no move before it ends.
    level = "setoption name Level value 4"
    say(program, f"setoption name Game value {name}", level, "go nodes 1000000000000")
    for _ in range(2):
        info = hear(program, "info")[-1]
        assert 0 <= float(info.split()[info.split().index("winrate") + 1]) <= 1
        game = GAMES[name]
        position = game.rules.start(game.read_settings({}))
        for text in info.partition(" pv ")[2].split():
            move = game.notation.read_move(position, text)
            game.rules.check(position, move)
            position = game.rules.play(position, move)
    say(program, "stop")
    assert hear(program, "bestmove")[-1] != "bestmove none"


def test_it_ends_with_its_input_or_when_told(program: subprocess.Popen[str]) -> None:
    output, errors = program.communicate("go nodes 10\nisready")
    assert output.splitlines()[-1].split()[0] in ("bestmove", "readyok")
    assert (errors, program.returncode) == ("", 0)


def test_a_listener_that_has_gone_is_no_error(program: subprocess.Popen[str]) -> None:
    assert program.stdout is not None
    assert program.stderr is not None
    program.stdout.close()
    say(program, "isready", "isready")
    assert program.wait() == 0
    assert program.stderr.read() == ""


def test_any_bytes_are_answered(program: subprocess.Popen[str]) -> None:
    assert program.stdin is not None
    os.write(program.stdin.fileno(), b"\xff\xfe\x00\n\r\nisready\r\nquit\n")
    said = hear(program, "readyok")
    assert said[0].startswith("error")
    assert program.wait() == 0
