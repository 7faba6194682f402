"""How badly a network tells what searches came to."""

from __future__ import annotations

from typing import NamedTuple

import numpy

from tools.research.learning.cases import Batch, Floats, Numbers, Subject
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


def measure(
    subject: Subject, network: Network, batch: Batch, *, exact: bool = False
) -> tuple[Loss, float, Network]:
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
    beside = {name: network[name] for name in subject.beside}
    if not batch.choices:
        grown = told.back(numpy.zeros_like(told.maps), of_lead)
        nothing = {name: numpy.zeros_like(weight) for name, weight in beside.items()}
        return Loss(numpy.zeros(0), numpy.zeros(0, int), winrates), mean, grown | nothing
    chosen = subject.choose(told.maps, beside, batch)
    grown = told.back(chosen.maps, of_lead) | chosen.beside
    loss = Loss(chosen.entropies, chosen.ranks, winrates)
    return loss, mean + float(chosen.entropies.mean()), grown
