"""The rules of Carteso, on masks of the whole board."""

from __future__ import annotations

import re
from collections.abc import Mapping

from trilithon.boards.square import SIZE
from trilithon.core import Outcome, Player, Setting, Settings, setting_text
from trilithon.core.errors import BadSetting, IllegalMove
from trilithon.core.players import by_points
from trilithon.games.carteso.rules.claims import claims_after
from trilithon.games.carteso.rules.position import BUTTON, COLOURS, PASS, Move, Position

_KOMI = re.compile(r"-?[0-9]{1,4}(?:\.[05]0?)?", re.ASCII)


def _read_komi(text: str) -> float:
    if not _KOMI.fullmatch(text):
        raise BadSetting("carteso-komi", text=text)
    # There is a zero below zero too, whose text would be another.
    return float(text) or 0.0


def _read_variant(text: str) -> str:
    if text not in VARIANT.offered:
        raise BadSetting("carteso-variant", text=text)
    return text


def usual_komi(texts: Mapping[str, str]) -> str:
    """The least komi that can be even and leaves no draws, whatever the texts of settings name.

    At a komi below zero Vertical wins: if Vertical begins with a pass, Horizontal stands before the
    same board turned by its diagonal and can do no worse than to end the game at zero by another.
    On no size has any other komi been found to be nearer to even (`trilithon komi`). With the
    button there is half a point already.
    """
    return "0" if texts.get("variant") == "button" else "0.5"


def size_of(texts: Mapping[str, str]) -> int:
    """The size that the texts of settings name, or the usual one."""
    return int(texts.get("size", SIZE.default))


KOMI = Setting("komi", "0.5", (), _read_komi, "number", usual_komi)
VARIANT = Setting("variant", "standard", ("standard", "button"), _read_variant, "flag")


def start(settings: Settings) -> Position:
    """The empty board of the settings. Komi is 0.5 when it is not given, 0 with the button."""
    button = settings.get("variant") == "button"
    komi = float(settings.get("komi", 0 if button else 0.5))
    if button and komi % 1:
        raise BadSetting("carteso-komi-whole", text=str(komi))
    return Position(int(settings.get("size", SIZE.default)), round(komi * 2), button=button)


def settings_of(position: Position) -> Mapping[str, str]:
    """The size of the board, the komi, and whether there is a button."""
    komi = setting_text(position.komi / 2)
    variant = "button" if position.button else VARIANT.default
    return {SIZE.name: str(position.size), KOMI.name: komi, VARIANT.name: variant}


def ply(position: Position) -> int:
    """How many moves were made to reach the position, or, if set up, may have been made."""
    return position.ply


def player(position: Position) -> Player:
    """The player to move."""
    return position.mover


def legal_moves(position: Position) -> list[Move]:
    """Both colours on every empty point, by column and row; then to pass or take the button."""
    if position.passes >= 2:
        return []
    empty = position.empty
    moves = [
        Move(colour, bit)
        for bit in position.board.bits_by_column()
        if empty >> bit & 1
        for colour in COLOURS
    ]
    return [*moves, PASS if position.may_pass else BUTTON]


def count_legal_moves(position: Position) -> int:
    """Two for every empty point, and one for the pass or the button."""
    return 0 if position.passes >= 2 else 2 * position.empty.bit_count() + 1


def count_games(position: Position) -> int:
    """How many games, as sequences of moves, can follow from a position.

    Only the number of empty points counts. With n of them there are 2n placements, and a pass after
    which the other player has the same placements or ends the game: g(n) = 4n g(n - 1) + 1. As
    long as the button lies there, to take it stands for the pass, and is followed by all of g(n).
    """
    if position.passes >= 2:
        return 1
    games = with_button = passed = 0
    for empty in range(position.empty.bit_count() + 1):
        passed = 2 * empty * games + 1
        games = 2 * empty * games + passed
        with_button = 2 * empty * with_button + games
    if not position.may_pass:
        return with_button
    return passed if position.passes else games


def check(position: Position, move: Move) -> None:
    """Raises IllegalMove unless the move is legal."""
    if position.passes >= 2:
        raise IllegalMove("carteso-over")
    if move == PASS:
        if not position.may_pass:
            raise IllegalMove("carteso-button-first")
    elif move == BUTTON:
        if not position.button:
            raise IllegalMove("carteso-no-button")
        if position.holder is not None:
            raise IllegalMove("carteso-button-taken")
    elif not position.empty >> move.space & 1:
        name = position.board.name(move.space)
        raise IllegalMove("carteso-taken", (name,), space=name)


def play(position: Position, move: Move) -> Position:
    """The position after a legal move."""
    mover = position.mover
    black, white = position.black, position.white
    claims = position.vertical, position.horizontal
    passes, holder = 0, position.holder
    if move.kind == "pass":
        passes = position.passes + 1
    elif move.kind == "button":
        holder = mover
    elif move.kind == "black":
        black |= 1 << move.space
        claims = claims_after(position.board, black, white, claims, move.space, mover)
    else:
        white |= 1 << move.space
        claims = claims_after(position.board, white, black, claims, move.space, mover)
    return Position(
        position.size,
        position.komi,
        black,
        white,
        *claims,
        mover.opponent,
        passes,
        position.button,
        holder,
        position.ply + 1,
    )


def outcome(position: Position) -> Outcome | None:
    """After two passes in succession the higher score wins; equal scores are a draw."""
    if position.passes < 2:
        return None
    return by_points(*score(position))


def score(position: Position) -> tuple[float, float]:
    """Claimed stones, komi for Horizontal, and half a point for the button."""
    points = [position.vertical.bit_count(), position.horizontal.bit_count() + position.komi / 2]
    if position.holder is not None:
        points[position.holder] += 0.5
    return points[0], points[1]


def lead_in_halves(position: Position) -> int:
    """By how many half points Vertical is ahead as the claims now stand."""
    lead = position.vertical.bit_count() - position.horizontal.bit_count()
    return 2 * lead - position.komi + button_in_halves(position)


def button_in_halves(position: Position) -> int:
    """What the button is worth to Vertical, in half points; nothing while nobody has taken it."""
    if position.holder is None:
        return 0
    return 1 if position.holder is Player.FIRST else -1
