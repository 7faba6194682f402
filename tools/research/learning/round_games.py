"""Games of a round by their numbers, wherever they are played."""

from __future__ import annotations

from time import time

from tools.research.learning import self_play
from tools.research.learning.compiled import games
from tools.research.learning.rounds import Plan
from tools.research.learning.samples import Sample
from tools.research.learning.subjects import SUBJECTS
from tools.research.learning.weights import name_of
from trilithon.console.arena.results import OtherRun

# Chance is that of one game in so many for each seed.
_GAMES = 1_000_000


def play(plan: Plan, until: float, number: int) -> tuple[int, list[Sample] | None]:
    """The number and the samples of a game, which are always the same; None after a time.

    It is told as `time.time` does. Raises OtherRun where other weights would play.
    """
    if time() > until:
        return number, None
    subject = SUBJECTS[plan.game]
    # Processes of a cluster may have begun before the weights were written, or elsewhere.
    if name_of(subject) != plan.weights:
        raise OtherRun(f"a process has other weights of {plan.game}; start it again")
    play_one = games.play if plan.compiled else self_play.play
    samples = play_one(subject, plan.size(number), plan.nodes, _GAMES * plan.seed + number)
    return number, list(samples)
