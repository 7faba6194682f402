"""Square boards as text: the rows of a position line, and boards for terminals."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection

from trilithon.boards.square import LARGEST, SMALLEST, SquareBoard, square_board
from trilithon.core.errors import BadPosition

LetterAt = Callable[[int], str]


def write_rows(board: SquareBoard, letter_at: LetterAt) -> str:
    """Rows from the top with `/` between them; `letter_at` tells a bit's letter, if it has one."""
    return "/".join(_write_row(board, row, letter_at) for row in reversed(range(board.size)))


def _write_row(board: SquareBoard, row: int, letter_at: LetterAt) -> str:
    text, empties = "", 0
    for column in range(board.size):
        letter = letter_at(board.bit(column, row))
        if letter == "":
            empties += 1
            continue
        text += (str(empties) if empties else "") + letter
        empties = 0
    return text + (str(empties) if empties else "")


def read_rows(text: str, letters: Collection[str]) -> tuple[SquareBoard, dict[str, int]]:
    """The board that rows make, and for each letter the mask of its spaces. Raises BadPosition."""
    rows = text.split("/")
    if not SMALLEST <= len(rows) <= LARGEST:
        raise BadPosition("rows-count", rows=len(rows), low=SMALLEST, high=LARGEST)
    board = square_board(len(rows))
    masks = dict.fromkeys(letters, 0)
    for row, row_text in zip(reversed(range(board.size)), rows, strict=True):
        for column, letter in enumerate(_read_row(board, row, row_text, letters)):
            if letter:
                masks[letter] |= 1 << board.bit(column, row)
    return board, masks


def _read_row(board: SquareBoard, row: int, text: str, letters: Collection[str]) -> list[str]:
    spaces: list[str] = []
    for token in re.findall("[0-9]+|.", text, re.DOTALL):
        if token in letters:
            spaces.append(token)
        elif token[0] not in "0123456789":
            known = ", ".join(letters)
            raise BadPosition("rows-letter", row=row + 1, text=text, letter=token, letters=known)
        elif token[0] == "0" or len(token) > 2:
            raise BadPosition("rows-length", row=row + 1, text=text, size=board.size)
        else:
            spaces += [""] * int(token)
    if len(spaces) != board.size:
        raise BadPosition("rows-length", row=row + 1, text=text, size=board.size)
    return spaces


def text_rows(board: SquareBoard, letter_at: LetterAt, width: int = 1) -> str:
    """Rows from the top with their numbers, and column letters below; a dot is an empty space.

    `width` is the length of the longest text that `letter_at` gives.
    """
    lines = []
    for row in reversed(range(board.size)):
        letters = [letter_at(board.bit(column, row)) or "." for column in range(board.size)]
        lines.append(_text_row(f"{row + 1:2}", letters, width))
    names = [board.name(board.bit(column, 0))[0] for column in range(board.size)]
    return "\n".join([*lines, _text_row("  ", names, width)])


def _text_row(head: str, cells: list[str], width: int) -> str:
    return " ".join([head, *(cell.ljust(width) for cell in cells)]).rstrip()
