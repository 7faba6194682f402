"""Samples as numbers, on the board as the player to move sees it: `along` the way that it joins.

Arrays of boards are indexed by case, along and aside; a space's number is along × size + aside.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

import numpy
from numpy.typing import NDArray

from tools.research.learning.samples import Sample, game_of
from trilithon.boards.square import bits
from trilithon.boards.square_links import linked_pairs
from trilithon.games.consta import CONSTA
from trilithon.games.consta.play import weights
from trilithon.games.consta.play.network import log_odds
from trilithon.games.consta.play.playouts import Tally, tally
from trilithon.games.consta.play.priors import number_apart
from trilithon.games.consta.rules.position import Position
from trilithon.games.consta.rules.rules import barred_pairs, open_spaces

# Of one width or another, as it comes.
Floats = NDArray[Any]
Numbers = NDArray[Any]

# About as many playouts as a node of the highest level has, with what it keeps of the one before.
_PLAYOUTS = 1024
# A search's word counts for as much as a half with so many visits, and no more than from so many.
_HALF, _FULL = 20, 200


@dataclass(frozen=True, slots=True)
class Case:
    """A position, what the playouts tell of it, and what the search came to.

    `kinds` has 0 for an empty space, and 1 to 4 for the pieces. The next three are of singles and
    of stacks. `barred` are pairs of singles; `moves` are pairs of spaces (the second is -1 for a
    stack) with the share of the search that went into each, and none where it was too short.
    """

    game: str
    kinds: NDArray[numpy.int8]
    gains: Floats
    legal: NDArray[numpy.bool_]
    barred: Numbers
    moves: Numbers
    shares: Floats
    lead: float
    winrate: float
    weight: float


def read_cases(samples: Iterable[Sample], seed: int) -> list[Case]:
    """The cases of samples; those of an empty board and of forced passes are left out."""
    random = Random(seed)
    found = (_case(sample, random) for sample in samples)
    return [case for case in found if case is not None]


def _case(sample: Sample, random: Random) -> Case | None:
    position = CONSTA.notation.read_position(sample.position)
    moves = [CONSTA.notation.read_move(position, text) for text in sample.moves]
    if position.ply == 0 or not all(move.spaces for move in moves):
        return None
    number = _numbers(position)
    told = tally(position, _PLAYOUTS, random)
    pairs = linked_pairs(position.board, barred_pairs(position, open_spaces(position)[0]))
    spaces = [(move.spaces[0], -1 if move.stack else move.spaces[1]) for move in moves]
    visits = min(sample.visits, _FULL)
    return Case(
        game_of(sample.group),
        _kinds(position, number),
        *_half_moves(position.size, told, number),
        numpy.array([[number[one], number[two]] for one, two in pairs], int).reshape(-1, 2),
        numpy.array([[number[one], number.get(two, -1)] for one, two in spaces]).reshape(-1, 2),
        numpy.array(list(sample.moves.values()), "f") / max(1, sum(sample.moves.values())),
        log_odds(told.winrate),
        sample.winrate,
        visits / (_HALF + visits),
    )


def _numbers(position: Position) -> dict[int, int]:
    """The numbers of spaces, by their bits."""
    size, white = position.size, position.ply % 2 == 1
    places = {bit: position.board.place(bit) for bit in bits(position.board.full)}
    return {
        bit: column * size + row if white else row * size + column
        for bit, (column, row) in places.items()
    }


def _kinds(position: Position, number: dict[int, int]) -> NDArray[numpy.int8]:
    kinds = numpy.zeros(position.size**2, numpy.int8)
    for first, mask in ((1, position.mover), (3, position.waiter)):
        for bit in bits(mask):
            kinds[number[bit]] = first + (position.stacks >> bit & 1)
    return kinds.reshape(position.size, position.size)


def _half_moves(
    size: int, told: Tally, number: dict[int, int]
) -> tuple[Floats, NDArray[numpy.bool_]]:
    """What half moves gain, and which are legal."""
    gains = numpy.zeros((2, size * size), "f")
    legal = numpy.zeros((2, size * size), bool)
    for row, gained in enumerate((told.single, told.stack)):
        for bit, gain in gained.items():
            gains[row, number[bit]], legal[row, number[bit]] = gain, True
    return gains.reshape(2, size, size), legal.reshape(2, size, size)


class Batch:
    """Cases of one size as arrays, which either all tell of moves or none does.

    `pairs` tells which two singles make a legal move, the first with the lower number.
    """

    def __init__(self, cases: Sequence[Case], flips: tuple[bool, bool] = (False, False)) -> None:
        size = self.size = len(cases[0].kinds)
        axes = tuple(axis for axis, flip in zip((-2, -1), flips, strict=True) if flip)
        self.kinds = numpy.flip(numpy.stack([case.kinds for case in cases]), axes)
        self.gains = numpy.flip(numpy.stack([case.gains for case in cases]), axes)
        self.legal = numpy.flip(numpy.stack([case.legal for case in cases]), axes)
        self.lead = numpy.array([case.lead for case in cases], "f")
        self.winrate = numpy.array([case.winrate for case in cases], "f")
        self.weight = numpy.array([case.weight for case in cases], "f")
        self.moves = len(cases[0].moves) > 0
        if self.moves:
            turned = numpy.flip(numpy.arange(size * size).reshape(size, size), axes).ravel()
            self._take_moves(cases, turned)

    def _take_moves(self, cases: Sequence[Case], turned: Numbers) -> None:
        """The legal pairs, and the shares of moves: pairs, then stacks, side by side."""
        spaces = self.size**2
        single = self.legal[:, 0].reshape(len(cases), spaces)
        upper = numpy.triu(numpy.ones((spaces, spaces), bool), 1)
        self.pairs = upper & single[:, :, None] & single[:, None]
        self.shares = numpy.zeros((len(cases), spaces * (spaces + 1)), "f")
        for row, case in enumerate(cases):
            barred = numpy.sort(turned[case.barred], axis=1)
            self.pairs[row, barred[:, 0], barred[:, 1]] = False
            one, two = turned[case.moves[:, 0]], turned[case.moves[:, 1]]
            pair = numpy.minimum(one, two) * spaces + numpy.maximum(one, two)
            at = numpy.where(case.moves[:, 1] < 0, spaces * spaces + one, pair)
            self.shares[row, at] = case.shares


def apart(size: int) -> Numbers:
    """The number under which `weights.APART` has what two spaces' being apart adds."""
    along, aside = numpy.divmod(numpy.arange(size * size), size)
    steps = [abs(axis[:, None] - axis[None]) for axis in (along, aside)]
    told: Numbers = numpy.vectorize(number_apart)(*steps)
    assert told.max() < len(weights.APART)
    return told
