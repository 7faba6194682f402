"""What a page can ask: each command is told once, where it is carried out.

`command` names a handler; from that follow the dispatch in `page.bridge`, the check of what comes
in, and the types in `web/js/engine/protocol.d.ts`.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Generator
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Literal, TypedDict, TypeVar, get_type_hints

from trilithon.match import BadCommand
from trilithon.page.protocol.events import Event
from trilithon.page.validation import mismatch

Changes = Literal["nothing", "view", "position"]
Since = Literal["position", "match", "always"]
Job = Generator[None, None, Event]
Handler = TypeVar("Handler", bound=Callable[..., list[Event] | Job | None])


@dataclass(frozen=True)
class Command:
    """One kind of command; see `command` for what its parts are."""

    name: str
    handler: Callable[..., list[Event] | Job | None]
    needs_session: bool
    changes: Changes
    since: Since

    @cached_property
    def type(self) -> Any:
        """The typed dictionary of the whole command, as it comes in."""
        fields: dict[str, Any] = {"type": Literal[self.name]}
        if self.needs_session:
            fields |= {"session": str, "revision": int}
        if (own := get_type_hints(self.handler).get("command")) is not None:
            fields |= get_type_hints(own, include_extras=True)
        make: Any = TypedDict
        return make(self.name, fields)

    def check(self, command: dict[str, Any]) -> None:
        """Raises BadCommand unless a command has the fields of its kind and no other."""
        if (where := mismatch(command, self.type)) is not None:
            raise BadCommand("command-malformed", where=where.lstrip("."))

    def carry_out(self, asked: object, command: dict[str, Any]) -> list[Event] | Job | None:
        """What the handler answers; `asked` is a session or the desk."""
        if "command" in self.handler.__annotations__:
            return self.handler(asked, command)
        return self.handler(asked)


COMMANDS: dict[str, Command] = {}


def command(
    name: str,
    *,
    changes: Changes = "nothing",
    since: Since = "position",
    needs_session: bool = True,
) -> Callable[[Handler], Handler]:
    """Let a function carry out the commands whose type is `name`.

    It is called with the session or, where none is needed, with the desk, and with the command; a
    parameter `command` is annotated with the typed dictionary of the fields that come besides
    `type`, `session` and `revision`. It may raise Problem. What it returns is the answer: events,
    a job that is gone on with in slices and returns its event, or None. With None, the session is
    shown as far as the command `changes` something: the `position` (or who is to do what on it),
    for which the computer begins to think anew, or only what is in the `view` besides. A command
    counts if it was made on a view `since` which the position is the same, or the match, or always.
    """

    def register(handler: Handler) -> Handler:
        COMMANDS[name] = Command(name, handler, needs_session, changes, since)
        return handler

    return register


def read_command(text: str) -> dict[str, Any]:
    """The command a JSON text stands for, of a known type but not checked. Raises BadCommand."""
    try:
        found = json.loads(text)
    except (ValueError, RecursionError) as reason:
        raise BadCommand("command-json") from reason
    kind = found.get("type") if isinstance(found, dict) else None
    if not isinstance(kind, str) or kind not in COMMANDS:
        raise BadCommand("command-malformed", where="type")
    return dict(found)
