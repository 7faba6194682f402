"""The patterns Constructo is played on: three printed ones, and any other that is drawn."""

from __future__ import annotations

from trilithon.boards.hexagons import BadPattern, HexPattern, hex_pattern, read_pattern

RHOMBUS = ((2, 0), (1, 1), (3, 1), (0, 2), (2, 2), (4, 2), (1, 3), (3, 3), (2, 4))
CROWN = ((1, 0), (0, 1), (2, 1), (1, 2), (0, 3), (2, 3), (1, 4), (0, 5), (2, 5))
ARCH = ((1, 0), (3, 0), (0, 1), (2, 1), (4, 1), (1, 2), (3, 2), (0, 3), (4, 3))

PRINTED = {
    "rhombus": hex_pattern(RHOMBUS),
    "crown": hex_pattern(CROWN),
    "arch": hex_pattern(ARCH),
}
_NAMES = {pattern.tiles: name for name, pattern in PRINTED.items()}


def pattern_text(pattern: HexPattern) -> str:
    """The name of a printed pattern, or the tiles of a drawn one."""
    return _NAMES.get(pattern.tiles, pattern.text)


def find_pattern(text: str) -> HexPattern:
    """The pattern of that name, or that is drawn by a text of tiles. Raises BadPattern."""
    if text in PRINTED:
        return PRINTED[text]
    if not text[:1].isdigit():
        raise BadPattern("constructo-pattern-name", text=text)
    return read_pattern(text)
