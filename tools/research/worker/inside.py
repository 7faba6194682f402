"""What the runtime in the worker runs, once the packages of a revision are in its path."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

# So was the package called in older revisions.
_OLD, _NAME = "trilithon.ugi", "trilithon.console.ugi"


def handler() -> Any:
    """A function from a line to the lines that answer it, as one text."""
    engine = import_module(_OLD if find_spec(_OLD) else _NAME).Engine()

    def handle(line: str) -> str:
        match line.split():
            case ["setoption", "name", name, *_] if name.lower() == "clock":
                return "error there is no option Clock in a browser: time is what passes"
        answers = (answer for answer in engine.answer(line) if answer is not None)
        return "\n".join(
            answer.replace("\n", " ")
            for answer in answers
            if not answer.startswith("option name Clock ")
        )

    return handle
