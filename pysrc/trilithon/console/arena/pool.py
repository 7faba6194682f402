"""Programs that wait for their next game, so that they are not started anew for each."""

from __future__ import annotations

import atexit
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing.util import Finalize

from trilithon.console.arena.plan import Plan
from trilithon.console.arena.players import Player, Program, make_player

_waiting: defaultdict[tuple[str, str], list[Player]] = defaultdict(list)


@contextmanager
def player_of(plan: Plan, index: int) -> Iterator[Player]:
    """One of a plan's players for a game; one that has failed is not used again.

    Raises Failure.
    """
    key = str(plan), plan.players[index]
    # A program that has played by another plan may have been told what this one leaves open.
    for other in [other for other in _waiting if other[0] != key[0]]:
        _dismiss(_waiting.pop(other, []))
    try:
        player = _waiting[key].pop()
    except IndexError:
        player = make_player(plan.players[index], plan.clock)
    try:
        yield player
    except BaseException:
        player.close()
        raise
    if isinstance(player, Program):
        _waiting[key].append(player)
    else:
        player.close()


def dismiss_all() -> None:
    """End the programs that wait in this process."""
    while _waiting:
        _dismiss(_waiting.popitem()[1])


def _dismiss(players: list[Player]) -> None:
    for player in players:
        player.close()


# Processes that were started to play games end without the one, and this one without the other.
atexit.register(dismiss_all)
Finalize(None, dismiss_all, exitpriority=10)
