"""Write the boot archive. Runs inside the runtime; see compile.mjs.

What is needed is found by doing: import every engine module and everything that any of them
imports anywhere, carry out commands of every kind, and see what has been loaded by then. Compiling
takes longest, so what modules compile to is kept for the next time.
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
from typing import Any, ClassVar
from zipimport import zipimporter

# What compile.mjs has put there.
WHEEL, QUICK_START = "/engine.whl", Path("/quick_start.py")
STAND_INS = {"pyodide._package_loader": Path("/package_loader.py")}
LIBRARY = f"/lib/python3{sys.version_info.minor}.zip"
TARGET = "/boot.zip"
# What modules compiled to; compile.mjs keeps it.
KEPT = Path("/compiled")

# So long is what stands before the code in a .pyc.
HEAD = 16

# What programs and consoles have of their own, and pages do without.
ELSEWHERE = (
    "trilithon.__main__",
    "trilithon.console",
    "trilithon.draw.pictures.raster",
    "trilithon.envs",
    "trilithon.lab",
    "trilithon.search.scripted",
    "trilithon.study.puzzles",
    "trilithon.widget",
)
# In any package: `themes` are what puzzles turn on, `signs` what boards of text are made of.
ELSEWHERE_BY_NAME = ("encoding", "signs", "themes")

# asyncio, with which the runtime starts, takes this where it is there.
LEFT_OUT = {"ssl", "_ssl"}

# Loaded only when something goes wrong, to say what.
FOR_ERRORS = ("traceback", "linecache", "tokenize", "codeop", "_colorize")


def module_name(path: str) -> str:
    """Return the dotted name of the module at a path inside an archive."""
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def engine_modules(wheel: zipfile.ZipFile) -> dict[str, str]:
    """Return the path of every engine module that pages need, by name."""
    paths = [path for path in wheel.namelist() if path.endswith(".py")]
    named = {module_name(path): path for path in paths}
    return {
        name: path
        for name, path in named.items()
        if name.rpartition(".")[2] not in ELSEWHERE_BY_NAME
        and not any(name == own or name.startswith(f"{own}.") for own in ELSEWHERE)
    }


def engine_data(wheel: zipfile.ZipFile) -> list[str]:
    """Return the paths of what the engine reads as it stands, such as the sheet of symbols."""
    return sorted(path for path in wheel.namelist() if path.endswith((".json", ".svg")))


def imports_in(tree: ast.Module, path: str) -> set[str]:
    """Return the modules that a module imports at its top or inside a function."""
    name = module_name(path)
    package = name if path.endswith("/__init__.py") else name.rpartition(".")[0]
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            found.add(resolve_name("." * node.level + (node.module or ""), package))
    return found


def drop_docstrings(tree: ast.Module) -> None:
    """Take from a module's tree what its functions say of themselves, which no page reads.

    Classes keep theirs: for a dataclass that has none its signature is found out, which takes long.
    """
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and ast.get_docstring(node, clean=False) is not None:
            node.body = node.body[1:] or [ast.copy_location(ast.Pass(), node)]


class Compiled:
    """What modules compile to: packed code, and for the engine's what they import.

    Each is kept by its path and its source's hash, and forgotten when it is not asked for again.
    """

    def __init__(self) -> None:
        self._kept: dict[tuple[str, bytes], tuple[bytes, set[str]]] = {}
        if KEPT.exists():
            self._kept = marshal.loads(KEPT.read_bytes())
        self._asked: dict[tuple[str, bytes], tuple[bytes, set[str]]] = {}

    def __call__(self, path: str, source: bytes) -> tuple[bytes, set[str]]:
        """Compile a module at this path of its archive, or take what is kept."""
        key = (path, source_hash(source))
        if key not in self._asked:
            self._asked[key] = self._kept.get(key) or self._compile(path, source)
        return self._asked[key]

    def keep(self) -> None:
        """Write down what was asked for."""
        KEPT.write_bytes(marshal.dumps(self._asked))

    def _compile(self, path: str, source: bytes) -> tuple[bytes, set[str]]:
        if not path.startswith("trilithon/"):
            # Docstrings are a fifth of the size, and nothing at run time reads these.
            return marshal.dumps(
                compile(source, path, "exec", dont_inherit=True, optimize=2)
            ), set()
        tree = ast.parse(source, path)
        imported = imports_in(tree, path)
        drop_docstrings(tree)
        code = compile(tree, path, "exec", dont_inherit=True, optimize=0)
        return marshal.dumps(code), imported


class Importer(zipimporter):
    """Imports from archives what is compiled already."""

    compiled: ClassVar[Compiled]

    def get_code(self, fullname: str) -> CodeType:
        """Return a module's code."""
        place = self.get_filename(fullname)
        path = place.removeprefix(f"{self.archive}/")
        code: CodeType = marshal.loads(self.compiled(path, self.get_data(place))[0])
        return code


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
    compiled = Importer.compiled = Compiled()
    sys.path_hooks.insert(0, Importer)
    sys.path_importer_cache.clear()
    sys.path.insert(0, WHEEL)
    texts = note_methods()
    with zipfile.ZipFile(WHEEL) as wheel, zipfile.ZipFile(LIBRARY) as library:
        own = engine_modules(wheel)
        wanted = set(own) | set(FOR_ERRORS)
        engine = {name: (path, *compiled(path, wheel.read(path))) for name, path in own.items()}
        for _, _, imported in engine.values():
            wanted |= imported
        for name in sorted(wanted):
            importlib.import_module(name)
        exercise()
        standard = {module_name(path): path for path in library.namelist() if path.endswith(".py")}
        codes = {name: (f"{path}c", code) for name, (path, code, _) in sorted(engine.items())}
        with zipfile.ZipFile(TARGET, "w", zipfile.ZIP_STORED) as target:
            for name in sorted(sys.modules.keys() & standard.keys() - LEFT_OUT):
                own_text = STAND_INS.get(name)
                source = own_text.read_bytes() if own_text else library.read(standard[name])
                store(target, standard[name], source, compiled)
            store(target, QUICK_START.name, QUICK_START.read_bytes(), compiled)
            target.writestr(zipfile.ZipInfo("engine.codes"), marshal.dumps(codes))
            target.writestr(zipfile.ZipInfo("engine.methods"), marshal.dumps(methods(texts)))
            for path in engine_data(wheel):
                target.writestr(zipfile.ZipInfo(path), wheel.read(path))
    compiled.keep()


def methods(texts: list[str]) -> dict[str, CodeType]:
    """Return what each text compiles to, as dataclasses would have it compiled."""
    return {text: compile(text, "<string>", "exec", dont_inherit=True) for text in texts}


def store(target: zipfile.ZipFile, path: str, source: bytes, compiled: Compiled) -> None:
    """Add a module's bytecode, marked as needing no check against its source."""
    empty = _code_to_hash_pyc(compile("", path, "exec"), source_hash(source), checked=False)
    target.writestr(zipfile.ZipInfo(f"{path}c"), bytes(empty[:HEAD]) + compiled(path, source)[0])


main()
