"""Setting up positions of Consta: any pieces anywhere, and the least turn that goes with them."""

from __future__ import annotations

from dataclasses import replace

from trilithon.boards.square import SquareBoard
from trilithon.boards.square_editor import fitted, size_row
from trilithon.boards.square_text import read_rows
from trilithon.core import whole_number
from trilithon.core.editor import REMOVE, PositionEditor, SwitchRow, side_row
from trilithon.core.scene import Tool
from trilithon.games.consta.rules import notation, rules
from trilithon.games.consta.rules.position import Position
from trilithon.games.consta.show import presenter
from trilithon.games.consta.show.figures import COLOURS

_LETTERS = {"black": "b", "black-stack": "B", "white": "w", "white-stack": "W", REMOVE: ""}
_TOOLS: list[Tool] = [
    {"id": tool, "symbol": f"consta-{tool}", "label": f"holds-consta-{tool}"}
    for tool in _LETTERS
    if tool != REMOVE
]
_LAST_TURN = 9999


def _arrange(text: str) -> Position:
    """The position of a text that cannot stand. Raises BadPosition."""
    rows, *others = text.split() or [""]
    board, found = read_rows(rows, "bwBW")
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


def _put(position: Position, space: str, tool: str) -> Position:
    """The piece of a tool on a space; nothing there, where just that piece was."""
    bit = position.board.read(space)
    stone, letter = 1 << bit, _LETTERS[tool]
    black, white, stacks = (
        mask & ~stone for mask in (position.black, position.white, position.stacks)
    )
    if letter != notation.letter_at(position, bit):
        black |= stone * (letter in ("b", "B"))
        white |= stone * (letter in ("w", "W"))
        stacks |= stone * (letter in ("B", "W"))
    return _timed(Position(position.size, black, white, stacks), bool(position.ply % 2))


def _turned(position: Position, value: str) -> Position:
    return replace(position, ply=whole_number("turn", value, 1, _LAST_TURN) - 1)


def _resized(position: Position, board: SquareBoard) -> Position:
    masks = (position.black, position.white, position.stacks)
    kept = (fitted(mask, position.board, board) for mask in masks)
    return _timed(Position(board.size, *kept), bool(position.ply % 2))


EDITOR: PositionEditor[Position] = PositionEditor(
    players=COLOURS,
    rules=rules,
    notation=notation,
    drawn=lambda position: position,
    arrange=_arrange,
    write=notation.write_position,
    clear=lambda position: Position(position.size),
    put=_put,
    scene=lambda position: presenter.scene(position, None, ()),
    tools=lambda _: _TOOLS,
    switches=(
        side_row(COLOURS, lambda position: position.ply % 2, lambda p, side: _timed(p, side == 1)),
        SwitchRow("turn", "number", lambda position: str(position.ply + 1), _turned, open=True),
        size_row(lambda position: position.size, _resized),
    ),
)
