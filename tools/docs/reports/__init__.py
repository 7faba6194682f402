"""The figures of a game's report, out of what `trilithon report` and `ladder` and research wrote.

A fence `report PART GAME` of the documentation stands for one of them; where there are no results
yet, it says so.
"""

from __future__ import annotations

from collections.abc import Callable
from html import escape

from tools.docs.locale import Locale, Words
from tools.docs.reports import course, figures
from tools.docs.reports.data import Data, report_data
from tools.docs.reports.mirrors import mirrors
from tools.docs.reports.places import places
from tools.docs.reports.skill import skill
from tools.docs.reports.solved import solved

_PARTS: dict[str, Callable[[Data, Locale], str]] = {
    "games": figures.games,
    "length": figures.length,
    "choices": figures.choices,
    "balance": figures.balance,
    "levels": figures.levels,
    "places": places,
    "leads": course.leads,
    "trajectory": course.trajectory,
    "kinds": course.kinds,
    "material": course.material,
    "random": course.random,
    "solved": solved,
    "command": figures.command,
}


def report(part: str, game: str, words: Words, language: str) -> str:
    """A figure of a game's report, as HTML."""
    say, data = Locale(words, language), report_data(game)
    if part == "skill":
        made = skill(game, say)
    elif part == "mirrors":
        made = mirrors(game, say)
    else:
        made = _PARTS[part](data, say) if data is not None else ""
    return made or f'<p class="unmeasured">{escape(words["docs-unmeasured"])}</p>\n'
