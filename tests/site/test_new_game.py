"""`build.py new-game` makes what a game consists of, and what is left to do in it is told."""

from __future__ import annotations

import ast
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools.build.new_game import MARK, left, new_game
from tools.build.paths import PACKAGE, PYSRC, ROOT, WEB
from tools.build.steps import StepError

NAME = "tablut"
# The least game that there is, three moves of one kind, in place of what is left to write.
FILLED = """
from random import Random
from trilithon import GAMES
from trilithon.core import Effort, Outcome, Player
from trilithon.games.tablut.play import solver
from trilithon.games.tablut.rules import rules
from trilithon.games.tablut.rules.position import Move, Position
from trilithon.search.best_move import search
from trilithon.search.budget import Budget
from trilithon.search.result import finish

rules.start = lambda settings: Position()
rules.outcome = lambda position: Outcome(Player.FIRST) if position.ply == 3 else None
rules.legal_moves = lambda position: [] if position.ply == 3 else [Move()]
rules.play = lambda position, move: Position(position.ply + 1)
knowledge = solver.Knowledge(
    rules.legal_moves, solver._judge, solver._alike, lambda at: at.ply, Position, most=1
)
solver._KNOWLEDGE = knowledge

game = GAMES["tablut"]
begun = game.begin({})[1]
print(finish(game.solver(begun, 1).run()).value)
print(finish(search(game, begun, Budget(game.levels[3]), 1)).move)
"""
_KEPT = ("locales", "lab")
# Functions of the protocols that take other arguments in the game's modules, or are not there.
SIGNATURES = """
from inspect import signature
from trilithon import GAMES, core

def asked(function):
    return [(name, part.kind) for name, part in signature(function).parameters.items()]

game = GAMES["tablut"]
for protocol in (core.Rules, core.Notation, core.Presenter, core.Playouts):
    module = getattr(game, protocol.__name__.lower())
    for name, function in vars(protocol).items():
        if not name.startswith("_"):
            made = getattr(module, name, None)
            plain = isinstance(function, property)
            if made is None or not plain and asked(made) != asked(function)[1:]:
                print(module.__name__, name)
"""


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A copy of what the command changes, and of the engine."""
    shutil.copytree(PYSRC, tmp_path / "pysrc", ignore=shutil.ignore_patterns("__pycache__"))
    for folder in _KEPT:
        shutil.copytree(WEB / folder, tmp_path / "web" / folder)
    (tmp_path / "tests").mkdir()
    return tmp_path


def test_nothing_is_left_to_do_in_the_games_there_are() -> None:
    assert left() == []


def test_a_new_game_is_registered_and_tells_what_is_left(
    root: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    new_game(NAME, root)
    named = {place.partition(":")[0] for place in left(root)}
    told = capsys.readouterr().out
    folder = f"pysrc/trilithon/games/{NAME}"
    for place in (f"{folder}/rules/rules.py", f"tests/reference/{NAME}.py", "web/locales/es.ftl"):
        assert place in named
        assert Path(place).name.replace("es.ftl", "*.ftl") in told
    assert MARK in told
    assert printed(root, "import trilithon; print(*trilithon.GAMES)").split()[-1] == NAME


def printed(root: Path, program: str) -> str:
    """What a program prints that has the engine with the new game."""
    done = subprocess.run(
        [sys.executable, "-c", program],
        env={"PYTHONPATH": str(root / "pysrc")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_what_is_made_serves_any_game(root: Path) -> None:
    new_game(NAME, root)
    assert printed(root, FILLED).split() == ["1.0", "Move()"]


def test_its_modules_have_the_functions_that_protocols_ask_for(root: Path) -> None:
    new_game(NAME, root)
    assert printed(root, SIGNATURES) == ""


def test_its_files_keep_to_the_style(root: Path) -> None:
    new_game(NAME, root)
    made = sorted((root / PACKAGE.relative_to(ROOT) / "games" / NAME).rglob("*.py"))
    assert len(made) > 10
    assert all(ast.get_docstring(ast.parse(path.read_text("utf-8"))) for path in made)
    config = ["--config", str(ROOT / "pyproject.toml"), "--no-cache", *map(str, made)]
    for check in (["check", "--quiet"], ["format", "--check", "--quiet"]):
        subprocess.run([sys.executable, "-m", "ruff", *check, *config], check=True)


@pytest.mark.parametrize("name", ["consta", "Hex", "h", "class", "home", "keys", "3d", "a-b"])
def test_a_name_that_will_not_do_is_refused_before_anything_is_written(
    root: Path, name: str
) -> None:
    before = sorted(root.rglob("*"))
    with pytest.raises(StepError, match=name):
        new_game(name, root)
    assert sorted(root.rglob("*")) == before


def test_a_file_that_is_there_is_left_alone(root: Path) -> None:
    taken = root / "web" / "puzzles" / f"{NAME}.json"
    taken.parent.mkdir()
    taken.write_text("[1]", encoding="utf-8")
    with pytest.raises(StepError, match="puzzles"):
        new_game(NAME, root)
    assert taken.read_text(encoding="utf-8") == "[1]"
    assert not (root / PACKAGE.relative_to(ROOT) / "games" / NAME).exists()
