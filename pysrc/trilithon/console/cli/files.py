"""Files that commands read."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from trilithon.console.cli.faults import Fault
from trilithon.formats.pgn import read_records
from trilithon.match import Match


def read_text(name: str) -> str:
    """The text of a file; `-` is standard input. Raises Fault."""
    source, shown = 0 if name == "-" else Path(name), _shown(name)
    try:
        with open(source, "rb", closefd=name != "-") as file:
            return file.read().decode("utf-8-sig")
    except UnicodeDecodeError as trouble:
        raise Fault(f"{shown}: byte {trouble.start} is not UTF-8") from trouble
    except (OSError, ValueError) as trouble:
        reason = trouble.strerror if isinstance(trouble, OSError) else trouble
        raise Fault(f"{shown}: {reason}") from trouble


def read_games(name: str) -> Iterator[Match]:
    """The games of a file one by one. Raises Fault, also where there is none, and RecordError."""
    empty = True
    for match in read_records(read_text(name)):
        empty = False
        yield match
    if empty:
        raise Fault(
            f"{_shown(name)}: there is no game in it; a record begins with a tag such as "
            '[Game "consta"]'
        )


def _shown(name: str) -> str:
    return "standard input" if name == "-" else name or "“”"
