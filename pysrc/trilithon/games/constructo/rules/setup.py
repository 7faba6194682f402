"""How a round of Constructo is set up: whoever begins it chooses the pattern."""

from __future__ import annotations

from collections.abc import Mapping

from trilithon.core import Question, Settled
from trilithon.games.constructo.rules.patterns import PRINTED
from trilithon.games.constructo.rules.stacks import COLOURS


def question(answers: Mapping[str, str]) -> Question | None:
    """The pattern, of the player who begins."""
    return None if "pattern" in answers else Question("pattern", 0, tuple(PRINTED))


def settle(answers: Mapping[str, str]) -> Settled:
    """The settings as they were answered; the sides are not up for choice."""
    return Settled(answers, {})


def next_settings(settings: Mapping[str, str], settle_anew: bool) -> Mapping[str, str]:
    """The other colour begins the next round, on a pattern of its choice or on the same one."""
    other = COLOURS[1 - COLOURS.index(settings["first"])]
    known = {} if settle_anew else {"pattern": settings["pattern"]}
    return known | {"first": other}
