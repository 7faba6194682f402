"""The conversation: lines come in, answers go out, and a search lets urgent lines in between."""

from __future__ import annotations

import math
from collections.abc import Callable
from time import monotonic

from trilithon.console.ugi.engine import Engine
from trilithon.console.ugi.inbox import Inbox
from trilithon.core.errors import one_line

_STOP, _PING, _QUIT = "stop", "isready", "quit"
_URGENT, _SEARCH = frozenset((_STOP, _PING)), "go"
_FOR_LATER = frozenset((_SEARCH, _QUIT))
# Who sends all lines at once, with `quit` at their end, still wants the answer to a short search.
_SECONDS_TO_QUIT = 2.0


def serve(engine: Engine, inbox: Inbox, write: Callable[[str], None]) -> None:
    """Answer all lines up to `quit` or the end.

    While a search runs, `stop` and `isready` are followed at once, and all else waits until it has
    ended. Once `quit` is what waits, it has two seconds more to come to its answer.
    """
    while (line := inbox.next()) is not None and line.strip() != _QUIT:
        if not line.strip():
            continue
        until = math.inf
        for answer in engine.answer(line):
            if answer is not None:
                write(one_line(answer))
                continue
            while (word := inbox.urgent(_URGENT, _FOR_LATER)) is not None:
                if word == _STOP:
                    engine.stop()
                else:
                    write("readyok")
            if until == math.inf and inbox.holds(_QUIT, frozenset((_SEARCH,))):
                until = monotonic() + _SECONDS_TO_QUIT
            if monotonic() > until:
                engine.stop()
