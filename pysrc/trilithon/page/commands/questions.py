"""Questions about the position, which change nothing."""

from __future__ import annotations

from collections.abc import Generator
from typing import Literal, TypedDict

from trilithon import core
from trilithon.core.scene import sentence
from trilithon.draw.rotate import turned_shapes
from trilithon.match import Match
from trilithon.page.analysis import traced
from trilithon.page.guide import shown_meanings
from trilithon.page.protocol.events import Event, Explanation, Legal, Legend
from trilithon.page.registry import Job, command
from trilithon.page.session import Session
from trilithon.study import hints

# More would be of no use to a reader, and large boards have tens of thousands.
MOST = 500
# So many texts are written between two breaths.
_STRIDE = 100


class Inspect(TypedDict):
    """Ask what may be done with a space or an option; answered with an explanation."""

    choice: str


@command("inspect")
def inspect(session: Session, command: Inspect) -> list[Event]:
    """What a choice would do, or why it is barred."""
    match, choice = session.match, command["choice"]
    found = match.game.presenter.explain(match.position, match.draft, choice)
    if match.outcome is not None and choice in _empty_spaces(session):
        # The position alone does not tell that somebody resigned.
        found = core.Explanation(sentence("match-over"))
    return [explained(session, choice, found, refused=False)]


def _empty_spaces(session: Session) -> list[str]:
    return [space["id"] for space in session.scene["spaces"] if space["holds"] == "empty"]


class Clue(TypedDict):
    """Ask for help with a task that this move solves; answered with an explanation.

    Step 1 tells where to look, step 2 what to choose first.
    """

    move: str
    step: Literal[1, 2]


@command("clue")
def clue(session: Session, command: Clue) -> list[Event]:
    """Help, which is about no choice in particular."""
    found = hints.clue(session.match, command["move"], command["step"])
    return [explained(session, "", found, refused=False)]


def explained(
    session: Session, choice: str, found: core.Explanation, *, refused: bool
) -> Explanation:
    """What was found out about a choice; `refused` when it was an attempt to choose."""
    return {
        "type": "explanation",
        **session.address,
        "choice": choice,
        "refused": refused,
        "text": found.text,
        "spaces": list(found.spaces),
        "shapes": turned_shapes(found.shapes, session.match.orientation),
    }


class DrawTrace(TypedDict):
    """Ask for a line of moves from the cursor on, drawn on the board; answered with a trace."""

    moves: list[str]


@command("trace")
def trace(session: Session, command: DrawTrace) -> list[Event]:
    """A line as shapes."""
    return [traced(session.match, command["moves"], session.address)]


class AskLegend(TypedDict):
    """Ask what the marks on the board mean; answered with `legend`."""


@command("legend")
def legend(session: Session, command: AskLegend) -> list[Event]:
    """The marks that are there, with examples."""
    meanings = shown_meanings(session.match.game, session.scene)
    told: Legend = {
        "type": "legend",
        **session.address,
        "entries": [
            {
                "extent": meaning.extent,
                "shapes": list(meaning.example),
                "text": sentence(meaning.key),
            }
            for meaning in meanings
        ],
    }
    return [told]


class ListMoves(TypedDict):
    """Ask which moves are legal at the cursor; answered with `legal`.

    Listed are at most so many (`most`) of those whose text begins with `start`.
    """

    start: str
    most: int


@command("legal")
def legal(session: Session, command: ListMoves) -> Job:
    """The legal moves at the cursor as it is now."""
    made, start, match = session.revision, command["start"], session.match
    listed = _listed(match, start, command["most"])
    count = 0
    if match.outcome is None and match.question is None:
        count = match.game.rules.count_legal_moves(match.position)
    moves, complete = (yield from listed) if count else ([], True)
    # On the revision that is shown by then, if the position is still the same.
    revision = made if session.is_stale(made, "position") else session.revision
    told: Legal = {
        "type": "legal",
        "session": session.name,
        "revision": revision,
        "count": count,
        "start": start,
        "moves": moves,
        "complete": complete,
    }
    return told


def _listed(match: Match, start: str, most: int) -> Generator[None, None, tuple[list[str], bool]]:
    """The legal moves whose text begins so, in any case, and whether these are all of them."""
    write, position = match.game.notation.write_move, match.position
    wanted, most = start.strip().casefold(), min(max(most, 0), MOST)
    found: list[str] = []
    for number, move in enumerate(match.game.rules.legal_moves(position)):
        if number % _STRIDE == 0:
            yield
        text = write(position, move)
        if text.casefold().startswith(wanted):
            if len(found) == most:
                return found, False
            found.append(text)
    return found, True
