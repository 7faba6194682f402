"""What the pages have in common: pieces of HTML that stand in `web/frame` once.

A page, or a piece, names one by a comment on a line of its own, ``<!-- frame/head -->``. With
``each`` before its name it stands there once for each game, and ``${game}`` in it is what is told
of the game by that name; see `games`. Addresses in a piece are those of a page at the site's root.
"""

import posixpath
import re
from collections.abc import Iterable, Mapping, Sequence
from pathlib import PurePosixPath
from string import Template
from textwrap import indent

from tools.build.paths import FRAME
from tools.build.steps import StepError

_PIECE = re.compile(r"^([ \t]*)<!-- (each )?frame/([\w-]+) -->$", re.MULTILINE)
_ADDRESS = re.compile(r'\b(href|src)="([^"#:]+)"')


def framed(page: str, place: PurePosixPath, games: Iterable[Mapping[str, str]] = ()) -> str:
    """Put the pieces into a page at ``place``, as deep as the comments stand."""
    told = list(games)

    def put(match: re.Match[str]) -> str:
        return _addressed(_piece(match, told), place.parent.as_posix())

    return _PIECE.sub(put, page)


def _piece(named: re.Match[str], games: Sequence[Mapping[str, str]]) -> str:
    """A piece with those that it names itself."""
    margin, each, name = named.groups()
    piece = _read(name)
    if each:
        piece = "\n".join(Template(piece).substitute(game) for game in games)
    return indent(_PIECE.sub(lambda inner: _piece(inner, games), piece), margin)


def _read(name: str) -> str:
    path = FRAME / f"{name}.html"
    if not path.is_file():
        raise StepError(f"a page wants frame/{name}, which does not exist")
    return path.read_text(encoding="utf-8").rstrip("\n")


def _addressed(piece: str, folder: str) -> str:
    return _ADDRESS.sub(lambda found: f'{found[1]}="{posixpath.relpath(found[2], folder)}"', piece)
