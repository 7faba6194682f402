"""Write what the lab takes: the library and two wheels. Runs inside the runtime; see compile.mjs.

They are as they come, sources and all, with bytecode of what is loaded when the lab starts and of
what its examples import, so that nothing of that is compiled at each start.
"""

import ast
import importlib
import sys
import zipfile
from importlib.util import cache_from_source
from pathlib import Path

from tools.site.boot.compiled import Compile, Importer, imports_in, store
from tools.site.boot.places import GIVEN, LIBRARY, MADE, MICROPIP, WHEEL

NAME = "python_stdlib.zip"

# Imported by the runtime when it installs a wheel.
INSTALLING = (
    "email.iterators",
    "email.parser",
    "importlib.metadata._adapters",
    "quopri",
    "tarfile",
)


def write_archives(compiled: Compile) -> None:
    """Find what the lab loads and write each archive anew with that as bytecode."""
    Importer.compiled = compiled
    # Of the engine, what pages need besides is not wanted.
    for name in [name for name in sys.modules if name.partition(".")[0] == "trilithon"]:
        del sys.modules[name]
    sys.path.insert(0, str(MICROPIP))
    sys.path_importer_cache.clear()
    wanted = {"micropip", "trilithon.lab.console", *INSTALLING}
    for path in GIVEN.glob("*.py"):
        wanted |= imports_in(ast.parse(path.read_bytes()), path.name)
    for name in sorted(wanted):
        importlib.import_module(name)
    loaded = {str(getattr(module, "__file__", None)) for module in sys.modules.values()}
    for archive in (LIBRARY, MICROPIP, WHEEL):
        write(archive, loaded, compiled)


def write(archive: Path, loaded: set[str], compiled: Compile) -> None:
    """Write an archive, with bytecode of what is loaded beside what is in it."""
    # Wheels are unpacked, and the library is imported from as it is: it is named where that is.
    library = archive == LIBRARY
    name = NAME if library else archive.name
    with zipfile.ZipFile(archive) as source, zipfile.ZipFile(MADE / name, "w") as made:
        for path in source.namelist():
            content, place = source.read(path), f"{archive}/{path}"
            made.writestr(zipfile.ZipInfo(path), content)
            if place in loaded:
                code, _ = compiled(place if library else path, content)
                store(made, f"{path}c" if library else cache_from_source(path), content, code)
