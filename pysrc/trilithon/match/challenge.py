"""Challenges: a game that is over is played on from one of its positions, to be beaten there."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from trilithon.core import Player
from trilithon.match import BadCommand, Challenge, Match, Seat
from trilithon.match.new import begun_as
from trilithon.match.node import Node
from trilithon.match.rematch import opening

# Where no computer played, it takes the other side at this level.
_USUAL_LEVEL = 3


def may_challenge(match: Match) -> bool:
    """Whether a game is over and can be played on by others."""
    over = match.outcome_at(match.root.end()) is not None
    return over and match.rounds == 1 and match.correspondence is None


def challenge(match: Match) -> Match:
    """A new game that stands at the cursor of a finished one, whose line is to be beaten there.

    At its end, where nothing is left to play, it stands after the opening instead. Who is
    challenged takes the side of the person who played the computer, or else the side to move.
    Raises BadCommand.
    """
    end, at = match.root.end(), match.cursor
    if not may_challenge(match):
        raise BadCommand("challenge-unfinished")
    line = match.main_line()
    if at is end:
        at = line[opening(match)]
    if at not in line:
        raise BadCommand("challenge-aside")
    first = _copy(match, line[1:])
    if (ending := match.ending) is not None and match.node(ending.node) is end:
        first.ending = replace(ending, node=first.root.end().id)
    ply = at.ply
    again = _copy(match, line[1 : ply + 1])
    again.challenge = Challenge(first, ply, *_opponent(match, at))
    seat(again)
    return again


def _copy(match: Match, nodes: Iterable[Node]) -> Match:
    """A game with the same start and these moves of a line, its cursor at their end."""
    copied = begun_as(match)
    for node in nodes:
        copied.append(copied.root.end(), node.move)
    copied.cursor = copied.root.end()
    return copied


def _opponent(match: Match, at: Node) -> tuple[Player, int]:
    """The side of the person who is challenged at a position, and the level of the computer."""
    if match.challenge is not None:
        return match.challenge.player, match.challenge.level
    if (player := match.person) is not None:
        other = match.seats[player.opponent]
        if other.kind == "computer":
            return player, other.level
    level = min(_USUAL_LEVEL, max(match.game.levels))
    return match.game.rules.player(at.position), level


def seat(match: Match) -> None:
    """Let the person and the computer of a match's challenge sit down, until it is over.

    Whoever opens an answer has not played it.
    """
    if match.challenge is not None and match.outcome_at(match.root.end()) is None:
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
