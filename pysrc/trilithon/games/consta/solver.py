"""The proof of a position's value on small boards."""

from __future__ import annotations

from trilithon.boards.mirrors import mirrored
from trilithon.games.consta import rules
from trilithon.games.consta.chains import chain
from trilithon.games.consta.position import Move, Position
from trilithon.proof.plain import PlainSolver

# Of so many moves about one breaks a chain.
_BREAKING = 8


def solver(position: Position, megabytes: int) -> PlainSolver[Position, Move]:
    """A solver of a position; see `core.Solver`."""
    return PlainSolver(rules, position, megabytes, _points, _alike, replies=_replies)


def _points(position: Position) -> int:
    """1 where the player who would be to move has won, -1 where the other has, 0 for a draw."""
    outcome = rules.outcome(position)
    if outcome is None or outcome.winner is None:
        return 0
    return 1 if outcome.winner is rules.player(position) else -1


def _replies(position: Position) -> int:
    """How many replies are of use, about: few where the other player's chain must be broken."""
    count = rules.count_legal_moves(position)
    if count and chain(position, white=position.ply % 2 == 0):
        return count // _BREAKING + 1
    return count


def _alike(position: Position) -> Position:
    """The one position that stands for all those that show it in a mirror."""
    size = position.size
    black, white, stacks = min(
        zip(
            mirrored(size, position.black),
            mirrored(size, position.white),
            mirrored(size, position.stacks),
            strict=True,
        )
    )
    return Position(size, black, white, stacks, position.ply, position.passes)
