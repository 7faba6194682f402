"""The stacks there can be, as small numbers with tables of what happens to them.

The bases of a stack alternate in colour, and each kind goes onto few others, so that there are only
19 stacks: none at all (0), and nine with a yellow base at the bottom (1 to 9) and the same nine in
the other colours (10 to 18). A board is a bytes object of one stack a tile. A base is a number too:
its kind (0 ring, 1 medium, 2 small) plus 3 if it is blue.
"""

from __future__ import annotations

KINDS = "RMS"
WORDS = ("ring", "medium", "small")
COLOURS = ("yellow", "blue")
EACH = 3

_YELLOW = ("S", "Sr", "SrM", "SrMs", "R", "Rm", "RmS", "M", "Ms")

TEXTS: tuple[str, ...] = ("", *_YELLOW, *(text.swapcase() for text in _YELLOW))
"""Every stack's bases from bottom to top, yellow in capitals."""

NUMBERS: dict[str, int] = {text: number for number, text in enumerate(TEXTS)}
"""Every stack by its text."""


def base_number(letter: str) -> int:
    """The number of the base that a letter stands for."""
    return KINDS.index(letter.upper()) + (0 if letter.isupper() else 3)


def base_letter(base: int) -> str:
    """The letter of a base, a capital if it is yellow."""
    letter = KINDS[base % 3]
    return letter if base < 3 else letter.lower()


SINGLE: bytes = bytes(NUMBERS[base_letter(base)] for base in range(6))
"""The stack that each base makes alone."""

ALONE: bytes = bytes(base_number(text) if len(text) == 1 else 6 for text in TEXTS)
"""The base that is each stack alone; 6, which is of no colour, for the others."""

TOP: bytes = bytes(base_number(text[-1]) if text else 6 for text in TEXTS)
"""The top base of each stack; 6 for none."""

ONTO: tuple[bytes, ...] = tuple(
    bytes(NUMBERS.get(text + base_letter(base), 0) if text else 0 for text in TEXTS)
    for base in range(6)
)
"""For each base and the stack it is moved onto, the stack that comes of it; 0 if it may not."""

POINT: tuple[bytes, bytes] = tuple(  # type: ignore[assignment]
    bytes(
        len(text) > 1 and text not in ("Sr", "sR") and TOP[number] // 3 == colour
        for number, text in enumerate(TEXTS)
    )
    for colour in range(2)
)
"""For each colour, 1 for a stack that is a tower with that colour on top."""

HOLDS: tuple[int, ...] = tuple(
    sum(1 << 6 * base_number(letter) for letter in text) for text in TEXTS
)
"""How many of each base are in a stack: 6 bits for each base."""

SWAPPED: bytes = bytes(NUMBERS[text.swapcase()] for text in TEXTS)
"""Each stack in the other colours."""


def is_tower(stack: int) -> bool:
    """Whether a stack scores for the colour on top of it."""
    return bool(POINT[0][stack] or POINT[1][stack])
