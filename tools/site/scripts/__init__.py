"""The pages' scripts as they are served: joined into a few files, which pages ask for at once.

Sources are many small modules, and a browser would have to ask for one after the other. Scripts
that pages name keep their places; what several of them share lies in ``js/shared``, what a dialog
alone needs is a file of its own, and what a worker or somebody else's page runs is one file.
"""

import json
import posixpath
import re
from collections.abc import Iterable, Mapping
from pathlib import Path, PurePosixPath
from tempfile import TemporaryDirectory

from tools.build.node import ensure_packages
from tools.build.paths import NODE_MODULES
from tools.build.steps import run

# The script that other pages load, which is a plain one.
ELEMENT = "js/element/script.js"

# What workers run. That of the lab is named by a script of the lab's own.
WORKERS = ("js/engine/worker.js", "js/engine/snapshot-worker.js", "js/pages/lab/python.js")
_ALONE: Mapping[str, Mapping[str, object]] = {
    **{worker: {} for worker in WORKERS},
    ELEMENT: {"format": "iife"},
}

_BUNDLE = Path(__file__).with_name("bundle.mjs")
_MODULE = re.compile(r'( *)<script type="module" src="([^"]+)"( blocking="render")?></script>')
_PLAIN = re.compile(r'<script (?:defer )?src="([^"]+)"></script>')
_SCRIPTS = (".js", ".mjs")


def join_scripts(
    pages: Mapping[PurePosixPath, str], files: dict[str, bytes]
) -> dict[PurePosixPath, str]:
    """Put joined scripts into ``files`` in the place of all that are modules there.

    Return the pages, by place, each of which names before a script what that imports.
    """
    plain, modules, blocking = set[str](), set[str](), set[str]()
    for place, page in pages.items():
        plain |= {_within(place, address) for address in _PLAIN.findall(page)}
        for _, address, blocks in _MODULE.findall(page):
            modules.add(_within(place, address))
            if blocks:
                blocking.add(_within(place, address))
    sources = {name: files[name] for name in files if name.endswith(_SCRIPTS)}
    task = {"scripts": sorted(modules), "blocking": sorted(blocking), "alone": _ALONE}
    made, needs = _bundle(sources, task)
    for name in sources.keys() - plain:
        del files[name]
    files |= made
    return {place: _with_needs(page, place, needs) for place, page in pages.items()}


def join_module(script: str, sources: Mapping[str, bytes]) -> str:
    """A script and all that it imports as one module for other people's bundlers, as it is read."""
    task = {"scripts": [], "blocking": [], "alone": {script: {"minify": False}}}
    made, _ = _bundle(sources, task)
    return made[script].decode()


def _bundle(
    sources: Mapping[str, bytes], task: Mapping[str, object]
) -> tuple[dict[str, bytes], dict[str, list[str]]]:
    """The joined files, and which of them each of the task's scripts imports."""
    with TemporaryDirectory() as made:
        folder = Path(made, "sources")
        for name, source in sources.items():
            path = folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(source)
        told, outcome = Path(made, "task.json"), Path(made, "outcome.json")
        told.write_text(json.dumps(task), encoding="utf-8")
        program = [ensure_packages(), _BUNDLE, folder, NODE_MODULES, told, outcome]
        run(program, "joining the scripts")
        joined = json.loads(outcome.read_text(encoding="utf-8"))
    return {name: code.encode() for name, code in joined["files"].items()}, joined["needs"]


def _with_needs(page: str, place: PurePosixPath, needs: Mapping[str, Iterable[str]]) -> str:
    named = set[str]()

    def put(found: re.Match[str]) -> str:
        lines = []
        for name in needs[_within(place, found[2])]:
            if name not in named:
                named.add(name)
                address = posixpath.relpath(name, place.parent.as_posix())
                lines.append(f'{found[1]}<link rel="modulepreload" href="{address}">\n')
        return "".join(lines) + found[0]

    return _MODULE.sub(put, page)


def _within(place: PurePosixPath, address: str) -> str:
    return posixpath.normpath(posixpath.join(place.parent.as_posix(), address))
