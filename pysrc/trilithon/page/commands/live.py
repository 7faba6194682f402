"""Commands of live games: what the page's channel brings, and what the person here tells.

Few games are live, and starting is to be quick: what they need is imported when they are played.
"""

from __future__ import annotations

from typing import NotRequired, TypedDict

from trilithon.core import Player
from trilithon.match import BadCommand
from trilithon.match.correspondence import chain, stage
from trilithon.match.take_back import request_of
from trilithon.page.protocol.events import Event
from trilithon.page.protocol.live import Word
from trilithon.page.registry import command
from trilithon.page.session import Session


class Meet(TypedDict):
    """The devices of a game by link have found each other, or (with `on` false) lost each other.

    `left` are the times of both sides that were kept, in milliseconds.
    """

    on: bool
    left: NotRequired[tuple[int, int]]


@command("meet", since="always")
def meet(session: Session, command: Meet) -> list[Event]:
    """A live game, or none any more."""
    from trilithon.page.live import conversation
    from trilithon.page.live.course import seated
    from trilithon.page.live.device import Device

    live = session.live
    if not command["on"]:
        session.live = None
        return []
    if live is None or live.match is not session.match:
        live = session.live = Device(session.match)
        if "left" in command and live.clock.limit is not None:
            own = seated(session.match)
            first, second = (left / 1000 for left in command["left"])
            live.clock.know(*((first, second) if own is Player.FIRST else (second, first)))
    conversation.meet(live)
    return session.live_told()


class Hear(TypedDict):
    """Take in a text that came from the other device."""

    text: str


@command("hear", since="always")
def hear(session: Session, command: Hear) -> list[Event]:
    """The game with what the other one did, and what there is to answer."""
    live, before = session.live, session.match
    if live is None:
        return []
    from trilithon.page.live import conversation

    stood, asked = _standing(session), request_of(before)
    live.match, known = before, live.id
    conversation.hear(live, command["text"], session.clock())
    if live.match is not before:
        session.take(live.match)
        # A further round is of the same match.
        session.matches += live.id != known
    if _standing(session) != stood:
        return session.show()
    # A choice that is on its way here is not to be dropped for a question.
    return session.live_told() if request_of(session.match) == asked else session.show_again()


def _standing(session: Session) -> tuple[object, ...]:
    return id(session.match), stage(session.match), chain(session.match)


class Say(TypedDict):
    """Say something to the other person: a `word` that both pages know, or a text."""

    word: NotRequired[Word]
    text: NotRequired[str]


@command("say", since="always")
def say(session: Session, command: Say) -> list[Event]:
    """Words that go out."""
    if session.live is None:
        raise BadCommand("live-none")
    from trilithon.page.live import conversation

    conversation.say(session.live, command.get("word"), command.get("text", ""))
    return session.live_told()


class Attend(TypedDict):
    """Tell how the person here attends to the game; to be repeated every few seconds."""

    hidden: bool
    typing: bool


@command("attend", since="always")
def attend(session: Session, command: Attend) -> list[Event]:
    """How things stand, told to the other device in any case."""
    if session.live is None:
        return []
    from trilithon.page.live import conversation

    stood = _standing(session)
    session.live.attention = command["hidden"], command["typing"]
    conversation.tell(session.live, session.clock(), anew=True)
    # Time may have run out meanwhile.
    return session.live_told() if _standing(session) == stood else session.show()


class WantAgain(TypedDict):
    """Want another game with sides changed, or no more; it begins when both want it."""

    on: bool


@command("want_again", since="always")
def want_again(session: Session, command: WantAgain) -> list[Event]:
    """What the other person is told, or the new game."""
    live, before = session.live, session.match
    if live is None:
        raise BadCommand("live-none")
    from trilithon.page.live import conversation

    conversation.want_again(live, command["on"])
    if live.match is before:
        return session.live_told()
    session.take(live.match)
    session.matches += 1
    return session.show()
