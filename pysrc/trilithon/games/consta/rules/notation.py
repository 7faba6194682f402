"""Text forms of Consta's moves and positions."""

from __future__ import annotations

import re

from trilithon.boards.square import bits
from trilithon.boards.square_text import read_rows, text_rows, write_rows
from trilithon.core.errors import BadMove, BadPosition
from trilithon.games.consta.rules.crosscuts import barred, barring_block
from trilithon.games.consta.rules.position import Move, Position

_MOVE = re.compile(r"pass|2([a-z][0-9]+)|([a-z][0-9]+)(?:,([a-z][0-9]+))?", re.ASCII)


def write_move(position: Position, move: Move) -> str:
    """`f6`, `e5,g7`, `2d4` or `pass`."""
    names = ",".join(map(position.board.name, move.spaces))
    return f"2{names}" if move.stack else names or "pass"


def read_move(position: Position, text: str) -> Move:
    """The move a text stands for, in any case and either order. Raises BadMove."""
    found = _MOVE.fullmatch(text.lower())
    if found is None or not text.isascii():
        raise BadMove("consta-move-malformed", text=text)
    board = position.board
    stack, *singles = found.groups()
    if stack:
        return Move((board.read(stack),), stack=True)
    spaces = sorted((board.read(name) for name in singles if name), key=board.place)
    if len(set(spaces)) < len(spaces):
        raise BadMove("consta-move-twice", text=text, space=board.name(spaces[0]))
    return Move(tuple(spaces))


def write_position(position: Position) -> str:
    """`rows side turn`, such as `5/5/5/5/5 b 1`."""
    rows = write_rows(position.board, lambda bit: letter_at(position, bit))
    return f"{rows} {'w' if position.ply % 2 else 'b'} {position.ply + 1}"


def letter_at(position: Position, bit: int) -> str:
    """The piece on a space as positions write it; empty where there is none."""
    for mask, letter in ((position.black, "b"), (position.white, "w")):
        if mask >> bit & 1:
            return letter.upper() if position.stacks >> bit & 1 else letter
    return ""


def read_position(text: str) -> Position:
    """The position that `rows side turn` stands for. Raises BadPosition."""
    fields = text.split()
    if len(fields) != 3:
        raise BadPosition("consta-position-fields", count=len(fields))
    rows, side, turn = fields
    board, found = read_rows(rows, "bwBW")
    black, white, stacks = (found[one] | found[two] for one, two in ("bB", "wW", "BW"))
    ply = _read_ply(side, turn)
    single, stack = barred(board, black, white, stacks)
    if equal := black & (single & ~stacks | stack & stacks):
        bit = min(bits(equal), key=board.place)
        on_stack = bool(stacks >> bit & 1)
        block = board.names(barring_block(board, black, white, stacks, bit, stack=on_stack))
        raise BadPosition("consta-position-crosscut", block, space=block[0])
    stones = black | white
    if ply == 0 and (stones.bit_count() > 1 or stacks):
        raise BadPosition("consta-position-first", board.names(stones))
    return Position(board.size, black, white, stacks, ply)


def _read_ply(side: str, turn: str) -> int:
    if side not in ("b", "w"):
        raise BadPosition("consta-position-side", text=side)
    if not re.fullmatch("[1-9][0-9]{0,5}", turn, re.ASCII):
        raise BadPosition("consta-position-turn", text=turn)
    if (int(turn) % 2 == 1) != (side == "b"):
        raise BadPosition("consta-position-parity", side=side, turn=int(turn))
    return int(turn) - 1


def text_board(position: Position) -> str:
    """Rows from the top with their numbers, column letters below; capitals are stacks."""
    return text_rows(position.board, lambda bit: letter_at(position, bit))
