"""How games, positions and what is known of them show themselves in notebooks.

Notebooks ask an object for a picture or a table by the methods `_repr_svg_` and `_repr_html_`. What
stands to the left of the lab knows no pictures, so its classes are given theirs here.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import Any

from trilithon.games import GAMES
from trilithon.lab.display import draw
from trilithon.match import Match


def show_in_notebooks() -> None:
    """Let games and positions of every kind show themselves as boards from now on."""
    kinds = {type(game.begin({})[1]) for game in GAMES.values()}
    for kind in (Match, *kinds):
        kind._repr_svg_ = _svg  # type: ignore[attr-defined]


def _svg(what: Any) -> str:
    return draw(what).svg


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """An HTML table of plain texts, the first of each row as its head."""
    names = "".join(f'<th scope="col">{escape(name)}</th>' for name in head)
    body = "".join(
        f'<tr><th scope="row">{escape(row[0])}</th>'
        + "".join(f"<td>{escape(text)}</td>" for text in row[1:])
        + "</tr>"
        for row in rows
    )
    return f"<table><thead><tr>{names}</tr></thead><tbody>{body}</tbody></table>"
