"""Where a game was lost: the last position from which it could still have been held."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import Any

from trilithon.core import AnyGame, Player
from trilithon.match.node import Node
from trilithon.search.best_move import search
from trilithon.search.budget import Budget
from trilithon.search.result import Progress
from trilithon.search.time_control import analysis_effort
from trilithon.study.analysis.finding import Finding

# A quick look at each position, at so many of them.
_SECONDS, _MOST = 0.25, 16
# With less than this a game is lost, as far as anyone can tell.
_HELD = 0.45

Looked = Generator[Progress[Any] | None, None, tuple[int, bool]]


def turning_point(
    game: AnyGame,
    line: Sequence[Node],
    loser: Player,
    known: Callable[[Any], Finding[Any] | None],
    seed: int,
) -> Looked:
    """How many plies led to where a game's loser went wrong, and whether it was not lost there.

    Positions are looked at from the last one back. What is `known` of them already is not looked
    for again. Where all were lost, it is the one that was lost the least.
    """
    rules = game.rules
    # Where there is nothing to choose nobody goes wrong.
    turns = [
        ply
        for ply, node in enumerate(line[:-1])
        if rules.player(node.position) is loser and rules.count_legal_moves(node.position) > 1
    ]
    found = turns[0] if turns else 0
    most = -1.0
    for ply in reversed(turns[-_MOST:]):
        position = line[ply].position
        finding = known(position)
        chance = None if finding is None else finding.winrate
        if chance is None:
            budget = Budget(analysis_effort(game), seconds=_SECONDS)
            report = yield from search(game, position, budget, seed)
            chance = report.lines[0].winrate
        if chance > most:
            found, most = ply, chance
        if chance >= _HELD:
            break
    return found, most >= _HELD
