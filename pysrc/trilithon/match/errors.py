"""What a match refuses."""

from __future__ import annotations

from trilithon.core.errors import Problem, declare

declare(
    {
        "match-node": "there is no node {node} in this game",
        "match-over": "the game is over",
        "match-moves": "a game can have at most {most} moves, with its variations and all rounds",
        "match-unsettled": "the game has not begun: {name} is still to be settled",
        "match-settled": "there is nothing left to settle",
        "match-answer": "{text} is no answer to {name}",
        "match-no-setup": "{game} has nothing to settle",
    }
)


class BadCommand(Problem):
    """Something asked of a match that it cannot do now."""
