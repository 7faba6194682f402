"""Setting up positions of Carteso: stones anywhere, with the claims that follow from them.

Who has claimed a finished group follows from its span, but for square groups: those go to Vertical
until a person gives them to Horizontal.
"""

from __future__ import annotations

from dataclasses import replace

from trilithon.boards.square import SquareBoard
from trilithon.boards.square_editor import fitted, size_row
from trilithon.boards.square_text import read_rows
from trilithon.core import Player
from trilithon.core.editor import PositionEditor, SwitchRow, side_row
from trilithon.core.errors import BadPosition
from trilithon.core.scene import Text, Tool, sentence
from trilithon.games.carteso.rules import notation, rules
from trilithon.games.carteso.rules.claims import box, flood, groups, is_finished
from trilithon.games.carteso.rules.position import COLOURS, Position, half_points
from trilithon.games.carteso.show import presenter
from trilithon.games.carteso.show.explain import PLAYERS

_NOBODY = "nobody"
_HOLDERS = {_NOBODY: None, **dict(zip(PLAYERS, Player, strict=True))}
_CLAIMS = {f"claim-{name}": player for name, player in zip(PLAYERS, Player, strict=True)}
_STONES: list[Tool] = [
    {"id": colour, "symbol": f"carteso-{colour}", "label": f"holds-carteso-{colour}-unclaimed"}
    for colour in COLOURS
]
_GIVEN: list[Tool] = [
    {"id": f"claim-{player}", "symbol": f"player-{player}", "label": f"drawing-claim-{player}"}
    for player in PLAYERS
]


def _arrange(text: str) -> Position:
    """The position of a text that cannot stand, with claims that fit where it has others.

    Raises BadPosition.
    """
    try:
        position = notation.read_fields(text)
    except BadPosition:
        board, masks = read_rows((text.split() or [""])[0], "bw")
        return _claimed(Position(board.size, black=masks["b"], white=masks["w"]), 0)
    try:
        _, horizontal = notation.read_claims(position, text.split()[2])
    except BadPosition:
        horizontal = 0
    return _claimed(position, sum(_squares(position, horizontal)))


def _claimed(position: Position, squares: int) -> Position:
    """The position with every finished group claimed.

    `squares` are stones that Horizontal has in square groups.
    """
    board, black, white = position.board, position.black, position.white
    claims = [0, 0]
    for own, other in ((black, white), (white, black)):
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


def _put(position: Position, space: str, tool: str) -> Position:
    """The stone of a tool on a point; nothing there, where just that stone was."""
    bit = position.board.read(space)
    if tool in _CLAIMS:
        return _claim(position, bit, _CLAIMS[tool])
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
    marker = notation.smallest_point(board, group) if group else bit
    notation.claimed_group(position, marker, player)
    claims = [position.vertical & ~group, position.horizontal & ~group]
    claims[player] |= group
    return replace(position, vertical=claims[0], horizontal=claims[1])


def _komi(position: Position, value: str) -> Position:
    return replace(position, komi=round(2 * float(str(rules.KOMI.read(value)))))


def _variant(position: Position, value: str) -> Position:
    return replace(position, button=rules.VARIANT.read(value) == "button", holder=None)


def _holder(position: Position) -> str:
    return _NOBODY if position.holder is None else PLAYERS[position.holder]


def _resized(position: Position, board: SquareBoard) -> Position:
    squares = sum(_squares(position, position.horizontal))
    masks = (position.black, position.white, squares)
    black, white, squares = (fitted(mask, position.board, board) for mask in masks)
    return _claimed(replace(position, size=board.size, black=black, white=white), squares)


def _says(position: Position) -> Text | None:
    """Whose square group it is that may also be the other player's."""
    squares = _squares(position, position.vertical)
    if not squares:
        return None
    first = min((position.board.names(group)[0] for group in squares), key=_by_column)
    return sentence("carteso-drawing-square", player=PLAYERS[position.mover], space=first)


def _by_column(name: str) -> tuple[str, int]:
    return name[0], int(name[1:])


EDITOR: PositionEditor[Position] = PositionEditor(
    players=PLAYERS,
    rules=rules,
    notation=notation,
    drawn=lambda position: position,
    arrange=_arrange,
    write=notation.write_position,
    clear=lambda position: Position(position.size, position.komi, button=position.button),
    put=_put,
    scene=lambda position: presenter.scene(position, None, ()),
    tools=lambda _: [*_STONES, *_GIVEN],
    switches=(
        side_row(PLAYERS, lambda p: p.mover, lambda p, side: replace(p, mover=Player(side))),
        SwitchRow(
            "passes",
            "choice",
            lambda position: str(position.passes),
            lambda position, value: replace(position, passes=int(value)),
            lambda _: ("0", "1", "2"),
        ),
        SwitchRow("komi", "number", lambda p: half_points(p.komi), _komi, open=True),
        SwitchRow(
            "variant",
            "flag",
            lambda position: rules.VARIANT.offered[position.button],
            _variant,
            lambda _: rules.VARIANT.offered,
            open=True,
        ),
        SwitchRow(
            "holder",
            "choice",
            _holder,
            lambda position, value: replace(position, holder=_HOLDERS[value]),
            lambda _: tuple(_HOLDERS),
            shown=lambda position: position.button,
        ),
        size_row(lambda position: position.size, _resized),
    ),
    says=_says,
)
