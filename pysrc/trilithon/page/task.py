"""What a page shows of a task: where a move is to be found, and how far one has come.

A task can be practised too: from where it is, its position is played against the computer.
"""

from __future__ import annotations

from trilithon.match import Match, Seat
from trilithon.match.new import match_at
from trilithon.page.protocol.view import PracticeView, TaskView
from trilithon.study.line import main_line
from trilithon.study.reasons import reasons, replied
from trilithon.study.tasks import NAMING_MOVES, Task, stage


def task_view(task: Task, match: Match) -> TaskView:
    """How a task stands at the cursor."""
    now = stage(task, match)
    shown: TaskView = {"node": now.node.id, "standing": now.standing}
    if now.standing == "wrong":
        shown["reasons"] = reasons(task, match, now)
        shown["reply"] = replied(task, match, now)
    if task.line is not None:
        plies = len(now.node.path()) - len(match.nodes[task.node].path())
        way = main_line(now.line)
        shown["number"] = plies // 2 + 1
        shown["turns"] = plies // 2 + len(way) // 2 + 1
        shown["answer"] = way[0]
    elif task.goal and task.goal[0][0] in NAMING_MOVES:
        shown["answer"] = task.goal[0][1]
    return shown


def practice(match: Match, node: int, level: int) -> Match:
    """A game from a node of a match, whose mover is a person and the other one the computer."""
    position = match.nodes[node].position
    begun = match_at(match.game, None, position)
    begun.beside, begun.orientation = dict(match.beside), match.orientation
    seats = [Seat("computer", level), Seat("computer", level)]
    seats[match.game.rules.player(position)] = Seat("human", level)
    begun.seats = seats[0], seats[1]
    return begun


def practice_view(match: Match) -> PracticeView:
    """How a game stands that a person practises."""
    outcome = match.outcome
    if outcome is None:
        return {"standing": "open"}
    if outcome.winner is None:
        return {"standing": "drawn"}
    human = match.seats[outcome.winner].kind == "human"
    return {"standing": "won" if human else "lost"}
