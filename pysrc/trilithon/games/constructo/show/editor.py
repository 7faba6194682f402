"""Setting up positions of Constructo: any base on top of any tile, and the top base away again."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from trilithon.boards.hexagon_scene import rows, tile_centre
from trilithon.boards.hexagons import BadPattern, HexPattern
from trilithon.core.editor import CLEAR, REMOVE, BadDrawing, Drawing, position_drawing
from trilithon.core.errors import BadPosition, declare
from trilithon.core.scene import Scene, Space, Switch, Text, Tool
from trilithon.games.constructo.rules import rules
from trilithon.games.constructo.rules.notation import read_position
from trilithon.games.constructo.rules.patterns import PRINTED, find_pattern, pattern_text
from trilithon.games.constructo.rules.position import Position
from trilithon.games.constructo.rules.stacks import COLOURS, EACH, NUMBERS, WORDS, base_letter
from trilithon.games.constructo.show.figures import base_symbol, bounds, ground, pieces, side_keys

declare({"constructo-drawing-high": "the stack on tile {space} cannot get any higher"})

_BASES = {f"{COLOURS[base // 3]}-{WORDS[base % 3]}": base_letter(base) for base in range(6)}
_SIDES = "yb"
# No stack that can stand has more than four bases; one more tells why.
_HIGHEST = 5


class _Arrangement(NamedTuple):
    """The letters of the bases on each tile, whether or not such stacks can be."""

    pattern: HexPattern
    stacks: tuple[str, ...]
    side: int = 0

    @property
    def text(self) -> str:
        tiles = "/".join(stack or "-" for stack in self.stacks)
        return f"{pattern_text(self.pattern)} {tiles} {_SIDES[self.side]}"


def begin(value: str) -> Drawing:
    """The drawing of a position's text; an empty board of the usual pattern for "".

    Raises BadPosition where the text has no tiles that could be drawn.
    """
    return read(value) if value else _drawing(_empty(find_pattern(rules.PATTERN.default)))


def read(drawing: str) -> Drawing:
    """The drawing of a text whose tiles can be read. Raises BadPosition."""
    return _drawing(_read(drawing), drawing)


def change(drawing: str, choice: str, tool: str) -> Drawing:
    """The drawing with a base put or taken away, or a switch set. Raises Problem."""
    before = _read(drawing)
    name, colon, value = choice.partition(":")
    if choice == CLEAR:
        return _drawing(_empty(before.pattern))
    if colon:
        return _drawing(_switched(before, name, value))
    tile = before.pattern.read(choice)
    stacks = list(before.stacks)
    stacks[tile] = _put(stacks[tile], tool, choice)
    return _drawing(before._replace(stacks=tuple(stacks)))


def _empty(pattern: HexPattern) -> _Arrangement:
    return _Arrangement(pattern, ("",) * len(pattern.tiles))


def _read(text: str) -> _Arrangement:
    """The arrangement of a text, whether or not it can stand. Raises BadPosition."""
    fields = [*text.split(), "", ""]
    try:
        pattern = find_pattern(fields[0])
    except BadPattern as reason:
        raise BadPosition("constructo-position-pattern", reason=reason) from reason
    stacks = tuple("" if stack == "-" else stack for stack in fields[1].split("/"))
    readable = all(set(stack) <= set("RMSrms") and len(stack) <= _HIGHEST for stack in stacks)
    if not readable or len(stacks) != len(pattern.tiles):
        read_position(text)
    return _Arrangement(pattern, stacks, int(fields[2] == "b"))


def _put(stack: str, tool: str, space: str) -> str:
    """The stack with a tool's base on top; without its top base, if that is just such a one."""
    if tool != REMOVE and tool not in _BASES:
        raise BadDrawing("drawing-tool", text=tool[:20])
    if tool == REMOVE or stack.endswith(_BASES[tool]):
        return stack[:-1]
    if len(stack) == _HIGHEST:
        raise BadDrawing("constructo-drawing-high", [space], space=space)
    return stack + _BASES[tool]


def _switched(before: _Arrangement, name: str, value: str) -> _Arrangement:
    if name == "side" and value in COLOURS:
        return before._replace(side=COLOURS.index(value))
    if name == "pattern":
        pattern = find_pattern(value)
        tiles = len(pattern.tiles)
        stacks = (*before.stacks, *("",) * tiles)[:tiles]
        return _Arrangement(pattern, stacks, before.side)
    raise BadDrawing("drawing-choice", text=f"{name}:{value}"[:40])


def _drawing(drawn: _Arrangement, text: str = "") -> Drawing:
    """The drawing of an arrangement; `text` is how it was written, where it was."""
    return position_drawing(
        text or drawn.text, _scene(drawn), read_position, _stands, _tools(drawn), _switches(drawn)
    )


def _stands(position: Position) -> Text:
    if rules.outcome(position) is not None:
        return {"key": "drawing-over", "args": {}}
    return {"key": "drawing-stands", "args": {"player": COLOURS[position.colour]}}


def _scene(drawn: _Arrangement) -> Scene:
    pattern, stacks = drawn.pattern, drawn.stacks
    return {
        "bounds": bounds(pattern),
        "space_shape": "hexagon",
        "rows": rows(pattern),
        "layers": [
            {"name": "ground", "shapes": ground(pattern)},
            {"name": "pieces", "shapes": pieces(pattern, stacks)},
            {"name": "over", "shapes": side_keys(pattern, stacks)},
        ],
        "spaces": list(_spaces(drawn)),
        "options": [],
    }


def _spaces(drawn: _Arrangement) -> Iterator[Space]:
    for tile, stack in enumerate(drawn.stacks):
        x, y = tile_centre(drawn.pattern.tiles[tile])
        known = f"constructo-{stack}" if stack in NUMBERS else "constructo-no-stack"
        yield {
            "id": drawn.pattern.name(tile),
            "x": x,
            "y": y,
            "holds": known if stack else "empty",
        }


def _tools(drawn: _Arrangement) -> list[Tool]:
    placed = "".join(drawn.stacks)
    bases: list[Tool] = [
        {
            "id": tool,
            "symbol": base_symbol(base),
            "label": f"holds-constructo-{letter}",
            "count": max(0, EACH - placed.count(letter)),
        }
        for base, (tool, letter) in enumerate(_BASES.items())
    ]
    return [*bases, {"id": REMOVE, "symbol": "take-away", "label": "drawing-remove"}]


def _switches(drawn: _Arrangement) -> list[Switch]:
    pattern = pattern_text(drawn.pattern)
    own = [] if pattern in PRINTED else [pattern]
    return [
        {
            "name": "side",
            "kind": "player",
            "value": COLOURS[drawn.side],
            "offered": list(COLOURS),
        },
        {"name": "pattern", "kind": "choice", "value": pattern, "offered": [*PRINTED, *own]},
    ]
