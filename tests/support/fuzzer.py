"""Commands that no page would send: some all but right, some spoilt, some nonsense."""

from __future__ import annotations

import json
import random
from types import UnionType
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints

from tests.support.random_matches import grow, random_settings
from trilithon import GAMES
from trilithon.formats.link import write_fragment
from trilithon.formats.pgn import write_record
from trilithon.match import new_match

# What is imported only for what it adds to COMMANDS.
from trilithon.page import commands as commands
from trilithon.page.registry import COMMANDS

ODD_TEXTS = (
    *("", " ", "\x00", "\ud800", "é象🙂", "<b onclick=alert(1)>", "null", "-1", "1e9", "NaN"),
    *("%", "%zz", "\\", '"', "{", "}", "{[%mark", "..", "../../x", "{ $x }", "x" * 3000),
)
ODD_NUMBERS = (0, 1, -1, 2, 3, 7, 19, 255, 10**6, -(10**30), 10**400, 0.5, 1e308)
ODD_VALUES: tuple[Any, ...] = (
    None,
    True,
    [],
    {},
    [[]],
    {"": {}},
    "",
    3,
    -0.0,
    float("nan"),
    float("inf"),
)
# Words of the page's own, wherever a text is wanted.
_WORDS = (
    *GAMES,
    *("pass", "button", "b", "w", "1-2", "S1", "R5", "M3^2", "black", "yellow", "human", "remote"),
    *(
        "size",
        "komi",
        "variant",
        "pattern",
        "first",
        "side",
        "rhombus",
        "crown",
        "arch",
        "5",
        "7.5",
    ),
    *("Black", "White", "Event", "Date", "2026.11.21", "replay", "puzzle", "play", "diagram"),
    *("position", "clear", "side:black", "empty", "win", "s", "t", "table", "abcdef1234"),
)


class Fuzzer:
    """Makes commands for the sessions `s` and `t`; `view` is to be the last view of `s`."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.view: dict[str, Any] = {}
        self.texts = [text for game in GAMES.values() for text in self._games_texts(game)]

    def command_text(self) -> str:
        """The next command, as JSON."""
        return json.dumps(self._command())

    def message(self) -> str:
        """The next message, which need not even be JSON."""
        text = self.command_text()
        return self.spoilt(text) if self.rng.random() < 0.05 else text

    def spoilt(self, text: str) -> str:
        """A text with a part cut out, doubled, moved or replaced."""
        rng = self.rng
        at, other = sorted(rng.randint(0, len(text)) for _ in range(2))
        odd = rng.choice(ODD_TEXTS)[:40]
        return rng.choice(
            [
                text[:at],
                text[at:],
                text[:at] + text[other:],
                text[:other] + text[at:],
                text[:at] + odd + text[at:],
                text[:at] + odd + text[other:],
                text[:at] + text[at:other].swapcase() + text[other:],
                text[::-1],
            ]
        )

    def _games_texts(self, game: Any) -> list[str]:
        texts = []
        for _ in range(6):
            match = grow(new_match(game, random_settings(game, self.rng)), self.rng, 12)
            texts += [write_fragment(match), write_record(match)]
            texts.append(game.notation.write_position(match.root.end().position))
        return texts

    def _command(self) -> Any:
        kind = self.rng.choice(list(COMMANDS))
        command = self._fields(COMMANDS[kind].type)
        if not isinstance(command, dict):
            return command
        command["type"] = kind
        if "session" in command:
            # A game that is closed all the time is never far from its beginning.
            command["session"] = "s" if self.rng.random() < 0.9 and kind != "close" else "t"
        if "revision" in command and self.rng.random() < 0.95:
            command["revision"] = self.view.get("revision", 0)
        for name in list(command):
            if self.rng.random() < 0.03:
                command[name] = self.rng.choice([*ODD_VALUES, *ODD_TEXTS])
        return command

    def _value(self, hint: Any, name: str) -> Any:
        """Something of a type, and mostly something that its name goes with."""
        rng, origin, arguments = self.rng, get_origin(hint), get_args(hint)
        if origin in (Union, UnionType):
            return self._value(rng.choice(arguments), name)
        if origin is Literal:
            return rng.choice(arguments)
        if origin is list:
            return [self._value(arguments[0], name) for _ in range(rng.choice([0, 1, 1, 2, 2, 9]))]
        if origin is tuple:
            return [self._value(one, name) for one in arguments]
        if origin is dict:
            return {self._text(name): self._text(name) for _ in range(rng.randint(0, 2))}
        if hint is bool:
            return rng.random() < 0.5
        if hint is int:
            return rng.choice(ODD_NUMBERS) if rng.random() < 0.1 else rng.randint(0, 5)
        if hint is float:
            return rng.choice([*ODD_NUMBERS, 0.25, 4])
        if hint is str:
            return self._text(name)
        return self._fields(hint) if hasattr(hint, "__annotations__") else rng.choice(ODD_VALUES)

    def _fields(self, hint: Any) -> Any:
        made = {}
        for name, of in get_type_hints(hint, include_extras=True).items():
            optional = get_origin(of) is NotRequired
            if optional and self.rng.random() < 0.6:
                continue
            made[name] = self._value(get_args(of)[0] if optional else of, name)
        return made

    def _text(self, name: str) -> str:
        rng = self.rng
        if name == "game" and rng.random() < 0.9:
            return rng.choice(list(GAMES))
        if name in ("choice", "move", "moves", "spaces", "tool") and rng.random() < 0.8:
            return self._choice()
        if name in ("fragment", "fragments", "link", "record", "text", "position", "drawing"):
            text = rng.choice(self.texts)
            return text if rng.random() < 0.4 else self.spoilt(text)
        return rng.choice(_WORDS) if rng.random() < 0.8 else rng.choice(ODD_TEXTS)

    def _choice(self) -> str:
        """A space or an option, or a move that may be one of the game shown."""
        scene = self.view.get("scene", {"spaces": [], "options": []})
        known: list[str] = [one["id"] for one in (*scene["spaces"], *scene["options"])] or ["c3"]
        one, other = self.rng.choice(known), self.rng.choice(known)
        return self.rng.choice([one, one, one, f"{one},{other}", f"2{one}", f"b{one}", f"w{one}"])
