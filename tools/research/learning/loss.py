"""How badly a network tells what searches came to."""

from __future__ import annotations

from typing import NamedTuple

import numpy

from tools.research.learning.cases import Batch, Floats, Numbers, apart
from tools.research.learning.network import Network, Pass

# How much the winrate's cross entropy counts, for 1 of the moves'.
_WINRATE = 25.0


class Loss(NamedTuple):
    """The cross entropies of moves (none of winrates alone) and winrates, case by case.

    `ranks` are how many moves were told to be at least as likely as the search's favourite.
    `winrates` are those told.
    """

    entropies: Floats
    ranks: Numbers
    winrates: Floats


def measure(network: Network, batch: Batch, *, exact: bool = False) -> tuple[Loss, float, Network]:
    """The loss, the mean that is to fall, and how that grows with each weight.

    With `exact`, nothing is rounded, so that gradients are those of what is told.
    """
    told = Pass(network, batch, exact=exact)
    cases = len(batch.lead)
    winrates = 1 / (1 + numpy.exp(-told.lead))
    wanted, weight = batch.winrate, batch.weight
    # The cross entropy by way of the lead, which stays finite where a winrate comes to 0 or 1.
    doubt = numpy.logaddexp(0, told.lead) - wanted * told.lead
    mean = _WINRATE * float((doubt * weight).mean())
    of_lead = _WINRATE * weight * (winrates - wanted) / cases
    if not batch.moves:
        grown = told.back(numpy.zeros_like(told.maps), of_lead)
        grown["apart"] = numpy.zeros_like(network["apart"])
        return Loss(numpy.zeros(0), numpy.zeros(0, int), winrates), mean, grown
    entropies, ranks, of_maps, of_apart = _of_moves(told.maps, network["apart"], batch)
    grown = told.back(of_maps, of_lead)
    grown["apart"] = of_apart
    return Loss(entropies, ranks, winrates), mean + float(entropies.mean()), grown


def _of_moves(maps: Floats, beside: Floats, batch: Batch) -> tuple[Floats, Numbers, Floats, Floats]:
    """Cross entropies and ranks, and gradients of their mean by half moves and by what is apart."""
    cases, spaces = len(maps), batch.size**2
    single, stack = maps.reshape(cases, 2, spaces).transpose(1, 0, 2)
    steps = apart(batch.size)
    pairs = single[:, :, None] + single[:, None] + beside[steps]
    pairs[~batch.pairs] = -numpy.inf
    stacks = numpy.where(batch.legal[:, 1].reshape(cases, spaces), stack, -numpy.inf)
    priors = numpy.concatenate([pairs.reshape(cases, -1), stacks], axis=1)
    best = priors.max(1, keepdims=True)
    chances = numpy.exp(priors - best)
    whole = chances.sum(1, keepdims=True)
    chances /= whole
    shares = batch.shares
    taken = shares > 0
    logs = numpy.where(taken, priors, 0) - (best + numpy.log(whole)) * taken
    entropies = -(shares * logs).sum(1)
    favourite = numpy.take_along_axis(priors, shares.argmax(1)[:, None], 1)
    ranks = (priors > favourite).sum(1) + 1
    error = (chances - shares) / cases
    of_pairs = error[:, : spaces * spaces].reshape(cases, spaces, spaces)
    of_single = of_pairs.sum(1) + of_pairs.sum(2)
    of_maps = numpy.stack([of_single, error[:, spaces * spaces :]], 1).reshape(maps.shape)
    of_apart = numpy.bincount(steps.ravel(), of_pairs.sum(0).ravel(), len(beside))
    return entropies, ranks, of_maps, of_apart
