"""Numbers of many cases, with the intervals in which the true ones are with 95%."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from math import sqrt
from statistics import fmean, median, stdev
from typing import Any

from trilithon.arena.score import Z


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
        "half": [quantile(values, 0.25), quantile(values, 0.75)],
        "ends": [min(values), max(values)],
        "counts": counted(values),
    }


def quantile(values: Iterable[int], part: float) -> int:
    """The least of the values that such a part of them does not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))]


def counted(values: Iterable[int | str]) -> dict[str, int]:
    """How often each value comes up, in their order."""
    return {str(value): count for value, count in sorted(Counter(values).items())}
