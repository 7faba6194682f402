"""Setting up positions of Carteso: stones anywhere, with the claims that follow from them.

Who has claimed a finished group follows from its span, but for square groups: those go to Vertical
until a person gives them to Horizontal.
"""

from __future__ import annotations

from dataclasses import replace

from trilithon.boards.square import LARGEST, SMALLEST, fitted, square_board
from trilithon.boards.square_text import read_rows
from trilithon.core import Player, whole_number
from trilithon.core.editor import CLEAR, REMOVE, BadDrawing, Drawing, position_drawing
from trilithon.core.errors import BadPosition
from trilithon.core.scene import Switch, Text, Tool
from trilithon.games.carteso.rules import rules
from trilithon.games.carteso.rules.claims import box, flood, groups, is_finished
from trilithon.games.carteso.rules.notation import (
    claimed_group,
    read_claims,
    read_fields,
    read_position,
    smallest_point,
    write_position,
)
from trilithon.games.carteso.rules.position import COLOURS, Position, half_points
from trilithon.games.carteso.show import presenter
from trilithon.games.carteso.show.explain import PLAYERS

_CLAIMS = {f"claim-{name}": player for name, player in zip(PLAYERS, Player, strict=True)}
_NOBODY = "nobody"


def begin(value: str) -> Drawing:
    """The drawing of a position's text; an empty board of the usual size for "".

    Raises BadPosition where the text has no board.
    """
    return read(value) if value else _drawing(rules.start({}))


def read(drawing: str) -> Drawing:
    """The drawing of a text whose board can be read. Raises BadPosition."""
    return _drawing(_read(drawing), drawing)


def change(drawing: str, choice: str, tool: str) -> Drawing:
    """The drawing with a stone put or taken away, a claim or a switch set. Raises Problem."""
    position = _read(drawing)
    name, colon, value = choice.partition(":")
    if choice == CLEAR:
        return _drawing(Position(position.size, position.komi, button=position.button))
    if colon:
        return _drawing(_switched(position, name, value))
    bit = position.board.read(choice)
    if tool in _CLAIMS:
        return _drawing(_claim(position, bit, _CLAIMS[tool]))
    return _drawing(_put(position, bit, tool))


def _read(text: str) -> Position:
    """The position of a text, with claims that fit where it has others. Raises BadPosition."""
    try:
        return read_position(text)
    except BadPosition as reason:
        try:
            return _unchecked(text)
        except BadPosition:
            raise reason from None


def _unchecked(text: str) -> Position:
    """The position of a text that cannot stand: as much of it as can be read."""
    try:
        position = read_fields(text)
    except BadPosition:
        board, masks = read_rows((text.split() or [""])[0], "bw")
        return _claimed(Position(board.size, black=masks["b"], white=masks["w"]), 0)
    try:
        _, horizontal = read_claims(position, text.split()[2])
    except BadPosition:
        horizontal = 0
    return _claimed(position, sum(_squares(position, horizontal)))


def _claimed(position: Position, squares: int) -> Position:
    """The position with every finished group claimed.

    `squares` are stones that Horizontal has in square groups.
    """
    board = position.board
    claims = [0, 0]
    for own, other in (
        (position.black, position.white),
        (position.white, position.black),
    ):
        for group in groups(board, own, own):
            if not is_finished(board, group, other):
                continue
            columns, rows = box(board, group).span
            upright = rows > columns or (rows == columns and not group & squares)
            claims[Player.FIRST if upright else Player.SECOND] |= group
    return replace(position, vertical=claims[0], horizontal=claims[1])


def _squares(position: Position, stones: int) -> list[int]:
    """The square groups among claimed stones."""
    board, found = position.board, []
    for own in (position.black & stones, position.white & stones):
        for group in groups(board, own, own):
            columns, rows = box(board, group).span
            found += [group] if columns == rows else []
    return found


def _put(position: Position, bit: int, tool: str) -> Position:
    """The stone of a tool on a point; nothing there, where just that stone was."""
    if tool not in (*COLOURS, REMOVE):
        raise BadDrawing("drawing-tool", text=tool[:20])
    stone = 1 << bit
    black, white = position.black & ~stone, position.white & ~stone
    if tool == "black" and not position.black & stone:
        black |= stone
    if tool == "white" and not position.white & stone:
        white |= stone
    squares = sum(_squares(position, position.horizontal))
    return _claimed(replace(position, black=black, white=white), squares)


def _claim(position: Position, bit: int, player: Player) -> Position:
    """The position with a square group given to a player. Raises BadPosition for other groups."""
    board = position.board
    own = position.black if position.black >> bit & 1 else position.white
    group = flood(board, 1 << bit & own, own)
    marker = smallest_point(board, group) if group else bit
    claimed_group(position, marker, player)
    claims = [position.vertical & ~group, position.horizontal & ~group]
    claims[player] |= group
    return replace(position, vertical=claims[0], horizontal=claims[1])


def _switched(position: Position, name: str, value: str) -> Position:
    if name == "side" and value in PLAYERS:
        return replace(position, mover=Player(PLAYERS.index(value)))
    if name == "passes" and value in ("0", "1", "2"):
        return replace(position, passes=int(value))
    if name == "komi":
        return replace(position, komi=round(2 * float(str(rules.KOMI.read(value)))))
    if name == "variant":
        return replace(position, button=rules.VARIANT.read(value) == "button", holder=None)
    if name == "holder" and value in (_NOBODY, *PLAYERS):
        return replace(position, holder=None if value == _NOBODY else Player(PLAYERS.index(value)))
    if name == "size":
        return _resized(position, whole_number("size", value, SMALLEST, LARGEST))
    raise BadDrawing("drawing-choice", text=f"{name}:{value}"[:40])


def _resized(position: Position, size: int) -> Position:
    board, other = position.board, square_board(size)
    black, white, squares = (
        fitted(mask, board, other)
        for mask in (
            position.black,
            position.white,
            sum(_squares(position, position.horizontal)),
        )
    )
    return _claimed(replace(position, size=size, black=black, white=white), squares)


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
    if rules.outcome(position) is not None:
        return {"key": "drawing-over", "args": {}}
    player = PLAYERS[position.mover]
    squares = _squares(position, position.vertical)
    if not squares:
        return {"key": "drawing-stands", "args": {"player": player}}
    space = min((position.board.names(group)[0] for group in squares), key=_by_column)
    return {"key": "carteso-drawing-square", "args": {"player": player, "space": space}}


def _by_column(name: str) -> tuple[str, int]:
    return name[0], int(name[1:])


def _tools() -> list[Tool]:
    stones: list[Tool] = [
        {
            "id": colour,
            "symbol": f"carteso-{colour}",
            "label": f"holds-carteso-{colour}-unclaimed",
        }
        for colour in COLOURS
    ]
    claims: list[Tool] = [
        {"id": f"claim-{player}", "symbol": f"player-{player}", "label": f"drawing-claim-{player}"}
        for player in PLAYERS
    ]
    return [*stones, *claims, {"id": REMOVE, "symbol": "take-away", "label": "drawing-remove"}]


def _switches(position: Position) -> list[Switch]:
    sizes = [str(size) for size in sorted({*rules.SIZES, position.size})]
    variants = list(rules.VARIANT.offered)
    switches: list[Switch] = [
        {
            "name": "side",
            "kind": "player",
            "value": PLAYERS[position.mover],
            "offered": list(PLAYERS),
        },
        {
            "name": "passes",
            "kind": "choice",
            "value": str(position.passes),
            "offered": ["0", "1", "2"],
        },
        {"name": "komi", "kind": "number", "value": half_points(position.komi), "offered": []},
        {
            "name": "variant",
            "kind": "flag",
            "value": variants[position.button],
            "offered": variants,
        },
    ]
    if position.button:
        holder = _NOBODY if position.holder is None else PLAYERS[position.holder]
        offered = [_NOBODY, *PLAYERS]
        switches.append({"name": "holder", "kind": "choice", "value": holder, "offered": offered})
    switches.append(
        {"name": "size", "kind": "choice", "value": str(position.size), "offered": sizes}
    )
    return switches
