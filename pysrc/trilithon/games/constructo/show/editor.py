"""Setting up positions of Constructo: any base on top of any tile, and the top base away again."""

from __future__ import annotations

from typing import NamedTuple

from trilithon.boards.hexagon_scene import rows, tile_centre
from trilithon.boards.hexagons import BadPattern, HexPattern
from trilithon.core.editor import REMOVE, BadDrawing, PositionEditor, SwitchRow, side_row
from trilithon.core.errors import BadPosition
from trilithon.core.scene import Scene, Space, Tool
from trilithon.games.constructo.rules import notation, rules
from trilithon.games.constructo.rules.patterns import PRINTED, find_pattern, pattern_text
from trilithon.games.constructo.rules.position import Position
from trilithon.games.constructo.rules.stacks import (
    COLOURS,
    EACH,
    NUMBERS,
    TEXTS,
    WORDS,
    base_letter,
)
from trilithon.games.constructo.show.figures import base_symbol, bounds, ground, side_keys, stacked

_BASES = {f"{COLOURS[base // 3]}-{WORDS[base % 3]}": base_letter(base) for base in range(6)}
_SIDES = "yb"
# No stack that can stand has more than four bases; one more tells why.
_HIGHEST = 5


class _Arrangement(NamedTuple):
    """The letters of the bases on each tile, whether or not such stacks can be."""

    pattern: HexPattern
    stacks: tuple[str, ...]
    side: int = 0


def _drawn(position: Position) -> _Arrangement:
    stacks = tuple(TEXTS[stack] for stack in position.stacks)
    return _Arrangement(position.pattern, stacks, position.colour)


def _arrange(text: str) -> _Arrangement:
    """The arrangement of a text that cannot stand. Raises BadPosition."""
    fields = [*text.split(), "", ""]
    try:
        pattern = find_pattern(fields[0])
    except BadPattern as reason:
        raise BadPosition("constructo-position-pattern", reason=reason) from reason
    stacks = tuple("" if stack == "-" else stack for stack in fields[1].split("/"))
    readable = all(set(stack) <= set("RMSrms") and len(stack) <= _HIGHEST for stack in stacks)
    if not readable or len(stacks) != len(pattern.tiles):
        notation.read_position(text)
    return _Arrangement(pattern, stacks, int(fields[2] == "b"))


def _write(drawn: _Arrangement) -> str:
    tiles = "/".join(stack or "-" for stack in drawn.stacks)
    return f"{pattern_text(drawn.pattern)} {tiles} {_SIDES[drawn.side]}"


def _empty(drawn: _Arrangement) -> _Arrangement:
    return _Arrangement(drawn.pattern, ("",) * len(drawn.pattern.tiles))


def _put(drawn: _Arrangement, space: str, tool: str) -> _Arrangement:
    """A tool's base on top of a tile's stack; its top base away, if that is just such a one."""
    tile = drawn.pattern.read(space)
    stacks = list(drawn.stacks)
    if tool == REMOVE or stacks[tile].endswith(_BASES[tool]):
        stacks[tile] = stacks[tile][:-1]
    elif len(stacks[tile]) == _HIGHEST:
        raise BadDrawing("constructo-drawing-high", [space], space=space)
    else:
        stacks[tile] += _BASES[tool]
    return drawn._replace(stacks=tuple(stacks))


def _with_pattern(drawn: _Arrangement, value: str) -> _Arrangement:
    pattern = find_pattern(value)
    tiles = len(pattern.tiles)
    return _Arrangement(pattern, (*drawn.stacks, *("",) * tiles)[:tiles], drawn.side)


def _offered_patterns(drawn: _Arrangement) -> list[str]:
    return list(dict.fromkeys([*PRINTED, pattern_text(drawn.pattern)]))


def _scene(drawn: _Arrangement) -> Scene:
    pattern, stacks = drawn.pattern, drawn.stacks
    return {
        "bounds": bounds(pattern),
        "space_shape": "hexagon",
        "rows": rows(pattern),
        "layers": [
            {"name": "ground", "shapes": ground(pattern)},
            {"name": "pieces", "shapes": [*stacked(pattern, stacks)]},
            {"name": "over", "shapes": side_keys(pattern, stacks)},
        ],
        "spaces": [_space(pattern, tile, stack) for tile, stack in enumerate(stacks)],
        "options": [],
    }


def _space(pattern: HexPattern, tile: int, stack: str) -> Space:
    x, y = tile_centre(pattern.tiles[tile])
    known = f"constructo-{stack}" if stack in NUMBERS else "constructo-no-stack"
    return {"id": pattern.name(tile), "x": x, "y": y, "holds": known if stack else "empty"}


def _tools(drawn: _Arrangement) -> list[Tool]:
    placed = "".join(drawn.stacks)
    return [
        {
            "id": tool,
            "symbol": base_symbol(base),
            "label": f"holds-constructo-{letter}",
            "count": max(0, EACH - placed.count(letter)),
        }
        for base, (tool, letter) in enumerate(_BASES.items())
    ]


EDITOR: PositionEditor[_Arrangement] = PositionEditor(
    players=COLOURS,
    rules=rules,
    notation=notation,
    drawn=_drawn,
    arrange=_arrange,
    write=_write,
    clear=_empty,
    put=_put,
    scene=_scene,
    tools=_tools,
    switches=(
        side_row(COLOURS, lambda drawn: drawn.side, lambda drawn, side: drawn._replace(side=side)),
        SwitchRow(
            "pattern",
            "choice",
            lambda drawn: pattern_text(drawn.pattern),
            _with_pattern,
            _offered_patterns,
            open=True,
        ),
    ),
)
