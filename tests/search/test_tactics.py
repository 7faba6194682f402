"""The computer finds what exact search has found: wins, and the only answers.

The sets are made by `python -m tools.research.tactics`, which says what the kinds mean.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from tools.research.tactics import FOLDER, KINDS, Task, proved, read_tasks
from trilithon.games import GAMES
from trilithon.search.best_move import search
from trilithon.search.budget import Budget
from trilithon.search.result import finish

# The games that a set was made of.
TASKS = {path.stem: read_tasks(path) for path in sorted(FOLDER.glob("*.txt"))}
# So many playouts, or states of an exact search, at the highest level do.
NODES = {"carteso": 5_000, "constructo": 15_000}
OTHERS = 10_000
# So many positions are proved again here.
PROVED_AGAIN = 10


def answer(task: Task) -> str:
    """What the computer plays at its highest level, given a number of playouts."""
    game = GAMES[task.game]
    position = game.notation.read_position(task.position)
    level, nodes = game.levels[max(game.levels)], NODES.get(task.game, OTHERS)
    effort = replace(level, playouts=nodes, states=min(nodes, level.states))
    report = finish(search(game, position, Budget(effort), 1))
    return game.notation.write_move(position, report.move)


@pytest.mark.parametrize("name", TASKS)
def test_there_are_enough_of_every_kind(name: str) -> None:
    kinds = Counter(task.kind for task in TASKS[name])
    assert set(kinds) == set(KINDS)
    assert sum(kinds.values()) >= 60
    assert min(kinds.values()) >= 20
    assert len({task.position for task in TASKS[name]}) == len(TASKS[name])


@pytest.mark.parametrize("name", TASKS)
def test_the_answers_are_all_the_right_ones(name: str) -> None:
    apart = len(TASKS[name]) // PROVED_AGAIN
    for task in TASKS[name][::apart]:
        assert proved(task) == task.answers, task


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("name", TASKS)
def test_the_computer_finds_every_answer(name: str, kind: str) -> None:
    tasks = [task for task in TASKS[name] if task.kind == kind]
    missed = {str(task): found for task in tasks if (found := answer(task)) not in task.answers}
    assert missed == {}
