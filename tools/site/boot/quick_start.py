"""Imported before the engine, which then comes in less time. Lies in the boot archive.

To find a module in an archive takes Python longer than to load it, and to make a dataclass it
writes a text that it then compiles. So the engine's modules lie in one file by their names, and in
another those texts with what they compile to; inside.py writes both.
"""

import dataclasses
import marshal
import sys
from importlib.machinery import ModuleSpec
from types import ModuleType
from zipimport import zipimporter

_ARCHIVE = __file__.rpartition("/")[0]
_archive = zipimporter(_ARCHIVE)


class _Engine:
    """Finds and loads the engine's modules."""

    def __init__(self) -> None:
        # For each module its path in the archive and its code, which is unpacked when it is wanted.
        self._codes: dict[str, tuple[str, bytes]] = marshal.loads(_archive.get_data("engine.codes"))

    # What Python's import system asks of a finder and of a loader.

    def find_spec(self, name: str, *_: object) -> ModuleSpec | None:
        if name not in self._codes:
            return None
        origin = f"{_ARCHIVE}/{self._codes[name][0]}"
        spec = ModuleSpec(name, self, origin=origin)  # type: ignore[arg-type]
        spec.has_location = True
        if origin.endswith("/__init__.pyc"):
            spec.submodule_search_locations = [origin.rpartition("/")[0]]
        return spec

    def create_module(self, spec: ModuleSpec) -> None:
        """Leave it to Python."""

    def exec_module(self, module: ModuleType) -> None:
        path, packed = self._codes[module.__name__]
        # Nobody asks for it again.
        self._codes[module.__name__] = path, b""
        exec(marshal.loads(packed), module.__dict__)

    def get_data(self, path: str) -> bytes:
        return _archive.get_data(path)


_methods = marshal.loads(_archive.get_data("engine.methods"))


def _run(text: str, *names: dict[str, object]) -> None:
    exec(_methods.get(text, text), *names)


sys.meta_path.insert(0, _Engine())
dataclasses.exec = _run  # type: ignore[attr-defined]
