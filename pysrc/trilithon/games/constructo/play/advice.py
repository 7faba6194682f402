"""What the computer answers when a round is set up: the pattern."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from random import Random

from trilithon.core import Question


def advise(
    question: Question, answers: Mapping[str, str], random: Random
) -> Generator[None, None, str]:
    """Any of the printed patterns: none is known to favour whoever begins."""
    yield
    return random.choice(question.answers)
