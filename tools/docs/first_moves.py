"""The value of each first move of a printed pattern of Constructo, out of its book, as figures."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape

from tools.docs.diagrams import Diagram, picture
from trilithon.games.constructo.play.book import book_of
from trilithon.games.constructo.play.states import states_of
from trilithon.games.constructo.rules import notation, rules
from trilithon.games.constructo.rules.stacks import KINDS, WORDS


def first_moves(pattern: str) -> dict[str, int]:
    """The values of the first moves, seen by their player, by the moves' texts.

    Raises LookupError where the book does not tell.
    """
    start = rules.start({"pattern": pattern})
    states, book = states_of(start.pattern.neighbours), book_of(start.pattern)
    if book is None:
        raise LookupError(pattern)
    values = {}
    for move in rules.legal_moves(start):
        state, lead = states.state(rules.play(start, move))
        value = book.value(state)
        if value is None:
            raise LookupError(notation.write_move(start, move))
        values[notation.write_move(start, move)] = -value - lead
    return values


def figures(pattern: str, words: Mapping[str, str]) -> str:
    """A picture for each kind of base, with the value of placing it first on each tile."""
    try:
        values = first_moves(pattern)
    except LookupError:
        return f'<p class="unmeasured">{escape(words["docs-unproved"])}</p>\n'
    found = "".join(
        _figure(pattern, words[f"docs-{word}"], _of_kind(values, kind), words)
        for kind, word in zip(KINDS, WORDS, strict=True)
    )
    return f'<div class="figures values" data-count="3">{found}</div>\n'


def _of_kind(values: Mapping[str, int], kind: str) -> dict[str, int]:
    return {move[1:]: value for move, value in values.items() if move[0] == kind}


def _figure(pattern: str, name: str, values: Mapping[str, int], words: Mapping[str, str]) -> str:
    letters = tuple((tile, _signed(value)) for tile, value in values.items())
    diagram = Diagram("constructo", (), "", settings=(("pattern", pattern),), letters=letters)
    drawn = picture(diagram, {"empty": words["docs-empty"]})
    told = "; ".join(
        f"{_outcome(value, words)}: {_where(value, values, words)}"
        for value in sorted(set(values.values()), reverse=True)
    )
    return f"<figure>{drawn}<figcaption><p><b>{escape(name)}</b> {told}</p></figcaption></figure>"


def _where(value: int, values: Mapping[str, int], words: Mapping[str, str]) -> str:
    tiles = [tile for tile, found in values.items() if found == value]
    return words["docs-everywhere"] if len(tiles) == len(values) else ", ".join(tiles)


def _signed(value: int) -> str:
    return f"{value:+d}".replace("-", "−") if value else "0"


def _outcome(value: int, words: Mapping[str, str]) -> str:
    if not value:
        return words["docs-drawn"]
    return f"{words['docs-won-by' if value > 0 else 'docs-lost-by']} {abs(value)}"
