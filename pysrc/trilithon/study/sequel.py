"""What follows a try at a task: the reply that shows why it is wrong, or how the game goes on.

What was found to follow is put into the match's tree, so that a page leafs through it as through
any game; what is to be said of the reply is kept with the task.
"""

from __future__ import annotations

from collections.abc import Callable, Generator

from trilithon.core import AnyGame
from trilithon.core.scene import Text, sentence
from trilithon.match import Match
from trilithon.match.node import Node
from trilithon.study.line import main_line
from trilithon.study.refutation import (
    Found,
    Refutation,
    beating_reply,
    best_line,
    gaining_reply,
    spoiling_reply,
    winning_reply,
)
from trilithon.study.tasks import Stage, Task, stage

Sequel = Generator[None, None, Callable[[], None]]


def sequel(task: Task, match: Match) -> Sequel | None:
    """The search for what follows a try and shows why it is wrong, or right where that is proved.

    None where nothing is to be shown. What the search returns puts the moves into the tree.
    """
    now, tried = stage(task, match), match.cursor
    if tried is not now.tried or tried.children or match.outcome is not None:
        return None
    if tried.id in task.shown:
        return None
    return _shown(task, match, now)


def _shown(task: Task, match: Match, now: Stage) -> Sequel:
    tried = match.cursor
    found = yield from _following(match.game, task, now, tried)

    def put() -> None:
        task.shown[tried.id] = None
        if found is None or not found.moves:
            return
        if now.standing == "wrong":
            task.shown[tried.id] = _sentence(match, tried, found)
        node = tried
        for move in found.moves:
            node = match.append(node, move)
        if match.resumed is tried:
            # The game goes on to where it is shown to lead, if it is the first that was tried.
            match.resumed = None

    return put


def _sentence(match: Match, tried: Node, found: Refutation) -> Text:
    """What is said of a reply."""
    game = match.game
    return sentence(
        found.brings,
        player=match.players[game.rules.player(tried.position)],
        reply=game.notation.write_move(tried.position, found.moves[0]),
        points=found.points,
    )


def _following(game: AnyGame, task: Task, now: Stage, tried: Node) -> Found:
    """What follows a try: of a right one only what its task tells or proves."""
    position = tried.position
    if task.line is not None:
        return (yield from _line_goes_on(game, now, tried))
    about = {word: rest for word, *rest in task.goal}
    if "best" in about:
        return Refutation((yield from best_line(game, position)))
    if now.standing == "right":
        return None
    if about.keys() & {"won", "wins", "moves", "better"}:
        return (yield from beating_reply(game, position, tried.id))
    if "stops" in about:
        return (yield from winning_reply(game, position))
    if "allows" in about:
        found = yield from gaining_reply(game, position, float(about["allows"][0]))
        if found is not None:
            return found
    return (yield from spoiling_reply(game, task.goal, now.node.position, position))


def _line_goes_on(game: AnyGame, now: Stage, tried: Node) -> Found:
    """The reply of the line, or what shows that a move was wrong; nothing after the last one."""
    position = tried.position
    if now.standing != "wrong":
        text = game.notation.write_move(now.node.position, tried.move)
        replies = now.line[text]
        return Refutation([game.notation.read_move(position, reply) for reply in replies])
    if game.rules.score(position) is not None:
        return Refutation((yield from best_line(game, position)))
    found = yield from beating_reply(game, position, tried.id)
    # Where the next move was to win, it can be seen that none does any more.
    if found is None or len(main_line(now.line)) != 3 or game.winning_moves is None:
        return found
    after = game.rules.play(position, found.moves[0])
    for move in game.winning_moves(after) if game.rules.outcome(after) is None else ():
        if move is not None:
            return found
        yield
    return Refutation(found.moves, "try-stopped")
