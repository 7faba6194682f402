"""What can be wrong with a link."""

from __future__ import annotations

from trilithon.core.errors import Problem

_TEXT_SHOWN = 40


class BadLink(Problem):
    """A fragment that stands for no match."""


def senseless(text: str) -> BadLink:
    """The problem with a part of a link that was written by nothing that we know."""
    return BadLink("link-content", text=text[:_TEXT_SHOWN])
