"""Files of the package that are large and rarely wanted, such as books.

On the command line they lie in the package. A page fetches them, and asks after every message for
what is `wanted`; what was asked for in vain is told there once, and is `awaited` until it is handed
over with `supply`, or given up.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

_PACKAGE = Path(__file__).parent.parent
# None is what could not be had.
_had: dict[str, bytes | None] = {}
_missed: set[str] = set()
_coming: set[str] = set()
_lost: set[str] = set()
# Whether there is a page that fetches what is wanted, and how many times it has handed over one.
_fetched, _handed = False, 0
_waited = False


def read(name: str) -> bytes | None:
    """The content of a file, given by its path in the package; None as long as it is not here."""
    if name not in _had and name not in _coming:
        try:
            _had[name] = (_PACKAGE / name).read_bytes()
        except OSError:
            # In an archive there are no paths, and the page's archive leaves these files out.
            _missed.add(name)
    return _had.get(name)


def wanted() -> str:
    """The names of files that were asked for in vain, a line each; each is told once."""
    global _fetched
    _fetched = True
    names = sorted(_missed)
    _coming.update(names)
    _missed.clear()
    return "\n".join(names)


def awaited(name: str) -> bool:
    """Whether a file is on its way, or is going to be as soon as the page asks what is wanted."""
    global _waited
    coming = name in _coming or (_fetched and name in _missed)
    _waited |= coming
    return coming


def awaiting(name: str) -> Iterator[None]:
    """Yields as long as a file is on its way; at least once if it is not here."""
    if read(name) is None:
        yield
    while awaited(name):
        yield


def waited() -> bool:
    """Whether anything has been said to be on its way, as is told once.

    Whoever was told so asks again and again, and may as well rest until more has `arrived`.
    """
    global _waited
    found, _waited = _waited, False
    return found


def arrived() -> int:
    """How many files have been handed over or given up."""
    return _handed


def supply(name: str, content: bytes | memoryview | None) -> None:
    """Hand over a file that was wanted; None if it cannot be had."""
    global _handed
    _handed += 1
    _had[name] = None if content is None else bytes(content)
    if content is None:
        _lost.add(name)
    _coming.discard(name)


def lost() -> bool:
    """Whether a file that was wanted cannot be had, as is told once."""
    found = bool(_lost)
    _lost.clear()
    return found
