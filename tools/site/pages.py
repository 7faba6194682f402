"""Turn the pages' sources into what is served: start view, symbols, policies, hashed addresses."""

import posixpath
import re
from collections.abc import Mapping
from pathlib import PurePosixPath

from tools.build.headers import POLICY, page_policy
from tools.build.steps import StepError

_QUOTED = re.compile(r'"([^"\s<>]+)"')


def fill(page: str, parts: Mapping[str, str]) -> str:
    """Put each part in the place of its placeholder comment ``<!-- name -->``, if there is one."""
    for name, text in parts.items():
        page = page.replace(f"<!-- {name} -->", text)
    return page


def with_policy(page: str, place: PurePosixPath, origin: str) -> str:
    """Let the page at ``place`` say what it may load: not every host sends that with it."""
    said = ['<meta charset="utf-8">']
    if policy := page_policy(place, origin):
        said.append(f'<meta http-equiv="{POLICY}" content="{policy}">')
    said.append('<meta name="referrer" content="no-referrer">')
    return replace_once(page, said[0], "\n  ".join(said))


def readdress(text: str, place: PurePosixPath, moved: Mapping[str, str]) -> str:
    """Rewrite the relative addresses in a page or manifest at ``place``.

    ``moved`` tells for each source file that is served elsewhere where that is. Every quoted word
    that is the relative address of such a file is replaced.
    """

    def replace(match: re.Match[str]) -> str:
        address, mark, rest = _split(match[1])
        target = posixpath.normpath(posixpath.join(place.parent.as_posix(), address))
        if target not in moved:
            return match[0]
        return f'"{posixpath.relpath(moved[target], place.parent.as_posix())}{mark}{rest}"'

    return _QUOTED.sub(replace, text)


def replace_once(text: str, old: str, new: str) -> str:
    """Replace what must stand exactly once in a source."""
    if text.count(old) != 1:
        raise StepError(f"{old!r} should stand exactly once in a source, but does not")
    return text.replace(old, new)


def _split(address: str) -> tuple[str, str, str]:
    found = re.search(r"[?#]", address)
    if found is None:
        return address, "", ""
    return address[: found.start()], found[0], address[found.end() :]
