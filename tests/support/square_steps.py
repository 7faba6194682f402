"""How a board of squares is put together stone by stone."""

from __future__ import annotations

from collections.abc import Iterator


def stones(rows: str) -> Iterator[tuple[str, str]]:
    """Spaces with the letters that stand on them."""
    lines = rows.split("/")
    for number, line in zip(range(len(lines), 0, -1), lines, strict=True):
        column, digits = 0, ""
        for letter in line + " ":
            if letter.isdigit():
                digits += letter
                continue
            column, digits = column + int(digits or 0), ""
            if letter != " ":
                yield f"{'abcdefghijklmnopqrs'[column]}{number}", letter
                column += 1
