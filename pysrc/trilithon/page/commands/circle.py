"""Commands of circles, who look at one board together from several devices.

What they need is imported when somebody does, since starting is to be quick.
"""

from __future__ import annotations

from typing import NotRequired, TypedDict

from trilithon.match import BadCommand
from trilithon.page.protocol.events import Event
from trilithon.page.registry import command
from trilithon.page.session import Session


class JoinCircle(TypedDict):
    """Look at one board with others, as its `host` or as a guest; `id` is the circle's.

    With `on` false, no more. `number` is that of the board that the host's engine before this one
    has told last: guests heed only what comes after it.
    """

    id: str
    host: bool
    on: bool
    number: NotRequired[int]


@command("circle", since="always")
def join(session: Session, command: JoinCircle) -> list[Event]:
    """A board that others see too, or none any more."""
    from trilithon.page.live.circle.guest import Guest
    from trilithon.page.live.circle.host import Host

    together = session.together
    if not command["on"]:
        return together.end(session.name, session.match)
    known = together.host or together.guest
    if known is None or known.id != command["id"]:
        hosts, match = command["host"], session.match
        number = command.get("number", 0)
        together.host = Host(command["id"], match, number=number) if hosts else None
        together.guest = None if hosts else Guest(command["id"], match)
        together.began = session.matches
    return session.circle_told()


class Welcome(TypedDict):
    """A guest of a number can be reached, or (with `on` false) no more."""

    guest: int
    on: bool


@command("welcome", since="always")
def welcome(session: Session, command: Welcome) -> list[Event]:
    """A guest more or less at one's board; a guest's own way to the host, where 0 is told."""
    host, guest = session.together.host, session.together.guest
    if host is not None and command["on"]:
        host.welcome(command["guest"])
    elif host is not None:
        host.dismiss(command["guest"])
    elif guest is not None and command["on"]:
        guest.meet()
    return session.circle_told()


class Overhear(TypedDict):
    """Take in a text that came from a guest, or (0) from the host."""

    guest: int
    text: str


@command("overhear", since="always")
def overhear(session: Session, command: Overhear) -> list[Event]:
    """The board with what somebody else did."""
    host, guest = session.together.host, session.together.guest
    if host is not None:
        host.match = session.match
        before = host.number
        host.hear(command["guest"], command["text"], session.clock())
        return session.show() if host.number != before else session.circle_told()
    if guest is None:
        return []
    guest.match = session.match
    guest.hear(command["text"], session.clock())
    if guest.match is session.match:
        return session.circle_told()
    session.take(guest.match)
    return session.show()


class HandOver(TypedDict):
    """Hand the move to a guest, or (0) take it back."""

    to: int


@command("hand", since="always")
def hand(session: Session, command: HandOver) -> list[Event]:
    """Who may change the board from now on."""
    host = session.together.host
    if host is None:
        raise BadCommand("circle-none")
    host.match = session.match
    host.hand(command["to"])
    return session.circle_told()


class PointAt(TypedDict):
    """Point at a space, or at nothing any more."""

    at: str | None


@command("point", since="always")
def point(session: Session, command: PointAt) -> list[Event]:
    """Where one points, for all to see."""
    circle = session.together.host or session.together.guest
    if circle is not None:
        circle.point(command["at"])
    return session.circle_told()


@command("look", since="always")
def look(session: Session) -> list[Event]:
    """Which board is here, told to the host; to be repeated every few seconds."""
    if session.together.guest is not None:
        session.together.guest.look()
    return session.circle_told()
