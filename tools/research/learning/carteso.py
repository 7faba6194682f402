"""Carteso as it is learned: stones of both colours, and passes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import NamedTuple

import numpy
from numpy.typing import NDArray

from tools.research.learning.cases import (
    Batch,
    Case,
    Chosen,
    Floats,
    Subject,
    compare_moves,
    kinds_of,
    numbers_of,
    weight_of,
)
from tools.research.learning.samples import Sample
from trilithon.boards.square import bits
from trilithon.boards.square_sides import MOST, STEPS, log_odds
from trilithon.core import Player
from trilithon.games.carteso import CARTESO
from trilithon.games.carteso.play import weights
from trilithon.games.carteso.play.chances import SHARES, Chances, after_pass, chances
from trilithon.games.carteso.play.fill import fill
from trilithon.games.carteso.play.network import kinds, learned_weights
from trilithon.games.carteso.rules.position import Position

# As many fills as a node of the highest level has on boards up to 11×11.
_FILLS = 1024


class _Choice(NamedTuple):
    """What a search made of the moves: the share that went into each.

    They are those of black stones, of white ones, and of the pass or the button, side by side.
    `empty` are the spaces where stones may be placed; `passing` is what the pass gains.
    """

    shares: Floats
    empty: NDArray[numpy.bool_]
    passing: float


def _read(sample: Sample, random: Random) -> Iterator[Case]:
    """Two cases of a sample: as it is, and with the colours of all stones changed."""
    position = CARTESO.notation.read_position(sample.position)
    number = numbers_of(position.board, mirrored=position.mover is Player.SECOND)
    fills = fill(position, _FILLS, random)
    told = chances(position, fills)
    gains, planes = _planes(position, told, number)
    passing = after_pass(position, fills, told.winrate)[1] - told.winrate
    choice = _Choice(_shares(position, sample, number), planes[3].ravel() > 0, passing)
    case = Case(
        kinds_of(position.size, kinds(position), number),
        numpy.stack([gains, -gains]),
        planes,
        choice if sample.moves else None,
        log_odds(told.winrate),
        sample.winrate,
        weight_of(sample),
        sample.outcome,
    )
    yield case
    yield _changed(case)


def _planes(position: Position, told: Chances, number: dict[int, int]) -> tuple[Floats, Floats]:
    """What black stones gain, and what the network is shown of each space."""
    size = position.size
    gains, planes = numpy.zeros(size * size, "f"), numpy.zeros((4, size * size), "f")
    for bit, space in number.items():
        planes[1:3, space] = told.own[bit] / SHARES, told.other[bit] / SHARES
    for bit in bits(position.empty):
        gains[number[bit]], planes[3, number[bit]] = told.black[bit], 1
    steps = numpy.clip(numpy.rint(gains * STEPS), -MOST, MOST)
    planes[0] = steps * planes[3] / (MOST + 1)
    return gains.reshape(size, size), planes.reshape(4, size, size)


def _shares(position: Position, sample: Sample, number: dict[int, int]) -> Floats:
    spaces = position.size**2
    shares = numpy.zeros(2 * spaces + 1, "f")
    for text, visits in sample.moves.items():
        move = CARTESO.notation.read_move(position, text)
        at = (move.kind == "white") * spaces + number[move.space] if move.space >= 0 else -1
        shares[at] = visits
    told: Floats = shares / max(1.0, shares.sum())
    return told


def _changed(case: Case) -> Case:
    """The same with every black stone white, and every white one black."""
    gain, *others = case.told
    choice: _Choice | None = case.choice
    if choice is not None:
        black, white = choice.shares[:-1].reshape(2, -1)
        shares = numpy.concatenate([white, black, choice.shares[-1:]])
        choice = choice._replace(shares=shares)
    return replace(
        case,
        kinds=numpy.array([0, 2, 1, 4, 3], numpy.int8)[case.kinds],
        gains=-case.gains,
        told=numpy.stack([-gain, *others]),
        choice=choice,
    )


def _choose(maps: Floats, beside: dict[str, Floats], batch: Batch) -> Chosen:
    cases, spaces, turned = len(maps), batch.size**2, batch.turned
    passing = numpy.array([choice.passing for choice in batch.choices], "f")
    empty = numpy.stack([choice.empty for choice in batch.choices])[:, turned]
    shares = numpy.stack([choice.shares for choice in batch.choices])
    stones = shares[:, :-1].reshape(cases, 2, spaces)[:, :, turned]
    shares = numpy.concatenate([stones.reshape(cases, -1), shares[:, -1:]], axis=1)
    priors = numpy.where(empty[:, None], maps.reshape(cases, 2, spaces), -numpy.inf)
    gain, prior = beside["pass"]
    passes = gain * passing + prior
    told = compare_moves(
        numpy.concatenate([priors.reshape(cases, -1), passes[:, None]], axis=1), shares
    )
    of_pass = told.priors[:, -1]
    of_beside = numpy.array([of_pass @ passing, of_pass.sum()])
    of_maps = told.priors[:, :-1].reshape(maps.shape)
    return Chosen(told.entropies, told.ranks, of_maps, {"pass": of_beside})


def _written() -> dict[str, Floats]:
    return {
        "gain": numpy.array([weights.GAIN_BLACK, weights.GAIN_WHITE]),
        "pass": numpy.array([weights.GAIN_PASS, weights.PASS]),
    }


def _write(fitted: dict[str, Floats]) -> str:
    (black, white), (gain, passing) = fitted["gain"], fitted["pass"]
    return f"""# The prior of a move, by what it adds to the winrate; a pass has more besides.
GAIN_BLACK, GAIN_WHITE = {black:.4g}, {white:.4g}
GAIN_PASS, PASS = {gain:.4g}, {passing:.4g}
"""


SUBJECT = Subject(
    game=CARTESO,
    boards=(9, 11, 9, 7),
    read=_read,
    gain=(30.0, 30.0),
    beside={"pass": numpy.array([30.0, 0.0], "f")},
    choose=_choose,
    steps=(MOST + 1, SHARES, SHARES, 1),
    weights=weights,
    learned=learned_weights,
    written=_written,
    write=_write,
)
