"""Challenges: a game that is over is played on from one of its positions, to be beaten there."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from trilithon.core import Player
from trilithon.match import BadCommand, Challenge, Match, Seat
from trilithon.match.new import begun_as
from trilithon.match.node import Node

# Where no computer played, it takes the other side at this level.
_USUAL_LEVEL = 3


def challenge(match: Match) -> Match:
    """A new game that stands at the cursor of a finished one, whose line is to be beaten there.

    Who is challenged takes the side of the person who played the computer, or else the side to
    move. Raises BadCommand.
    """
    end, at = match.root.end(), match.cursor
    if match.outcome_at(end) is None or match.rounds > 1 or match.correspondence is not None:
        raise BadCommand("challenge-unfinished")
    line = match.main_line()
    if at is end or at not in line:
        raise BadCommand("challenge-end")
    first = _copy(match, line[1:])
    if (ending := match.ending) is not None and match.node(ending.node) is end:
        first.ending = replace(ending, node=first.root.end().id)
    ply = len(at.path()) - 1
    again = _copy(match, line[1 : ply + 1])
    again.challenge = Challenge(first, ply, *_opponent(match))
    seat(again)
    return again


def _copy(match: Match, nodes: Iterable[Node]) -> Match:
    """A game with the same start and these moves of a line, its cursor at their end."""
    copied = begun_as(match)
    for node in nodes:
        copied.append(copied.root.end(), node.move)
    copied.cursor = copied.root.end()
    return copied


def _opponent(match: Match) -> tuple[Player, int]:
    """The side of the person who is challenged, and the level of the computer."""
    kinds = [seat.kind for seat in match.seats]
    if sorted(kinds) == ["computer", "human"]:
        player = Player(kinds.index("human"))
        return player, match.seats[player.opponent].level
    level = min(_USUAL_LEVEL, max(match.game.levels))
    return match.player, level


def seat(match: Match) -> None:
    """Let the person and the computer of a match's challenge sit down."""
    if match.challenge is not None:
        computer = Seat("computer", match.challenge.level)
        pair = Seat(), computer
        match.seats = pair if match.challenge.player is Player.FIRST else pair[::-1]


def standing_challenge(match: Match) -> Challenge | None:
    """A match's challenge as long as its line still has all the moves before it."""
    told = match.challenge
    if told is None:
        return None
    own, first = match.main_line(), told.first.main_line()
    moves = [node.move for node in own[: told.ply + 1]]
    same = moves == [node.move for node in first[: told.ply + 1]]
    return told if same and len(own) > told.ply else None
