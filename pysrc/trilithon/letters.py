"""Games that are played by sending links: who sits here, and how far each device knows the game."""

from __future__ import annotations

from dataclasses import replace
from zlib import crc32

from trilithon import movelist
from trilithon.core import Player
from trilithon.match import BadCommand, Letter, Match
from trilithon.problems import declare
from trilithon.protocol import LetterView

declare(
    {
        "command-letter": "a game by link needs an id of 6 to 20 letters or digits and a seat here",
    }
)

# More answers than any setup asks for.
_ALL_ANSWERED = 99


def correspond(match: Match, letter: str | None) -> None:
    """Let a match with a remote seat be one that is played by sending links. Raises BadCommand."""
    seats = [sitting.seat for sitting in match.sittings]
    if letter is not None:
        named = letter.isascii() and letter.isalnum() and 6 <= len(letter) <= 20
        if not named or sorted(seats) != ["human", "remote"]:
            raise BadCommand("command-letter")
        match.letter = Letter(letter, Player(seats.index("human")))
    elif "remote" in seats and match.letter is None:
        raise BadCommand("command-letter")


def sign(match: Match) -> None:
    """Let the one person who plays here be who sends the next link."""
    seats = [sitting.seat for sitting in match.sittings]
    if match.letter is not None and seats.count("human") == 1:
        match.letter = replace(match.letter, sender=Player(seats.index("human")))


def share(match: Match, items: int) -> None:
    """Let so many moves be known to both devices."""
    if match.letter is not None:
        match.letter = replace(match.letter, shared=items)


def letter_view(match: Match) -> LetterView | None:
    """How far a game that is played by sending links has come; None in other games.

    Each item of the chain, a move or an ending, depends on all before it, so that two devices can
    tell which of them knows more, and where they part.
    """
    if match.letter is None:
        return None
    chain, value = list[str](), crc32(match.letter.id.encode())
    for one in (*match.earlier, match):
        for move in movelist.main_moves(one):
            value = crc32(f"{len(one.earlier)} {move['text']}".encode(), value)
            chain.append(f"{value:08x}")
        if one.ending is not None and one.is_broken_off:
            value = crc32(f"{one.ending.termination} {one.ending.outcome}".encode(), value)
            chain.append(f"{value:08x}")
    answered = len(match.answers) if match.answers is not None else _ALL_ANSWERED
    return {
        "id": match.letter.id,
        "sender": match.letter.sender,
        "stage": len(match.earlier) * (_ALL_ANSWERED + 1) + answered,
        "chain": chain,
    }
