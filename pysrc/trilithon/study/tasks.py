"""Tasks: one move is to be found that does what is asked for, or several with replies between.

A goal is written as statements with `|` between them, each a word and what it is about, such as
`broken | holds c3 consta-black-stack`. It never names the moves unless it says `moves` or `best`:
which ones reach it, the rules tell. `line` stands alone and tells all the right moves of a task
that is played out, with the replies to them (see `study.line`). Some words every game has (see
`_COMMON`), others are a game's own (`Game.goals`).
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from trilithon.core import AnyGame, Effort, Player
from trilithon.core.errors import Problem
from trilithon.match import Match
from trilithon.match.node import Node
from trilithon.search.best_move import search
from trilithon.search.budget import Budget
from trilithon.study.line import Line, read_line

Standing = Literal["open", "right", "wrong", "answered"]
"""`answered` is a right move after which another one is to be found, once the reply has come."""

Statement = tuple[str, ...]
# With this much memory the positions of puzzles are proved in an instant.
_MEGABYTES = 32
# What refutes a wrong move where a win counts in turns; exact tactics are part of that search.
_REFUTING = Effort(playouts=6_000, batch=256)


class BadTask(Problem):
    """A goal that cannot be read."""


@dataclass(frozen=True, slots=True)
class Task:
    """What is to be done at a node; all the statements have to hold after one move.

    Where there is a `line`, it alone tells what is right. `quiet` are the tries, by their nodes,
    that nothing is known to follow.
    """

    node: int
    goal: tuple[Statement, ...]
    line: Line | None = None
    quiet: set[int] = field(default_factory=set, compare=False)


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
        if not statement or statement[0] not in _COMMON.keys() | game.goals.keys():
            raise BadTask("task-goal", text=text[:80], game=game.name)
    return statements


def reaches(game: AnyGame, goal: Sequence[Statement], position: Any, move: Any) -> bool:
    """Whether a legal move makes all the statements hold."""
    after = game.rules.play(position, move)
    return all(
        _COMMON[word](game, position, move, after, about)
        if word in _COMMON
        else game.goals[word](position, move, after, about)
        for word, *about in goal
    )


def right_moves(game: AnyGame, goal: Sequence[Statement], position: Any) -> Iterator[Any]:
    """Every legal move that reaches the goal."""
    for move in game.rules.legal_moves(position):
        if reaches(game, goal, position, move):
            yield move


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


Sequel = Generator[None, None, Callable[[], None]]


def sequel(task: Task, match: Match) -> Sequel | None:
    """The search for what follows a try and shows why it is wrong, or right where that is proved.

    None where nothing is to be shown. What the search returns puts the moves into the tree.
    """
    now, tried = stage(task, match), match.cursor
    if tried is not now.tried or tried.children or match.outcome is not None:
        return None
    if tried.id in task.quiet:
        return None
    if task.line is not None:
        return _shown(task, match, tried, _line_goes_on(match.game, now, tried))
    about = {word: rest for word, *rest in task.goal}
    if "best" in about:
        return _shown(task, match, tried, _best_line(match.game, tried.position))
    if now.standing == "right":
        return None
    if "wins" in about:
        return _shown(task, match, tried, _saving_reply(match.game, tried.position))
    if "stops" in about:
        return _shown(task, match, tried, _winning_reply(match.game, tried.position))
    if "allows" in about:
        most = float(about["allows"][0])
        return _shown(task, match, tried, _gaining_reply(match.game, tried.position, most))
    return None


def _line_goes_on(game: AnyGame, now: Stage, tried: Node) -> Generator[None, None, list[Any]]:
    """The reply of the line, or what shows that a move was wrong; nothing after the last one."""
    if now.standing != "wrong":
        text = game.notation.write_move(now.node.position, tried.move)
        replies = now.line[text]
        return [game.notation.read_move(tried.position, reply) for reply in replies]
    if game.rules.score(tried.position) is not None:
        return (yield from _best_line(game, tried.position))
    steps = search(game, tried.position, Budget(_REFUTING), tried.id)
    while True:
        try:
            next(steps)
        except StopIteration as stop:
            return [stop.value.move]
        yield


def _shown(task: Task, match: Match, tried: Node, line: Generator[None, None, list[Any]]) -> Sequel:
    moves = yield from line

    def put() -> None:
        if not moves:
            task.quiet.add(tried.id)
        node = tried
        for move in moves:
            node = match.append(node, move)

    return put


def _best_line(game: AnyGame, position: Any) -> Generator[None, None, list[Any]]:
    """How the game goes on to its end when both play their best, by exact search."""
    line: list[Any] = []
    if game.solver is None:
        return line
    solver, rules = game.solver(position, _MEGABYTES), game.rules
    while rules.outcome(position) is None:
        best = yield from _steps(solver.worth(position))
        for move in rules.legal_moves(position):
            after = rules.play(position, move)
            if -(yield from _steps(solver.worth(after))) == best:
                line.append(move)
                position = after
                break
    return line


def _steps(steps: Generator[Any, None, float]) -> Generator[None, None, float]:
    """The same result, without what is told on the way."""
    while True:
        try:
            next(steps)
        except StopIteration as stop:
            value: float = stop.value
            return value
        yield


def _saving_reply(game: AnyGame, position: Any) -> Generator[None, None, list[Any]]:
    """A reply after which the other player, who has just moved, has not won, if others lose."""
    winner = game.rules.player(position).opponent
    saving, threatened = list[Any](), False
    for reply in game.rules.legal_moves(position):
        outcome = game.rules.outcome(game.rules.play(position, reply))
        if outcome is not None and outcome.winner is winner:
            threatened = True
        elif not saving:
            saving = [reply]
        if saving and threatened:
            return saving
        yield
    return []


def _winning_reply(game: AnyGame, position: Any) -> Generator[None, None, list[Any]]:
    """The reply that wins at once; a goal that was missed tells that there is one."""
    if game.winning_moves is None:
        return []
    for reply in game.winning_moves(position):
        if reply is not None:
            return [reply]
        yield
    return []


def _gaining_reply(game: AnyGame, position: Any, most: float) -> Generator[None, None, list[Any]]:
    """The reply that gains the most, if that is more than it may be."""
    replier = game.rules.player(position)
    lead, found = _lead(game, position, replier) + most, list[Any]()
    for reply in game.rules.legal_moves(position):
        after = _lead(game, game.rules.play(position, reply), replier)
        if after > lead:
            lead, found = after, [reply]
        yield
    return found


def _moves(game: AnyGame, before: Any, move: Any, after: Any, about: Sequence[str]) -> bool:
    """`moves a b …`: one of these was made; `best a b …`: exact search proves that they alone win.

    Where no move wins, these alone do not lose.
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
    return _lead(game, after, mover) - _lead(game, before, mover) >= float(about[0])


def _allows(game: AnyGame, before: Any, move: Any, after: Any, about: Sequence[str]) -> bool:
    """`allows N`: no reply gains more than N points."""
    replier = game.rules.player(after)
    lead = _lead(game, after, replier) + float(about[0])
    return all(_lead(game, reply, replier) <= lead for reply in _replied(game, after))


def _lead(game: AnyGame, position: Any, player: Player) -> float:
    score = game.rules.score(position)
    return 0 if score is None else score[player] - score[player.opponent]


def _replied(game: AnyGame, position: Any) -> Iterator[Any]:
    """The positions after each move."""
    for reply in game.rules.legal_moves(position):
        yield game.rules.play(position, reply)


_COMMON: dict[str, Callable[[AnyGame, Any, Any, Any, Sequence[str]], bool]] = {
    "any": _any,
    "moves": _moves,
    "best": _moves,
    "holds": _holds,
    "stays": _stays,
    "won": _won,
    "wins": _wins,
    "stops": _stops,
    "gains": _gains,
    "allows": _allows,
}
