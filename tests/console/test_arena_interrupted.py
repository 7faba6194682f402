"""Ctrl-C while games are played in several processes: they end, and what was played is kept."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from time import monotonic, sleep

import pytest

pytestmark = pytest.mark.usefixtures("programs_find_the_engine", "interrupts_are_heard")

_PATIENCE = 90
# So many that they take several times as long as anything here is waited for, and not more: their
# openings are drawn beforehand.
_GAMES = 1000
_GAME = ["--game", "consta", "--size", "9", "--games", str(_GAMES)]


def _wait(true: Callable[[], bool]) -> None:
    until = monotonic() + _PATIENCE
    while not true():
        assert monotonic() < until
        sleep(0.05)


def _alive(session: int) -> list[int]:
    """The processes of a session that have not ended, as the kernel tells them (proc(5))."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            number, _, told = stat.read_text(encoding="utf-8").partition(" (")
        except (FileNotFoundError, ProcessLookupError):
            continue
        # The name may hold anything; after it come the state, the parent, the group, the session.
        state, _parent, _group, its_session = told.rpartition(") ")[2].split()[:4]
        if int(its_session) == session and state not in "ZX":
            found.append(int(number))
    return found


@pytest.fixture
def interrupts_are_heard() -> Iterator[None]:
    """Also where the suite itself was started so that it ignores them, which programs inherit."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


# A terminal tells all processes of a command, and a program that wants it to end only the first.
@pytest.mark.parametrize("tell", [os.killpg, os.kill])
def test_ctrl_c_ends_all_processes_at_once_and_what_was_played_is_kept(
    tell: Callable[[int, int], None], tmp_path: Path
) -> None:
    file, errors = tmp_path / "run.jsonl", tmp_path / "errors"
    command = [sys.executable, "-m", "trilithon", "arena", "level:2", "level:2", *_GAME]
    with (
        errors.open("w") as told,
        subprocess.Popen(
            [*command, "--jobs", "2", "--backend", "processes", "--results", str(file)],
            stdout=subprocess.DEVNULL,
            stderr=told,
            start_new_session=True,
        ) as process,
    ):
        try:
            _wait(lambda: file.exists() and len(file.read_text().splitlines()) > 2)
            tell(process.pid, signal.SIGINT)
            assert process.wait(_PATIENCE) == 130
            _wait(lambda: not _alive(process.pid))
        finally:
            for pid in _alive(process.pid):
                os.kill(pid, signal.SIGKILL)
    assert "Traceback" not in errors.read_text()
    assert 2 < len(file.read_text().splitlines()) < _GAMES
