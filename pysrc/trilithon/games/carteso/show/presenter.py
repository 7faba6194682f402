"""How Carteso shows itself, and how a person's clicks become its moves."""

from __future__ import annotations

from trilithon.boards.square_scene import (
    bits_by_row,
    bounds,
    coordinates,
    crossing,
    level_edges,
    place_centre,
    rows,
    symbol_on,
    upright_edges,
)
from trilithon.core import Draft, Player
from trilithon.core.scene import Path, Scene, Shape, Space, Symbol
from trilithon.core.shapes import path, rectangle
from trilithon.games.carteso.rules.notation import markers, smallest_point
from trilithon.games.carteso.rules.position import COLOURS, Move, Position
from trilithon.games.carteso.show.choices import extend, hint, kept, options, plan, prompt
from trilithon.games.carteso.show.decision import decision
from trilithon.games.carteso.show.explain import PLAYERS, explain
from trilithon.games.carteso.show.figures import area, star_points, strokes
from trilithon.games.carteso.show.forecast import unclaimed
from trilithon.games.carteso.show.legend import LEGEND
from trilithon.games.carteso.show.messages import news, notices, reckoning

__all__ = [
    "LEGEND",
    "decision",
    "explain",
    "extend",
    "kept",
    "news",
    "notices",
    "pieces",
    "places",
    "reckoning",
    "scene",
    "threat",
]

# Half the length of a claimed stone's stroke, and of the one that forecasts an owner.
_CLAIMED, _FORECAST = 0.14, 0.2


def scene(position: Position, last: Move | None, draft: Draft, *, over: bool = False) -> Scene:
    """The board: lines, stones, what is claimed or will be, and what may be chosen."""
    board = position.board
    shown: Scene = {
        "bounds": bounds(board),
        "space_shape": "point",
        "rows": rows(board),
        "preview": f"carteso-{plan(draft).used}-draft",
        "layers": [
            {"name": "ground", "shapes": _ground(position)},
            {"name": "under", "shapes": _claims(position)},
            {"name": "pieces", "shapes": [*pieces(position), *_drafted(position, draft)]},
            {"name": "over", "shapes": [*_owners(position), *_last(position, last)]},
            {"name": "notes", "shapes": _forecasts(position)},
        ],
        "spaces": _spaces(position, draft, over),
        "options": [] if over else options(position, draft),
    }
    if not over and position.empty:
        shown["prompt"] = prompt(draft)
    return shown


def _ground(position: Position) -> list[Shape]:
    """The board between two upright bands and two level ones, the directions of the players."""
    size = position.size
    middles = (index + 0.5 for index in range(size))
    return [
        path("board-surface", [rectangle(0, 0, size, size)], closed=True),
        path("grid", crossing(middles, 0.5, size - 0.5)),
        *_unless_empty("stars", star_points(size)),
        path("edge-vertical", upright_edges(size), closed=True),
        path("edge-horizontal", level_edges(size), closed=True),
        *coordinates(position.board),
    ]


def _unless_empty(name: str, lines: list[list[float]], *, closed: bool = False) -> list[Path]:
    return [path(name, lines, closed=closed)] if lines else []


def _claims(position: Position) -> list[Shape]:
    board = position.board
    return [
        *_unless_empty("claim-vertical", area(board, position.vertical), closed=True),
        *_unless_empty("claim-horizontal", area(board, position.horizontal), closed=True),
    ]


def pieces(position: Position) -> list[Symbol]:
    """The stones."""
    board = position.board
    return [
        symbol_on(board, bit, board.name(bit), f"carteso-{colour}")
        for bit in board.bits_by_column()
        if (colour := _colour(position, bit))
    ]


def _drafted(position: Position, draft: Draft) -> list[Symbol]:
    planned = plan(draft)
    if planned.point is None:
        return []
    board, name = position.board, f"carteso-{planned.colour}-draft"
    return [symbol_on(board, board.read(planned.point), f"draft-{planned.point}", name)]


def _colour(position: Position, bit: int) -> str:
    if position.black >> bit & 1:
        return "black"
    return "white" if position.white >> bit & 1 else ""


def _owners(position: Position) -> list[Shape]:
    """A marker on every claimed group, and strokes on its other stones."""
    board = position.board
    marked = [(board.read(name), player) for name, player in markers(position)]
    bare = ~sum(1 << bit for bit, _ in marked)
    shapes: list[Shape] = []
    for player, stones in zip(Player, (position.vertical, position.horizontal), strict=True):
        lines = strokes(board, stones & bare, upright=player is Player.FIRST, half=_CLAIMED)
        shapes += _unless_empty(f"owned-{PLAYERS[player]}", lines)
    for bit, player in marked:
        name = f"carteso-owner-{PLAYERS[player]}"
        shapes.append(symbol_on(board, bit, f"owner-{board.name(bit)}", name))
    return shapes


def _forecasts(position: Position) -> list[Shape]:
    """A stroke on groups that are not claimed and not square: who owns them, perhaps for sure."""
    board = position.board
    shapes: list[Shape] = []
    forecasts = dict.fromkeys(((player, sure) for player in Player for sure in (False, True)), 0)
    for seen in unclaimed(position):
        if seen.owner is not None:
            forecasts[seen.owner, seen.sure] |= 1 << smallest_point(board, seen.group)
    for (player, sure), stones in forecasts.items():
        lines = strokes(board, stones, upright=player is Player.FIRST, half=_FORECAST)
        shapes += _unless_empty(f"forecast-{PLAYERS[player]}{'-sure' if sure else ''}", lines)
    return shapes


def _last(position: Position, last: Move | None) -> list[Shape]:
    if last is None or last.space < 0:
        return []
    board = position.board
    return [symbol_on(board, last.space, f"last-{board.name(last.space)}", "last")]


def _spaces(position: Position, draft: Draft, over: bool) -> list[Space]:
    return [_space(position, draft, bit, over) for bit in bits_by_row(position.board)]


def _space(position: Position, draft: Draft, bit: int, over: bool) -> Space:
    name = position.board.name(bit)
    x, y = place_centre(position.board, bit)
    space: Space = {"id": name, "x": x, "y": y, "holds": _holds(position, bit)}
    if space["holds"] != "empty" or over:
        return space
    space["state"] = "target"
    space["hint"] = hint(draft, name)
    planned = plan(draft)
    if planned.point == name:
        space["holds"] = f"carteso-{planned.colour}-draft"
    return space


def _holds(position: Position, bit: int) -> str:
    colour = _colour(position, bit)
    if not colour:
        return "empty"
    if position.vertical >> bit & 1:
        return f"carteso-{colour}-vertical"
    return f"carteso-{colour}-{'horizontal' if position.horizontal >> bit & 1 else 'unclaimed'}"


def places(position: Position, move: Move) -> tuple[str, ...]:
    """The point that gets a stone."""
    return (position.board.name(move.space),) if move.kind in COLOURS else ()


def threat(position: Position) -> None:
    """No single move loses the game."""
