"""The conversation: lines come in, answers go out, and a search lets urgent lines in between."""

from __future__ import annotations

from collections.abc import Callable

from trilithon.console.ugi.engine import Engine
from trilithon.console.ugi.inbox import Inbox
from trilithon.core.errors import one_line

_STOP, _PING = "stop", "isready"
_URGENT, _FOR_LATER = frozenset((_STOP, _PING)), frozenset(("go", "quit"))


def serve(engine: Engine, inbox: Inbox, write: Callable[[str], None]) -> None:
    """Answer all lines up to `quit` or the end.

    While a search runs, `stop` and `isready` are followed at once; all else waits until it has
    ended, also `quit`, as the interface wants it.
    """
    while (line := inbox.next()) is not None and line.strip() != "quit":
        if not line.strip():
            continue
        for answer in engine.answer(line):
            if answer is not None:
                write(one_line(answer))
                continue
            while (word := inbox.urgent(_URGENT, _FOR_LATER)) is not None:
                if word == _STOP:
                    engine.stop()
                else:
                    write("readyok")
