"""Write the boot archive, and what the lab takes. Runs inside the runtime; see compile.mjs.

What is needed is found by doing: import every engine module and everything that any of them
imports anywhere, carry out commands of every kind, and see what has been loaded by then. Compiling
takes longest, so what modules compile to is kept for the next time.
"""

import dataclasses
import importlib
import json
import marshal
import sys
import traceback
import zipfile
from pathlib import Path
from types import CodeType
from typing import Any

from tools.site.boot import lab
from tools.site.boot.compiled import Compile, Compiled, Importer, module_name, store
from tools.site.boot.places import LIBRARY, MADE, WHEEL

QUICK_START = Path(__file__).with_name("quick_start.py")
STAND_INS = {"pyodide._package_loader": Path(__file__).with_name("package_loader.py")}
TARGET = MADE / "boot.zip"

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
    """Find what is needed and write the archives."""
    compiled = Compiled()
    Importer.compiled = compiled.short
    sys.path_hooks.insert(0, Importer)
    sys.path_importer_cache.clear()
    sys.path.insert(0, str(WHEEL))
    write_archive(compiled.short)
    lab.write_archives(compiled.whole)
    compiled.keep()


def write_archive(compiled: Compile) -> None:
    """Find what pages need and write it."""
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

            def add(path: str, source: bytes) -> None:
                store(target, f"{path}c", source, compiled(path, source)[0])

            for name in sorted(sys.modules.keys() & standard.keys() - LEFT_OUT):
                own_text = STAND_INS.get(name)
                add(
                    standard[name],
                    own_text.read_bytes() if own_text else library.read(standard[name]),
                )
            add(QUICK_START.name, QUICK_START.read_bytes())
            target.writestr(zipfile.ZipInfo("engine.codes"), marshal.dumps(codes))
            target.writestr(zipfile.ZipInfo("engine.methods"), marshal.dumps(methods(texts)))
            for path in engine_data(wheel):
                target.writestr(zipfile.ZipInfo(path), wheel.read(path))


def methods(texts: list[str]) -> dict[str, CodeType]:
    """Return what each text compiles to, as dataclasses would have it compiled."""
    return {text: compile(text, "<string>", "exec", dont_inherit=True) for text in texts}
