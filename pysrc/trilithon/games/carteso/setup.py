"""How two persons settle a game of Carteso: one names the komi, the other picks the side."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from math import ceil, floor
from random import Random

from trilithon.core import Question, Settled
from trilithon.games.carteso import rules
from trilithon.games.carteso.fills import batch, fill

SIDES = ("vertical", "horizontal")
_SPREAD = 6
# How many fills tell chances at most, and which difference is none.
_FILLS, _EVEN = 4096, 0.02


def question(answers: Mapping[str, str]) -> Question | None:
    """The komi of whoever sets up the game, then the side of the other."""
    if "komi" not in answers:
        return Question("komi", 0, _komis_around(rules.suggested_komi(answers)), free=True)
    if "side" not in answers:
        return Question("side", 1, SIDES)
    return None


def _komis_around(komi: str) -> tuple[str, ...]:
    return tuple(f"{float(komi) + step:g}" for step in range(-_SPREAD, _SPREAD + 1))


def settle(answers: Mapping[str, str]) -> Settled:
    """The second person plays first by taking Vertical."""
    settings = {name: text for name, text in answers.items() if name != "side"}
    return Settled(settings, {}, swapped=answers["side"] == "vertical")


def advise(
    question: Question, answers: Mapping[str, str], random: Random
) -> Generator[None, None, str]:
    """The komi that is recommended, or the side with the better chances at the komi that was named.

    Chances are those of random fills, as if the recommended komi made them even.
    """
    yield
    fair = float(rules.suggested_komi(answers))
    if question.name == "komi":
        return f"{fair:g}"
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
