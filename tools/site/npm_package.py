"""The npm package of the element for other pages: its script, types, manifest and licence.

The manifest has attributes and events from the tables of the element's page, and members from the
script. What pages can style and fill stands here, and a test holds it against the script.
"""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tools.build.cache import cached
from tools.build.paths import DOCS, PACKAGE, ROOT, WEB, digest, files_under
from tools.build.source import source
from tools.build.steps import step
from tools.site.scripts import join_module
from tools.site.words import with_words

_SOURCES = ROOT / "npm"
_SCRIPTS = [path for name in ("element", "lib") for path in files_under(WEB / "js" / name)]
_ENTRY, _BOARD = "js/element/package.js", WEB / "js" / "element" / "board.js"
_MODULE = "trilithon-board.js"
_BUNDLER = ROOT / "tools" / "site" / "scripts"
_TOLD = DOCS / "embed.en.md"
_LICENCE = ROOT / "LICENSE"
_MANIFEST, _SCHEMA = "custom-elements.json", "2.1.0"
_EVENT = "trilithon-"
_CLASS, _TAG = "TrilithonBoard", "trilithon-board"

_VERSION = re.compile(r'^__version__ = "([^"]+)"', re.MULTILINE)
_ROW = re.compile(r"^\| (`[^|]+) \| ([^|]+) \|$", re.MULTILINE)
_CODE = re.compile(r"`([^`]+)`")
_MEMBER = re.compile(r"/\*\*((?:(?!\*/).)+)\*/\n  (get )?([a-z]+)\(", re.DOTALL)
_PARTS = {
    "card": "all of the board",
    "still": "the picture and the button, until the board is used",
    "bar": "the row of the button",
    "frame": "the live board",
}


def build_npm_package() -> Path:
    """Return the package's folder, as `npm publish` takes it, making it where sources changed."""
    return cached("npm", _key, _make)


def _key() -> str:
    single = (_TOLD, _LICENCE, PACKAGE / "__init__.py", ROOT / "package-lock.json", Path(__file__))
    catalogues = sorted((WEB / "locales").glob("*.ftl"))
    files = [*single, *files_under(_SOURCES), *_SCRIPTS, *files_under(_BUNDLER), *catalogues]
    return digest(files, source())


def _make(folder: Path) -> None:
    with step("Put the npm package together"):
        for path in (*files_under(_SOURCES), _LICENCE):
            shutil.copyfile(path, folder / path.name)
        described = json.loads((_SOURCES / "package.json").read_text(encoding="utf-8"))
        described |= {"version": version(), **_source()}
        _write(folder / "package.json", described)
        board, told = (path.read_text(encoding="utf-8") for path in (_BOARD, _TOLD))
        _write(folder / _MANIFEST, manifest(board, told))
        scripts = {path.relative_to(WEB).as_posix(): path.read_bytes() for path in _SCRIPTS}
        module = join_module(_ENTRY, with_words(scripts))
        (folder / _MODULE).write_text(module, encoding="utf-8")


def version() -> str:
    """The version of all packages, which stands in the engine."""
    found = _VERSION.search((PACKAGE / "__init__.py").read_text(encoding="utf-8"))
    assert found is not None
    return found[1]


def _source() -> dict[str, Any]:
    """Where the sources lie, which npm compares with who publishes them."""
    address = source()
    if not address:
        return {}
    return {
        "homepage": address,
        "repository": {"type": "git", "url": f"git+{address}.git", "directory": _SOURCES.name},
        "bugs": f"{address}/issues",
    }


def _write(path: Path, data: Any) -> None:
    path.write_text(json.dumps(data, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


def manifest(script: str, told: str) -> dict[str, Any]:
    """The Custom Elements Manifest, of the script and of the page that tells of it."""
    declaration = {
        "kind": "class",
        "name": _CLASS,
        "customElement": True,
        "tagName": _TAG,
        "superclass": {"name": "HTMLElement"},
        "description": "A board: a diagram, a replay, a game to play or a puzzle.",
        "attributes": [
            {"name": name, "type": {"text": "string"}, "description": text}
            for name, text in rows(told)
            if not name.startswith(_EVENT)
        ],
        "members": list(_members(script)),
        "events": [
            {"name": name, "type": {"text": "CustomEvent"}, "description": text}
            for name, text in rows(told)
            if name.startswith(_EVENT)
        ],
        "slots": [{"name": "", "description": "a picture, seen until the board is used"}],
        "cssParts": [{"name": name, "description": text} for name, text in _PARTS.items()],
        "cssProperties": [{"name": "--trilithon-font", "description": "the font of the button"}],
    }
    known = {"name": _CLASS, "module": _MODULE}
    exports = [
        {"kind": "js", "name": _CLASS, "declaration": known},
        {"kind": "custom-element-definition", "name": _TAG, "declaration": known},
    ]
    module = {
        "kind": "javascript-module",
        "path": _MODULE,
        "declarations": [declaration],
        "exports": exports,
    }
    return {"schemaVersion": _SCHEMA, "readme": "README.md", "modules": [module]}


def rows(told: str) -> Iterator[tuple[str, str]]:
    """The attributes and events of the page's tables, each with what is told of it."""
    for names, text in _ROW.findall(told):
        # Settings share a row, which names them all beside their games.
        several = dict.fromkeys(_CODE.findall(text)) if "…" in names else _CODE.findall(names)
        for name in several:
            yield name, text


def _members(script: str) -> Iterator[dict[str, Any]]:
    """What the class has for other scripts: everything that is told of and not private."""
    body = script[script.index(f"class {_CLASS}") :]
    for comment, getter, name in _MEMBER.findall(body):
        lines = (line.strip().removeprefix("*").strip() for line in comment.splitlines())
        text = " ".join(line for line in lines if line and not line.startswith("@"))
        if getter:
            yield {"kind": "field", "name": name, "description": text, "readonly": True}
        else:
            yield {"kind": "method", "name": name, "description": text}
