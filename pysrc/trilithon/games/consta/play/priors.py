"""What learned weights add to the playouts: how likely a move is good, and who is ahead.

Random fillings see what joins, but not what is answered and how. The weights were fitted to what
longer searches came to (`python -m tools.research.learning`): those of moves as a softmax over all
moves to how often each was tried, as Go programs learn from games (Coulom, 2007), that of a
position as a logistic regression of the winrate.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from math import exp, log

from trilithon.games.consta.play import weights
from trilithon.games.consta.play.surroundings import (
    AROUND,
    BLOCKS,
    EMPTY,
    OWN,
    PIECES,
    Surroundings,
    apart_by,
    mirrored,
    reach,
    surroundings,
)
from trilithon.games.consta.rules.position import Move, Position

# Winrates are not taken for surer than this.
_MARGIN = 0.01


@dataclass(frozen=True, slots=True)
class Priors:
    """How likely half moves are best, as logarithms: each 1 more makes them e times as likely."""

    single: Mapping[int, float]
    stack: Mapping[int, float]
    view: Surroundings

    def pair(self, one: int, two: int) -> float:
        """The prior of two singles."""
        beside = weights.APART[self.view.apart(one, two)]
        return self.single[one] + self.single[two] + beside

    def pairs(self, bits: Sequence[int]) -> list[tuple[float, tuple[int, int]]]:
        """The priors of all pairs of singles on some spaces, in their order."""
        table, place = _apart(self.view.size), self.view.place
        known = [(bit, self.single[bit], place[bit]) for bit in bits]
        return [
            (prior + other + table[at - there], (bit, two))
            for index, (bit, prior, at) in enumerate(known, 1)
            for two, other, there in known[index:]
        ]

    def of(self, move: Move) -> float:
        """The prior of a move that is no pass."""
        if move.stack:
            return self.stack[move.spaces[0]]
        return self.pair(*move.spaces)


def priors(view: Surroundings, single: Mapping[int, float], stack: Mapping[int, float]) -> Priors:
    """The priors of half moves, from what each adds to the winrate by the playouts."""
    around = _sums(view)
    return Priors(
        {bit: weights.GAIN_SINGLE * gain + around[bit].real for bit, gain in single.items()},
        {
            bit: weights.GAIN_STACK * gain + weights.STACK + around[bit].imag
            for bit, gain in stack.items()
        },
        view,
    )


def judged(view: Surroundings, winrate: float) -> float:
    """The mover's winrate, from that of the playouts and the blocks on the board."""
    lead = weights.FIRST + weights.PLAYOUTS * log_odds(winrate)
    lead += _empty_blocks(view.size)
    table = _blocks()
    for now, before in view.blocks_of_pieces():
        lead += table[now] - table[before]
    return 1 / (1 + exp(-lead))


def log_odds(winrate: float) -> float:
    """A winrate without bounds, 0 for an even one; none is taken for surer than the margin."""
    chance = min(1 - _MARGIN, max(_MARGIN, winrate))
    return log(chance / (1 - chance))


@cache
def _around() -> list[complex]:
    """By what is around, the weights of singles as real and of stacks as imaginary parts.

    So a space's weights are added up once for both.
    """
    by_single, by_stack = (
        _table(text, AROUND) for text in (weights.AROUND_SINGLE, weights.AROUND_STACK)
    )
    return list(map(complex, by_single, by_stack))


def _sums(view: Surroundings) -> list[complex]:
    """The weights of what is around each space, by bits: those of an empty board, and changes."""
    weight, (sums, corners) = _around(), _alone(view.size, view.white)
    sums, changes = sums[:], _changes(view.size, view.white)
    cells, place = view.cells, view.place
    for bit in view.pieces:
        for other, change in changes[cells[place[bit]] - OWN][bit]:
            sums[other] += change
    for bit in view.beside_pieces():
        a, b, c, d = view.corners(bit)
        sums[bit] += weight[a] + weight[b] + weight[c] + weight[d] - corners[bit]
    return sums


@cache
def _alone(size: int, white: bool) -> tuple[list[complex], Mapping[int, complex]]:
    """The weights of what is around each space of an empty board, and of the corners alone."""
    position = Position(size, ply=int(white))
    weight, view = _around().__getitem__, surroundings(position)
    sums = [0j] * (size * position.board.stride)
    for bit in view.place:
        sums[bit] = sum(map(weight, view.around(bit)))
    return sums, {bit: sum(map(weight, view.corners(bit))) for bit in view.place}


@cache
def _changes(size: int, white: bool) -> Sequence[Mapping[int, Sequence[tuple[int, complex]]]]:
    """What each kind of piece on a space changes for those two away from it."""
    weight, (rings, _) = _around(), reach(size, white)
    return [
        {
            bit: [(other, weight[first + kind] - weight[first + EMPTY]) for other, first in ring]
            for bit, ring in rings.items()
        }
        for kind in PIECES
    ]


@cache
def _apart(size: int) -> Mapping[int, float]:
    """The weights of two spaces' being apart, by the steps between their cells."""
    most = max(surroundings(Position(size)).place.values())
    return {steps: weights.APART[apart_by(size, steps)] for steps in range(-most, most + 1)}


@cache
def _empty_blocks(size: int) -> float:
    """The weights of all blocks of an empty board."""
    return sum(map(_blocks().__getitem__, surroundings(Position(size)).blocks()))


@cache
def _blocks() -> list[float]:
    table = _table(weights.BLOCKS, BLOCKS)
    for block, weight in enumerate(table):
        if weight:
            for other in mirrored(block):
                table[other] = weight
    return table


def _table(text: str, length: int) -> list[float]:
    """Weights by number, out of a text of numbers with a thousandfold weight each."""
    table = [0.0] * length
    for entry in text.split():
        number, weight = entry.split(":")
        table[int(number)] = int(weight) / 1000
    return table
