"""What the engine's own texts tell programmers of its public names, as HTML.

Read from the sources with griffe, so that the build needs none of the libraries that some modules
are for. Docstrings are Markdown, and what is tried in them by `doctest` stands there as a program.
"""

from __future__ import annotations

from collections.abc import Iterator
from doctest import DocTestParser, Example
from functools import cache
from html import escape
from itertools import groupby
from typing import Any

import griffe
from markdown_it import MarkdownIt

from tools.build.paths import PYSRC

PACKAGE = "trilithon"


def api(name: str, *only: str) -> str:
    """The page's part about a module: what it is, and an entry for each of its public names.

    Where names are given, it is these that have one.
    """
    module = _module(name)
    entries = "".join(_entry(name, key, module[key]) for key in only or public_names(name))
    return f'<div class="api" lang="en">{_prose(module)}{entries}</div>\n'


def public_names(name: str) -> list[str]:
    """The names that a module promises: those of `__all__`, else what it makes itself."""
    module = _module(name)
    if module.exports:
        return [str(key) for key in module.exports]
    return [
        key
        for key, member in module.members.items()
        if not member.is_alias and member.is_public and member.docstring and not member.is_module
    ]


@cache
def _package() -> Any:
    return griffe.load(PACKAGE, search_paths=[PYSRC], resolve_aliases=True)


def _module(name: str) -> Any:
    inner = name.removeprefix(PACKAGE).lstrip(".")
    return _package()[inner] if inner else _package()


def _entry(module: str, name: str, member: Any) -> str:
    what = member.final_target if member.is_alias else member
    anchor = f"{module}.{name}"
    told = "".join(_members(anchor, what)) if what.is_class else ""
    return (
        f'<section class="entry" id="{anchor}"><h3><code>{name}</code></h3>'
        f"<pre><code>{escape(_signature(name, what))}</code></pre>{_prose(what)}{told}</section>\n"
    )


def _members(anchor: str, what: Any) -> Iterator[str]:
    """The members of a class that are its own, but those that its signature has told."""
    for name, member in what.members.items():
        if member.is_public and not name.startswith("__") and _is_told(member, what):
            head = escape(_signature(name, member))
            yield (
                f'<section class="entry member" id="{anchor}.{name}">'
                f"<h4><code>{head}</code></h4>{_prose(member)}</section>"
            )


def _is_told(member: Any, what: Any) -> bool:
    if member.docstring:
        return True
    return member.is_attribute and member.annotation is not None and "dataclass" not in what.labels


def _signature(name: str, what: Any) -> str:
    """How a name is used, as Python writes it."""
    if what.is_function:
        return str(what.signature(name=name)).replace("(self, ", "(").replace("(self)", "()")
    if not what.is_class:
        annotation = f": {what.annotation}" if what.annotation else ""
        return f"{name}{annotation}" if annotation else f"{name} = {what.value}"
    if (made := what.members.get("__init__")) is not None and made.is_function:
        call = str(made.signature(name=name, return_type=False))
        return f"class {call.replace('(self, ', '(').replace('(self)', '()')}"
    return f"class {name}({', '.join(str(base) for base in what.bases)})".replace("()", "")


def _prose(what: Any) -> str:
    """A docstring as HTML."""
    text = what.docstring.value if what.docstring else ""
    parts = [part for part in DocTestParser().parse(text) if part]
    runs = groupby(parts, lambda part: isinstance(part, Example))
    markdown = "".join(_program(run) if tried else "".join(map(str, run)) for tried, run in runs)
    return str(MarkdownIt("commonmark", {"html": False}).render(markdown))


def _program(examples: Iterator[Any]) -> str:
    """Tried examples as one fence."""
    lines = "".join(_example(example) for example in examples)
    return f"\n```pycon\n{lines}```\n"


def _example(example: Example) -> str:
    first, *more = example.source.splitlines()
    source = "".join([f">>> {first}\n", *(f"... {line}\n" for line in more)])
    return source + example.want
