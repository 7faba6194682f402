"""What can be wrong with a link."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from trilithon.core.errors import Problem


class BadLink(Problem):
    """A fragment that stands for no match; `game` is the one it names, where that was read."""

    game: str | None = None


@contextmanager
def naming(game: str) -> Iterator[None]:
    """What turns out wrong meanwhile is a link of this game."""
    try:
        yield
    except BadLink as problem:
        problem.game = game
        raise


def senseless(text: str) -> BadLink:
    """The problem with a part of a link that was written by nothing that we know."""
    return BadLink("link-content", text=text)
