"""All style sheets of a page as one file, so that nothing is painted later for their number."""

import posixpath
import re
from pathlib import PurePosixPath

from tools.build.paths import digest

# Where they lie: as deep as their parts do, so that addresses in them stay right.
JOINED = "css/joined/"

_LINK = re.compile(r'[ \t]*<link rel="stylesheet" href="([^"]+)">\n?')


def join_styles(page: str, place: PurePosixPath, files: dict[str, bytes]) -> str:
    """Let the page ask for one style sheet in place of all, and put that one into ``files``.

    They are joined in the order of the page.
    """
    folder = place.parent.as_posix()
    names = [posixpath.normpath(posixpath.join(folder, name)) for name in _LINK.findall(page)]
    if not names:
        return page
    joined = f"{JOINED}{digest((), *names)[:8]}.css"
    files[joined] = b"\n".join(files[name] for name in names)
    link = f'  <link rel="stylesheet" href="{posixpath.relpath(joined, folder)}">\n'
    links = iter([link])
    return _LINK.sub(lambda _: next(links, ""), page)
