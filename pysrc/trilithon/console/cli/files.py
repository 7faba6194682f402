"""Files that commands read and write."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

from trilithon.console.cli.faults import Fault
from trilithon.formats.pgn import read_records
from trilithon.match import Match


def read_text(name: str) -> str:
    """The text of a file; `-` is standard input. Raises Fault."""
    source, shown = 0 if name == "-" else _path(name), name_shown(name)
    try:
        with open(source, "rb", closefd=name != "-") as file:
            return file.read().decode("utf-8-sig")
    except UnicodeDecodeError as trouble:
        raise Fault(f"{shown}: byte {trouble.start} is not UTF-8") from trouble
    except (OSError, ValueError) as trouble:
        raise Fault(f"{shown}: {reason_of(trouble)}") from trouble


def reason_of(trouble: OSError | ValueError) -> str:
    """Why a file cannot be read or written, without the numbers and quotes that Python adds."""
    told = trouble.strerror if isinstance(trouble, OSError) else None
    return told or str(trouble)


def see_written(*names: str | None) -> None:
    """See that files can be written, before long work whose outcome is theirs. Raises Fault.

    A file that was not there is not there afterwards, and none is changed.
    """
    for name in names:
        if name is not None:
            _see_written(name)


def _see_written(name: str) -> None:
    path = _path(name)
    there = os.path.lexists(path)
    # A pipe that is closed once has nobody at its other end any more.
    if there and not (path.is_file() or path.is_dir()):
        return
    try:
        path.open("ab").close()
        if not there:
            path.unlink()
    except (OSError, ValueError) as trouble:
        raise Fault(f"{name_shown(name)}: {reason_of(trouble)}") from trouble


def _path(name: str) -> Path:
    """The file of a name; without one, Python takes the folder that we are in. Raises Fault."""
    if not name:
        raise Fault("the name of a file is empty")
    return Path(name)


def read_games(name: str) -> Iterator[Match]:
    """The games of a file one by one. Raises Fault, also where there is none, and RecordError."""
    empty = True
    for match in read_records(read_text(name)):
        empty = False
        yield match
    if empty:
        raise Fault(
            f"{name_shown(name)}: there is no game in it; a record begins with a tag such as "
            '[Game "consta"]'
        )


def name_shown(name: str) -> str:
    """How a file is named in messages."""
    return "standard input" if name == "-" else name or "“”"
