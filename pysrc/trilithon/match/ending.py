"""How a game ends otherwise than on the board: given up, lost on time, or drawn by agreement.

Whoever leafs through the moves ends the game and not what the board happens to show, so the cursor
goes to the end of the main line.
"""

from __future__ import annotations

from trilithon.core import Outcome, Player
from trilithon.match import Ending, Match


def resign(match: Match, player: Player) -> None:
    """End the game as lost for a player. Raises BadCommand when it is over."""
    _end(match, player, "resignation")


def run_out_of_time(match: Match) -> None:
    """End the game as lost for whose turn it is. Raises BadCommand when it is over."""
    player = match.turn
    _end(match, match.player if player is None else player, "time")


def agree_draw(match: Match) -> None:
    """End the game as drawn by agreement. Raises BadCommand when it is over."""
    _end(match, None, "normal")


def _end(match: Match, loser: Player | None, termination: str) -> None:
    end = match.root.end()
    match.need_play(end)
    winner = None if loser is None else loser.opponent
    match.ending = Ending(end.id, Outcome(winner), termination)
    match.go(end.id)


def termination(match: Match) -> str | None:
    """The record's word for how the main line ended; None while it goes on."""
    if match.root.end().outcome(match.game.rules) is not None:
        return "normal"
    return match.ending.termination if match.ending is not None and match.is_broken_off else None
