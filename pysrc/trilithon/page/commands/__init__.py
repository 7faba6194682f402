"""All that a page can ask, by theme: each module's commands are known once it is imported."""

from __future__ import annotations

from trilithon.page.commands import (
    again,
    boards,
    circle,
    correspondence,
    live,
    models,
    plans,
    play,
    practice,
    questions,
    records,
    setup,
    study,
)

__all__ = [
    "again",
    "boards",
    "circle",
    "correspondence",
    "live",
    "models",
    "plans",
    "play",
    "practice",
    "questions",
    "records",
    "setup",
    "study",
]
