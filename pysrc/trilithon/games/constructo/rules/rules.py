"""The rules of Constructo, on stacks as small numbers."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from trilithon.boards.hexagons import BadPattern
from trilithon.core import Outcome, Player, Setting, Settings
from trilithon.core.errors import BadSetting, IllegalMove
from trilithon.core.players import by_points
from trilithon.games.constructo.rules.patterns import PRINTED, find_pattern, pattern_text
from trilithon.games.constructo.rules.position import Move, Position
from trilithon.games.constructo.rules.stacks import (
    ALONE,
    COLOURS,
    ONTO,
    POINT,
    SINGLE,
    TEXTS,
    TOP,
    WORDS,
)


def _read_pattern(text: str) -> str:
    try:
        return pattern_text(find_pattern(text))
    except BadPattern as reason:
        raise BadSetting("constructo-setting-pattern", reason.spaces, reason=reason) from reason


def _read_first(text: str) -> str:
    if text not in COLOURS:
        raise BadSetting("constructo-setting-first", text=text)
    return text


PATTERN = Setting("pattern", "rhombus", tuple(PRINTED), _read_pattern)
FIRST = Setting("first", "yellow", COLOURS, _read_first, "player")


def start(settings: Settings) -> Position:
    """The empty board of the `pattern` setting with the colour of `first` to move."""
    pattern = find_pattern(_read_pattern(str(settings.get("pattern", PATTERN.default))))
    first = COLOURS.index(_read_first(str(settings.get("first", FIRST.default))))
    return Position(pattern, bytes(len(pattern.tiles)), first, first)


def settings_of(position: Position) -> Mapping[str, str]:
    """The pattern; who began the round is not told."""
    return {PATTERN.name: pattern_text(position.pattern)}


def resume(position: Position, settings: Settings) -> Position:
    """The position in a round that the colour of `first` began, which its text does not tell."""
    if "first" not in settings:
        return position
    return replace(position, began=COLOURS.index(str(settings["first"])))


def ply(position: Position) -> int:
    """How many moves were made.

    Each base on the board was placed by one, and each base on top of another moved there by one.
    """
    bases = sum(len(TEXTS[stack]) for stack in position.stacks)
    occupied = sum(1 for stack in position.stacks if stack)
    return 2 * bases - occupied


def player(position: Position) -> Player:
    """The first player is the one whose colour began the round."""
    return Player.FIRST if position.colour == position.began else Player.SECOND


def hand(position: Position) -> tuple[int, ...]:
    """How many rings, medium and small bases the player to move has in hand."""
    return position.in_hand()[3 * position.colour : 3 * position.colour + 3]


def goals(position: Position, tile: int) -> list[int]:
    """The tiles that the base on a tile may be moved onto; none unless it is alone there."""
    base = ALONE[position.stacks[tile]]
    if base == 6:
        return []
    onto = ONTO[base]
    return [other for other in position.pattern.neighbours[tile] if onto[position.stacks[other]]]


def movable(position: Position) -> list[int]:
    """The tiles with a base of the player to move that is alone, whether or not it can move."""
    return [
        tile for tile, stack in enumerate(position.stacks) if ALONE[stack] // 3 == position.colour
    ]


def legal_moves(position: Position) -> list[Move]:
    """Bases from hand (rings, medium, small) by tile, then moves by tile left and tile entered."""
    empty = position.empty()
    moves = [
        Move(tile, kind=kind) for kind, left in enumerate(hand(position)) if left for tile in empty
    ]
    for source in movable(position):
        moves += [Move(tile, source=source) for tile in goals(position, source)]
    return moves


def count_legal_moves(position: Position) -> int:
    """The number of legal moves."""
    kinds = sum(1 for left in hand(position) if left)
    moves = sum(len(goals(position, tile)) for tile in movable(position))
    return kinds * position.stacks.count(0) + moves


def check(position: Position, move: Move) -> None:
    """Raises IllegalMove unless the move is legal."""
    if outcome(position) is not None:
        raise IllegalMove("constructo-over")
    if move.source is not None:
        check_source(position, move.source)
        _check_goal(position, move.source, move.tile)
    elif move.kind is not None:
        check_kind(position, move.kind)
        if position.stacks[move.tile]:
            name = position.pattern.name(move.tile)
            raise IllegalMove("constructo-taken", [name], space=name)


def check_kind(position: Position, kind: int) -> None:
    """Raises IllegalMove unless the player to move has a base of the kind in hand."""
    if not hand(position)[kind]:
        raise IllegalMove("constructo-none-left", base=WORDS[kind])


def check_source(position: Position, tile: int) -> None:
    """Raises IllegalMove unless a base of the player to move is alone on a tile."""
    stack = position.stacks[tile]
    name = position.pattern.name(tile)
    if not stack:
        raise IllegalMove("constructo-nothing-there", [name], space=name)
    if ALONE[stack] == 6:
        raise IllegalMove("constructo-not-alone", [name], space=name)
    if ALONE[stack] // 3 != position.colour:
        raise IllegalMove("constructo-not-yours", [name], space=name)


def _check_goal(position: Position, source: int, tile: int) -> None:
    """Raises IllegalMove unless the base that is alone on `source` may be moved onto a tile."""
    base, stack = ALONE[position.stacks[source]], position.stacks[tile]
    if tile in goals(position, source):
        return
    names = [position.pattern.name(source), position.pattern.name(tile)]
    if tile not in position.pattern.neighbours[source]:
        key = "constructo-not-adjacent"
    elif not stack:
        key = "constructo-onto-empty"
    elif TOP[stack] // 3 == base // 3:
        key = "constructo-own-top"
    elif base % 3 == 0 and TOP[stack] % 3 == 2:
        key = "constructo-ring-alone"
    else:
        key = f"constructo-{WORDS[base % 3]}-onto"
    raise IllegalMove(key, names, space=names[0], target=names[1])


def play(position: Position, move: Move) -> Position:
    """The position after a legal move."""
    stacks = bytearray(position.stacks)
    if move.source is not None:
        base = ALONE[stacks[move.source]]
        stacks[move.tile] = ONTO[base][stacks[move.tile]]
        stacks[move.source] = 0
    elif move.kind is not None:
        stacks[move.tile] = SINGLE[3 * position.colour + move.kind]
    return Position(position.pattern, bytes(stacks), 1 - position.colour, position.began)


def outcome(position: Position) -> Outcome | None:
    """More towers win when the player to move can neither place nor move a base."""
    if count_legal_moves(position):
        return None
    return by_points(*score(position))


def towers(position: Position) -> tuple[int, int]:
    """How many towers Yellow and Blue have crowned."""
    yellow, blue = (sum(map(point.__getitem__, position.stacks)) for point in POINT)
    return yellow, blue


def score(position: Position) -> tuple[int, int]:
    """The towers crowned by the first and by the second player."""
    yellow, blue = towers(position)
    return (blue, yellow) if position.began else (yellow, blue)


def players(position: Position) -> tuple[str, str]:
    """The words for the first and the second player: the colour that began the round is first."""
    return ("blue", "yellow") if position.began else ("yellow", "blue")
