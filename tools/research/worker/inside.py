"""What the runtime in the worker runs, once the packages of a revision are in its path."""

from __future__ import annotations

import time
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any

# So was the package called in older revisions.
_OLD, _NAME = "trilithon.ugi", "trilithon.console.ugi"
# The processor's time is asked for anew after about so many seconds of it, or so many that pass:
# the answer takes a while, and while it is waited for no processor is needed.
_SPENT, _PASSED = 0.015, 0.2


class Processor:
    """A clock that runs only while the worker has a processor, as far as `ask` can tell."""

    def __init__(self, ask: Callable[[], float], now: Callable[[], float]) -> None:
        self._ask = ask
        self._now = now
        self._seconds, self._asked, self._again = 0.0, 0.0, 0.0

    def __call__(self) -> float:
        """The time in seconds."""
        if (now := self._now()) >= self._again:
            seconds = self._ask()
            share = (seconds - self._seconds) / (now - self._asked)
            self._seconds, self._asked = seconds, now
            self._again = self._now() + min(_PASSED, _SPENT / max(share, _SPENT / _PASSED))
        return self._seconds


def handler(processor: Callable[[], float] | None) -> Any:
    """A function from a line to the lines that answer it, as one text.

    `processor` tells how many seconds of a processor the worker has had; where that is not known,
    there is no option Clock.
    """
    if processor:
        # Before anything of the revision is imported that takes it from there.
        time.process_time = Processor(processor, time.perf_counter)
    engine = import_module(_OLD if find_spec(_OLD) else _NAME).Engine()

    def handle(line: str) -> str:
        match line.split():
            case ["setoption", "name", name, *_] if name.lower() == "clock" and not processor:
                return "error there is no option Clock: only the time that passes is known here"
        answers = [answer for answer in engine.answer(line) if answer is not None]
        if not processor:
            answers = [line for line in answers if not line.startswith("option name Clock ")]
        return "\n".join(answer.replace("\n", " ") for answer in answers)

    return handle
