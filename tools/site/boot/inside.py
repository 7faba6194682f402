"""Write the boot archive. Runs inside the runtime; see compile.mjs.

What is needed is found by doing: import every engine module and everything that any of them
imports anywhere, carry out commands of every kind, and see what has been loaded by then.
"""

import ast
import dataclasses
import importlib
import json
import marshal
import sys
import traceback
import zipfile
from importlib._bootstrap_external import _code_to_hash_pyc  # type: ignore[attr-defined]
from importlib.util import resolve_name, source_hash
from pathlib import Path
from types import CodeType
from typing import Any

# What compile.mjs has put there.
WHEEL, QUICK_START = "/engine.whl", Path("/quick_start.py")
LIBRARY = f"/lib/python3{sys.version_info.minor}.zip"
TARGET = "/boot.zip"

# The console has its own modules, which pages do without.
CONSOLE = (
    "trilithon.__main__",
    "trilithon.console",
    "trilithon.lab",
    "trilithon.search.scripted",
    "trilithon.study.puzzles",
)

# Loaded only when something goes wrong, to say what.
FOR_ERRORS = ("traceback", "linecache", "tokenize", "codeop", "_colorize")


def module_name(path: str) -> str:
    """Return the dotted name of the module at a path inside an archive."""
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def engine_modules(wheel: zipfile.ZipFile) -> dict[str, str]:
    """Return the path of every engine module that is not the console's, by name."""
    paths = [path for path in wheel.namelist() if path.endswith(".py")]
    named = {module_name(path): path for path in paths}
    return {
        name: path
        for name, path in named.items()
        if not any(name == own or name.startswith(f"{own}.") for own in CONSOLE)
    }


def engine_data(wheel: zipfile.ZipFile) -> list[str]:
    """Return the paths of what the engine reads as it stands, such as the sheet of symbols."""
    return sorted(path for path in wheel.namelist() if path.endswith((".css", ".svg")))


def imports_in(source: bytes, name: str, is_package: bool) -> set[str]:
    """Return the modules that a module imports at its top or inside a function."""
    package = name if is_package else name.rpartition(".")[0]
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            found.add(resolve_name("." * node.level + (node.module or ""), package))
    return found


def without_docstrings(source: bytes) -> ast.Module:
    """Return a module's tree without what its functions say of themselves, which no page reads.

    Classes keep theirs: for a dataclass that has none its signature is found out, which takes long.
    """
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and ast.get_docstring(node, clean=False) is not None:
            node.body = node.body[1:] or [ast.copy_location(ast.Pass(), node)]
    return tree


def note_methods() -> list[str]:
    """Return a list that is told the text of the methods of each dataclass made from now on."""
    texts: list[str] = []

    def note(text: str, *names: dict[str, Any]) -> None:
        texts.append(text)
        exec(text, *names)

    dataclasses.exec = note  # type: ignore[attr-defined]
    return texts


def exercise() -> None:
    """Make the engine do a bit of everything that pages ask for."""
    bridge = importlib.import_module("trilithon.page.bridge").Bridge()
    view: dict[str, Any] = {}

    def ask(kind: str, /, **rest: object) -> None:
        command = {"type": kind, "session": "s", **rest}
        if kind != "open":
            command["revision"] = view["revision"]
        for event in json.loads(bridge.handle(json.dumps(command))):
            if event["type"] == "view":
                view.update(event)

    human = {"seat": "human", "level": 1}
    computer = {"seat": "computer", "level": 1}
    ask("open")
    space = view["scene"]["spaces"][0]["id"]
    for kind in ("inspect", "choose", "choose", "choose"):
        ask(kind, choice=space)
    for kind in ("still", "animated"):
        ask("picture", kind=kind, theme="auto", coordinates=False, numbers=True)
    for kind in ("retract", "undo", "redo"):
        ask(kind)
    ask("play", move="no such move")
    ask("go", node=0)
    ask("seats", seats=[computer, human])
    for _ in range(20):
        if bridge.busy:
            bridge.step()
    ask("undo")
    ask("seats", seats=[human, human])
    ask("open", fragment="no such fragment")
    ask("open", record="no such record")
    ask("resign")
    ask("close")
    bridge.handle("no command")
    try:
        raise ValueError("to load what shows an error")
    except ValueError:
        traceback.format_exc()


def main() -> None:
    """Find what is needed and write the archive."""
    sys.path.insert(0, WHEEL)
    texts = note_methods()
    with zipfile.ZipFile(WHEEL) as wheel, zipfile.ZipFile(LIBRARY) as library:
        own = engine_modules(wheel)
        wanted = set(own) | set(FOR_ERRORS)
        for name, path in own.items():
            wanted |= imports_in(wheel.read(path), name, path.endswith("/__init__.py"))
        for name in sorted(wanted):
            importlib.import_module(name)
        exercise()
        standard = {module_name(path): path for path in library.namelist() if path.endswith(".py")}
        codes = {name: (f"{path}c", engine_code(wheel, path)) for name, path in sorted(own.items())}
        with zipfile.ZipFile(TARGET, "w", zipfile.ZIP_STORED) as target:
            for name in sorted(sys.modules.keys() & standard.keys()):
                # Docstrings are a fifth of the size, and nothing at run time reads these.
                store(target, standard[name], library.read(standard[name]))
            store(target, QUICK_START.name, QUICK_START.read_bytes())
            target.writestr(zipfile.ZipInfo("engine.codes"), marshal.dumps(codes))
            target.writestr(zipfile.ZipInfo("engine.methods"), marshal.dumps(compiled(texts)))
            for path in engine_data(wheel):
                target.writestr(zipfile.ZipInfo(path), wheel.read(path))


def engine_code(wheel: zipfile.ZipFile, path: str) -> bytes:
    """Return one of the engine's modules as packed code."""
    tree = without_docstrings(wheel.read(path))
    return marshal.dumps(compile(tree, path, "exec", dont_inherit=True, optimize=0))


def compiled(texts: list[str]) -> dict[str, CodeType]:
    """Return what each text compiles to, as dataclasses would have it compiled."""
    return {text: compile(text, "<string>", "exec", dont_inherit=True) for text in texts}


def store(target: zipfile.ZipFile, path: str, source: bytes) -> None:
    """Add a module's bytecode, marked as needing no check against its source."""
    code = compile(source, path, "exec", dont_inherit=True, optimize=2)
    data = _code_to_hash_pyc(code, source_hash(source), checked=False)
    target.writestr(zipfile.ZipInfo(f"{path}c"), bytes(data))


main()
