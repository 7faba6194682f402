"""Commands about model games, whose moves a reader guesses."""

from __future__ import annotations

from itertools import pairwise
from typing import TypedDict

from trilithon.core.players import result_text
from trilithon.formats.link import write_fragment
from trilithon.formats.pgn import read_record
from trilithon.match import BadCommand
from trilithon.page.commands.setup import named_game
from trilithon.page.desk import Desk
from trilithon.page.protocol.events import Event
from trilithon.page.protocol.models import GuessedMove, Model, ModelMove
from trilithon.page.registry import Job, command
from trilithon.study.guess import FULL, Guessed, Worth, value_of


class ReadModel(TypedDict):
    """Read a record with comments; answered with a model. Needs no session and changes none."""

    record: str


@command("model", needs_session=False)
def model(desk: Desk, command: ReadModel) -> list[Event]:
    """The moves of the record's main line, and what is said of them."""
    match = read_record(command["record"])
    line = match.main_line()
    notation = match.game.notation
    moves: list[ModelMove] = [
        {
            "text": node.move_text(notation),
            "player": match.players[match.game.rules.player(before.position)],
            "position": notation.write_position(before.position),
            "comment": " ".join(node.comments),
        }
        for before, node in pairwise(line)
    ]
    told: Model = {
        "type": "model",
        "game": match.game.name,
        "settings": dict(match.settings or {}),
        "tags": dict(match.tags),
        "introduction": " ".join(match.root.comments),
        "moves": moves,
        "result": result_text(match.outcome),
        "fragment": write_fragment(match),
        "full": FULL,
    }
    return [told]


class Guess(TypedDict):
    """Ask what a move is worth; answered with `guessed`, at once where its value is known.

    `values`, `exact` and `whole` are as in `study.guess.Worth`; there is a value at least.
    """

    game: str
    position: str
    move: str
    values: dict[str, float]
    exact: bool
    whole: float


@command("guess", needs_session=False)
def guess(desk: Desk, command: Guess) -> Job:
    """A guess, valued."""
    if not command["values"] or command["whole"] <= 0:
        raise BadCommand("command-malformed", where="values")
    game = named_game(command["game"])
    position = game.notation.read_position(command["position"])
    move = game.legal_move(position, command["move"])
    worth = Worth(command["values"], command["exact"], command["whole"])
    return _valued(command, worth, value_of(game, position, move, worth, desk.seed()))


def _valued(command: Guess, worth: Worth, steps: Guessed) -> Job:
    value = yield from steps
    told: GuessedMove = {
        "type": "guessed",
        "position": command["position"],
        "move": command["move"],
        "points": worth.points(value),
        "full": FULL,
        "best": worth.best,
        "known": command["move"] in worth.values,
    }
    return told
