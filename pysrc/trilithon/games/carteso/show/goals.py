"""What a task of Carteso can ask of a move, beyond what every game has."""

from __future__ import annotations

from collections.abc import Sequence

from trilithon.core import Player
from trilithon.core.game import Goals
from trilithon.games.carteso.rules.position import Move, Position
from trilithon.games.carteso.show.forecast import Insight, look_at


def _colour(before: Position, move: Move, after: Position, about: Sequence[str]) -> bool:
    """`colour white`: a stone of this colour was placed."""
    return move.kind == about[0]


def _group(before: Position, move: Move, after: Position, about: Sequence[str]) -> bool:
    """`group a1 3`: the group there has so many stones or more."""
    found = look(after, about[0])
    return found is not None and found.group.bit_count() >= int(about[1])


def _owned(before: Position, move: Move, after: Position, about: Sequence[str]) -> bool:
    """`owned a1 vertical`: the span of the group there makes it this player's at present."""
    found = look(after, about[0])
    return found is not None and found.owner is _player(about[1])


def _sure(before: Position, move: Move, after: Position, about: Sequence[str]) -> bool:
    """`sure a1 vertical`: nothing can make the group there anybody else's."""
    found = look(after, about[0])
    return found is not None and found.sure and found.owner is _player(about[1])


def _claimed(before: Position, move: Move, after: Position, about: Sequence[str]) -> bool:
    """`claimed a1 vertical`: this player has claimed the group there."""
    found = look(after, about[0])
    return found is not None and found.claimer is _player(about[1])


def look(position: Position, name: str) -> Insight | None:
    """Insight into the group on a point, if there is one."""
    bit = position.board.read(name)
    return look_at(position, bit) if ~position.empty >> bit & 1 else None


def _player(word: str) -> Player:
    return Player.FIRST if word == "vertical" else Player.SECOND


GOALS: Goals[Position, Move] = {
    "colour": _colour,
    "group": _group,
    "owned": _owned,
    "sure": _sure,
    "claimed": _claimed,
}
