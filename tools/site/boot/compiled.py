"""What modules compile to, imported and stored. Runs inside the runtime; see compile.mjs."""

import ast
import marshal
import zipfile
from collections.abc import Callable
from importlib._bootstrap_external import _code_to_hash_pyc  # type: ignore[attr-defined]
from importlib.util import resolve_name, source_hash
from types import CodeType
from typing import ClassVar
from zipimport import zipimporter

from tools.site.boot.places import KEPT

# Gives packed code, and what it imports, for a module's path and source.
Compile = Callable[[str, bytes], tuple[bytes, set[str]]]

# So long is what stands before the code in a .pyc.
HEAD = 16


def module_name(path: str) -> str:
    """Return the dotted name of the module at a path inside an archive."""
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


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
        self._kept: dict[tuple[str, bytes, bool], tuple[bytes, set[str]]] = {}
        if KEPT.exists():
            self._kept = marshal.loads(KEPT.read_bytes())
        self._asked: dict[tuple[str, bytes, bool], tuple[bytes, set[str]]] = {}

    def short(self, path: str, source: bytes) -> tuple[bytes, set[str]]:
        """Compile a module at this path of its archive, without what no page reads."""
        return self._take(path, source, False)

    def whole(self, path: str, source: bytes) -> tuple[bytes, set[str]]:
        """Compile a module at this path as Python does by itself."""
        return self._take(path, source, True)

    def keep(self) -> None:
        """Write down what was asked for."""
        KEPT.write_bytes(marshal.dumps(self._asked))

    def _take(self, path: str, source: bytes, whole: bool) -> tuple[bytes, set[str]]:
        key = (path, source_hash(source), whole)
        if key not in self._asked:
            self._asked[key] = self._kept.get(key) or _compile(path, source, whole)
        return self._asked[key]


def _compile(path: str, source: bytes, whole: bool) -> tuple[bytes, set[str]]:
    if whole or not path.startswith("trilithon/"):
        # Docstrings are a fifth of the size, and nothing on pages reads these.
        level = 0 if whole else 2
        code = compile(source, path, "exec", dont_inherit=True, optimize=level)
        return marshal.dumps(code), set()
    tree = ast.parse(source, path)
    imported = imports_in(tree, path)
    drop_docstrings(tree)
    code = compile(tree, path, "exec", dont_inherit=True, optimize=0)
    return marshal.dumps(code), imported


class Importer(zipimporter):
    """Imports from archives what is compiled already."""

    compiled: ClassVar[Compile]

    def get_code(self, fullname: str) -> CodeType:
        """Return a module's code."""
        place = self.get_filename(fullname)
        path = place.removeprefix(f"{self.archive}/")
        code: CodeType = marshal.loads(type(self).compiled(path, self.get_data(place))[0])
        return code


def store(target: zipfile.ZipFile, path: str, source: bytes, code: bytes) -> None:
    """Add the bytecode of a source to an archive, marked as needing no check against it."""
    empty = _code_to_hash_pyc(compile("", path, "exec"), source_hash(source), checked=False)
    target.writestr(zipfile.ZipInfo(path), bytes(empty[:HEAD]) + code)
