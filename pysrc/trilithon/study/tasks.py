"""Tasks: one move is to be found that does what is asked for, or several with replies between.

A goal is written as statements with `|` between them, each a word and what it is about, such as
`broken | holds c3 consta-black-stack`. It never names the moves unless it says `moves` or `best`:
which ones reach it, the rules tell. `line` stands alone and tells all the right moves of a task
that is played out, with the replies to them (see `study.line`). Some words every game has (see
`_COMMON`), others are a game's own (`Game.goals`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from trilithon.core import AnyGame
from trilithon.core.errors import Problem
from trilithon.core.rules import lead
from trilithon.core.scene import Text
from trilithon.core.settings import read_whole
from trilithon.match import Match
from trilithon.match.node import Node
from trilithon.study.line import Line, read_line

Standing = Literal["open", "right", "wrong", "answered"]
"""`answered` is a right move after which another one is to be found, once the reply has come."""

Statement = tuple[str, ...]

NAMING_MOVES = {"moves", "best", "better"}
"""Statements that name the moves which make them hold."""
_OF_SPACES, _OF_POINTS = {"holds", "stays"}, {"gains", "allows"}


class BadTask(Problem):
    """A goal that cannot be read."""


@dataclass(frozen=True, slots=True)
class Task:
    """What is to be done at a node; all the statements have to hold after one move.

    Where there is a `line`, it alone tells what is right. `shown` are the tries, by their nodes, of
    which it is known what follows, with what is to be said of the reply.
    """

    node: int
    goal: tuple[Statement, ...]
    line: Line | None = None
    shown: dict[int, Text | None] = field(default_factory=dict, compare=False)


@dataclass(frozen=True, slots=True)
class Stage:
    """How far a task has come: the node where a move is to be found, and the one tried there.

    `line` tells what is right at the node.
    """

    node: Node
    tried: Node | None
    standing: Standing
    line: Line = field(default_factory=dict)


def read_task(match: Match, goal: str) -> Task:
    """The task to reach a goal from where the cursor is. Raises BadTask."""
    word, _, rest = goal.partition(" ")
    if word != "line":
        return Task(match.cursor.id, read_goal(match.game, goal))
    try:
        return Task(match.cursor.id, (), read_line(rest))
    except ValueError as reason:
        raise BadTask("task-goal", text=goal[:80], game=match.game.name) from reason


def read_goal(game: AnyGame, text: str) -> tuple[Statement, ...]:
    """The statements that a text stands for. Raises BadTask."""
    statements = tuple(tuple(part.split()) for part in text.split("|"))
    for statement in statements:
        known = statement and statement[0] in _COMMON.keys() | game.goals.keys()
        if not known or not _is_whole(statement):
            raise BadTask("task-goal", text=text[:80], game=game.name)
    return statements


def _is_whole(statement: Statement) -> bool:
    """Whether a statement says all that it is about; those of a game alone say it rightly."""
    word, *about = statement
    if word in NAMING_MOVES:
        return bool(about)
    if word in _OF_SPACES:
        return len(about) == 2
    return word not in _OF_POINTS or (len(about) == 1 and read_whole(about[0], 4) is not None)


def reaches(game: AnyGame, goal: Sequence[Statement], position: Any, move: Any) -> bool:
    """Whether a legal move makes all the statements hold."""
    return lacking(game, goal, position, move) is None


def lacking(game: AnyGame, goal: Sequence[Statement], position: Any, move: Any) -> Statement | None:
    """The first statement that a legal move does not make hold; None where it reaches the goal."""
    after = game.rules.play(position, move)
    for statement in goal:
        word, *about = statement
        if word in _COMMON:
            holds = _COMMON[word](game, position, move, after, about)
        else:
            holds = game.goals[word](position, move, after, about)
        if not holds:
            return statement
    return None


def stage(task: Task, match: Match) -> Stage:
    """What is to be found, or how the move was that was tried, on the way to the cursor."""
    path = match.cursor.path()
    nodes = [node.id for node in path]
    if task.node not in nodes:
        return Stage(match.nodes[task.node], None, "open", task.line or {})
    path = path[nodes.index(task.node) :]
    if task.line is not None:
        return _stage(match.game, path, task.line)
    at, tried = path[0], path[1] if len(path) > 1 else None
    if tried is None:
        return Stage(at, None, "open")
    right = reaches(match.game, task.goal, at.position, tried.move)
    return Stage(at, tried, "right" if right else "wrong")


def _stage(game: AnyGame, path: Sequence[Node], line: Line) -> Stage:
    """The stage of a task with a line; the path begins where its first move is to be found."""
    at, *path = path
    write = game.notation.write_move
    while path:
        tried, *path = path
        text = write(at.position, tried.move)
        if text not in line:
            return Stage(at, tried, "wrong", line)
        answered = line[text]
        if not answered:
            return Stage(at, tried, "right", line)
        if not path:
            return Stage(at, tried, "answered", line)
        reply, *path = path
        text = write(tried.position, reply.move)
        if text not in answered:
            return Stage(at, tried, "wrong", line)
        at, line = reply, answered[text]
    return Stage(at, None, "open", line)


def _moves(game: AnyGame, before: Any, move: Any, after: Any, about: Sequence[str]) -> bool:
    """`moves a b …`: one of these was made.

    `best a b …` says that exact search proves that they alone win, or where no move wins, that they
    alone do not lose; `better a b …` that an analysis holds them so.
    """
    return game.notation.write_move(before, move) in about


def _any(game: AnyGame, before: Any, move: Any, after: Any, about: Sequence[str]) -> bool:
    """`any`: whatever the rules allow."""
    return True


def _holds(game: AnyGame, before: Any, move: Any, after: Any, about: Sequence[str]) -> bool:
    """`holds SPACE CONTENT`: what stands there, in the words of the scene."""
    name, content = about
    return _content(game, after, name) == content


def _stays(game: AnyGame, before: Any, move: Any, after: Any, about: Sequence[str]) -> bool:
    """`stays SPACE CONTENT`: it stands there, and no reply can change that."""
    name, content = about
    return _content(game, after, name) == content and all(
        _content(game, position, name) == content for position in _replied(game, after)
    )


def _content(game: AnyGame, position: Any, name: str) -> str:
    spaces = game.presenter.scene(position, None, ())["spaces"]
    return next(space["holds"] for space in spaces if space["id"] == name)


def _won(game: AnyGame, before: Any, move: Any, after: Any, about: Sequence[str]) -> bool:
    """`won`: the game is over, and the one who moved has won it."""
    outcome = game.rules.outcome(after)
    return outcome is not None and outcome.winner is game.rules.player(before)


def _wins(game: AnyGame, before: Any, move: Any, after: Any, about: Sequence[str]) -> bool:
    """`wins`: the one who moved has won, or will have whatever the reply."""
    if game.rules.outcome(after) is not None:
        return _won(game, before, move, after, about)
    return all(_won(game, before, move, reply, about) for reply in _replied(game, after))


def _stops(game: AnyGame, before: Any, move: Any, after: Any, about: Sequence[str]) -> bool:
    """`stops`: no reply wins at once, as far as the game can tell of winning moves."""
    if game.rules.outcome(after) is not None or game.winning_moves is None:
        return False
    return all(reply is None for reply in game.winning_moves(after))


def _gains(game: AnyGame, before: Any, move: Any, after: Any, about: Sequence[str]) -> bool:
    """`gains N`: the move gained N points or more on the other player."""
    mover = game.rules.player(before)
    return lead(game.rules, after, mover) - lead(game.rules, before, mover) >= float(about[0])


def _allows(game: AnyGame, before: Any, move: Any, after: Any, about: Sequence[str]) -> bool:
    """`allows N`: no reply gains more than N points."""
    replier = game.rules.player(after)
    most = lead(game.rules, after, replier) + float(about[0])
    return all(lead(game.rules, reply, replier) <= most for reply in _replied(game, after))


def _replied(game: AnyGame, position: Any) -> Iterator[Any]:
    """The positions after each move."""
    for reply in game.rules.legal_moves(position):
        yield game.rules.play(position, reply)


_COMMON: dict[str, Callable[[AnyGame, Any, Any, Any, Sequence[str]], bool]] = {
    "any": _any,
    "moves": _moves,
    "best": _moves,
    "better": _moves,
    "holds": _holds,
    "stays": _stays,
    "won": _won,
    "wins": _wins,
    "stops": _stops,
    "gains": _gains,
    "allows": _allows,
}
