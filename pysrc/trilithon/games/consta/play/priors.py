"""The candidates and how likely they are good, from what is told of their half moves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import product
from math import isqrt
from operator import itemgetter

from trilithon.boards.square import bits, square_board
from trilithon.boards.square_links import linked_pairs
from trilithon.core import Leaf
from trilithon.games.consta.play import weights
from trilithon.games.consta.play.network import View
from trilithon.games.consta.rules.position import PASS, Move, Position
from trilithon.games.consta.rules.rules import barred_pairs, open_spaces

# How likely the first stones are: each so much of winrate makes one e times as likely.
_FIRST_SHARPNESS = 40.0

# Up to how many spaces each way two spaces are near each other.
_NEAR = isqrt(len(weights.APART) - 1) - 1
# Rows lie so far apart here that the difference of two places tells the steps between them.
_ROW = 64


@dataclass(frozen=True, slots=True)
class Priors:
    """How likely half moves are best, as logarithms: each 1 more makes them e times as likely."""

    single: Mapping[int, float]
    stack: Mapping[int, float]
    position: Position

    def pairs(self, spaces: Sequence[int]) -> list[tuple[float, tuple[int, int]]]:
        """The priors of all pairs of singles on some spaces, in their order."""
        table, place = self._apart()
        known = [(bit, self.single[bit], place[bit]) for bit in spaces]
        return [
            (prior + other + table[at - there], (bit, two))
            for index, (bit, prior, at) in enumerate(known, 1)
            for two, other, there in known[index:]
        ]

    def of(self, move: Move) -> float:
        """The prior of a move that is no pass."""
        if move.stack:
            return self.stack[move.spaces[0]]
        (one, two), (table, place) = move.spaces, self._apart()
        return self.single[one] + self.single[two] + table[place[one] - place[two]]

    def _apart(self) -> tuple[Mapping[int, float], Mapping[int, int]]:
        return _apart(self.position.size, self.position.ply % 2 == 1)


def number_apart(along: int, aside: int) -> int:
    """Which of the weights is for two spaces so far apart, along the mover's way and aside."""
    near = max(along, aside) <= _NEAR
    return along * (_NEAR + 1) + aside if near else len(weights.APART) - 1


@cache
def _apart(size: int, white: bool) -> tuple[Mapping[int, float], Mapping[int, int]]:
    """What two singles add by the steps between their places, and the places of spaces."""
    table = {}
    for up, right in product(range(1 - size, size), repeat=2):
        along, aside = (right, up) if white else (up, right)
        number = number_apart(abs(along), abs(aside))
        table[up * _ROW + right] = weights.APART[number]
    board = square_board(size)
    places = {bit: board.place(bit) for bit in bits(board.full)}
    return table, {bit: row * _ROW + column for bit, (column, row) in places.items()}


def first_stones(
    leaf: Leaf[Position, Move], single: Mapping[int, float]
) -> list[tuple[Move, float]]:
    """The first stones that add most to the winrate, by bits, with their priors."""
    spaces = [bit for move in leaf.only for bit in move.spaces] or single
    return _best(leaf, [(_FIRST_SHARPNESS * single[bit], (bit,)) for bit in spaces])


def candidates(
    leaf: Leaf[Position, Move], seen: View, single: Mapping[int, float], stack: Mapping[int, float]
) -> list[tuple[Move, float]]:
    """The best moves with their priors, from what half moves add to the winrate, by bits."""
    likely = Priors(seen.singles(single), seen.stacks(stack), leaf.position)
    if leaf.only:
        return _best(leaf, [(likely.of(move), move.spaces) for move in leaf.only if move.spaces])
    return _best(leaf, _likely(leaf.position, likely, leaf.limit))


def _best(
    leaf: Leaf[Position, Move], found: list[tuple[float, tuple[int, ...]]]
) -> list[tuple[Move, float]]:
    """The most likely moves, up to the limit; a pass where there are none."""
    found.sort(key=itemgetter(0), reverse=True)
    moves = [(_move(leaf.position, spaces), prior) for prior, spaces in found[: leaf.limit]]
    return moves or [(PASS, 0.0)]


def _likely(position: Position, likely: Priors, limit: int) -> list[tuple[float, tuple[int, ...]]]:
    """The priors of moves made of the best half moves, the best up to a limit among them."""
    board, single = position.board, likely.single
    barred = barred_pairs(position, open_spaces(position)[0])
    best = sorted(single, key=single.__getitem__, reverse=True)[: 2 * isqrt(limit) + 8]
    best.sort(key=board.place)
    apart = set(linked_pairs(board, barred))
    found: list[tuple[float, tuple[int, ...]]]
    found = [(prior, (bit,)) for bit, prior in likely.stack.items()]
    found += [pair for pair in likely.pairs(best) if pair[1] not in apart]
    return found


def _move(position: Position, spaces: tuple[int, ...]) -> Move:
    return Move(spaces, stack=len(spaces) == 1 and position.ply > 0)
