"""Weights as a module of the engine."""

from __future__ import annotations

from collections.abc import Iterable
from textwrap import wrap

import numpy

from tools.build.paths import ROOT
from tools.research.learning.regression import Judgement, Liking
from trilithon.games.consta.play import weights
from trilithon.games.consta.play.surroundings import AROUND

_MODULE = ROOT / "pysrc" / "trilithon" / "games" / "consta" / "play" / "weights.py"

_TEMPLATE = '''"""Learned weights, made by `python -m tools.research.learning` for `priors`.

Those of what is around a space, and of blocks, are thousandths by number.
"""

# What a position is worth to the player to move: for having the move, and for each 1 that the
# playouts' winrate has as log odds.
FIRST, PLAYOUTS = {first:.3f}, {playouts:.3f}
BLOCKS = """
{blocks}
"""

# What makes a move likely: what its single, or its stack, adds to the winrate; that it is a stack;
# how far its two singles are apart; and what is around them.
GAIN_SINGLE, GAIN_STACK, STACK = {single:.2f}, {stack:.2f}, {stacks:.3f}
APART = ({apart})
AROUND_SINGLE = """
{around_single}
"""
AROUND_STACK = """
{around_stack}
"""
'''


def write_weights(judgement: Judgement, liking: Liking) -> None:
    """Write the module of weights."""
    text = _TEMPLATE.format(
        first=judgement.first,
        playouts=judgement.playouts,
        blocks=_thousandths(judgement.blocks.items()),
        single=liking.gains[0],
        stack=liking.gains[1],
        stacks=liking.stacks,
        apart=", ".join(f"{weight:.2f}" for weight in liking.apart),
        around_single=_thousandths(enumerate(liking.single)),
        around_stack=_thousandths(enumerate(liking.stack)),
    )
    _MODULE.write_text(text, encoding="utf-8")


def _thousandths(weights: Iterable[tuple[int, float]]) -> str:
    """Those of some weight by number, in lines."""
    rounded = ((number, round(1000 * weight)) for number, weight in weights)
    entries = (f"{number}:{weight}" for number, weight in rounded if weight)
    return "\n".join(wrap(" ".join(entries), 98))


def read_weights() -> tuple[Judgement, Liking]:
    """The weights of the module as it was imported."""
    blocks = _read(weights.BLOCKS)
    single, stack = (
        numpy.array([told.get(number, 0.0) for number in range(AROUND)])
        for told in (_read(weights.AROUND_SINGLE), _read(weights.AROUND_STACK))
    )
    gains = numpy.array([weights.GAIN_SINGLE, weights.GAIN_STACK])
    return (
        Judgement(weights.FIRST, weights.PLAYOUTS, blocks),
        Liking(single, stack, numpy.array(weights.APART), gains, weights.STACK),
    )


def _read(text: str) -> dict[int, float]:
    """Weights by number, from thousandths."""
    pairs = (entry.split(":") for entry in text.split())
    return {int(number): int(weight) / 1000 for number, weight in pairs}
