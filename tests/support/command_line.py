"""What tests of the command line have in common: a bare checkout, files, and rows of JSON."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from tests.support.folders import SOURCES

NO_GAME = 'there is no game in it; a record begins with a tag such as [Game "consta"]'
TAGS = '[Game "consta"]\n[Size "5"]\n\n'
WON = "1. c1 2. 2a1 3. c2,c3 4. 2a2 5. c4,c5 6. 2a3 1-0"


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


def write(folder: Path, content: str | bytes) -> str:
    """A file of records, and its name."""
    file = folder / "games.pgn"
    file.write_bytes(content if isinstance(content, bytes) else content.encode())
    return str(file)


def rows(output: str) -> list[dict[str, Any]]:
    """What lines of JSON say."""
    return [json.loads(line) for line in output.splitlines()]
