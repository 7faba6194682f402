"""Games that are played by sending links: who sits here, and how far each device knows the game."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from zlib import crc32

from trilithon.core import Player
from trilithon.match import BadCommand, Correspondence, Match

# More answers than any setup asks for.
_ALL_ANSWERED = 99
# How a result is spelt in a chain. Devices keep chains and compare them with those of devices that
# have another version of the page: the first one spelt results so, and no later one may differ.
_RESULTS = {
    "1-0": "Outcome(winner=<Player.FIRST: 0>)",
    "0-1": "Outcome(winner=<Player.SECOND: 1>)",
    "1/2-1/2": "Outcome(winner=None)",
    "*": "None",
}


def correspond(match: Match, name: str | None) -> None:
    """Let a match with a remote seat be one that is played by sending links. Raises BadCommand."""
    seats = [seat.kind for seat in match.seats]
    if name is not None:
        named = name.isascii() and name.isalnum() and 6 <= len(name) <= 20
        if not named or sorted(seats) != ["human", "remote"]:
            raise BadCommand("command-correspondence")
        match.correspondence = Correspondence(name, Player(seats.index("human")))
    elif "remote" in seats and match.correspondence is None:
        raise BadCommand("command-correspondence")


def sign(match: Match) -> None:
    """Let the one person who plays here be who sends the next link."""
    seats = [seat.kind for seat in match.seats]
    if match.correspondence is not None and seats.count("human") == 1:
        match.correspondence = replace(match.correspondence, sender=Player(seats.index("human")))


def share(match: Match, items: int) -> None:
    """Let so many moves be known to both devices."""
    if match.correspondence is not None:
        match.correspondence = replace(match.correspondence, shared=items)


def chain(match: Match) -> list[str]:
    """What was done in a game by link: an item for each move and each ending of all rounds.

    Each item depends on all before it, so that two devices can tell which of them knows more, and
    where they part. Empty in other games.
    """
    if match.correspondence is None:
        return []
    items, value = list[str](), crc32(match.correspondence.id.encode())
    for one in (*match.earlier, match):
        write = one.game.notation.write_move
        for before, node in pairwise(one.main_line()):
            text = write(before.position, node.move)
            value = crc32(f"{len(one.earlier)} {text}".encode(), value)
            items.append(f"{value:08x}")
        if one.ending is not None and one.is_broken_off:
            result = "*" if one.ending.outcome is None else one.ending.outcome.result
            value = crc32(f"{one.ending.termination} {_RESULTS[result]}".encode(), value)
            items.append(f"{value:08x}")
    return items


def stage(match: Match) -> int:
    """How much of a match was settled: of two states, the later one has the higher stage."""
    answered = len(match.answers) if match.answers is not None else _ALL_ANSWERED
    return len(match.earlier) * (_ALL_ANSWERED + 1) + answered
