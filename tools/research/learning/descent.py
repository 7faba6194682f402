"""The way down: weights that tell what searches came to less and less badly."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import cos, pi
from random import Random

import numpy

from tools.research.learning.cases import Batch, Case, Subject
from tools.research.learning.loss import measure
from tools.research.learning.network import Network

# How many cases a batch has, on large boards; of small ones, and without moves, twice as many.
_CASES, _SMALL = 48, 7
# The highest rate, of a network that knows nothing.
RATE = 6e-3
# The parts of the highest rate that the way begins and ends with, and the share of the way up.
_FIRST, _LAST, _RISING = 1 / 25, 1 / 250_000, 0.2
# What half moves gain is weighed by tens, and what else by ones.
_OF_GAIN = 17
_DECAY, _LONGEST = 1e-3, 5.0
_MEMORY, _MEMORY_OF_SQUARES, _TINY = 0.9, 0.999, 1e-8


def batches(cases: Sequence[Case], random: Random) -> list[list[Case]]:
    """All cases, those of a size with moves together and those without, in any order."""
    by_kind = dict[tuple[int, bool], list[Case]]()
    for case in cases:
        by_kind.setdefault((len(case.kinds), case.choice is not None), []).append(case)
    found = []
    for (size, moves), alike in by_kind.items():
        random.shuffle(alike)
        count = 2 * _CASES if size <= _SMALL or not moves else _CASES
        found += [alike[start : start + count] for start in range(0, len(alike), count)]
    random.shuffle(found)
    return found


def descend(
    subject: Subject,
    network: Network,
    cases: Sequence[Case],
    epochs: int,
    seed: int = 1,
    rate: float = RATE,
) -> Iterator[float]:
    """Fit a network in place, and tell the mean loss after each round of all cases.

    By Adam's method with weights drawn to nothing (Loshchilov and Hutter, 2019), at a rate that
    rises to `rate` and then falls (Smith and Topin, 2019); boards are mirrored at random.
    """
    random = Random(seed)
    steps = epochs * len(batches(cases, Random(seed)))
    mean = {name: numpy.zeros_like(weight) for name, weight in network.items()}
    square = {name: numpy.zeros_like(weight) for name, weight in network.items()}
    step = 0
    for _ in range(epochs):
        told = []
        for few in batches(cases, random):
            step += 1
            flips = random.random() < 0.5, random.random() < 0.5
            _, loss, slope = measure(subject, network, Batch(few, flips))
            told.append(loss)
            length = sum(float((part**2).sum()) for part in slope.values()) ** 0.5
            shorter, pace = min(1.0, _LONGEST / (length + 1e-6)), _pace((step - 1) / steps)
            for name, weight in network.items():
                step_rate = pace * rate * (_OF_GAIN if name == "gain" else 1)
                part = slope[name] * shorter
                mean[name] += (1 - _MEMORY) * (part - mean[name])
                square[name] += (1 - _MEMORY_OF_SQUARES) * (part * part - square[name])
                if name != "gain":
                    weight *= 1 - step_rate * _DECAY
                swing = numpy.sqrt(square[name] / (1 - _MEMORY_OF_SQUARES**step)) + _TINY
                weight -= step_rate * mean[name] / (1 - _MEMORY**step) / swing
        yield float(numpy.mean(told))


def _pace(done: float) -> float:
    """The part of the highest rate, when so much of the way is done."""
    if done < _RISING:
        return _FIRST + (1 - _FIRST) * (1 - cos(pi * done / _RISING)) / 2
    falling = (done - _RISING) / (1 - _RISING)
    return _LAST + (1 - _LAST) * (1 + cos(pi * falling)) / 2
