"""The cases of games that were kept, by several processes where that is wanted."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from pathlib import Path
from random import Random

from tools.research.learning.cases import Case, cases_of
from tools.research.learning.rounds import games_in, read_game
from tools.research.learning.subjects import SUBJECTS

Games = Mapping[tuple[int, int], Sequence[Case]]
"""The cases of each game, by the place of its file among the others, and its number there."""

Piece = tuple[int, Sequence[bytes]]
HandOut = Callable[[Callable[[Piece], Games], Sequence[Piece]], Iterable[Games]]
"""What has some work done for each piece, in any order, as `map` does in this process."""

# So many games make a piece of work.
_GAMES = 16


def read_games(game: str, files: Iterable[Path], hand_out: HandOut = map) -> Games:
    """The games of some files, which come to the same whoever reads them.

    Raises OtherRun or OSError, and what `hand_out` raises.
    """
    pieces = list[Piece]()
    for place, file in enumerate(files):
        lines = games_in(file)
        pieces += [(place, lines[at : at + _GAMES]) for at in range(0, len(lines), _GAMES)]
    found: dict[tuple[int, int], Sequence[Case]] = {}
    for some in hand_out(partial(_read, game), pieces):
        found |= some
    return dict(sorted(found.items()))


def _read(game: str, piece: Piece) -> Games:
    place, lines = piece
    found = {}
    for line in lines:
        number, samples = read_game(line)
        found[place, number] = cases_of(SUBJECTS[game], samples, Random(number))
    return found
