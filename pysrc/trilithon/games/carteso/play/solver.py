"""The proof of a position's value on small boards."""

from __future__ import annotations

from dataclasses import replace

from trilithon.boards.square import mirrored, transposed
from trilithon.core import Player
from trilithon.games.carteso.rules import rules
from trilithon.games.carteso.rules.position import Move, Position
from trilithon.search.solver import Knowledge, PlainSolver

# A position as a number has mover, passes and holder below the stones and claims.
_OTHERS = 5
# With so many empty spaces at most a proof is expected to come to its end.
_EMPTY = 9
# Positions are shifted to komi up to so many half points for each row.
_MOST_KOMI = 3


def solver(position: Position, megabytes: int, book: bool = True) -> PlainSolver[Position, Move]:
    """A solver of a position; see `core.Solver`. It counts half points."""
    width = position.board.full.bit_length()
    masks = (1 << width) - 1

    def number(at: Position) -> int:
        stones = at.black | at.white << width
        claims = at.vertical | at.horizontal << width
        holder = 0 if at.holder is None else at.holder + 1
        return (stones << 2 * width | claims) << _OTHERS | holder << 3 | at.passes << 1 | at.mover

    def known(number: int) -> Position:
        rest = number >> _OTHERS
        vertical, horizontal, black, white = (rest >> n * width & masks for n in range(4))
        holder = number >> 3 & 3
        return replace(
            position,
            black=black,
            white=white,
            vertical=vertical,
            horizontal=horizontal,
            mover=Player(number & 1),
            passes=number >> 1 & 3,
            holder=Player(holder - 1) if holder else None,
        )

    knowledge = Knowledge(
        rules.legal_moves,
        _judge,
        _alike,
        number,
        known,
        most=2 * position.size**2 + 1,
        parts=2,
        fixed=_komi,
    )
    return PlainSolver(rules, position, megabytes, knowledge)


def _judge(position: Position) -> tuple[int, int]:
    """How many replies there are, and by how many half points the player to move is ahead.

    Komi is not counted.
    """
    lead = rules.lead_in_halves(position)
    ahead = lead if position.mover is Player.FIRST else -lead
    return rules.count_legal_moves(position), ahead - _komi(position)


def _komi(position: Position) -> int:
    """By how many half points it puts the player to move ahead."""
    return -position.komi if position.mover is Player.FIRST else position.komi


def shifted(position: Position, points: int) -> Position | None:
    """The same with another komi, in the diagonal mirror where that would be below zero.

    None where it would be more than is ever agreed on.
    """
    sign = 1 if position.mover is Player.FIRST else -1
    komi = position.komi + 2 * sign * points
    if not 0 < abs(komi) <= _MOST_KOMI * position.size:
        return None
    at = replace(position, komi=komi)
    return at if komi > 0 else _turned(at)


def twins(position: Position) -> Position:
    """The one position that stands for all images of it, also those in the diagonal mirror."""
    one, other = (replace(_alike(at), komi=0) for at in (position, _turned(position)))
    return min(one, other, key=lambda at: (at.black, at.white, at.vertical, at.mover))


def _turned(position: Position) -> Position:
    """The same in the diagonal mirror, where each player is the other one."""
    size = position.size
    return replace(
        position,
        komi=-position.komi,
        black=transposed(size, position.black),
        white=transposed(size, position.white),
        vertical=transposed(size, position.horizontal),
        horizontal=transposed(size, position.vertical),
        mover=position.mover.opponent,
        holder=None if position.holder is None else position.holder.opponent,
    )


def _alike(position: Position) -> Position:
    """The one position that stands for all its mirror images, in either pair of colours."""
    size = position.size
    stones = mirrored(size, position.black), mirrored(size, position.white)
    claims = mirrored(size, position.vertical), mirrored(size, position.horizontal)
    black, white, vertical, horizontal = min(
        min(zip(*stones, *claims, strict=True)), min(zip(*stones[::-1], *claims, strict=True))
    )
    return replace(position, black=black, white=white, vertical=vertical, horizontal=horizontal)


def solvable(position: Position) -> bool:
    """Whether a proof may be expected within minutes."""
    empty = position.size**2 - (position.black | position.white).bit_count()
    return empty <= _EMPTY
