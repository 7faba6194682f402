"""Where moves are made, as squares on the board: the larger the square, the more often.

What mirrors of the empty board make of a space is counted together with it: by chance alone one of
them comes up more often than another.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from math import sqrt

from tools.docs.diagrams import framed
from tools.docs.locale import Locale
from tools.docs.reports.data import Data
from tools.docs.reports.evenness import evenness
from tools.docs.reports.figures import figure, sample
from tools.docs.reports.folds import Fold, folded, folds
from trilithon.console.arena.score import Score
from trilithon.core.scene import Scene, Shape, Space
from trilithon.core.shapes import path, rectangle
from trilithon.games import GAMES
from trilithon.match import new_match
from trilithon.page.scene import scene

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
    all_folds = folds(match.game, match.position)
    over = next(layer["shapes"] for layer in drawn["layers"] if layer["name"] == "over")
    over += _squares(drawn, _shares(counts, all_folds))
    told = _told(counts, all_folds, data, say)
    return (
        f"<figure>{framed(data['game'], drawn, f'{name}. {told}')}<figcaption><p>"
        f"<b>{escape(name)}.</b> {escape(told)}</p></figcaption></figure>"
    )


def _shares(counts: Mapping[str, int], all_folds: Sequence[Fold]) -> dict[str, float]:
    """How often each space came up, if all of a fold did as often."""
    return {
        space: count / len(fold)
        for fold, count in zip(all_folds, folded(counts, all_folds), strict=True)
        for space in fold
    }


def _told(counts: Mapping[str, int], all_folds: Sequence[Fold], data: Data, say: Locale) -> str:
    """The favourites, but only where it is not by chance that some come up more often."""
    words, together = say.words, folded(counts, all_folds)
    test = evenness(together, data["games"], [len(fold) for fold in all_folds])
    found = f"chi² = {say.number(test.chi_squared, 0)}, {test.freedom} {words['report-freedom']}"
    if test.chance >= _CHANCE:
        return f"{words['report-evenly']} ({found}, p = {say.number(test.chance, 2)})."
    ranked = sorted(zip(all_folds, together, strict=True), key=lambda told: -told[1] / len(told[0]))
    named = "; ".join(_named(fold, count, data, say) for fold, count in ranked[:_TOLD])
    return f"{words['report-most']} {named} ({found}, p < {say.number(_CHANCE, 2)})."


def _named(fold: Fold, count: int, data: Data, say: Locale) -> str:
    """A fold by one of its spaces, with each one's number of 100 games, and where the true one is.

    The spaces of a fold are counted as games of their own, though in one game they may come up
    together.
    """
    name = fold[0] if len(fold) == 1 else f"{fold[0]} {say.words['report-images']}"
    score = Score(count, 0, len(fold) * data["games"] - count)
    low, high = (say.number(100 * end, 1) for end in score.interval)
    return f"{name} {say.number(100 * score.rate, 1)} ({low}–{high})"


def _squares(drawn: Scene, counts: Mapping[str, float]) -> list[Shape]:
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
