"""What goes wrong outside of the games."""

from __future__ import annotations


class Fault(Exception):
    """Something that cannot be done; its text is told to the person at the terminal."""


class BadUsage(Exception):
    """Options that do not go together or with the game."""


class OutOfTime(Exception):
    """What was asked for could not be found within the time given; nothing more is told."""
