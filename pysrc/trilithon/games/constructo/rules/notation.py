"""Text forms of Constructo's moves and positions."""

from __future__ import annotations

import re
from itertools import pairwise

from trilithon.boards.hexagons import BadPattern, HexPattern
from trilithon.core.errors import BadMove, BadPosition
from trilithon.games.constructo.rules.patterns import find_pattern, pattern_text
from trilithon.games.constructo.rules.position import Move, Position
from trilithon.games.constructo.rules.stacks import (
    COLOURS,
    EACH,
    KINDS,
    NUMBERS,
    TEXTS,
    WORDS,
    base_letter,
)

_SIDES = "yb"
_MOVE = re.compile(r"([rms])([1-9][0-9]?)|([1-9][0-9]?)-([1-9][0-9]?)", re.ASCII | re.IGNORECASE)
_CELL = 7


def write_move(position: Position, move: Move) -> str:
    """`R5` or `4-7`."""
    name = position.pattern.name
    if move.source is not None:
        return f"{name(move.source)}-{name(move.tile)}"
    return f"{KINDS[move.kind or 0]}{name(move.tile)}"


def read_move(position: Position, text: str) -> Move:
    """The move a text stands for, in any case. Raises BadMove."""
    found = _MOVE.fullmatch(text)
    if found is None:
        raise BadMove("constructo-move-malformed", text=text)
    letter, placed, source, target = found.groups()
    read = position.pattern.read
    if letter:
        return Move(read(placed), kind=KINDS.index(letter.upper()))
    if source == target:
        raise BadMove("constructo-move-twice", text=text)
    return Move(read(target), source=read(source))


def write_position(position: Position) -> str:
    """`pattern tiles side`, such as `rhombus -/-/-/-/-/-/-/-/- y`."""
    tiles = "/".join(TEXTS[stack] or "-" for stack in position.stacks)
    return f"{pattern_text(position.pattern)} {tiles} {_SIDES[position.colour]}"


def read_position(text: str) -> Position:
    """The position that `pattern tiles side` stands for. Raises BadPosition.

    The text does not tell which colour began the round; Yellow is taken to have done so.
    """
    fields = text.split()
    if len(fields) != 3:
        raise BadPosition("constructo-position-fields", count=len(fields))
    pattern_field, tiles, side = fields
    try:
        pattern = find_pattern(pattern_field)
    except BadPattern as reason:
        raise BadPosition("constructo-position-pattern", reason=reason) from reason
    stacks = _read_stacks(pattern, tiles.split("/"))
    if side not in ("y", "b"):
        raise BadPosition("constructo-position-side", text=side)
    position = Position(pattern, stacks, _SIDES.index(side))
    _check_count(position)
    return position


def _read_stacks(pattern: HexPattern, texts: list[str]) -> bytes:
    if len(texts) != len(pattern.tiles):
        raise BadPosition("constructo-position-tiles", count=len(texts), tiles=len(pattern.tiles))
    return bytes(_read_stack(pattern.name(tile), text) for tile, text in enumerate(texts))


def _read_stack(name: str, text: str) -> int:
    if text == "-":
        return 0
    if not text:
        raise BadPosition("constructo-position-gap", [name], space=name)
    if text in NUMBERS:
        return NUMBERS[text]
    for letter in text:
        if letter not in "RMSrms":
            raise BadPosition(
                "constructo-position-letter", [name], space=name, text=text, letter=letter
            )
    cases = [letter.isupper() for letter in text]
    if any(below == above for below, above in pairwise(cases)):
        raise BadPosition("constructo-position-colours", [name], space=name, text=text)
    raise BadPosition("constructo-position-stack", [name], space=name, text=text)


def _check_count(position: Position) -> None:
    """Raises BadPosition when a player has more bases of a kind on the board than there are."""
    for base, left in enumerate(position.in_hand()):
        if left < 0:
            colour, kind = divmod(base, 3)
            tiles = [
                position.pattern.name(tile)
                for tile, stack in enumerate(position.stacks)
                if base_letter(base) in TEXTS[stack]
            ]
            raise BadPosition(
                "constructo-position-many",
                tiles,
                player=COLOURS[colour],
                count=EACH - left,
                base=WORDS[kind],
            )


def text_board(position: Position) -> str:
    """The tiles where they lie, each with its number and its stack; below them the hands."""
    lines: dict[int, str] = {}
    for tile, (column, y) in enumerate(position.pattern.tiles):
        text = f"{position.pattern.name(tile)}:{TEXTS[position.stacks[tile]] or '-'}"
        lines[y] = lines.get(y, "").ljust(_CELL * column) + text
    board = [lines.get(y, "") for y in range(max(lines) + 1)]
    hands = position.in_hand()
    held = (
        f"{colour} in hand: " + _letters(hands, 3 * number) for number, colour in enumerate(COLOURS)
    )
    return "\n".join([*board, *held])


def _letters(hands: tuple[int, ...], first: int) -> str:
    return "".join(base_letter(base) * hands[base] for base in range(first, first + 3)) or "-"
