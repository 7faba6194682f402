"""Numbers of many cases, with the intervals in which the true ones are with 95%."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from math import ceil, floor, sqrt
from statistics import fmean, median, stdev
from typing import Any, TypeVar

from trilithon.console.arena.score import Z

T = TypeVar("T", int, float)


def mean_data(values: Sequence[float]) -> dict[str, Any]:
    """A mean, and where the true one is; nothing is known of that from a single case."""
    mean = fmean(values)
    spread = Z * stdev(values) / sqrt(len(values)) if len(values) > 1 else None
    ends = None if spread is None else [round(mean - spread, 3), round(mean + spread, 3)]
    return {"cases": len(values), "mean": round(mean, 3), "interval": ends}


def spread_data(values: Sequence[int]) -> dict[str, Any]:
    """How whole numbers are spread: their mean, the middle half, the ends, and each one's count."""
    return mean_data(values) | {
        "median": median(values),
        "median_interval": quantile_interval(values, 0.5),
        "half": [quantile(values, 0.25), quantile(values, 0.75)],
        "half_intervals": [quantile_interval(values, part) for part in (0.25, 0.75)],
        "ends": [min(values), max(values)],
        "counts": counted(values),
    }


def quantile(values: Iterable[T], part: float) -> T:
    """The least of the values that such a part of them does not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))]


def quantile_interval(values: Iterable[int], part: float) -> list[int]:
    """Where the true value is that such a part does not exceed, by the order of the values."""
    ordered = sorted(values)
    middle, spread = part * len(ordered), Z * sqrt(len(ordered) * part * (1 - part))
    low, high = floor(middle - spread), ceil(middle + spread)
    return [ordered[max(low, 0)], ordered[min(high, len(ordered) - 1)]]


def counted(values: Iterable[int | str]) -> dict[str, int]:
    """How often each value comes up, in their order."""
    return {str(value): count for value, count in sorted(Counter(values).items())}
