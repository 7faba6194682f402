"""Generators that are run to their end."""

from __future__ import annotations

from collections.abc import Generator
from typing import TypeVar

R = TypeVar("R")


def result_of(steps: Generator[object, None, R]) -> R:
    """What a generator returns."""
    while True:
        try:
            next(steps)
        except StopIteration as stop:
            result: R = stop.value
            return result
