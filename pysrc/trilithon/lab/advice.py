"""What can be played in a position, and what it is worth: by search, or proved."""

from __future__ import annotations

from dataclasses import dataclass, replace
from time import monotonic
from typing import Any

from trilithon.core import AnyGame, Effort, perft
from trilithon.core.lines import write_line
from trilithon.lab.games import What, match_of
from trilithon.lab.notebook import table
from trilithon.match import BadCommand
from trilithon.search.best_move import search
from trilithon.search.budget import Budget
from trilithon.search.result import finish, finish_before

_MEGABYTES = 300


@dataclass(frozen=True, slots=True)
class Advice:
    """What a search thinks of a move: its share of wins, and how the game may go on.

    `winrate` and `result` (1, 0 or -1 if that is proved) are those of the player who makes it.

    >>> print(Advice("a1", 0.75, ("a1", "b2"), 1))
     75.0%  a1 b2  proved +1
    """

    move: str
    winrate: float
    line: tuple[str, ...]
    result: int | None = None

    def __str__(self) -> str:
        proved = "" if self.result is None else f"  proved {self.result:+d}"
        return f"{self.winrate:6.1%}  {' '.join(self.line)}{proved}"


class Analysis(list[Advice]):
    """What a search thinks of the moves, best first. A notebook shows it as a table.

    >>> from trilithon.lab import new
    >>> best, *others = think(new("consta", size=3), playouts=100)
    >>> best.move in legal(new("consta", size=3))
    True
    """

    def _repr_html_(self) -> str:
        return table(
            ("move", "wins", "proved", "how it may go on"),
            (
                (
                    one.move,
                    f"{one.winrate:.1%}",
                    "" if one.result is None else f"{one.result:+d}",
                    " ".join(one.line[1:]),
                )
                for one in self
            ),
        )


@dataclass(frozen=True, slots=True)
class Solved:
    """The value of a position if both play best, and of each legal move, best first.

    Seen by the player to move: points won less points lost, or in games without points 1 for a win,
    0 for a draw and -1 for a loss.

    >>> Solved(1.0, {"a1": 1.0, "b1": -1.0}).moves["b1"]
    -1.0
    """

    value: float
    moves: dict[str, float]

    def _repr_html_(self) -> str:
        """What notebooks show."""
        values = ((move, f"{value:+g}") for move, value in self.moves.items())
        return table(("move", "value"), values)


def legal(what: What) -> list[str]:
    """Every legal move as text; none when the game is over. Raises Problem.

    >>> from trilithon.lab import new
    >>> legal(new("consta", size=2))
    ['a1', 'a2', 'b1', 'b2']
    """
    match = match_of(what)
    if match.outcome is not None:
        return []
    write = match.game.notation.write_move
    return [write(match.position, move) for move in match.game.rules.legal_moves(match.position)]


def count(what: What, depth: int) -> int:
    """How many sequences of exactly so many moves there are from the position.

    Raises Problem, and ValueError for a depth that is no whole number from 0.

    >>> from trilithon.lab import new
    >>> [count(new("consta", size=3), depth) for depth in (1, 2)]
    [9, 324]
    """
    match = match_of(what)
    _check_whole("depth", depth, 0)
    return perft(match.game.rules, match.position, depth)


def points(what: What) -> tuple[float, float] | None:
    """Points of the first and the second player; None in games without points. Raises Problem.

    >>> from trilithon.lab import new
    >>> print(points(new("consta", size=3)))
    None
    """
    match = match_of(what)
    return match.game.rules.score(match.position)


def think(
    what: What, *, seconds: float = 1.0, playouts: int | None = None, seed: int = 0
) -> Analysis:
    """What the computer thinks of the moves, best first, after some seconds or so many playouts.

    With `playouts` the same seed gives the same answer. Raises Problem, also when the game is over,
    and ValueError for amounts that can be no time and no number of playouts.

    >>> from trilithon.lab import new
    >>> [first, *others] = think(new("consta", "b2 a1,c1", size=3), playouts=200)
    >>> 0 <= first.winrate <= 1, len(first.line) > 0
    (True, True)
    """
    match = match_of(what)
    if match.outcome is not None:
        raise BadCommand("match-over")
    if playouts is None:
        _check_seconds(seconds)
    else:
        _check_whole("playouts", playouts, 1)
    effort = _effort(match.game, playouts)
    budget = Budget(effort, None if playouts is not None else seconds)
    report = finish(search(match.game, match.position, budget, seed))
    return Analysis(
        Advice(texts[0], line.winrate, tuple(texts), line.result)
        for line in report.lines
        for texts in [write_line(match.game, match.position, line.moves)]
    )


def solve(what: What, *, seconds: float = 60.0) -> Solved:
    """Prove what the position is worth, and each of its legal moves.

    Raises TimeoutError where that takes longer than some seconds, Problem, and ValueError for
    seconds that are no time.

    >>> from trilithon.lab import new
    >>> solve(new("consta", size=2)).value
    -1.0
    """
    match = match_of(what)
    if match.outcome is not None:
        raise BadCommand("match-over")
    if match.game.solver is None:
        raise NotImplementedError(f"{match.game.name} has no solver")
    _check_seconds(seconds)
    until = monotonic() + seconds
    steps = match.game.solver(match.position, _MEGABYTES).run()
    solution = finish_before(steps, lambda _: monotonic() > until)
    if solution is None:
        raise TimeoutError(f"not proved within {seconds:g} s: try a smaller board")
    write = match.game.notation.write_move
    moves = sorted(
        ((write(match.position, move), value) for move, value in solution.moves),
        key=lambda pair: (-pair[1], pair[0]),
    )
    return Solved(solution.value, dict(moves))


def _check_whole(name: str, value: Any, low: int) -> None:
    """Raises ValueError unless a number is whole and large enough."""
    if not hasattr(value, "__index__") or value < low:
        raise ValueError(f"{name} is {value!r}; it must be a whole number from {low}")


def _check_seconds(value: Any) -> None:
    """Raises ValueError unless a number is a time."""
    if not hasattr(value, "__float__") or not value > 0:
        raise ValueError(f"seconds is {value!r}; it must be a number above 0")


def _effort(game: AnyGame, playouts: int | None) -> Effort:
    """How the computer goes about so many playouts; without a number as at its highest level."""
    levels = [game.levels[level] for level in sorted(game.levels)]
    if playouts is None:
        return replace(levels[-1], playouts=None, misjudging=0)
    # A large batch is wasted on a short search: the level that spends about as much knows its size.
    fitting = [one for one in levels if one.playouts is not None and one.playouts <= playouts]
    return replace(fitting[-1] if fitting else levels[0], playouts=playouts, misjudging=0)
