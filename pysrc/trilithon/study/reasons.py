"""Why a try at a task is wrong, in sentences that name it: at once, without a search."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from trilithon.core import AnyGame
from trilithon.core.rules import lead
from trilithon.core.scene import Text, sentence
from trilithon.match import Match
from trilithon.match.node import Node
from trilithon.study.tasks import Stage, Task, lacking


def reasons(task: Task, match: Match, now: Stage) -> list[Text]:
    """What is to be said of the try that is wrong at a stage; the first sentence names it."""
    tried, at = now.tried, now.node.position
    assert tried is not None
    game = match.game
    flaw = _ended(match, tried) or (
        None if task.line is not None else _flaw(match, task, at, tried)
    )
    text = game.notation.write_move(at, tried.move)
    said = flaw or sentence("try-wrong")
    named = sentence(said["key"], **said["args"], move=text)
    return [named, *game.reasons(at, tried.position)]


def replied(task: Task, match: Match, now: Stage) -> list[Text]:
    """What is to be said of the reply to the try at a stage, once there is one."""
    tried = now.tried
    found = None if tried is None else task.shown.get(tried.id)
    if tried is None or found is None or not tried.children:
        return []
    reply = tried.children[0]
    if reply.children:
        # It is played out, and the end tells.
        return [found]
    game, before, after = match.game, tried.position, reply.position
    # Why a move has its effect says more than that it has it.
    return [found, *(game.reasons(before, after) or game.presenter.news(before, after))]


def _ended(match: Match, tried: Node) -> Text | None:
    """That the try has ended the game, and how."""
    outcome = match.game.rules.outcome(tried.position)
    if outcome is None:
        return None
    if outcome.winner is None:
        return sentence("try-drawn")
    return sentence("try-lost", winner=match.players[outcome.winner])


def _flaw(match: Match, task: Task, at: Any, tried: Node) -> Text | None:
    """What the try lacks of what was asked for."""
    game = match.game
    statement = lacking(game, task.goal, at, tried.move)
    if statement is None:
        return None
    word, *about = statement
    if (flaw := game.flaws.get(word)) is not None:
        return flaw(at, tried.move, tried.position, about)
    known = _FLAWS.get(word)
    return None if known is None else known(game, at, tried.position, about)


def _gains(game: AnyGame, at: Any, after: Any, about: Sequence[str]) -> Text:
    mover = game.rules.player(at)
    points = lead(game.rules, after, mover) - lead(game.rules, at, mover)
    if points < 0:
        return sentence("try-loses", points=-points)
    return sentence("try-gains", points=points)


def _won(game: AnyGame, at: Any, after: Any, about: Sequence[str]) -> Text:
    return sentence("try-goes-on")


def _better(game: AnyGame, at: Any, after: Any, about: Sequence[str]) -> Text:
    return sentence("try-not-better")


_FLAWS: dict[str, Callable[[AnyGame, Any, Any, Sequence[str]], Text]] = {
    "gains": _gains,
    "won": _won,
    "better": _better,
}
