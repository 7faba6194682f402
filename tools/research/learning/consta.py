"""Consta as it is learned: half moves, and how likely two singles make one move."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import NamedTuple

import numpy
from numpy.typing import NDArray

from tools.research.learning.cases import (
    Batch,
    Case,
    Chosen,
    Floats,
    Numbers,
    Subject,
    compare_moves,
    kinds_of,
    numbers_of,
    weight_of,
)
from tools.research.learning.samples import Sample
from trilithon.boards.square_links import linked_pairs
from trilithon.boards.square_sides import MOST, STEPS, log_odds
from trilithon.games.consta import CONSTA
from trilithon.games.consta.play import weights
from trilithon.games.consta.play.chances import chances, of_legal
from trilithon.games.consta.play.network import learned_weights
from trilithon.games.consta.play.priors import number_apart
from trilithon.games.consta.rules.rules import barred_pairs, open_spaces

# About as many playouts as a node of the highest level has, with what it keeps of the one before.
_PLAYOUTS = 1024


class _Choice(NamedTuple):
    """The legal half moves, by kind and space, and what a search made of the moves.

    `barred` are pairs of singles; `moves` are pairs of spaces (the second is -1 for a stack) with
    the share of the search that went into each.
    """

    legal: NDArray[numpy.bool_]
    barred: Numbers
    moves: Numbers
    shares: Floats


def _read(sample: Sample, random: Random) -> Iterator[Case]:
    """The case of a sample; those of an empty board and of forced passes are left out."""
    position = CONSTA.notation.read_position(sample.position)
    moves = [CONSTA.notation.read_move(position, text) for text in sample.moves]
    if position.ply == 0 or not all(move.spaces for move in moves):
        return
    number, stacks = numbers_of(position.board, mirrored=position.ply % 2 == 1), position.stacks
    told = chances(position, _PLAYOUTS, random)
    own, other = position.mover, position.waiter
    kinds = own & ~stacks, own & stacks, other & ~stacks, other & stacks
    gains, legal = _half_moves(position.size, of_legal(position, told.gains), number)
    pairs = linked_pairs(position.board, barred_pairs(position, open_spaces(position)[0]))
    spaces = [(move.spaces[0], -1 if move.stack else move.spaces[1]) for move in moves]
    shares = numpy.array(list(sample.moves.values()), "f") / max(1, sum(sample.moves.values()))
    steps = numpy.clip(numpy.rint(gains * STEPS), -MOST, MOST)
    choice = _Choice(
        legal.reshape(2, -1),
        numpy.array([[number[one], number[two]] for one, two in pairs], int).reshape(-1, 2),
        numpy.array([[number[one], number.get(two, -1)] for one, two in spaces]).reshape(-1, 2),
        shares,
    )
    yield Case(
        kinds_of(position.size, kinds, number),
        gains,
        numpy.concatenate([steps / (MOST + 1), legal.astype("f")]),
        choice if moves else None,
        log_odds(told.winrate),
        sample.winrate,
        weight_of(sample),
        sample.outcome,
    )


def _half_moves(
    size: int, told: Sequence[Mapping[int, float]], number: Mapping[int, int]
) -> tuple[Floats, NDArray[numpy.bool_]]:
    """What half moves gain, told of singles and of stacks, and which are legal."""
    gains = numpy.zeros((2, size * size), "f")
    legal = numpy.zeros((2, size * size), bool)
    for row, gained in enumerate(told):
        for bit, gain in gained.items():
            gains[row, number[bit]], legal[row, number[bit]] = gain, True
    return gains.reshape(2, size, size), legal.reshape(2, size, size)


class _Moves(NamedTuple):
    """Which two singles make a legal move, the first with the lower number, and which stacks do.

    The shares of moves are those of pairs, then of stacks, side by side.
    """

    pairs: NDArray[numpy.bool_]
    stacks: NDArray[numpy.bool_]
    shares: Floats


def _moves(batch: Batch) -> _Moves:
    choices, spaces, turned = batch.choices, batch.size**2, batch.turned
    legal = numpy.stack([choice.legal for choice in choices])[:, :, turned]
    upper = numpy.triu(numpy.ones((spaces, spaces), bool), 1)
    pairs = upper & legal[:, 0, :, None] & legal[:, 0, None]
    shares = numpy.zeros((len(choices), spaces * (spaces + 1)), "f")
    for row, choice in enumerate(choices):
        barred = numpy.sort(turned[choice.barred], axis=1)
        pairs[row, barred[:, 0], barred[:, 1]] = False
        one, two = turned[choice.moves[:, 0]], turned[choice.moves[:, 1]]
        pair = numpy.minimum(one, two) * spaces + numpy.maximum(one, two)
        at = numpy.where(choice.moves[:, 1] < 0, spaces * spaces + one, pair)
        shares[row, at] = choice.shares
    return _Moves(pairs, legal[:, 1], shares)


def _apart(size: int) -> Numbers:
    """The number under which `weights.APART` has what two spaces' being apart adds."""
    along, aside = numpy.divmod(numpy.arange(size * size), size)
    steps = [abs(axis[:, None] - axis[None]) for axis in (along, aside)]
    told: Numbers = numpy.vectorize(number_apart)(*steps)
    assert told.max() < len(weights.APART)
    return told


def _choose(maps: Floats, beside: dict[str, Floats], batch: Batch) -> Chosen:
    cases, spaces = len(maps), batch.size**2
    single, stack = maps.reshape(cases, 2, spaces).transpose(1, 0, 2)
    steps, legal = _apart(batch.size), _moves(batch)
    pairs = single[:, :, None] + single[:, None] + beside["apart"][steps]
    pairs[~legal.pairs] = -numpy.inf
    stacks = numpy.where(legal.stacks, stack, -numpy.inf)
    told = compare_moves(
        numpy.concatenate([pairs.reshape(cases, -1), stacks], axis=1), legal.shares
    )
    of_pairs = told.priors[:, : spaces * spaces].reshape(cases, spaces, spaces)
    of_single = of_pairs.sum(1) + of_pairs.sum(2)
    of_maps = numpy.stack([of_single, told.priors[:, spaces * spaces :]], 1).reshape(maps.shape)
    of_apart = numpy.bincount(steps.ravel(), of_pairs.sum(0).ravel(), len(beside["apart"]))
    return Chosen(told.entropies, told.ranks, of_maps, {"apart": of_apart})


def _written() -> dict[str, Floats]:
    return {
        "gain": numpy.array([weights.GAIN_SINGLE, weights.GAIN_STACK]),
        "apart": numpy.array(weights.APART),
    }


def _write(fitted: dict[str, Floats]) -> str:
    single, stack = fitted["gain"]
    # One a line, as the formatter would have it.
    apart = "\n".join(f"    {number:.4g}," for number in fitted["apart"])
    return f"""\
# The prior of a half move, by what it adds to the winrate, and of two singles, by how far they are
# apart: up to four spaces each way, and at last all others.
GAIN_SINGLE, GAIN_STACK = {single:.4g}, {stack:.4g}
APART = (
{apart}
)
"""


SUBJECT = Subject(
    game=CONSTA,
    boards=(7, 11, 9, 11),
    read=_read,
    gain=(21.0, 22.0),
    beside={"apart": numpy.zeros(len(weights.APART), "f")},
    choose=_choose,
    steps=(MOST + 1, MOST + 1, 1, 1),
    weights=weights,
    learned=learned_weights,
    written=_written,
    write=_write,
)
