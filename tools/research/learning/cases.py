"""Samples as numbers, on the board as the player to move sees it: `along` the way of his side.

Arrays of boards are indexed by case, along and aside; a space's number is along × size + aside.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from random import Random
from types import ModuleType
from typing import Any, NamedTuple

import numpy
from numpy.typing import NDArray

from tools.research.learning.samples import Sample
from trilithon.boards.square import SquareBoard, bits
from trilithon.boards.square_weights import Weights
from trilithon.core import AnyGame

# Of one width or another, as it comes.
Floats = NDArray[Any]
Numbers = NDArray[Any]

# A search's word counts for as much as a half with so many visits, and no more than from so many.
_HALF, _FULL = 20, 200


@dataclass(frozen=True, slots=True)
class Case:
    """A position, what the playouts tell of it, and what the search came to.

    `kinds` has 0 for an empty space, and 1 to 4 for the pieces. `gains` has for each map of the
    network what its moves gain, and `told` the planes of numbers that it is shown, for each space.
    `choice` is what the game's own module needs to know of the search's moves, None where it was
    too short. `lead` is what the playouts tell of the winrate. `outcome` is as in samples.
    """

    kinds: NDArray[numpy.int8]
    gains: Floats
    told: Floats
    choice: Any
    lead: float
    winrate: float
    weight: float
    outcome: float | None


class Batch:
    """Cases of one size as arrays, which either all tell of moves or none does.

    `turned` has for each space's number the number under which its space stands, since boards may
    be mirrored along either way.
    """

    def __init__(self, cases: Sequence[Case], flips: tuple[bool, bool] = (False, False)) -> None:
        size = self.size = len(cases[0].kinds)
        axes = tuple(axis for axis, flip in zip((-2, -1), flips, strict=True) if flip)
        self.kinds = numpy.flip(numpy.stack([case.kinds for case in cases]), axes)
        self.gains = numpy.flip(numpy.stack([case.gains for case in cases]), axes)
        self.told = numpy.flip(numpy.stack([case.told for case in cases]), axes)
        self.turned = numpy.flip(numpy.arange(size * size).reshape(size, size), axes).ravel()
        self.lead = numpy.array([case.lead for case in cases], "f")
        self.winrate = numpy.array([case.winrate for case in cases], "f")
        self.weight = numpy.array([case.weight for case in cases], "f")
        self.choices = [case.choice for case in cases if case.choice is not None]


class Chosen(NamedTuple):
    """How badly moves are told, case by case, and how the mean of that grows.

    `entropies` are cross entropies; `ranks` are how many moves were told to be at least as likely
    as the search's favourite. `maps` and `beside` are gradients, by what the network tells of
    spaces, and by the weights that stand beside the network.
    """

    entropies: Floats
    ranks: Numbers
    maps: Floats
    beside: dict[str, Floats]


class Compared(NamedTuple):
    """The same, with the gradient by the priors of moves."""

    entropies: Floats
    ranks: Numbers
    priors: Floats


def compare_moves(priors: Floats, shares: Floats) -> Compared:
    """Compare priors, minus infinity for what is no legal move, with shares of searches."""
    best = priors.max(1, keepdims=True)
    chances = numpy.exp(priors - best)
    whole = chances.sum(1, keepdims=True)
    chances /= whole
    taken = shares > 0
    logs = numpy.where(taken, priors, 0) - (best + numpy.log(whole)) * taken
    favourite = numpy.take_along_axis(priors, shares.argmax(1)[:, None], 1)
    return Compared(
        -(shares * logs).sum(1),
        (priors > favourite).sum(1) + 1,
        (chances - shares) / len(priors),
    )


@dataclass(frozen=True, slots=True)
class Subject:
    """A game that is learned: what is the game's own in samples, moves and written weights.

    `read` makes the cases of a sample. `beside` are the weights beside the network, before they
    learned anything, `gain` those of what moves gain. `choose` compares the moves that a network
    tells with those of a batch's searches. `steps` are for each plane of numbers that the network
    is shown how many steps make 1, in which the engine has whole numbers. `boards` are the sizes of
    the boards that samples are of. `weights` is the module where the engine finds its weights,
    `learned` tells them, and `written` those of what moves gain and beside the network; `write` is
    the text of these.
    """

    game: AnyGame
    boards: Sequence[int]
    read: Callable[[Sample, Random], Iterable[Case]]
    gain: tuple[float, float]
    beside: dict[str, Floats]
    choose: Callable[[Floats, dict[str, Floats], Batch], Chosen]
    steps: Sequence[int]
    weights: ModuleType
    learned: Callable[[], Weights]
    written: Callable[[], dict[str, Floats]]
    write: Callable[[dict[str, Floats]], str]


def cases_of(subject: Subject, samples: Iterable[Sample], random: Random) -> list[Case]:
    """The cases of samples."""
    return [case for sample in samples for case in subject.read(sample, random)]


def weight_of(sample: Sample) -> float:
    """How much a search's word counts."""
    visits = min(sample.visits, _FULL)
    return visits / (_HALF + visits)


def numbers_of(board: SquareBoard, *, mirrored: bool) -> dict[int, int]:
    """The numbers of spaces, by their bits, for one side or for that which sees them mirrored."""
    places = {bit: board.place(bit) for bit in bits(board.full)}
    return {
        bit: column * board.size + row if mirrored else row * board.size + column
        for bit, (column, row) in places.items()
    }


def kinds_of(size: int, masks: Sequence[int], number: dict[int, int]) -> NDArray[numpy.int8]:
    """The kinds of pieces on a board, given the mask of each kind."""
    kinds = numpy.zeros(size**2, numpy.int8)
    for kind, mask in enumerate(masks, 1):
        for bit in bits(mask):
            kinds[number[bit]] = kind
    return kinds.reshape(size, size)
