"""Commands of games by link: what both have to agree on, and replies to moves that are foreseen."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from trilithon.match import replies, take_back
from trilithon.page.registry import command
from trilithon.page.session import Session


class Request(TypedDict):
    """Ask to take back the last move of whoever plays here, or (with `on` false) no more.

    With `draw`, a draw is offered instead.
    """

    on: bool
    draw: NotRequired[bool]


@command("request", changes="position")
def request(session: Session, command: Request) -> None:
    """What the other person will be asked with the next link."""
    if command["on"] and command.get("draw", False):
        take_back.offer_draw(session.match)
    elif command["on"]:
        take_back.request(session.match)
    else:
        take_back.withdraw(session.match)


class AnswerRequest(TypedDict):
    """Answer what the other person asks."""

    accept: bool


@command("answer_request", changes="position")
def answer_request(session: Session, command: AnswerRequest) -> None:
    """Moves taken back, a draw, or a refusal."""
    take_back.answer_request(session.match, accept=command["accept"])


class Foresee(TypedDict):
    """Try what the other person may play, and the reply, while `on`."""

    on: bool


@command("foresee", changes="position")
def foresee(session: Session, command: Foresee) -> None:
    """Moves of both sides that are tried ahead of the game, or an end of that."""
    match = session.match
    if command["on"]:
        replies.foresee(match)
    elif match.foreseeing:
        match.foreseeing = False
        match.go(match.stand.id)
