"""Commands that find something out about a session's game and leave the game as it is."""

from __future__ import annotations

from typing import Any

from trilithon.core.errors import declare
from trilithon.match import BadCommand
from trilithon.match.permissions import may_analyse, may_hint, may_review
from trilithon.page.session import Session

declare(
    {
        "inquiry-analysis": "this game is analysed once it is over",
        "inquiry-review": "there are no moves to look into",
        "inquiry-hint": "there is a hint for whoever is to move against the computer",
    }
)

INQUIRIES = frozenset({"analyse", "review", "hint", "halt"})


def inquire(session: Session, command: Any) -> None:
    """Begin or end an inquiry as a checked command says. Raises BadCommand where it is not fair."""
    study, match = session.study, session.match
    if command["type"] == "analyse":
        if command["on"] and not may_analyse(match):
            raise BadCommand("inquiry-analysis")
        study.on, study.paused = command["on"], command["paused"]
    elif command["type"] == "review":
        if not may_review(match):
            raise BadCommand("inquiry-review")
        study.on = True
        study.begin_review()
    elif command["type"] == "hint":
        if not may_hint(match):
            raise BadCommand("inquiry-hint")
        study.begin_hint()
    else:
        study.halt()
    session.explore()
