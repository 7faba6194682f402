"""What two persons settle before ply 1, question by question."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from dataclasses import dataclass
from random import Random
from typing import Protocol


@dataclass(frozen=True, slots=True)
class Question:
    """Something to be settled before ply 1, answered by one of the two persons.

    `asked` is that person: 0 who sets up the game (and plays first, unless an answer says
    otherwise) or 1. `answers` are the texts offered, those of a number from the usual one up;
    `free` tells that other values of the setting of that name will do too, and `unsided` that the
    answers have yet to tell which side each plays.
    """

    name: str
    asked: int
    answers: tuple[str, ...]
    free: bool = False
    unsided: bool = False


@dataclass(frozen=True, slots=True)
class Settled:
    """What a setup came to: the game's settings, and whether person 1 is the first player.

    `tags` are the record's tags that tell how it came about.
    """

    settings: Mapping[str, str]
    tags: Mapping[str, str]
    swapped: bool = False


class Setup(Protocol):
    """How two persons settle a game before ply 1, question by question.

    `answers` holds the texts of the settings that are given and of the questions that were
    answered, by name.
    """

    def question(self, answers: Mapping[str, str]) -> Question | None:
        """The next question, or None when all is settled."""

    def settle(self, answers: Mapping[str, str]) -> Settled:
        """What the answers to all questions come to."""


class Advise(Protocol):
    """How a computer answers a question of the setup; a generator that yields like a search."""

    def __call__(
        self, question: Question, answers: Mapping[str, str], random: Random
    ) -> Generator[None, None, str]:
        """The answer of a computer that is asked."""
