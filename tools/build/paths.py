"""Where things are, and how a file's content is turned into a short name."""

import hashlib
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PYSRC = ROOT / "pysrc"
PACKAGE = PYSRC / "trilithon"
# The sheet of symbols that the page shares with the package.
PICTURES = PACKAGE / "draw" / "pictures"
WEB = ROOT / "web"
RULES = WEB / "rules"
DOCS = WEB / "docs"
LAB = WEB / "lab"
HOME = WEB / "home"
# Pieces that pages have in common.
FRAME = WEB / "frame"
# What was measured, as the commands wrote it.
RESULTS = ROOT / "docs" / "results"
DIST = ROOT / "dist"
CACHE = ROOT / ".cache"
VENV = ROOT / ".venv"
NODE_MODULES = ROOT / "node_modules"
PYODIDE = NODE_MODULES / "pyodide"
REQUIREMENTS = ROOT / "requirements.txt"
DEV_REQUIREMENTS = ROOT / "requirements-dev.txt"


def files_under(folder: Path) -> list[Path]:
    """Return every source file below ``folder`` in a fixed order, bytecode left out."""
    return sorted(
        path for path in folder.rglob("*") if path.is_file() and "__pycache__" not in path.parts
    )


def digest(paths: Iterable[Path], *extra: str | bytes, base: Path = ROOT) -> str:
    """Return a hash of the files' names (relative to ``base``) and contents, and of ``extra``."""
    total = hashlib.sha256()
    for path in paths:
        content = hashlib.sha256(path.read_bytes()).hexdigest()
        total.update(f"{path.relative_to(base).as_posix()}\0{content}\n".encode())
    for item in extra:
        total.update(item.encode() if isinstance(item, str) else item)
        total.update(b"\n")
    return total.hexdigest()
