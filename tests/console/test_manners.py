"""What a terminal expects of a command: completion, help in colours, and how far long work is."""

from __future__ import annotations

import io
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from tests.support.command_line import run
from trilithon import GAMES, console
from trilithon.console.cli import main, progress
from trilithon.console.cli.files import see_written

COLOUR = "\x1b["
PUZZLE = (
    b'[{"id": "x", "position": "%s", "aim": "win", "turns": 2, "line": "%s", "themes": [], '
    b'"rating": 1}]'
)


class Screen(io.StringIO):
    """Standard output or error as a terminal."""

    def isatty(self) -> bool:
        return True


def shown(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> str:
    """What a command prints on a terminal."""
    screen = Screen()
    monkeypatch.setattr(sys, "stdout", screen)
    assert main(arguments) == 0
    return screen.getvalue()


@pytest.mark.parametrize(
    ("words", "completed"),
    [
        (["pe"], ["perft"]),
        (["perft", "co"], [name for name in GAMES if name.startswith("co")]),
        (["perft", "--dep"], ["--depth"]),
        (["json", "en"], ["encode"]),
    ],
)
def test_bash_completes_words(words: list[str], completed: list[str], tmp_path: Path) -> None:
    bash = shutil.which("bash")
    if bash is None:
        pytest.skip("there is no bash")
    (tmp_path / "completion").write_text(run("completion", "bash")[1], encoding="utf-8")
    line = f"COMP_WORDS=(trilithon {' '.join(words)}); COMP_CWORD={len(words)}"
    program = f'source completion; {line}; _shtab_trilithon; printf "%s\\n" "${{COMPREPLY[@]}}"'
    done = subprocess.run(
        [bash, "-c", program], cwd=tmp_path, capture_output=True, text=True, check=True
    )
    assert sorted(done.stdout.split()) == sorted(completed)


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish", "tcsh"])
def test_every_shell_has_its_script(shell: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["completion", shell]) == 0
    script = capsys.readouterr().out
    assert all(word in script for word in ("perft", "depth", *GAMES))


def test_help_has_colours_on_a_terminal_unless_they_are_not_wanted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.delenv("NO_COLOR", raising=False)
    coloured = shown(monkeypatch, "perft", "--help")
    assert COLOUR in coloured
    monkeypatch.setenv("NO_COLOR", "1")
    plain = shown(monkeypatch, "perft", "--help")
    assert COLOUR not in plain
    assert re.sub(r"\x1b\[[0-9;]*m", "", coloured).split() == plain.split()
    assert COLOUR not in run("perft", "--help")[1]


def test_long_work_has_a_bar_on_a_terminal_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(progress, "_PATIENCE", 0)
    count = ("perft", "consta", "--size", "3", "--depth", "3")
    quiet = io.StringIO()
    monkeypatch.setattr(sys, "stderr", quiet)
    assert main(count) == 0
    assert quiet.getvalue() == ""
    screen = Screen()
    monkeypatch.setattr(sys, "stderr", screen)
    assert main(count) == 0
    assert "9/9" in screen.getvalue()


@pytest.mark.parametrize(
    ("command", "library"), [("play consta", "textual"), ("completion bash", "shtab")]
)
def test_a_library_that_is_missing_is_named_by_its_extra(
    command: str, library: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in list(sys.modules):
        if name.partition(".")[0] == library or name.startswith("trilithon.console.terminal"):
            monkeypatch.delitem(sys.modules, name)
    # What is imported anew takes the place of the old one in its package too.
    if (terminal := getattr(console, "terminal", None)) is not None:
        monkeypatch.setattr(console, "terminal", terminal)
    monkeypatch.setitem(sys.modules, library, None)
    monkeypatch.setattr(sys, "stdin", SimpleNamespace(isatty=lambda: True))
    assert main(command.split()) == 1
    assert "pip install 'trilithon[terminal]'" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("closed", "command"), [(">&-", "legal consta --size 3"), ("<&-", "ugi"), ("2>&-", "--help")]
)
@pytest.mark.usefixtures("programs_find_the_engine")
def test_a_stream_that_is_not_there_is_empty_or_goes_nowhere(closed: str, command: str) -> None:
    line = f"{sys.executable} -m trilithon {command} {closed}"
    done = subprocess.run(line, shell=True, capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.usefixtures("programs_find_the_engine")
def test_an_arena_that_nobody_reads_ends_in_silence() -> None:
    line = f"{sys.executable} -m trilithon arena --game constructo --games 2 random random"
    done = subprocess.run(
        f"{line} | true", shell=True, capture_output=True, text=True, timeout=60, check=False
    )
    assert "trilithon:" not in done.stderr


@pytest.mark.parametrize(
    "command",
    [
        "arena random random --game consta --record {}",
        "arena random random --game consta --csv {}",
        "komi -o {}",
        "handicap --game consta -o {}",
        "report --game consta -o {}",
        "ladder --game consta -o {}",
        "puzzles consta --size 5 -o {}",
    ],
)
def test_what_cannot_be_written_is_told_before_any_work(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "folder.json"
    folder.mkdir()
    nowhere = tmp_path / "no" / "such.json"
    for name, reason in ((folder, "Is a directory"), (nowhere, "No such file or directory")):
        assert main([*command.format(name).split()]) == 1
        output = capsys.readouterr()
        assert (output.out, output.err) == ("", f"trilithon: {name}: {reason}\n")


def test_nothing_is_left_of_files_that_were_only_tried(tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    kept.write_text("as it was")
    see_written(str(kept), str(tmp_path / "new"), None, os.devnull)
    assert list(tmp_path.iterdir()) == [kept]
    assert kept.read_text() == "as it was"


def test_results_in_what_is_no_folder_are_told_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "bin.dat"
    file.touch()
    assert main(["ladder", "--game", "consta", "--results", str(file)]) == 1
    assert capsys.readouterr().err.splitlines()[-1] == f"trilithon: {file}: it is no folder"


@pytest.mark.parametrize("encoding", ["ascii", "cp1252", "ascii:strict"])
@pytest.mark.usefixtures("programs_find_the_engine")
def test_what_is_written_is_utf_8(encoding: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONIOENCODING", encoding)
    command = [sys.executable, "-m", "trilithon", "json", "encode"]
    record = '[Game "consta"] [Size "3"] {é ♥} *'.encode()
    done = subprocess.run(command, input=record, capture_output=True, timeout=60, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
    assert "é ♥" in done.stdout.decode()


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no device that is full")
@pytest.mark.usefixtures("programs_find_the_engine")
def test_output_that_cannot_be_written_is_named() -> None:
    line = f"{sys.executable} -m trilithon legal consta > /dev/full"
    done = subprocess.run(line, shell=True, capture_output=True, text=True, timeout=60, check=False)
    told = "trilithon: standard output: No space left on device\n"
    assert (done.returncode, done.stderr) == (1, told)


@pytest.mark.parametrize(
    ("command", "reason"),
    [
        ("puzzles consta --turns 1", "--least 2 is more than --turns 1"),
        ("puzzles consta --turns 2 --least 3", "--least 3 is more than --turns 2"),
        ("puzzles consta --turns 1 --least 1", "--turns 1 is less than 2"),
        ("puzzles consta --turns 6", "--turns 6 is more than 5"),
        ("puzzles consta --chance 200", "--chance 200 is more than 100 percent"),
        ("puzzles consta --stats a --rate b", "--rate cannot stand beside --stats"),
        ("puzzles consta --rate a -o b", "-o cannot stand beside --rate"),
        ("diagram consta --seconds 2", "--seconds goes with a game in motion"),
        ("diagram consta --pixels 100 --animate", "--pixels goes with .png, .gif or .apng"),
        ("diagram consta -o _", "“”: its name must end in .svg"),
        ("arena random random --game consta --games 1000001", "from 1 to 1000000"),
        ("arena random random --game consta --jobs 1025", "from 1 to 1024"),
        ("report --game consta --random 1000001", "from 1 to 1000000"),
    ],
)
def test_options_without_effect_or_end_are_bad_usage(
    command: str, reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([word.strip("_") for word in command.split()]) == 2
    assert reason in capsys.readouterr().err


@pytest.mark.parametrize("option", ["--stats", "--rate"])
@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (None, ": No such file or directory"),
        (b"ab\xff", ": byte 2 is not UTF-8"),
        (b'[Game "consta"]', ": line 1: this is no JSON"),
        (b"{}", ": this is no list of puzzles"),
        (b'[{"id": "a"}]', ": number 1 in it is no puzzle"),
        (b"[]", ": there is no puzzle in it"),
        (PUZZLE % (b"5/5/5/5/5 b 1", b"a1"), ", puzzle x: "),
        (PUZZLE % (b"rhombus -/-/-/-/-/-/-/-/- y", b"a1("), ", puzzle x: its line is no tree"),
    ],
)
def test_what_is_no_file_of_puzzles_is_told(
    content: bytes | None,
    reason: str,
    option: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    file = tmp_path / "puzzles.json"
    if content is not None:
        file.write_bytes(content)
    assert main(["puzzles", "constructo", option, str(file)]) == 1
    output = capsys.readouterr()
    assert (output.out, output.err.count("\n")) == ("", 1)
    assert output.err.startswith(f"trilithon: {file}{reason}")


@pytest.mark.parametrize("command", ["replay", "link encode", "diagram --record", "json decode"])
def test_a_file_without_a_name_is_told(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*command.split(), ""]) == 1
    assert capsys.readouterr().err == "trilithon: the name of a file is empty\n"


def test_a_version_of_links_to_come_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["link", "decode", "9tabc"]) == 1
    told = "The link is of version 9, which is not known here."
    assert capsys.readouterr().err == f"trilithon: {told}\n"
