"""How two persons settle a game of Carteso: one names the komi, the other picks the side."""

from __future__ import annotations

from collections.abc import Mapping

from trilithon.core import Question, Settled
from trilithon.games.carteso.rules import rules

SIDES = ("vertical", "horizontal")
_OFFERED = 13


def question(answers: Mapping[str, str]) -> Question | None:
    """The komi of whoever sets up the game, then the side of the other."""
    if "komi" not in answers:
        komis = _komis_from(rules.usual_komi(answers))
        return Question("komi", 0, komis, free=True, unsided=True)
    if "side" not in answers:
        return Question("side", 1, SIDES, unsided=True)
    return None


def _komis_from(komi: str) -> tuple[str, ...]:
    """None below the usual one, at which Vertical would win for certain."""
    return tuple(f"{float(komi) + step:g}" for step in range(_OFFERED))


def settle(answers: Mapping[str, str]) -> Settled:
    """The second person plays first by taking Vertical."""
    settings = {name: text for name, text in answers.items() if name != "side"}
    return Settled(settings, {}, swapped=answers["side"] == "vertical")
