"""The proof of a position's value on small boards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from trilithon.boards.square import mirrored, transposed
from trilithon.core.memo import memo
from trilithon.games.consta.play.book import FILES, await_book, is_awaited, known
from trilithon.games.consta.play.tactics import answers
from trilithon.games.consta.play.threats import winning_moves
from trilithon.games.consta.rules import rules
from trilithon.games.consta.rules.position import Move, Position
from trilithon.search.node import result_for
from trilithon.search.result import finish
from trilithon.search.solver import Knowledge, PlainSolver

# How many answers to a threat are tested by all replies, and of how many it is enough that they
# hold.
_TESTS, _ENOUGH = 16, 1
# Positions are judged before their moves are listed, and the answers to threats serve for both.
_ANSWERS_KEPT = 10_000
# A position as a number has the ply below the stones.
_LAST_PLY, _PLIES = (1 << 20) - 1, 20
# With so many empty spaces at most a proof is expected to come to its end.
_EMPTY = 16


def solver(position: Position, megabytes: int, book: bool = True) -> PlainSolver[Position, Move]:
    """A solver of a position; see `core.Solver`."""
    size, width = position.size, position.board.full.bit_length()
    masks = (1 << width) - 1

    def number(at: Position) -> int:
        stones = at.black | at.white << width | at.stacks << 2 * width
        return stones << _PLIES | at.ply

    def again(number: int) -> Position:
        stones, ply = number >> _PLIES, number & _LAST_PLY
        return Position(size, stones & masks, stones >> width & masks, stones >> 2 * width, ply)

    knowledge = Knowledge(_moves, _judge, _alike, number, again, most=1)
    if book and size in FILES:
        knowledge = replace(knowledge, known=known, wait=lambda: await_book(size))
    return PlainSolver(rules, position, megabytes, knowledge)


def _moves(position: Position) -> Sequence[Move]:
    """All moves, or those that may stop every threat: the others lose at once."""
    answering, _ = _answers(position)
    return answering or rules.legal_moves(position)


def _judge(position: Position) -> tuple[int, int]:
    """How many replies could be of use, and where there are none, who wins.

    A move that makes a chain which no reply breaks decides the game, and so do threats that no move
    stops. How few moves do tells a proof where to go: on 4×4 that left 286 positions of 14,000.
    """
    outcome = rules.outcome(position)
    if outcome is not None:
        return 0, result_for(outcome.winner, rules.player(position))
    if any(move is not None for move in winning_moves(position)):
        return 0, 1
    answering, result = _answers(position)
    if result is not None:
        return 0, result
    return len(answering) or rules.count_legal_moves(position), 0


@memo(_ANSWERS_KEPT)
def _answers(position: Position) -> tuple[Sequence[Move], int | None]:
    return finish(answers(position, _TESTS, _ENOUGH))


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
    return Position(size, black, white, stacks, position.ply)


def twins(position: Position) -> Position:
    """The one position that stands for all images of it, also those in the diagonal mirror."""
    turned = Position(
        position.size,
        transposed(position.size, position.white),
        transposed(position.size, position.black),
        transposed(position.size, position.stacks),
        1 - position.ply % 2,
    )
    one, other = _alike(replace(position, ply=position.ply % 2)), _alike(turned)
    return min(one, other, key=lambda each: (each.black, each.white, each.stacks))


def solvable(position: Position) -> bool:
    """Whether a proof may be expected within minutes."""
    empty = position.size**2 - (position.black | position.white).bit_count()
    return empty <= _EMPTY or (position.size in FILES and _in_book(position))


def _in_book(position: Position) -> bool:
    """Whether a book knows a position, or what follows from it, or has not come yet.

    Of a position that is lost it knows what any move leads to, unless that loses at once.
    """
    if is_awaited(position.size) or known(position) is not None:
        return True
    return any(known(rules.play(position, move)) for move in rules.legal_moves(position)[:1])
