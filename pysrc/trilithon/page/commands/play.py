"""Commands while a game is played or looked through."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from trilithon.core import Explanation
from trilithon.core.errors import IllegalMove
from trilithon.formats.link import read_fragment
from trilithon.match import BadCommand, draft, edit, ending
from trilithon.match import undo as history
from trilithon.page.commands.questions import explained
from trilithon.page.protocol.events import Event
from trilithon.page.registry import command
from trilithon.page.seats import need_human
from trilithon.page.session import Session


class Choose(TypedDict):
    """Point at a space or an option: the draft grows, or a whole move is played.

    With `hold`, the move waits for `confirm` and is shown as not yet played.
    """

    choice: str
    hold: NotRequired[bool]


@command("choose", changes="position")
def choose(session: Session, command: Choose) -> list[Event] | None:
    """A choice taken, or why it cannot be."""
    need_human(session.match)
    try:
        draft.choose(session.match, command["choice"], command.get("hold", False))
    except IllegalMove as reason:
        found = Explanation(reason.text, reason.spaces)
        return [explained(session, command["choice"], found, refused=True)]
    return None


@command("retract", changes="position")
def retract(session: Session) -> None:
    """Take back the last choice of a draft."""
    draft.retract(session.match)


@command("confirm", changes="position")
def confirm(session: Session) -> None:
    """Play the move that is held."""
    draft.confirm(session.match)


class Play(TypedDict):
    """Play a whole move given in notation."""

    move: str


@command("play", changes="position")
def play(session: Session, command: Play) -> None:
    """A move made, or trouble that tells why it cannot be."""
    need_human(session.match)
    session.match.play_text(command["move"])


class Go(TypedDict):
    """Put the cursor on a node of the game tree (0 is the start)."""

    node: int


@command("go", changes="position")
def go(session: Session, command: Go) -> None:
    """Another position of the same game."""
    session.match.go(command["node"])


@command("rejoin", changes="position")
def rejoin(session: Session) -> None:
    """Go back to where the game goes on, which is not analysed any more."""
    match = session.match
    session.study.on = match.foreseeing = False
    # Of a game that is over, any position may stay in sight, but none that was not played.
    if match.turn is not None or match.cursor.end() is not match.root.end():
        match.go(match.stand.id)


@command("undo", changes="position")
def undo(session: Session) -> None:
    """Go back to where a human is to move, or is asked."""
    history.undo(session.match)


@command("redo", changes="position")
def redo(session: Session) -> None:
    """Go forward to where a human is to move."""
    history.redo(session.match)


class Prune(TypedDict):
    """Change the tree at a node: `promote` its line, or `delete` it and all that follows."""

    node: int


@command("promote", changes="position")
def promote(session: Session, command: Prune) -> None:
    """A line that becomes the main one."""
    edit.promote(session.match, command["node"])


class Join(TypedDict):
    """Take in what was made of the same game in another tab, given as its fragment."""

    fragment: str


@command("join", changes="position", since="match")
def join(session: Session, command: Join) -> None:
    """All of both, where the moves differ as variations."""
    edit.join(session.match, read_fragment(command["fragment"]))
    session.joined += 1


@command("delete", changes="position")
def delete(session: Session, command: Prune) -> None:
    """A tree without a node and all that follows it."""
    edit.delete(session.match, command["node"])


@command("resign", changes="position")
def resign(session: Session) -> None:
    """Give the game up for the human to move."""
    match = session.match
    if not (humans := match.humans):
        raise BadCommand("command-nobody")
    to_move = match.game.rules.player(match.root.end().position)
    ending.resign(match, to_move if to_move in humans else humans[0])


@command("time_out", changes="position")
def run_out_of_time(session: Session) -> None:
    """Lose the game for whose turn it is; live, where that is so by this device's count."""
    live, match = session.live, session.match
    if live is not None:
        live.clock.count(match, session.clock())
    if match.correspondence is None or (live is not None and live.clock.is_over):
        ending.run_out_of_time(match)
