"""What goes wrong outside of the games, and how anything wrong is told in one line."""

from __future__ import annotations

_LONGEST = 600


class Fault(Exception):
    """Something that cannot be done; its text is told to the person at the terminal."""


class BadUsage(Exception):
    """Options that do not go together or with the game."""


class OutOfTime(Exception):
    """What was asked for could not be found within the time given; nothing more is told."""


def one_line(text: str) -> str:
    """The text on one line, without characters that a terminal would obey."""
    plain = "".join(
        letter if letter.isprintable() else letter.encode("unicode_escape").decode()
        for letter in " ".join(text.split())
    )
    return plain if len(plain) <= _LONGEST else plain[: _LONGEST - 1] + "…"
