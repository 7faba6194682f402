"""Samples as numbers: what the playouts tell of a position, and what lies around its spaces."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

import numpy
from numpy.typing import NDArray

from tools.research.learning.samples import Sample
from trilithon.games.consta import CONSTA
from trilithon.games.consta.play.playouts import Tally, tally
from trilithon.games.consta.play.priors import log_odds
from trilithon.games.consta.play.surroundings import (
    AROUND,
    PIECES,
    Surroundings,
    mirrored,
    surroundings,
)
from trilithon.games.consta.rules.position import Move, Position
from trilithon.games.consta.rules.rules import legal_moves

Floats = NDArray[numpy.float64]
Numbers = NDArray[numpy.int64]

# As many playouts as a node of the highest level has.
_PLAYOUTS = 4096


@dataclass(frozen=True, slots=True)
class Case:
    """A position's winrate by the playouts, its blocks, and the winrate of the search.

    Blocks are counted under the lowest number of those that mirroring makes of them. `weight` tells
    how much the search's word counts.
    """

    group: str
    lead: float
    blocks: dict[int, int]
    winrate: float
    weight: float


@dataclass(frozen=True, slots=True)
class Choice:
    """The moves of a position. A row of an array stands for a space, or for a move.

    `single` and `stack` count for each space what is around it, with `gains` for both in two
    columns. A move has a row in `first`, in `second` (-1 for a stack) and in `apart` (likewise),
    and `share` is how much of the search went into it.
    """

    group: str
    around: Floats
    gains: Floats
    first: Numbers
    second: Numbers
    apart: Numbers
    share: Floats


def read_cases(samples: Sequence[Sample], seed: int) -> tuple[list[Case], list[Choice]]:
    """All cases, and the choices of those samples that tell of moves."""
    random = Random(seed)
    cases, choices = [], []
    for sample in samples:
        position = CONSTA.notation.read_position(sample.position)
        view, told = surroundings(position), tally(position, _PLAYOUTS, random)
        cases.append(_case(sample, view, told))
        if sample.moves:
            choices.append(_choice(sample, position, view, told))
    return cases, choices


def _case(sample: Sample, view: Surroundings, told: Tally) -> Case:
    blocks: dict[int, int] = {}
    for block in view.blocks():
        if any(block >> place & 7 in PIECES for place in (0, 3, 6, 9)):
            number = min(mirrored(block))
            blocks[number] = blocks.get(number, 0) + 1
    visits = min(sample.visits, 200)
    return Case(
        sample.group, log_odds(told.winrate), blocks, sample.winrate, visits / (20 + visits)
    )


def _choice(sample: Sample, position: Position, view: Surroundings, told: Tally) -> Choice:
    spaces = sorted(told.single.keys() | told.stack.keys())
    row = {bit: number for number, bit in enumerate(spaces)}
    around = numpy.zeros((len(spaces), AROUND))
    gains = numpy.zeros((len(spaces), 2))
    for bit in spaces:
        for number in view.around(bit):
            around[row[bit], number] += 1
        gains[row[bit]] = told.single.get(bit, 0.0), told.stack.get(bit, 0.0)
    moves = legal_moves(position)
    texts = [CONSTA.notation.write_move(position, move) for move in moves]
    visits = numpy.array([sample.moves.get(text, 0) for text in texts], float)
    return Choice(
        sample.group,
        around,
        gains,
        numpy.array([row[move.spaces[0]] for move in moves]),
        numpy.array([-1 if move.stack else row[move.spaces[1]] for move in moves]),
        numpy.array([_apart(view, move) for move in moves]),
        visits / visits.sum(),
    )


def _apart(view: Surroundings, move: Move) -> int:
    return -1 if move.stack else view.apart(*move.spaces)
