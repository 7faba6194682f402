"""Imports run one way, from what depends on less to what depends on more."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parent.parent / "pysrc" / "trilithon"

# What each layer may import, besides itself and the standard library.
BASE = {"protocol", "problems"}
CORE = BASE | {"drawing", "core"}
GAMES = CORE | {"boards", "proof", "supplies"}
MATCH = CORE | {"tree", "match", "extent"}
TOLD = MATCH | {"games", "rounds"}
SHOWN = TOLD | {
    "record",
    "link",
    "view",
    "svg",
    "movelist",
    "remarks",
    "letters",
    "listing",
    "marking",
    "turning",
    "pictures",
    "parts",
}
PAGE = SHOWN | {
    "ai",
    "analysis",
    "clues",
    "collecting",
    "commands",
    "inquiring",
    "thinking",
    "assisting",
    "planning",
    "session",
    "starting",
    "tasks",
    "validation",
}
MAY_IMPORT = {
    "protocol": set[str](),
    "problems": {"protocol"},
    "validation": set[str](),
    "supplies": set[str](),
    "drawing": BASE,
    "core": BASE | {"drawing"},
    "boards": BASE,
    "proof": CORE,
    "games": GAMES,
    "ai": CORE,
    "paths": set[str](),
    "turning": {"protocol", "paths"},
    "tree": set[str](),
    "marking": {"protocol", "tree"},
    "match": CORE | {"tree"},
    "extent": MATCH,
    "leafing": MATCH,
    "pruning": MATCH,
    "letters": MATCH | {"movelist"},
    "listing": MATCH,
    "rounds": MATCH,
    "remarks": MATCH | {"record"},
    "movelist": MATCH,
    "collecting": TOLD | {"record", "link"},
    "record": TOLD,
    "link": TOLD | {"record"},
    "numbering": TOLD,
    "thinking": CORE | {"ai"},
    "assisting": MATCH | {"games", "ai", "thinking"},
    "allowing": MATCH,
    "view": TOLD | {"leafing", "marking", "turning", "numbering", "allowing"},
    "svg": BASE,
    "pictures": TOLD | {"view", "svg", "paths", "numbering"},
    "analysis": TOLD | {"ai", "thinking", "marking", "turning", "numbering"},
    "session": SHOWN | {"ai", "analysis", "allowing", "tasks"},
    "inquiring": TOLD | {"session", "allowing"},
    "planning": TOLD | {"thinking"},
    "tasks": MATCH,
    "clues": MATCH,
    "starting": TOLD | {"record", "link"},
    "parts": TOLD | {"record", "link", "starting"},
    "commands": TOLD | {"validation", "remarks", "leafing", "letters", "pruning"},
    "bridge": PAGE | {"supplies"},
    "ugi": TOLD | {"ai", "thinking"},
    "arena": TOLD | {"ai", "record", "ugi"},
    "puzzling": TOLD | {"ai", "arena"},
    "reports": TOLD | {"arena"},
    "cli": SHOWN | {"ai", "starting", "ugi", "arena", "puzzling", "reports"},
    "lab": SHOWN | {"ai", "starting"},
    "__main__": {"cli"},
    "__init__": GAMES | {"games"},
}


def modules() -> list[str]:
    """Dotted names of all modules, below the package."""
    paths = (path.relative_to(PACKAGE).with_suffix("") for path in PACKAGE.rglob("*.py"))
    return sorted(".".join(path.parts).removesuffix(".__init__") for path in paths)


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


@pytest.mark.parametrize("module", modules())
def test_a_module_imports_only_from_layers_below(module: str) -> None:
    layer = module.split(".")[0]
    above = {name for name in imported(module) if name.split(".")[0] != layer} - {
        name for name in imported(module) if name.split(".")[0] in MAY_IMPORT[layer]
    }
    assert above == set()


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
