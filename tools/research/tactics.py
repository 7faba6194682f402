"""Positions with one right answer or a few, found and proved by exact search, kept as text.

`python -m tools.research.tactics GAME` prints a set; with `--check FILE…` it proves every answer
again. A line is `KIND | POSITION | ANSWERS`, and the answers are all the right ones:

- `win`: the turns that win. In Consta those that win in one turn, whatever the reply; in games with
  points all that win when both play best from there.
- `only`: nothing wins, and these do not lose. In Consta, where nobody draws, they win by force on
  4×4 boards, though not in one turn, and on larger ones they alone break a chain that stands.
"""

import argparse
import sys
from collections.abc import Iterator
from dataclasses import dataclass, replace
from math import inf
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

from tools.build.paths import ROOT
from trilithon.core import AnyGame, Effort, Player, Solution
from trilithon.games import GAMES
from trilithon.search.best_move import search
from trilithon.search.budget import Budget
from trilithon.search.result import finish, finish_before

KINDS = ("win", "only")
FOLDER = ROOT / "tests" / "data" / "tactics"
# A set is evenly made of both kinds, from boards of each of these settings in turn.
_BOARDS: dict[str, list[dict[str, str]]] = {
    "consta": [{"size": size} for size in ("4", "5", "6", "7", "9", "11")],
    "carteso": [{"size": size, "komi": "0"} for size in ("4", "5", "6", "7")],
    "constructo": [{"pattern": name} for name in ("rhombus", "crown", "arch")],
}
# Answers are few, out of so many turns at least; a proof takes so many seconds at most.
_MOST_RIGHT = 3
_FEWEST_TURNS = {"consta": 25, "carteso": 7, "constructo": 5}
_SECONDS = 0.6
_MEGABYTES = 200
# What is solved: boards up to a size in Consta, with so few empty points in Carteso, and from a ply
# on in Constructo.
_SOLVED_SIZE = 4
_FEW_EMPTY = 5
_FIRST_PROVED = 7
# The games are played by a weak player, or by chance in so many turns of ten.
_EFFORT = {
    "consta": Effort(playouts=1_000, candidates=32),
    "carteso": Effort(playouts=100, candidates=12),
    "constructo": Effort(playouts=60),
}
_BY_CHANCE = {"consta": 3, "carteso": 3, "constructo": 10}


@dataclass(frozen=True)
class Task:
    """A position, what is asked for there, and the texts of all right turns."""

    game: str
    kind: str
    position: str
    answers: frozenset[str]

    def __str__(self) -> str:
        return f"{self.kind} | {self.position} | {' '.join(sorted(self.answers))}"


def read_tasks(path: Path) -> list[Task]:
    """The tasks of a file, which is named after its game. Raises ValueError."""
    tasks = []
    for line in path.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            kind, position, answers = line.split(" | ")
            tasks.append(Task(path.stem, kind, position, frozenset(answers.split())))
    return tasks


def proved(task: Task) -> frozenset[str] | None:
    """The answers to a task once more, by exact search; None where it has none of its kind."""
    game = GAMES[task.game]
    position = game.notation.read_position(task.position)
    if task.game == "consta":
        moves = _in_consta(game, position, task.kind, inf)
    else:
        moves = _by_points(_solution(game, position, inf), task.kind)
    return _texts(game, position, moves) if moves else None


def _texts(game: AnyGame, position: Any, moves: list[Any]) -> frozenset[str]:
    return frozenset(game.notation.write_move(position, move) for move in moves)


def _solution(game: AnyGame, position: Any, seconds: float) -> Solution[Any] | None:
    """The proof of a position's value, unless it takes too long."""
    assert game.solver is not None
    until = perf_counter() + seconds
    steps = game.solver(position, _MEGABYTES).run()
    return finish_before(steps, lambda _: perf_counter() >= until)


def _by_points(solution: Solution[Any] | None, kind: str) -> list[Any]:
    """The turns that win, or where none does those that draw."""
    if solution is None or (solution.value > 0) != (kind == "win") or solution.value < 0:
        return []
    return [move for move, value in solution.moves if value >= min(solution.value, 0.5)]


def _in_consta(game: AnyGame, position: Any, kind: str, seconds: float) -> list[Any]:
    assert game.winning_moves is not None
    winning = [move for move in game.winning_moves(position) if move is not None]
    if kind == "win" or winning:
        return winning if kind == "win" else []
    if position.size <= _SOLVED_SIZE:
        solution = _solution(game, position, seconds)
        value = -1.0 if solution is None else solution.value
        return [] if solution is None or value < 0 else [m for m, v in solution.moves if v > 0]
    return _unlost(game, position)


def _unlost(game: AnyGame, position: Any) -> list[Any]:
    """The turns that do not lose at once, if most do."""
    mover = game.rules.player(position)
    found = []
    for move in game.rules.legal_moves(position):
        outcome = game.rules.outcome(game.rules.play(position, move))
        if outcome is None or outcome.winner is mover:
            found.append(move)
            if len(found) > _MOST_RIGHT:
                return []
    return found


def make_tasks(game: AnyGame, each: int, seed: int) -> Iterator[Task]:
    """So many tasks of each kind, as they are found."""
    random, seen = Random(seed), set[str]()
    boards = _BOARDS[game.name]
    wanted = {
        (kind, at): (each * (at + 1) // len(boards)) - (each * at // len(boards))
        for kind in KINDS
        for at in range(len(boards))
    }
    while any(wanted.values()):
        for at, board in enumerate(boards):
            if not any(wanted[kind, at] for kind in KINDS):
                continue
            kinds = [kind for kind in KINDS if wanted[kind, at]]
            task = _from_game(game, board, kinds, random)
            if task is not None and task.position not in seen:
                seen.add(task.position)
                wanted[task.kind, at] -= 1
                yield task


def _from_game(
    game: AnyGame, board: dict[str, str], kinds: list[str], random: Random
) -> Task | None:
    """The first task of one of these kinds in a game, of the rarer kind if there is a choice."""
    position = game.rules.start(game.read_settings(board))
    while game.rules.outcome(position) is None:
        if game.rules.count_legal_moves(position) >= _FEWEST_TURNS[game.name]:
            task = next(_tasks(game, position, kinds), None)
            if task is not None:
                return task
        position = game.rules.play(position, _turn(game, position, random))
    return None


def _turn(game: AnyGame, position: Any, random: Random) -> Any:
    if random.randrange(10) < _BY_CHANCE[game.name]:
        return random.choice(game.rules.legal_moves(position))
    budget = Budget(_EFFORT[game.name])
    return finish(search(game, position, budget, random.getrandbits(32))).move


def _tasks(game: AnyGame, position: Any, kinds: list[str]) -> Iterator[Task]:
    """What a position can be asked for, the kinds that are found last come first."""
    solution = None
    if game.name != "consta":
        if game.name == "carteso" and position.empty.bit_count() > _FEW_EMPTY:
            return
        if game.name == "constructo" and game.rules.ply(position) < _FIRST_PROVED:
            return
        solution = _solution(game, position, _SECONDS)
        if solution is None:
            return
    for kind in reversed(kinds):
        if solution is None:
            asked, moves = position, _in_consta(game, position, kind, _SECONDS)
        elif game.name == "carteso":
            asked, known = _with_close_komi(position, solution, kind)
            moves = _by_points(known, kind)
        else:
            asked, moves = position, _by_points(solution, kind)
        if 0 < len(moves) <= min(_MOST_RIGHT, game.rules.count_legal_moves(asked) // 2):
            text = game.notation.write_position(asked)
            yield Task(game.name, kind, text, _texts(game, asked, moves))


def _with_close_komi(
    position: Any, solution: Solution[Any], kind: str
) -> tuple[Any, Solution[Any]]:
    """The same with the komi that makes the best turn win by half a point, or draw."""
    change = solution.value - (0.5 if kind == "win" else 0)
    sign = 1 if position.mover is Player.FIRST else -1
    position = replace(position, komi=position.komi + round(2 * sign * change))
    moves = [(move, value - change) for move, value in solution.moves]
    return position, Solution(solution.value - change, moves)


def main() -> None:
    """Make a set, or check some."""
    parser = argparse.ArgumentParser(prog="python -m tools.research.tactics")
    parser.add_argument("game", nargs="?", choices=GAMES)
    parser.add_argument("--each", type=int, default=32, help="how many of each kind (32)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--check", nargs="+", type=Path, metavar="FILE")
    options = parser.parse_args()
    for path in options.check or []:
        for task in read_tasks(path):
            if proved(task) != task.answers:
                sys.exit(f"{path}: {task}: {' '.join(proved(task) or ['no answer'])}")
        print(f"{path}: all answers are right, and no other is")
    if options.game:
        command = f"python -m tools.research.tactics {options.game}"
        print(f"# Made by `{command}`, which tells what this means.")
        for task in make_tasks(GAMES[options.game], options.each, options.seed):
            print(task, flush=True)


if __name__ == "__main__":
    main()
