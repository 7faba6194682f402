"""Commands from a page: read and checked at the border, then carried out on a match."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from trilithon.core import AnyGame, Player
from trilithon.core.errors import declare
from trilithon.games import GAMES
from trilithon.match import (
    BadCommand,
    Clock,
    Match,
    Seat,
    annotation,
    match_from,
    new_match,
    new_setup,
)
from trilithon.match.correspondence import correspond, share
from trilithon.match.edit import delete, promote
from trilithon.match.rounds import ROUND, next_round
from trilithon.match.undo import redo, undo
from trilithon.page.protocol import (
    Analyse,
    Annotate,
    Answer,
    Assist,
    Choose,
    Clue,
    Display,
    Draw,
    DrawMark,
    DrawSketch,
    DrawTrace,
    Gather,
    Go,
    Inspect,
    ListMoves,
    Merge,
    New,
    Open,
    Orient,
    Pace,
    Play,
    Propose,
    Prune,
    Read,
    SeatChoice,
    Seats,
    SetTags,
    Share,
    Simple,
    TellParts,
)
from trilithon.page.validation import mismatch

declare(
    {
        "command-json": "a message to the engine was not JSON",
        "command-malformed": "a message to the engine was not understood at {where}",
        "command-game": "there is no game {name}",
        "command-level": "there is no level {level}",
        "command-clock": "a clock has 1 to {most} seconds, and no more for each move",
        "command-computer": "it is the computer's move",
        "command-remote": "it is the other person's move, on another device",
        "command-rounds": "this game has no match of {rounds} rounds",
        "command-handicap": "this game has no handicap of {count} pieces",
        "command-nobody": "there is nobody to resign",
        "command-orientation": "the board of {game} cannot be turned by {quarters} quarters",
    }
)

# A day, in seconds.
_LONGEST = 86_400

Seating = tuple[SeatChoice, SeatChoice]

_TYPES: dict[str, Any] = {
    "open": Open,
    "new": New,
    "answer": Answer,
    "choose": Choose,
    "inspect": Inspect,
    "clue": Clue,
    "picture": Draw,
    "parts": TellParts,
    "go": Go,
    "orient": Orient,
    "play": Play,
    "annotate": Annotate,
    "mark": DrawMark,
    "tags": SetTags,
    "read": Read,
    "gather": Gather,
    "display": Display,
    "shared": Share,
    **dict.fromkeys(("promote", "delete"), Prune),
    "seats": Seats,
    "analyse": Analyse,
    "pace": Pace,
    "legal": ListMoves,
    "assist": Assist,
    "merge": Merge,
    "trace": DrawTrace,
    "propose": Propose,
    "sketch": DrawSketch,
    **dict.fromkeys(
        (
            "retract",
            "confirm",
            "undo",
            "redo",
            "resign",
            "time_out",
            "next_round",
            "close",
            "hint",
            "review",
            "halt",
        ),
        Simple,
    ),
}


def read_command(text: str) -> Any:
    """The command a JSON text stands for, checked against its type. Raises BadCommand."""
    try:
        command = json.loads(text)
    except (ValueError, RecursionError) as reason:
        raise BadCommand("command-json") from reason
    kind = command.get("type") if isinstance(command, dict) else None
    if not isinstance(kind, str) or kind not in _TYPES:
        raise BadCommand("command-malformed", where="type")
    where = mismatch(command, _TYPES[kind])
    if where is not None:
        raise BadCommand("command-malformed", where=where.lstrip(".")[:80])
    return command


def read_seats(game: AnyGame, seats: Seating) -> tuple[Seat, Seat]:
    """The players that a command puts on the two sides. Raises BadCommand for an unknown level."""
    first, second = (_seat(game, choice) for choice in seats)
    return first, second


def _seat(game: AnyGame, choice: SeatChoice) -> Seat:
    if choice["level"] not in game.levels:
        raise BadCommand("command-level", level=choice["level"])
    if "clock" not in choice:
        return Seat(choice["seat"], choice["level"])
    clock = Clock(**choice["clock"])
    if not (1 <= clock.seconds <= _LONGEST and 0 <= clock.increment <= _LONGEST):
        raise BadCommand("command-clock", most=_LONGEST)
    return Seat(choice["seat"], choice["level"], clock)


def carry_out(match: Match, command: Any) -> Match:
    """Change the match as a checked command says; `new` makes another one. Raises Problem."""
    return _ACTIONS[command["type"]](match, command)


def _new(match: Match, command: New) -> Match:
    if command["game"] not in GAMES:
        raise BadCommand("command-game", name=command["game"][:40])
    game = GAMES[command["game"]]
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
    started.name_persons(names)
    rounds = command.get("rounds", 1)
    if rounds != 1:
        if rounds != 2 or started.game.next_settings is None or started.settings is None:
            raise BadCommand("command-rounds", rounds=str(rounds)[:20])
        started.rounds, started.tags[ROUND] = 2, "1"
    return started


def _ahead(game: AnyGame, command: New) -> Match:
    """A match that begins with pieces of the first player's on the board."""
    starts = game.handicaps(game.read_settings(command["settings"]))
    pieces = command["handicap"]
    if pieces not in starts:
        raise BadCommand("command-handicap", count=str(pieces)[:20])
    return match_from(game, game.notation.write_position(starts[pieces]))


def _answer(match: Match, command: Answer) -> Match:
    if match.question is not None:
        _need_human(match)
    match.answer(command["answer"])
    return match


def _choose(match: Match, command: Choose) -> Match:
    _need_human(match)
    match.choose(command["choice"], command.get("hold", False))
    return match


def _play(match: Match, command: Play) -> Match:
    _need_human(match)
    match.play_text(command["move"])
    return match


def _need_human(match: Match) -> None:
    if match.seat.kind != "human" and match.outcome is None:
        raise BadCommand(f"command-{match.seat.kind}")


def _go(match: Match, command: Go) -> Match:
    match.go(command["node"])
    return match


def _orient(match: Match, command: Orient) -> Match:
    orientation = command["orientation"]
    if orientation not in match.game.orientations:
        raise BadCommand("command-orientation", game=match.game.name, quarters=orientation)
    match.orientation = orientation
    return match


def _seats(match: Match, command: Seats) -> Match:
    before = match.seats
    match.seats = read_seats(match.game, command["seats"])
    try:
        correspond(match, command.get("correspondence"))
    except BadCommand:
        match.seats = before
        raise
    if "shared" in command:
        share(match, command["shared"])
    match.drop_draft()
    if command.get("here", False):
        match.live = True
    return match


def _prune(match: Match, command: Prune) -> Match:
    if command["type"] == "promote":
        promote(match, command["node"])
    else:
        delete(match, command["node"])
    return match


def _annotate(match: Match, command: Annotate) -> Match:
    if "comment" in command:
        annotation.comment(match, command["node"], command["comment"])
    if "glyphs" in command:
        annotation.judge(match, command["node"], command["glyphs"])
    return match


def _mark(match: Match, command: DrawMark) -> Match:
    annotation.mark(match, command["kind"], command["spaces"])
    return match


def _shared(match: Match, command: Share) -> Match:
    share(match, command["items"])
    return match


def _tags(match: Match, command: SetTags) -> Match:
    annotation.tell(match, command["tags"])
    return match


def _resign(match: Match, command: Simple) -> Match:
    humans = [player for player in Player if match.seats[player].kind == "human"]
    if not humans:
        raise BadCommand("command-nobody")
    to_move = match.game.rules.player(match.root.end().position)
    match.resign(to_move if to_move in humans else humans[0])
    return match


def _next_round(match: Match, command: Simple) -> Match:
    return next_round(match)


def _simple(change: Callable[[Match], None]) -> Callable[[Match, Any], Match]:
    def action(match: Match, command: Any) -> Match:
        change(match)
        return match

    return action


_ACTIONS: dict[str, Callable[[Match, Any], Match]] = {
    "new": _new,
    "answer": _answer,
    "choose": _choose,
    "play": _play,
    "go": _go,
    "promote": _prune,
    "delete": _prune,
    "annotate": _annotate,
    "mark": _mark,
    "tags": _tags,
    "orient": _orient,
    "shared": _shared,
    "seats": _seats,
    "resign": _resign,
    "time_out": _simple(Match.run_out_of_time),
    "retract": _simple(Match.retract),
    "confirm": _simple(Match.confirm),
    "undo": _simple(undo),
    "redo": _simple(redo),
    "next_round": _next_round,
}
