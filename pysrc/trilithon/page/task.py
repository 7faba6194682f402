"""What a page shows of a task: where a move is to be found, and how far one has come."""

from __future__ import annotations

from trilithon.match import Match
from trilithon.page.protocol.view import TaskView
from trilithon.study.line import main_line
from trilithon.study.tasks import Task, stage


def task_view(task: Task, match: Match) -> TaskView:
    """How a task stands at the cursor."""
    now = stage(task, match)
    shown: TaskView = {"node": now.node.id, "standing": now.standing}
    if task.line is not None:
        plies = len(now.node.path()) - len(match.nodes[task.node].path())
        way = main_line(now.line)
        shown["number"] = plies // 2 + 1
        shown["turns"] = plies // 2 + len(way) // 2 + 1
        shown["answer"] = way[0]
    return shown
