"""Lines said to the engine, and what it answers."""

from __future__ import annotations

from trilithon.console.ugi import Engine, Inbox, serve

SMALL = [
    "setoption name Size value 5",
    "setoption name Seed value 1",
    "setoption name Level value 4",
]


def talk(*lines: str, engine: Engine | None = None) -> list[str]:
    """All that the engine answers to lines that come in one after another."""
    inbox, said = Inbox(), list[str]()
    for line in (*lines, None):
        inbox.feed(line)
    serve(engine or Engine(), inbox, said.append)
    return said
