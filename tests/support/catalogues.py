"""The message catalogues, read."""

from __future__ import annotations

from functools import cache

from fluent.syntax import FluentParser, ast

from tools.site.words import catalogue as text_of


@cache
def catalogue(language: str) -> dict[str, ast.Message]:
    """The messages of a language by key."""
    messages: dict[str, ast.Message] = {}
    for entry in FluentParser().parse(text_of(language)).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in messages, f"{entry.id.name} stands twice"
            messages[entry.id.name] = entry
    return messages
