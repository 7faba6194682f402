"""Files that commands read."""

from __future__ import annotations

from pathlib import Path

from trilithon.console.cli.faults import Fault


def read_text(name: str) -> str:
    """The text of a file; `-` is standard input. Raises Fault."""
    source, shown = (0, "standard input") if name == "-" else (Path(name), name)
    try:
        with open(source, "rb", closefd=name != "-") as file:
            return file.read().decode("utf-8-sig")
    except UnicodeDecodeError as trouble:
        raise Fault(f"{shown}: byte {trouble.start} is not UTF-8") from trouble
    except (OSError, ValueError) as trouble:
        reason = trouble.strerror if isinstance(trouble, OSError) else trouble
        raise Fault(f"{shown}: {reason}") from trouble
