"""Who is to play, as a page tells it."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from trilithon.core import AnyGame
from trilithon.match import BadCommand, Clock, Match, Seat
from trilithon.match.seats import LONGEST_CLOCK, SeatKind


class ClockChoice(TypedDict):
    """The time that a person has for a game, and what each move adds to it, in seconds."""

    seconds: int
    increment: int


class SeatChoice(TypedDict):
    """Who sits on a side; `level` counts for a computer, and a human may have a clock."""

    seat: SeatKind
    level: int
    clock: NotRequired[ClockChoice]


class SharedChoice(TypedDict):
    """How much of a game by link both devices know, which is not taken back.

    So many `items` of its chain, and what was settled up to a `stage`.
    """

    items: int
    stage: int


def read_seats(game: AnyGame, seats: tuple[SeatChoice, SeatChoice]) -> tuple[Seat, Seat]:
    """The players that a command puts on the two sides. Raises BadCommand for an unknown level."""
    first, second = (_seat(game, choice) for choice in seats)
    return first, second


def _seat(game: AnyGame, choice: SeatChoice) -> Seat:
    if choice["level"] not in game.levels:
        raise BadCommand("command-level", level=choice["level"])
    if "clock" not in choice:
        return Seat(choice["seat"], choice["level"])
    clock = Clock(**choice["clock"])
    if not clock.is_fair:
        raise BadCommand("command-clock", most=LONGEST_CLOCK)
    return Seat(choice["seat"], choice["level"], clock)


def need_human(match: Match) -> None:
    """Raises BadCommand where somebody else is to move, or to answer, than a person here."""
    if match.seat.kind != "human" and match.outcome is None:
        raise BadCommand(f"command-{match.seat.kind}")
