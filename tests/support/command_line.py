"""The command line as another program starts it."""

from __future__ import annotations

import subprocess
import sys

from tests.support.folders import SOURCES


def run(*arguments: str, stdin: bytes = b"") -> tuple[int, str, str]:
    """Exit status, output and error output of `python -m trilithon` from a bare checkout."""
    done = subprocess.run(
        [sys.executable, "-m", "trilithon", *arguments],
        input=stdin,
        capture_output=True,
        env={"PYTHONPATH": str(SOURCES)},
        check=False,
    )
    return done.returncode, done.stdout.decode(), done.stderr.decode()
