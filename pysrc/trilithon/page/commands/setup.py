"""Commands around the beginning of a game, and about who plays it."""

from __future__ import annotations

from contextlib import suppress
from typing import NotRequired, TypedDict

from trilithon.core import AnyGame
from trilithon.core.errors import Problem
from trilithon.formats.link import read_fragment
from trilithon.games import GAMES
from trilithon.match import (
    BadCommand,
    Match,
    annotation,
    answers,
    match_from,
    new_match,
    new_setup,
)
from trilithon.match.correspondence import correspond, share
from trilithon.match.edit import graft
from trilithon.match.rounds import ROUND, next_round
from trilithon.match.tags import name_persons
from trilithon.page.registry import command
from trilithon.page.seats import SeatChoice, SharedChoice, need_human, read_seats
from trilithon.page.session import Session


def named_game(name: str) -> AnyGame:
    """The game of a name. Raises BadCommand."""
    if name not in GAMES:
        raise BadCommand("command-game", name=name)
    return GAMES[name]


class New(TypedDict):
    """Begin a new game in the session.

    With `settle`, the settings that the game leaves open are first settled by the two persons whose
    `seats` are given; else `seats` are those of the first and the second player. `rounds` is 1 or,
    in games that are played in rounds, 2. Where a seat is remote, `correspondence` is the id
    under which both devices know the game. With `position` the game begins from a set up position;
    then `settings` are what its text does not tell. With `handicap` so many pieces of the first
    player's are there at the start. `names` are those of the persons on the `seats`.
    """

    game: str
    settings: dict[str, str]
    seats: tuple[SeatChoice, SeatChoice]
    settle: NotRequired[bool]
    rounds: NotRequired[int]
    position: NotRequired[str]
    handicap: NotRequired[int]
    correspondence: NotRequired[str]
    names: NotRequired[tuple[str, str]]


@command("new", changes="position")
def new(session: Session, command: New) -> None:
    """A new game in place of the one before."""
    game = named_game(command["game"])
    seats = read_seats(game, command["seats"])
    if "position" in command:
        started = match_from(game, command["position"], command["settings"])
    elif command.get("handicap"):
        started = _ahead(game, command)
    else:
        begin = new_setup if command.get("settle", False) else new_match
        started = begin(game, command["settings"])
    started.seats = seats
    correspond(started, command.get("correspondence"))
    names = command.get("names", ("", ""))
    annotation.need_names(names)
    name_persons(started, names)
    rounds = command.get("rounds", 1)
    if rounds != 1:
        if rounds != 2 or started.game.next_settings is None or started.settings is None:
            raise BadCommand("command-rounds", rounds=str(rounds))
        started.rounds, started.tags[ROUND] = 2, "1"
    session.take(started)
    session.matches += 1


def _ahead(game: AnyGame, command: New) -> Match:
    """A match that begins with pieces of the first player's on the board."""
    starts = game.handicaps(game.read_settings(command["settings"]))
    pieces = command["handicap"]
    if pieces not in starts:
        raise BadCommand("command-handicap", count=str(pieces))
    return match_from(game, game.notation.write_position(starts[pieces]))


class Answer(TypedDict):
    """Answer the view's question."""

    answer: str


@command("answer", changes="position")
def answer(session: Session, command: Answer) -> None:
    """What is to be settled before ply 1, settled."""
    if session.match.question is not None:
        need_human(session.match)
    answers.answer(session.match, command["answer"])


class Seats(TypedDict):
    """Give the sides to other players in the middle of a game.

    `correspondence` is as for `new`, and `shared` what both devices know. With `here`, the game
    goes on from the cursor, though other moves have been made there before. `own` is the fragment
    of the same game as it was kept here: what was tried and noted in it comes along.
    """

    seats: tuple[SeatChoice, SeatChoice]
    correspondence: NotRequired[str]
    here: NotRequired[bool]
    shared: NotRequired[SharedChoice]
    own: NotRequired[str]


@command("seats", changes="position")
def seat(session: Session, command: Seats) -> None:
    """Other players from now on."""
    match = session.match
    before = match.seats
    match.seats = read_seats(match.game, command["seats"])
    try:
        correspond(match, command.get("correspondence"))
    except BadCommand:
        match.seats = before
        raise
    if "shared" in command:
        share(match, **command["shared"])
    if "own" in command:
        # What is kept may be damaged; the game that came is whole without it.
        with suppress(Problem):
            graft(match, read_fragment(command["own"]))
    match.drop_draft()
    if command.get("here", False):
        match.live, match.resumed = True, match.cursor


class Share(TypedDict):
    """Tell how much of a game by link both devices know."""

    shared: SharedChoice


@command("shared", changes="view")
def shared(session: Session, command: Share) -> None:
    """A link that has gone out: what both devices know is not taken back."""
    share(session.match, **command["shared"])


@command("next_round", changes="position")
def begin_round(session: Session) -> None:
    """Begin the next round of a match."""
    session.take(next_round(session.match))
