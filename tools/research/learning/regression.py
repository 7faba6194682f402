"""Weights that tell best what searches came to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy

from tools.research.learning.cases import Case, Choice, Floats
from trilithon.games.consta.play.surroundings import APART, AROUND

# How strongly weights are drawn to nothing: those of blocks, and those of what is around a space.
_BLOCKS_DRAWN, _AROUND_DRAWN = 0.3, 1e-3
# Blocks are counted in tenths, so that being drawn means about the same for all weights.
_TENTH = 0.1
_NEWTON_STEPS, _DESCENT_STEPS = 12, 70


@dataclass(frozen=True, slots=True)
class Judgement:
    """How the winrate is told: the lead of who moves first, the playouts' part, and by block."""

    first: float
    playouts: float
    blocks: dict[int, float]

    def winrates(self, cases: Sequence[Case]) -> Floats:
        """What is told of cases."""
        leads = [
            self.first
            + self.playouts * case.lead
            + sum(self.blocks.get(block, 0.0) * count for block, count in case.blocks.items())
            for case in cases
        ]
        told: Floats = 1 / (1 + numpy.exp(-numpy.array(leads)))
        return told


def judge(cases: Sequence[Case]) -> Judgement:
    """Logistic regression by Newton's method."""
    column = {
        block: number
        for number, block in enumerate(sorted({block for case in cases for block in case.blocks}))
    }
    told = numpy.zeros((len(cases), 2 + len(column)))
    for row, case in enumerate(cases):
        told[row, :2] = 1.0, case.lead
        for block, count in case.blocks.items():
            told[row, 2 + column[block]] = count * _TENTH
    wanted = numpy.clip([case.winrate for case in cases], 0.02, 0.98)
    trust = numpy.array([case.weight for case in cases])
    drawn = numpy.diag([1e-6, 1e-6] + [_BLOCKS_DRAWN] * len(column))
    weights = numpy.zeros(told.shape[1])
    for _ in range(_NEWTON_STEPS):
        guess = 1 / (1 + numpy.exp(-told @ weights))
        slope = told.T @ (trust * (guess - wanted)) + drawn @ weights
        bend = trust * numpy.maximum(guess * (1 - guess), 0.02)
        weights -= numpy.linalg.solve((told * bend[:, None]).T @ told + drawn, slope)
    found = {block: float(weights[2 + number]) * _TENTH for block, number in column.items()}
    return Judgement(float(weights[0]), float(weights[1]), found)


@dataclass(slots=True)
class Liking:
    """How moves are told: what is around their spaces, what they gain, how far they are apart.

    `gains` are the parts of a single's gain and of a stack's.
    """

    single: Floats
    stack: Floats
    apart: Floats
    gains: Floats
    stacks: float

    def priors(self, choice: Choice) -> Floats:
        """The prior of each move, as a logarithm."""
        single = choice.around @ self.single + self.gains[0] * choice.gains[:, 0]
        stack = choice.around @ self.stack + self.gains[1] * choice.gains[:, 1] + self.stacks
        pairs = single[choice.first] + single[choice.second] + self.apart[choice.apart]
        told: Floats = numpy.where(choice.second < 0, stack[choice.first], pairs)
        return told


def unlearned() -> Liking:
    """What playouts alone tell."""
    return Liking(
        numpy.zeros(AROUND), numpy.zeros(AROUND), numpy.zeros(APART), numpy.full(2, 40.0), 0.0
    )


def like(choices: Sequence[Choice]) -> Liking:
    """Softmax regression by Adam's method (Kingma and Ba, 2015), on all choices at each step."""
    weights = _packed(unlearned())
    pace = numpy.full(len(weights), 0.05)
    pace[-3:-1] = 1.5
    drawn = numpy.full(len(weights), _AROUND_DRAWN)
    drawn[-3:] = 0
    mean, square = numpy.zeros_like(weights), numpy.zeros_like(weights)
    for step in range(1, _DESCENT_STEPS + 1):
        slope = _slope(_unpacked(weights), choices) + drawn * weights
        mean += 0.1 * (slope - mean)
        square += 0.01 * (slope * slope - square)
        slower = 1 if step < 0.6 * _DESCENT_STEPS else 0.3
        change = mean / (1 - 0.9**step) / (numpy.sqrt(square / (1 - 0.99**step)) + 1e-8)
        weights = weights - slower * pace * change
    return _unpacked(weights)


def surprise(liking: Liking, choices: Sequence[Choice]) -> tuple[float, float]:
    """How badly moves are told: the mean cross entropy, and the median of the favourite's rank."""
    entropies, ranks = [], []
    for choice in choices:
        priors = liking.priors(choice)
        chances = _softmax(priors)
        entropies.append(-float(choice.share @ numpy.log(chances + 1e-12)))
        ranks.append(1 + int((priors > priors[choice.share.argmax()]).sum()))
    return float(numpy.mean(entropies)), float(numpy.median(ranks))


def _softmax(priors: Floats) -> Floats:
    weights = numpy.exp(priors - priors.max())
    chances: Floats = weights / weights.sum()
    return chances


def _slope(liking: Liking, choices: Sequence[Choice]) -> Floats:
    """How the mean cross entropy grows with each weight."""
    slope = Liking(
        numpy.zeros(AROUND), numpy.zeros(AROUND), numpy.zeros(APART), numpy.zeros(2), 0.0
    )
    for choice in choices:
        error = _softmax(liking.priors(choice)) - choice.share
        stacks = choice.second < 0
        on_stacks, on_pairs, spaces = error * stacks, error[~stacks], len(choice.around)
        by_stack = numpy.bincount(choice.first, on_stacks, spaces)
        by_single = numpy.bincount(choice.first[~stacks], on_pairs, spaces)
        by_single += numpy.bincount(choice.second[~stacks], on_pairs, spaces)
        slope.single += choice.around.T @ by_single
        slope.stack += choice.around.T @ by_stack
        slope.apart += numpy.bincount(choice.apart[~stacks], on_pairs, APART)
        slope.gains += by_single @ choice.gains[:, 0], by_stack @ choice.gains[:, 1]
        slope.stacks += float(on_stacks.sum())
    return _packed(slope) / len(choices)


def _packed(liking: Liking) -> Floats:
    return numpy.concatenate(
        [liking.single, liking.stack, liking.apart, liking.gains, [liking.stacks]]
    )


def _unpacked(weights: Floats) -> Liking:
    return Liking(
        weights[:AROUND],
        weights[AROUND : 2 * AROUND],
        weights[2 * AROUND : 2 * AROUND + APART],
        weights[-3:-1],
        float(weights[-1]),
    )
