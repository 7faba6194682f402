"""Everything that can be wrong with what a person or a program hands to the engine.

A problem carries a catalogue key and arguments, so that the page can say it in any language, and
reads as one plain English sentence for the command line and for programmers.
"""

from __future__ import annotations

from collections.abc import Sequence

from trilithon.core.scene import Text

_ENGLISH: dict[str, str] = {}
_LONGEST = 600
_LONGEST_ARGUMENT = 100


def declare(sentences: dict[str, str]) -> None:
    """Add the English sentences of a module's problem keys; `{name}` stands for an argument.

    Each module declares its own, so that a game stays one folder. Raises ValueError when a key is
    already taken by another sentence.
    """
    for key, sentence in sentences.items():
        if _ENGLISH.setdefault(key, sentence) != sentence:
            raise ValueError(f"problem key declared twice: {key}")


def declared() -> dict[str, str]:
    """All declared problem keys with their English sentences."""
    return dict(_ENGLISH)


class Problem(ValueError):
    """Something handed in that cannot be used.

    `key` names the sentence in the message catalogues, `arguments` its words, numbers and the
    problems it comes from. `spaces` are the ids of the board's spaces that show the reason, and may
    be empty.
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
        args: dict[str, str | float | Text] = {
            name: value.text if isinstance(value, Problem) else value
            for name, value in self.arguments.items()
        }
        return {"key": self.key, "args": args}

    def __str__(self) -> str:
        return _ENGLISH[self.key].format(**self.arguments)


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
