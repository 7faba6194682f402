"""Where moves are made, as squares on the board: the larger the square, the more often."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from math import sqrt

from tools.docs.diagrams import framed
from tools.docs.locale import Locale
from tools.docs.reports.data import Data
from tools.docs.reports.figures import figure, sample
from trilithon.console.arena.score import Score
from trilithon.console.reports.numbers import evenness
from trilithon.core.scene import Scene, Shape, Space
from trilithon.core.shapes import path, rectangle
from trilithon.games import GAMES
from trilithon.match import new_match
from trilithon.page.view import scene

# How wide the largest square is by the shape of spaces, in board units.
_WIDEST = {"square": 0.86, "point": 0.86, "hexagon": 0.6}
# Spaces that are told in words.
_TOLD = 3
# Where chance alone is as likely as this to spread counts so far, no space is a favourite.
_CHANCE = 0.01


def places(data: Data, say: Locale) -> str:
    """Three boards: the first moves, and the first quarter of the games by player."""
    words, found = say.words, data["places"]
    game = GAMES[data["game"]]
    one, two = (words[f"report-player-{name}"] for name in game.players)
    boards = [
        (words["report-first-moves"], found["first"]),
        *(
            (f"{name}, {words['report-early']}", found["players"][at])
            for at, name in enumerate((one, two))
        ),
    ]
    drawn = "".join(_board(name, counts, data, say) for name, counts in boards)
    inside = f'<div class="figures" data-count="{len(boards)}">{drawn}</div>'
    return figure(sample(data, say), inside, say)


def _board(name: str, counts: Mapping[str, int], data: Data, say: Locale) -> str:
    match = new_match(GAMES[data["game"]], data["settings"])
    drawn = scene(match)
    over = next(layer["shapes"] for layer in drawn["layers"] if layer["name"] == "over")
    over += _squares(drawn, counts)
    told = _told(counts, [space["id"] for space in drawn["spaces"]], data, say)
    return (
        f"<figure>{framed(data['game'], drawn, f'{name}. {told}')}<figcaption><p>"
        f"<b>{escape(name)}.</b> {escape(told)}</p></figcaption></figure>"
    )


def _told(counts: Mapping[str, int], spaces: Sequence[str], data: Data, say: Locale) -> str:
    """The favourites, but only where it is not by chance that some come up more often."""
    words = say.words
    test = evenness([counts.get(space, 0) for space in spaces], data["games"])
    found = f"chi² = {say.number(test.chi_squared, 0)}, {test.freedom} {words['report-freedom']}"
    if test.chance >= _CHANCE:
        return f"{words['report-evenly']} ({found}, p = {say.number(test.chance, 2)})."
    often = sorted(counts, key=lambda space: -counts[space])[:_TOLD]
    named = "; ".join(f"{space} {_rate(counts[space], data, say)}" for space in often)
    return f"{words['report-most']} {named} ({found}, p < {say.number(_CHANCE, 2)})."


def _rate(count: int, data: Data, say: Locale) -> str:
    """Of 100 games, and where the true number is."""
    score = Score(count, 0, data["games"] - count)
    low, high = (say.number(100 * end, 1) for end in score.interval)
    return f"{say.number(100 * score.rate, 1)} ({low}–{high})"


def _squares(drawn: Scene, counts: Mapping[str, int]) -> list[Shape]:
    """Not discs, which would look like stones."""
    most, widest = max(counts.values()), _WIDEST[drawn["space_shape"]]
    return [
        _square(space, widest * sqrt(counts[space["id"]] / most))
        for space in drawn["spaces"]
        if counts.get(space["id"])
    ]


def _square(space: Space, side: float) -> Shape:
    square = rectangle(space["x"] - side / 2, space["y"] - side / 2, side, side)
    return path("heat", [square], key=f"heat-{space['id']}", closed=True)
