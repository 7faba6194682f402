"""How a step of the build shows itself: one line when it goes well, a clear end when not."""

import os
import subprocess
import sys
import threading
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

from tools.build.paths import ROOT

# A program and its arguments.
Command = Sequence[str | Path]


class StepError(Exception):
    """A step failed; the message is the one line that tells the user why."""


@contextmanager
def step(title: str) -> Iterator[None]:
    """Show ``title`` while the body runs and how long it took after it.

    Steps that run beside each other, in threads, show a whole line when they end.
    """
    beginning = f"· {title} …"
    if threading.current_thread() is threading.main_thread():
        print(beginning, end="", flush=True)
        beginning = ""
    start = time.perf_counter()
    try:
        yield
    except BaseException:
        print(f"{beginning} failed", flush=True)
        raise
    print(f"{beginning} {time.perf_counter() - start:.1f} s", flush=True)


def run(
    command: Command,
    purpose: str,
    *,
    cwd: Path = ROOT,
    env: Mapping[str, str] | None = None,
    timeout: float | None = None,
) -> str:
    """Run a program quietly and return what it printed; show that only when it fails."""
    words = [str(word) for word in command]
    try:
        done = subprocess.run(
            words,
            cwd=cwd,
            env={**os.environ, **(env or {})},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            encoding="utf-8",
            errors="replace",
            timeout=timeout,
            check=False,
        )
    except FileNotFoundError as error:
        raise StepError(f"{purpose}: there is no program {words[0]!r}") from error
    except subprocess.TimeoutExpired as error:
        raise StepError(f"{purpose}: {words[0]} took longer than {timeout:.0f} s") from error
    if done.returncode:
        sys.stdout.write(f"\n{done.stdout}{done.stderr}".rstrip() + "\n")
        raise StepError(f"{purpose} failed (exit status {done.returncode}): {' '.join(words)}")
    return done.stdout


def stream(command: Command, *, cwd: Path = ROOT, env: Mapping[str, str] | None = None) -> int:
    """Run a program that shows its own progress; return its exit status."""
    sys.stdout.flush()
    words = [str(word) for word in command]
    return subprocess.run(words, cwd=cwd, env={**os.environ, **(env or {})}, check=False).returncode


def read_stamp(path: Path) -> str:
    """Return what a stamp file says, or nothing where there is none."""
    return path.read_text(encoding="utf-8") if path.is_file() else ""
