"""What the computer answers when a game is set up: a komi, or the side it takes at one."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from math import ceil, floor
from random import Random

from trilithon.core import Question
from trilithon.games.carteso.play.fill import batch, fill
from trilithon.games.carteso.rules import rules
from trilithon.games.carteso.rules.setup import SIDES

# How many fills tell chances at most, and which difference is none.
_FILLS, _EVEN = 4096, 0.02


def advise(
    question: Question, answers: Mapping[str, str], random: Random
) -> Generator[None, None, str]:
    """The usual komi, or the side with the better chances at the komi that was named.

    Chances are those of random fills, as if the usual komi made them even. Vertical, who can not
    lose at a komi of zero or less, is taken there; with the button nothing such is proved.
    """
    yield
    fair = float(rules.usual_komi(answers))
    if question.name == "komi":
        return f"{fair:g}"
    if fair and float(answers["komi"]) <= 0:
        return "vertical"
    size = rules.size_of(answers)
    fills = fill(rules.start({"size": size}), batch(size, _FILLS), random)
    yield
    lead = float(answers["komi"]) - fair
    # The fills in which Vertical at least draws, and those that are won: a draw counts a half.
    drawn, won = fills.at_least(ceil(lead)), fills.at_least(floor(lead) + 1)
    chances = (drawn.bit_count() + won.bit_count()) / (2 * fills.count)
    if abs(chances - 0.5) < _EVEN:
        return random.choice(SIDES)
    return "vertical" if chances > 0.5 else "horizontal"
