"""Tasks: one move is to be found that does what is asked for.

A goal is written as statements with `|` between them, each a word and what it is about, such as
`broken | holds c3 consta-black-stack`. It never names the moves unless it says `moves` or `best`:
which ones reach it, the rules tell. Some words every game has (see `_COMMON`), others are a game's
own (`Game.goals`).
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from trilithon.core import AnyGame, Player
from trilithon.core.errors import Problem
from trilithon.match import Match
from trilithon.match.node import Node

Standing = Literal["open", "right", "wrong"]
Statement = tuple[str, ...]
# With this much memory the positions of puzzles are proved in an instant.
_MEGABYTES = 32


class BadTask(Problem):
    """A goal that cannot be read."""


@dataclass(frozen=True, slots=True)
class Task:
    """What is to be done by one move at a node; all the statements have to hold after it.

    `quiet` are the tries, by their nodes, that nothing is known to follow.
    """

    node: int
    goal: tuple[Statement, ...]
    quiet: set[int] = field(default_factory=set, compare=False)


def read_task(match: Match, goal: str) -> Task:
    """The task to reach a goal from where the cursor is. Raises BadTask."""
    return Task(match.cursor.id, read_goal(match.game, goal))


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


def standing(task: Task, match: Match) -> Standing:
    """Whether a move is still to be found, or how the one was that leads to the cursor."""
    tried = _tried(task, match)
    if tried is None or tried.parent is None:
        return "open"
    right = reaches(match.game, task.goal, tried.parent.position, tried.move)
    return "right" if right else "wrong"


def _tried(task: Task, match: Match) -> Node | None:
    """The first move on the way from the task to the cursor."""
    path = match.cursor.path()
    nodes = [node.id for node in path]
    if task.node not in nodes:
        return None
    below = path[nodes.index(task.node) + 1 :]
    return below[0] if below else None


Sequel = Generator[None, None, Callable[[], None]]


def sequel(task: Task, match: Match) -> Sequel | None:
    """The search for what follows a try and shows why it is wrong, or right where that is proved.

    None where nothing is to be shown. What the search returns puts the moves into the tree.
    """
    tried = match.cursor
    if tried is not _tried(task, match) or tried.children or match.outcome is not None:
        return None
    if tried.id in task.quiet:
        return None
    about = {word: rest for word, *rest in task.goal}
    if "best" in about:
        return _shown(task, match, tried, _best_line(match.game, tried.position))
    if standing(task, match) == "right":
        return None
    if "wins" in about:
        return _shown(task, match, tried, _saving_reply(match.game, tried.position))
    if "allows" in about:
        most = float(about["allows"][0])
        return _shown(task, match, tried, _gaining_reply(match.game, tried.position, most))
    return None


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
    while game.rules.outcome(position) is None:
        if game.solver is None:
            break
        steps = game.solver(position, _MEGABYTES).run()
        while True:
            try:
                next(steps)
            except StopIteration as stop:
                solution = stop.value
                break
            yield
        move, _ = max(solution.moves, key=lambda known: known[1])
        line.append(move)
        position = game.rules.play(position, move)
    return line


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
    """`moves a b …`: one of these was made; `best a b …` says that exact search proves it."""
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
    "gains": _gains,
    "allows": _allows,
}
