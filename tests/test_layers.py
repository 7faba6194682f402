"""Each folder of the engine is a layer, and imports run one way between them."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parent.parent / "pysrc" / "trilithon"

# A layer imports only from those before it.
LAYERS = (
    "core",
    "boards",
    "search",
    "match",
    "games",
    "formats",
    "draw",
    "study",
    "page",
    "lab",
    "envs",
    "widget",
    "console",
)
# The same within a game: the rules know nothing of pictures, nor of the computer player.
ROOMS = {
    "rules": {"rules"},
    "encoding": {"rules", "encoding"},
    "show": {"rules", "show"},
    "play": {"rules", "play"},
}
# At the top of the package stand the names that it gives away, and its command.
TOP = {"__init__": {"core", "games"}, "__main__": {"console"}}


@cache
def modules() -> list[str]:
    """Dotted names of all modules, below the package."""
    paths = (path.relative_to(PACKAGE).with_suffix("") for path in PACKAGE.rglob("*.py"))
    return sorted(".".join(path.parts).removesuffix(".__init__") for path in paths)


@cache
def imported(module: str) -> set[str]:
    """Dotted names, below the package, of what a module imports from it."""
    folder = PACKAGE.joinpath(*module.split("."))
    path = folder / "__init__.py" if folder.is_dir() else folder.with_suffix(".py")
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            assert node.level == 0, f"{module} imports by a relative name"
            found.add(node.module)
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    ours = {name.removeprefix("trilithon.") for name in found if name.startswith("trilithon.")}
    return ours & set(modules())


def layer_of(module: str) -> str:
    return module.split(".")[0]


def test_nothing_is_loose() -> None:
    folders = {path.name for path in PACKAGE.iterdir() if path.is_dir()} - {"__pycache__"}
    assert folders == set(LAYERS)
    assert {path.stem for path in PACKAGE.glob("*.py")} == set(TOP)


@pytest.mark.parametrize("module", modules())
def test_a_module_imports_only_from_layers_before_its_own(module: str) -> None:
    layer = layer_of(module)
    allowed = TOP[layer] if layer in TOP else {*LAYERS[: LAYERS.index(layer) + 1]}
    assert {name for name in imported(module) if layer_of(name) not in allowed} == set()


@pytest.mark.parametrize("module", [name for name in modules() if name.count(".") >= 2])
def test_a_room_of_a_game_imports_only_what_it_stands_on(module: str) -> None:
    layer, game, room = module.split(".")[:3]
    if layer != "games":
        return
    own = (name.split(".") for name in imported(module) if name.startswith(f"games.{game}."))
    assert {name[2] for name in own} <= ROOMS[room]


def test_the_rules_of_consta_are_read_in_one_sitting() -> None:
    rules = PACKAGE.joinpath("games", "consta", "rules").glob("*.py")
    assert sum(len(path.read_text(encoding="utf-8").splitlines()) for path in rules) <= 400


def test_only_the_registry_knows_the_games() -> None:
    for module in modules():
        games = {name.split(".")[1] for name in imported(module) if name.startswith("games.")}
        if module.startswith("games."):
            assert games <= {module.split(".")[1]}, f"{module} knows another game"
        elif module != "games":
            assert games == set(), f"{module} knows a game"


def test_nothing_imports_in_a_circle() -> None:
    waiting, done = {module: imported(module) - {module} for module in modules()}, set[str]()
    while waiting:
        # A package's own modules are not its dependencies: they import the package's name only.
        free = {
            module
            for module, needs in waiting.items()
            if all(need in done or module.startswith(f"{need}.") for need in needs)
        }
        assert free, f"in a circle: {sorted(waiting)}"
        done |= free
        waiting = {module: needs for module, needs in waiting.items() if module not in free}
