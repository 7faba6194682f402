"""The message catalogues, read, and what their messages are made of."""

from __future__ import annotations

from functools import cache

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

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


class _References(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


def references(language: str, key: str) -> tuple[set[str], set[str]]:
    """The variables that a message may use, through others too, and the messages it is made of."""
    found = _References()
    found.visit(catalogue(language)[key])
    variables, messages = found.variables, set(found.messages)
    for name in found.messages:
        more_variables, more_messages = references(language, name)
        variables |= more_variables
        messages |= more_messages
    return variables, messages
