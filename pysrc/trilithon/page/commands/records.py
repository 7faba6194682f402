"""Commands about annotations, records, pictures and embedded boards."""

from __future__ import annotations

from functools import partial
from typing import Literal, NotRequired, TypedDict

from trilithon.core.scene import BoardTheme, PictureKind, Theme
from trilithon.formats.attributes import written_parts
from trilithon.formats.collection import read_collection, read_new, write_collection
from trilithon.formats.link import write_fragment
from trilithon.match import annotation
from trilithon.match.challenge import challenge
from trilithon.page.desk import Desk
from trilithon.page.protocol.events import (
    Adopted,
    Challenged,
    Collection,
    Event,
    Gathered,
    Parts,
    Picture,
)
from trilithon.page.registry import Job, command
from trilithon.page.session import Session
from trilithon.page.status import status_for_others
from trilithon.page.view import kept_match


class Annotate(TypedDict):
    """Annotate the position at a node: what is given replaces what was noted before."""

    node: int
    comment: NotRequired[str]
    glyphs: NotRequired[list[int]]


# A move that comes in meanwhile is not to swallow what somebody writes.
@command("annotate", changes="view", since="match")
def annotate(session: Session, command: Annotate) -> None:
    """A comment or glyphs of a node."""
    if "comment" in command:
        annotation.comment(session.match, command["node"], command["comment"])
    if "glyphs" in command:
        annotation.judge(session.match, command["node"], command["glyphs"])


class DrawMark(TypedDict):
    """Draw a mark on the position at the cursor, or take it away if it is there."""

    kind: Literal["circle", "arrow"]
    spaces: list[str]


@command("mark", changes="view")
def mark(session: Session, command: DrawMark) -> None:
    """A circle or an arrow more, or one less."""
    annotation.mark(session.match, command["kind"], command["spaces"])


class SetTags(TypedDict):
    """Tell names, date and event; an empty text takes a tag away."""

    tags: dict[str, str]


@command("tags", changes="view", since="match")
def tag(session: Session, command: SetTags) -> None:
    """The record's tags."""
    annotation.tell(session.match, command["tags"])


class Read(TypedDict):
    """Read a text of records; answered with a collection. Needs no session and changes none.

    `fragments` are those of the games that are kept already. `number` comes back with the answer,
    since a short text overtakes a long one.
    """

    text: str
    fragments: list[str]
    number: NotRequired[int]


@command("read", needs_session=False)
def read(desk: Desk, command: Read) -> Job:
    """The games of a text, one by one."""
    matches, problem = yield from read_collection(command["text"], command["fragments"])
    number = command.get("number", 0)
    told: Collection = {
        "type": "collection",
        "number": number,
        "matches": matches,
        "problem": problem,
    }
    return told


class Adopt(TypedDict):
    """Ask how the games of a text of records are to be kept; answered with `adopted`.

    `fragments` are those of the games that are kept already.
    """

    text: str
    fragments: list[str]


@command("adopt", needs_session=False)
def adopt(desk: Desk, command: Adopt) -> Job:
    """The games of a text that are not kept yet, as a page keeps games."""
    matches, known, problem = yield from read_new(command["text"], command["fragments"])
    games = []
    for match in matches:
        games.append(kept_match(match))
        yield
    told: Adopted = {"type": "adopted", "games": games, "known": known, "problem": problem}
    return told


class Gather(TypedDict):
    """Ask for the records of games given as fragments; answered with `gathered`."""

    fragments: list[str]


@command("gather", needs_session=False)
def gather(desk: Desk, command: Gather) -> Job:
    """One text of games, written one by one."""
    record, left_out = yield from write_collection(command["fragments"])
    told: Gathered = {"type": "gathered", "record": record, "left_out": left_out}
    return told


class Draw(TypedDict):
    """Ask for a picture that stands alone; answered with a picture.

    A `still` one is of the cursor's position, or of that at another `node`; an `animated` one of
    the line through the cursor. `numbers` are those of the moves, written on the pieces.
    """

    kind: PictureKind
    theme: Theme
    board: NotRequired[BoardTheme]
    coordinates: bool
    numbers: bool
    node: NotRequired[int]


@command("picture")
def picture(session: Session, command: Draw) -> list[Event]:
    """A picture of the position or of the line."""
    # Few sessions want one, and starting is to be quick.
    from trilithon.draw.pictures import animated, still

    match, kind = session.match, command["kind"]
    draw = animated
    if kind == "still":
        draw = partial(still, node=match.node(command.get("node", match.cursor.id)))
    svg = draw(
        match,
        theme=command["theme"],
        board=command.get("board", "stone"),
        coordinates=command["coordinates"],
        numbers=command["numbers"],
    )
    told: Picture = {"type": "picture", **session.address, "kind": kind, "svg": svg}
    return [told]


class TellParts(TypedDict):
    """Ask by which attributes an embedded board shows the game as it stands; answered with parts.

    `mode` is one of those of `Start`. With `whole` the game is told from its beginning, else from
    the cursor on.
    """

    mode: Literal["diagram", "replay", "play", "puzzle"]
    whole: bool


@command("parts")
def parts(session: Session, command: TellParts) -> list[Event]:
    """The attributes of an embedded board."""
    written = written_parts(session.match, command["mode"], whole=command["whole"])
    told: Parts = {
        "type": "parts",
        **session.address,
        "parts": written,
        "status": status_for_others(session.match),
    }
    return [told]


class MakeChallenge(TypedDict):
    """Ask for a challenge from the cursor of a game that is over; answered with `challenged`."""


@command("challenge")
def make_challenge(session: Session, command: MakeChallenge) -> list[Event]:
    """The game as another one is to play it on."""
    match = challenge(session.match)
    assert match.challenge is not None
    told: Challenged = {
        "type": "challenged",
        **session.address,
        "fragment": write_fragment(match),
        "ply": match.challenge.ply,
        "player": match.players[match.challenge.player],
        "level": match.challenge.level,
    }
    return [told]
