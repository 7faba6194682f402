"""Text forms of Carteso's moves and positions."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import partial

from trilithon.boards.square import SquareBoard
from trilithon.boards.square_text import read_rows, text_rows, write_rows
from trilithon.core import Player
from trilithon.core.errors import BadMove, BadPosition, Problem
from trilithon.games.carteso.rules.claims import box, flood, groups, is_finished
from trilithon.games.carteso.rules.position import BUTTON, PASS, Move, Position, half_points

_MOVE = re.compile("([bw])([a-z][0-9]+)", re.ASCII)
_CLAIM = re.compile("([a-z][0-9]+)([VH])", re.ASCII)
_KOMI = re.compile(r"0|-?(?:[1-9][0-9]{0,3}(?:\.5)?|0\.5)", re.ASCII)
_SIDES = {"V": Player.FIRST, "H": Player.SECOND}
_LETTERS = "VH"
_WORDS = ("vertical", "horizontal")


def write_move(position: Position, move: Move) -> str:
    """`Bf6`, `Wc3`, `pass` or `button`."""
    if move in (PASS, BUTTON):
        return move.kind
    return f"{move.kind[0].upper()}{position.board.name(move.space)}"


def read_move(position: Position, text: str) -> Move:
    """The move a text stands for, in any case. Raises BadMove."""
    lower = text.lower()
    for move in (PASS, BUTTON):
        if lower == move.kind:
            return move
    found = _MOVE.fullmatch(lower)
    if found is None or not text.isascii():
        raise BadMove("carteso-move-malformed", text=text)
    colour, name = found.groups()
    return Move("black" if colour == "b" else "white", position.board.read(name))


def write_position(position: Position) -> str:
    """`rows side claims passes komi`, such as `5/5/5/5/5 V - 0 1.5`, and the button's holder."""
    fields = [
        write_rows(position.board, partial(_letter, position)),
        _LETTERS[position.mover],
        ",".join(f"{name}{_LETTERS[player]}" for name, player in markers(position)) or "-",
        str(position.passes),
        half_points(position.komi),
    ]
    if position.button:
        fields.append("-" if position.holder is None else _LETTERS[position.holder])
    return " ".join(fields)


def markers(position: Position) -> list[tuple[str, Player]]:
    """The smallest point of every claimed group and its claimer, by column and then by row."""
    board = position.board
    claimed = ((Player.FIRST, position.vertical), (Player.SECOND, position.horizontal))
    found = [
        (smallest_point(board, group), player)
        for player, stones in claimed
        for colour in (position.black, position.white)
        for group in groups(board, colour & stones, colour & stones)
    ]
    found.sort(key=lambda marker: board.place(marker[0]))
    return [(board.name(bit), player) for bit, player in found]


def smallest_point(board: SquareBoard, group: int) -> int:
    """The bit of a group's smallest point by column, then by row."""
    columns = box(board, group).columns
    column = group & board.left * (columns & -columns)
    return (column & -column).bit_length() - 1


def _letter(position: Position, bit: int) -> str:
    """`b` or `w` for a stone; empty where there is none."""
    if position.black >> bit & 1:
        return "b"
    return "w" if position.white >> bit & 1 else ""


def read_position(text: str) -> Position:
    """The position that a line stands for. Raises BadPosition."""
    position = read_fields(text)
    _check_button(position)
    vertical, horizontal = read_claims(position, text.split()[2])
    position = replace(position, vertical=vertical, horizontal=horizontal)
    _check_all_claimed(position)
    return position


def read_fields(text: str) -> Position:
    """The position that a line stands for, without its claims and whether or not it can stand.

    Raises BadPosition.
    """
    fields = text.split()
    if len(fields) not in (5, 6):
        raise BadPosition("carteso-position-fields", count=len(fields))
    rows, side, _, passes, komi = fields[:5]
    button = len(fields) == 6
    board, masks = read_rows(rows, "bw")
    if side not in _SIDES:
        raise BadPosition("carteso-position-side", text=side)
    if passes not in ("0", "1", "2"):
        raise BadPosition("carteso-position-passes", text=passes)
    holder = _read_holder(fields[5]) if button else None
    return Position(
        size=board.size,
        komi=_read_komi(komi),
        black=masks["b"],
        white=masks["w"],
        mover=_SIDES[side],
        passes=int(passes),
        button=button,
        holder=holder,
        ply=_least_ply(masks["b"] | masks["w"], _SIDES[side], int(passes), holder),
    )


def _read_komi(text: str) -> int:
    if not _KOMI.fullmatch(text):
        raise BadPosition("carteso-position-komi", text=text)
    return round(float(text) * 2)


def _read_holder(text: str) -> Player | None:
    if text == "-":
        return None
    if text not in _SIDES:
        raise BadPosition("carteso-position-holder", text=text)
    return _SIDES[text]


def _check_button(position: Position) -> None:
    if position.button and position.komi % 2:
        raise BadPosition("carteso-position-komi-whole", text=half_points(position.komi))
    if position.passes and not position.may_pass:
        raise BadPosition("carteso-position-pass")


def _least_ply(stones: int, mover: Player, passes: int, holder: Player | None) -> int:
    """The number of moves that the board shows, one more where another one must have been made."""
    seen = stones.bit_count() + passes + (holder is not None)
    return seen + (seen + mover) % 2


def read_claims(position: Position, text: str) -> tuple[int, int]:
    """The stones that Vertical and Horizontal claim by a field of claims. Raises BadPosition."""
    board, claims = position.board, [0, 0]
    last = -1, -1
    for claim in text.split(",") if text != "-" else ():
        found = _CLAIM.fullmatch(claim)
        if found is None:
            raise BadPosition("carteso-claim-malformed", text=claim)
        bit, player = _read_point(board, found[1]), _SIDES[found[2]]
        group = claimed_group(position, bit, player)
        if group & (claims[0] | claims[1]):
            raise BadPosition("carteso-claim-twice", board.names(group), space=found[1])
        if board.place(bit) < last:
            raise BadPosition("carteso-claim-order")
        last = board.place(bit)
        claims[player] |= group
    return claims[0], claims[1]


def _read_point(board: SquareBoard, name: str) -> int:
    try:
        return board.read(name)
    except Problem as reason:
        raise BadPosition(reason.key, reason.spaces, **reason.arguments) from reason


def claimed_group(position: Position, bit: int, player: Player) -> int:
    """The group that a marker on a point claims for a player, if it may. Raises BadPosition."""
    board, black, white = position.board, position.black, position.white
    name, stone = board.name(bit), 1 << bit
    if not (black | white) & stone:
        raise BadPosition("carteso-claim-empty", (name,), space=name)
    own, other = (black, white) if black & stone else (white, black)
    group = flood(board, stone, own)
    names = board.names(group)
    if names[0] != name:
        raise BadPosition("carteso-claim-place", names, space=name, smallest=names[0])
    if not is_finished(board, group, other):
        raise BadPosition("carteso-claim-unfinished", names, space=name)
    columns, rows = box(board, group).span
    if columns != rows and (rows > columns) != (player is Player.FIRST):
        raise BadPosition(
            "carteso-claim-span",
            names,
            space=name,
            columns=columns,
            rows=rows,
            player=_WORDS[player],
        )
    return group


def _check_all_claimed(position: Position) -> None:
    board, claimed = position.board, position.vertical | position.horizontal
    for own, other in (
        (position.black, position.white),
        (position.white, position.black),
    ):
        for group in groups(board, own, own & ~claimed):
            if is_finished(board, group, other):
                names = board.names(group)
                raise BadPosition("carteso-claim-missing", names, space=names[0])


def text_board(position: Position) -> str:
    """Rows from the top; `|` after Vertical's claimed stones, `-` after Horizontal's."""

    def letter_at(bit: int) -> str:
        claimer = (
            "|" if position.vertical >> bit & 1 else "-" if position.horizontal >> bit & 1 else ""
        )
        return _letter(position, bit) + claimer

    return text_rows(position.board, letter_at, width=2)
