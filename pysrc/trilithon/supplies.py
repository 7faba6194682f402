"""Files of the package that are large and rarely wanted, such as books.

On the command line they lie in the package. A page fetches them: what is asked for in vain is noted
as `wanted`, and whoever runs the engine there hands it over with `supply` when it has come.
"""

from __future__ import annotations

from pathlib import Path

_PACKAGE = Path(__file__).parent
_had: dict[str, bytes] = {}
_missed: dict[str, None] = {}


def read(name: str) -> bytes | None:
    """The content of a file, given by its path in the package; None as long as it is not here."""
    if name not in _had:
        try:
            _had[name] = (_PACKAGE / name).read_bytes()
        except OSError:
            # In an archive there are no paths, and the page's archive leaves these files out.
            _missed.setdefault(name)
    return _had.get(name)


def wanted() -> list[str]:
    """The names of files that were asked for in vain since this was last asked."""
    names = list(_missed)
    _missed.clear()
    return [name for name in names if name not in _had]


def supply(name: str, content: bytes) -> None:
    """Hand over a file that was wanted."""
    _had[name] = content
