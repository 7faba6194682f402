"""The engine in a worker of Chromium as a program that speaks UGI."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.folders import SOURCES
from tools.build.browser import find_browser, find_shell
from tools.build.paths import ROOT
from tools.build.steps import StepError
from tools.research.frozen import FIRST, unpacked
from tools.research.worker import inside

_PROGRAM = "tools.research.worker"


def talk(*lines: str, given: tuple[str, ...] = ()) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", _PROGRAM, *given],
        input="".join(f"{line}\n" for line in lines),
        capture_output=True,
        text=True,
        cwd=ROOT,
        check=False,
    )


def test_it_plays_in_a_worker() -> None:
    if (find_shell() or find_browser()) is None:
        pytest.skip("there is no Chromium")
    known = Path("/proc/self/schedstat").is_file()
    clock = f"setoption name Clock value {'processor' if known else 'wall'}"
    start = clock, "setoption name Size value 5", "", "position startpos moves c3"
    done = talk("ugi", "isready", *start, "go movetime 20", "query p1turn", "quit", "isready")
    assert (done.returncode, done.stderr) == (0, "")
    said = done.stdout.splitlines()
    assert said[0].startswith("id name Trilithon ")
    options = [line.split()[2] for line in said if line.startswith("option name ")]
    assert ("Clock" in options) == known
    ready, *_, info, best, answer = said[said.index("ugiok") + 1 :]
    assert ready == "readyok"
    assert info.startswith("info nodes ")
    assert best.startswith("bestmove ")
    assert answer == "response false"


@pytest.mark.parametrize("revision", [FIRST, None])
def test_what_runs_in_it_finds_the_engine_wherever_it_lay(revision: str | None) -> None:
    try:
        folder = unpacked(revision) if revision else SOURCES
    except StepError:
        pytest.skip("the sources have no history here")
    lines = ["setoption name Clock value wall", "isready", "query p1turn"]
    program = "import runpy, sys; handle = runpy.run_path(sys.argv[1])['handler'](None)\n"
    done = subprocess.run(
        [
            sys.executable,
            "-c",
            f"{program}for line in {lines}: print(handle(line))",
            inside.__file__,
        ],
        capture_output=True,
        text=True,
        cwd=folder,
        check=True,
    )
    refused, *said = done.stdout.splitlines()
    assert refused.startswith("error there is no option Clock")
    assert said == ["readyok", "response true"]


def test_the_processor_is_asked_about_as_often_as_it_was_had() -> None:
    passed, asked = 0.0, list[float]()

    def had() -> float:
        asked.append(passed)
        return share * passed

    def now() -> float:
        return passed

    for share, least, most in ((1.0, 60, 67), (0.1, 6, 10), (0.01, 5, 6)):
        passed = 0.0
        asked.clear()
        clock = inside.Processor(had, now)
        while passed < 1:
            passed += 0.001
            assert share * passed - 0.016 <= clock() <= share * passed
        assert least <= len(asked) <= most


def test_more_than_a_revision_is_refused() -> None:
    done = talk(given=("HEAD", "4"))
    assert done.returncode == 1
    assert "wanted is [REVISION]" in done.stderr
