"""The proof of a position's value on small boards."""

from __future__ import annotations

from trilithon.boards.mirrors import mirrored
from trilithon.games.consta import rules
from trilithon.games.consta.chains import has_chain
from trilithon.games.consta.cuts import breaking_moves
from trilithon.games.consta.position import Move, Position
from trilithon.games.consta.threats import winning_moves
from trilithon.proof.plain import PlainSolver

# With so many empty spaces at most a proof is expected to come to its end.
_EMPTY = 14


def solver(position: Position, megabytes: int, book: bool = True) -> PlainSolver[Position, Move]:
    """A solver of a position; see `core.Solver`."""
    return PlainSolver(rules, position, megabytes, _judge, _alike)


def _judge(position: Position) -> tuple[int, int]:
    """How many replies could be of use, and where there are none, who wins.

    A chain that cannot be broken decides the game, and so does a move that makes one.
    """
    outcome = rules.outcome(position)
    if outcome is not None:
        if outcome.winner is None:
            return 0, 0
        return 0, 1 if outcome.winner is rules.player(position) else -1
    if any(move is not None for move in winning_moves(position)):
        return 0, 1
    if not has_chain(position, white=position.ply % 2 == 0):
        return rules.count_legal_moves(position), 0
    breaking = sum(1 for move in breaking_moves(position) if move is not None)
    return breaking, 0 if breaking else -1


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


def solvable(position: Position) -> bool:
    """Whether a proof may be expected within minutes."""
    empty = position.size**2 - (position.black | position.white).bit_count()
    return empty <= _EMPTY
