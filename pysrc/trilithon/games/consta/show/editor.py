"""Setting up positions of Consta: any pieces anywhere, and the least turn that goes with them."""

from __future__ import annotations

from dataclasses import replace

from trilithon.boards.square import LARGEST, SMALLEST, fitted, square_board
from trilithon.boards.square_text import read_rows
from trilithon.core import whole_number
from trilithon.core.editor import CLEAR, REMOVE, BadDrawing, Drawing, position_drawing
from trilithon.core.errors import BadPosition
from trilithon.core.scene import Switch, Text, Tool
from trilithon.games.consta.rules import rules
from trilithon.games.consta.rules.notation import letter_at, read_position, write_position
from trilithon.games.consta.rules.position import Position
from trilithon.games.consta.show import presenter

_LETTERS = {"black": "b", "black-stack": "B", "white": "w", "white-stack": "W", REMOVE: ""}
_SIDES = ("black", "white")
_LAST_TURN = 9999


def begin(value: str) -> Drawing:
    """The drawing of a position's text; an empty board of the usual size for "".

    Raises BadPosition where the text has no board.
    """
    return read(value) if value else _drawing(rules.start({}))


def read(drawing: str) -> Drawing:
    """The drawing of a text whose board can be read. Raises BadPosition."""
    return _drawing(_read(drawing), drawing)


def change(drawing: str, choice: str, tool: str) -> Drawing:
    """The drawing with a piece put or taken away, or a switch set. Raises Problem."""
    position = _read(drawing)
    name, colon, value = choice.partition(":")
    if choice == CLEAR:
        return _drawing(Position(position.size))
    if colon:
        return _drawing(_switched(position, name, value))
    return _drawing(_put(position, position.board.read(choice), tool))


def _read(text: str) -> Position:
    """The position of a text, whether or not it can stand. Raises BadPosition."""
    try:
        return read_position(text)
    except BadPosition as reason:
        rows, *others = text.split() or [""]
        try:
            board, found = read_rows(rows, "bwBW")
        except BadPosition:
            raise reason from None
    black, white, stacks = (found[one] | found[two] for one, two in ("bB", "wW", "BW"))
    return _timed(Position(board.size, black, white, stacks), others[:1] == ["w"])


def _timed(position: Position, white_moves: bool) -> Position:
    """The position at the first turn that has brought so many stones and is that side's."""
    black, white = (
        mask.bit_count() + (mask & position.stacks).bit_count()
        for mask in (position.black, position.white)
    )
    # Black's moves bring 1, 2, 2, … stones, White's 2 each, and Black's have the even plies.
    ply = max(black // 2 * 2 + 1 if black else 0, (white + 1) // 2 * 2)
    return replace(position, ply=ply + (ply % 2 != white_moves))


def _put(position: Position, bit: int, tool: str) -> Position:
    """The piece of a tool on a space; nothing there, where just that piece was."""
    if tool not in _LETTERS:
        raise BadDrawing("drawing-tool", text=tool[:20])
    stone, letter = 1 << bit, _LETTERS[tool]
    before = letter_at(position, bit)
    black, white, stacks = (
        mask & ~stone for mask in (position.black, position.white, position.stacks)
    )
    if letter != before:
        black |= stone * (letter in ("b", "B"))
        white |= stone * (letter in ("w", "W"))
        stacks |= stone * (letter in ("B", "W"))
    return _timed(Position(position.size, black, white, stacks), bool(position.ply % 2))


def _switched(position: Position, name: str, value: str) -> Position:
    if name == "side" and value in _SIDES:
        return _timed(position, value == "white")
    if name == "turn":
        return replace(position, ply=whole_number("turn", value, 1, _LAST_TURN) - 1)
    if name == "size":
        size = whole_number("size", value, SMALLEST, LARGEST)
        board, other = position.board, square_board(size)
        kept = (
            fitted(mask, board, other) for mask in (position.black, position.white, position.stacks)
        )
        return _timed(Position(size, *kept), bool(position.ply % 2))
    raise BadDrawing("drawing-choice", text=f"{name}:{value}"[:40])


def _drawing(position: Position, text: str = "") -> Drawing:
    """The drawing of a position; `text` is how it was written, where it was."""
    return position_drawing(
        text or write_position(position),
        presenter.scene(position, None, ()),
        read_position,
        _stands,
        _tools(),
        _switches(position),
    )


def _stands(position: Position) -> Text:
    player = _SIDES[position.ply % 2]
    over = rules.outcome(position)
    if over is not None:
        return {"key": "drawing-over", "args": {}}
    return {"key": "drawing-stands", "args": {"player": player}}


def _tools() -> list[Tool]:
    pieces: list[Tool] = [
        {"id": tool, "symbol": f"consta-{tool}", "label": f"holds-consta-{tool}"}
        for tool in _LETTERS
        if tool != REMOVE
    ]
    return [*pieces, {"id": REMOVE, "symbol": "take-away", "label": "drawing-remove"}]


def _switches(position: Position) -> list[Switch]:
    sizes = sorted({*rules.SIZES, position.size})
    return [
        {
            "name": "side",
            "kind": "player",
            "value": _SIDES[position.ply % 2],
            "offered": list(_SIDES),
        },
        {"name": "turn", "kind": "number", "value": str(position.ply + 1), "offered": []},
        {
            "name": "size",
            "kind": "choice",
            "value": str(position.size),
            "offered": [str(size) for size in sizes],
        },
    ]
