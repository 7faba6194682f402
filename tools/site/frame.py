"""What the pages have in common: pieces of HTML that stand in `web/frame` once.

A page names one by a comment on a line of its own, ``<!-- frame/head -->``. Addresses in a piece
are those of a page at the site's root.
"""

import posixpath
import re
from pathlib import PurePosixPath
from textwrap import indent

from tools.build.paths import FRAME
from tools.build.steps import StepError

_PIECE = re.compile(r"^([ \t]*)<!-- frame/([\w-]+) -->$", re.MULTILINE)
_ADDRESS = re.compile(r'\b(href|src)="([^"#:]+)"')


def framed(page: str, place: PurePosixPath) -> str:
    """Put the pieces into a page at ``place``, as deep as the comments stand."""

    def put(match: re.Match[str]) -> str:
        margin, name = match.groups()
        return indent(_addressed(_read(name), place.parent.as_posix()), margin)

    return _PIECE.sub(put, page)


def _read(name: str) -> str:
    path = FRAME / f"{name}.html"
    if not path.is_file():
        raise StepError(f"a page wants frame/{name}, which does not exist")
    return path.read_text(encoding="utf-8").rstrip("\n")


def _addressed(piece: str, folder: str) -> str:
    return _ADDRESS.sub(lambda found: f'{found[1]}="{posixpath.relpath(found[2], folder)}"', piece)
