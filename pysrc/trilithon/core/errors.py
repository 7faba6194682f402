"""Everything that can be wrong with what a person or a program hands to the engine.

A problem carries a catalogue key and arguments, so that the page can say it in any language. Its
English sentence stands in a file `problems.ftl` of the package that raises it, in the syntax of the
message catalogues, where the page's catalogue and the command line have it from.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any, cast

from trilithon.core.scene import Text, sentence

SENTENCES = "problems.ftl"
"""The name of the files with the sentences of problems: a line `key = sentence` for each."""

_LONGEST = 600
_LONGEST_ARGUMENT = 100
# An argument as it is, or in the catalogue's words.
_ARGUMENT = re.compile(r"{ \$?(\w+) }")


def read_sentences(text: str) -> dict[str, str]:
    """The sentences of a file by key; `{ $name }` and `{ name }` stand for an argument."""
    lines = (line.partition(" = ") for line in text.splitlines())
    return {key: sentence for key, _, sentence in lines if sentence}


@cache
def _sentences() -> dict[str, str]:
    """All sentences there are, read when the first one is wanted."""
    folder = str(Path(__file__).parent.parent)
    return {key: found for text in _files(folder) for key, found in read_sentences(text).items()}


def _files(folder: str) -> Iterator[str]:
    """The content of all files of sentences in the packages of a folder, or of a place in a zip."""
    # Wanted once in a while only, and starting is to be quick.
    from pkgutil import iter_modules

    for finder, name, is_package in iter_modules([folder]):
        spec: Any = cast(Any, finder).find_spec(name) if is_package else None
        if spec is None:
            continue
        # Not every package has problems of its own.
        with suppress(OSError):
            yield spec.loader.get_data(str(Path(folder, name, SENTENCES))).decode()
        yield from _files(str(Path(folder, name)))


class Problem(ValueError):
    """Something handed in that cannot be used.

    `key` names the sentence in the message catalogues, `arguments` its words, numbers and the
    problems it comes from. `spaces` are the ids of the board's spaces that show the reason, and may
    be empty.

    >>> from trilithon.lab import new
    >>> try:
    ...     new("consta", "z9")
    ... except Problem as problem:
    ...     print(problem.key, problem, sep=": ")
    start-move: Move 1, “z9”: z9 is not on a board of size 11.
    """

    def __init__(
        self, key: str, /, spaces: Sequence[str] = (), **arguments: str | int | Problem
    ) -> None:
        super().__init__(key)
        self.key = key
        # What is quoted may be anything, and a sentence is to stay one.
        self.arguments = {name: _short(value) for name, value in arguments.items()}
        self.spaces = tuple(spaces)

    @property
    def text(self) -> Text:
        """The problem as a sentence of the message catalogues."""
        args = {
            name: value.text if isinstance(value, Problem) else value
            for name, value in self.arguments.items()
        }
        return sentence(self.key, **args)

    def __str__(self) -> str:
        # A page has the sentences in its catalogue alone.
        sentence = _sentences().get(self.key, self.key)
        return _ARGUMENT.sub(lambda found: str(self.arguments[found[1]]), sentence)


def _short(value: str | int | Problem) -> str | int | Problem:
    if not isinstance(value, str) or len(value) <= _LONGEST_ARGUMENT:
        return value
    return value[: _LONGEST_ARGUMENT - 1] + "…"


class BadSetting(Problem):
    """A setting (size, komi, pattern, …) that the game does not have or that is out of range."""


class BadMove(Problem):
    """A text that is no move of the game on this board."""


class IllegalMove(Problem):
    """A well-formed move that the rules forbid in this position."""


class BadPosition(Problem):
    """A text that is no position of the game."""


def one_line(text: str) -> str:
    """The text on one line, without characters that a terminal would obey."""
    plain = "".join(
        letter if letter.isprintable() else letter.encode("unicode_escape").decode()
        for letter in " ".join(text.split())
    )
    return plain if len(plain) <= _LONGEST else plain[: _LONGEST - 1] + "…"
