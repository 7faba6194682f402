"""Visits to hosts of several kinds, out of what `build.py bench` wrote, as a table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tools.docs.locale import Locale, numbers_table

# The figures as the data names them, each with the words for it, whether it is the stock page's,
# and its unit.
_FIGURES = (
    ("sent", "transfer", False, "MB"),
    ("stock_sent", "transfer", True, "MB"),
    ("cold", "cold", False, "ms"),
    ("stock_cold", "cold", True, "ms"),
    ("share", "cold-share", False, ""),
    ("warm", "warm", False, "ms"),
    ("warm_share", "warm-share", False, ""),
)


def visits_table(visits: Sequence[Mapping[str, Any]], say: Locale) -> str:
    """A line for each figure, with a column for each host, browser and device."""
    words = say.words
    head = [words["docs-figure"], *(_whose(one, say) for one in visits)]
    rows = [
        (_name(key, stock, say), *(_cell(one, name, unit, say) for one in visits))
        for name, key, stock, unit in _FIGURES
    ]
    rows.append((words["docs-pairs"], *(str(one["pairs"]) for one in visits)))
    return numbers_table(words["docs-table"], head, rows)


def _whose(visits: Mapping[str, Any], say: Locale) -> str:
    words = say.words
    told = [words[f"docs-host-{visits['host']}"], visits["browser"]]
    if visits["device"] == "phone":
        told.append(words["docs-phone"])
    return ", ".join(told)


def _name(key: str, stock: bool, say: Locale) -> str:
    name = say.words[f"docs-figure-{key}"]
    return f"{name}: {say.words['docs-figure-stock']}" if stock else name


def _cell(visits: Mapping[str, Any], name: str, unit: str, say: Locale) -> str:
    if visits[name] is None:
        return "–"
    value = say.measure(visits[name], unit)
    most = visits["targets"].get(name)
    if most is None:
        return value
    return f"{value} ({say.words['docs-at-most']} {say.measure(most, unit)})"
