"""What can be wrong with a link."""

from __future__ import annotations

from trilithon.core.errors import Problem, declare

declare(
    {
        "link-foreign": "this is no link to a game: {text}",
        "link-version": "the link is of version {version}, which this page does not know",
        "link-damaged": "the link is damaged: a part of it was cut off or changed",
        "link-large": "the link holds more than can be read",
        "link-extent": "the link holds too much: {reason}",
        "link-content": "the link has a part that makes no sense: {text}",
        "link-field": "the link has a part that cannot be read: {text}",
        "link-twice": "the link names {name} twice",
        "link-game": "the link is for a game that is not known here: {name}",
        "link-move": "the link's ply {ply}, {text}: {reason}",
        "link-setup": "the link's start cannot be used: {reason}",
        "link-at": "the link points at ply {text}, which it does not have",
    }
)

_TEXT_SHOWN = 40


class BadLink(Problem):
    """A fragment that stands for no match."""


def senseless(text: str) -> BadLink:
    """The problem with a part of a link that was written by nothing that we know."""
    return BadLink("link-content", text=text[:_TEXT_SHOWN])
