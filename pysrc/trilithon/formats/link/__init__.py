"""A match as the fragment of a page's address, and back.

A link of version 1 begins with `1t`; the rest is letters and digits in which the whole match is
packed (see `packed`). Version 0 was plain words (see `plain`). Every version is read for ever; only
the newest is written.
"""

from __future__ import annotations

import re

from trilithon.formats.link import packed, plain
from trilithon.formats.link.errors import BadLink
from trilithon.match import Match

__all__ = ["BadLink", "read_fragment", "write_fragment"]

_PACKED = re.compile("([0-9]{1,4})t([0-9A-Za-z]*)", re.ASCII)


def write_fragment(match: Match, *, sent: bool = False) -> str:
    """The whole match as a fragment, without `#`; who sits where and the draft are left out.

    With `sent`, it is what the other person of a game by link is to have: the game as it is played
    with the replies that go with it, and none of the variations tried here.
    """
    return f"{packed.VERSION}t{packed.write(match, sent=sent)}"


def read_fragment(text: str) -> Match:
    """The match that a fragment of any version stands for, with humans on both sides.

    It may be a whole address, have blanks or line breaks in it, and signs after its end, as
    messengers leave them. Raises BadLink.
    """
    if not text.strip():
        raise BadLink("link-empty")
    fragment = _fragment(text)
    if (found := _PACKED.match(fragment)) is not None:
        version, letters = found.groups()
        if version != packed.VERSION:
            raise BadLink("link-version", version=version)
        return packed.read(letters)
    if "=" in fragment:
        return plain.read(fragment)
    raise BadLink("link-foreign", text=text)


def _fragment(text: str) -> str:
    before, mark, after = text.partition("#")
    fragment = after if mark else before
    if "%" in fragment:
        # Messengers escape commas and slashes, and browsers blanks; most links are as written and
        # need no import.
        from urllib.parse import unquote

        fragment = unquote(fragment)
    return "".join(fragment.split())
