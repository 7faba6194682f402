"""How Consta shows itself, and how a person's clicks become its moves."""

from __future__ import annotations

from trilithon.boards.square_scene import (
    coordinates,
    crossing,
    level_edges,
    line_through,
    place_centre,
    upright_edges,
)
from trilithon.core import Draft
from trilithon.core.scene import Option, Scene, Shape, Space, Text
from trilithon.core.shapes import label, path, rectangle, symbol
from trilithon.games.consta.rules import rules
from trilithon.games.consta.rules.chains import has_chain, shortest_path
from trilithon.games.consta.rules.crosscuts import crosscut_pairs, linked_pairs, weak_links
from trilithon.games.consta.rules.position import Move, Position
from trilithon.games.consta.show.choices import Offers, explain, extend, hint, kept, offers

__all__ = ["explain", "extend", "kept", "news", "notices", "places", "scene"]

COLOURS = ("black", "white")
# Board units outside the spaces: the coloured edges, the centre of the labels, and the margins.
_EDGE, _LABEL, _LEFT, _TOP = 0.3, 0.68, 1.05, 0.4
# From a stone towards the one across the block, each way: where the rank of the pair is written.
_RANK = 0.66


def scene(position: Position, last: Move | None, draft: Draft) -> Scene:
    """The board: edges, stones, diagonal links, a standing chain, and what may be chosen."""
    board = position.board
    side = board.size + _LEFT + _TOP
    return {
        "bounds": (-_LEFT, -_TOP, side, side),
        "space_shape": "square",
        "rows": [[board.name(board.bit(c, r)) for c in range(board.size)] for r in _rows(position)],
        "preview": _draft_name(position),
        "layers": [
            {"name": "ground", "shapes": _ground(position)},
            {"name": "under", "shapes": _chains(position)},
            {"name": "hints", "shapes": _links(position)},
            {"name": "pieces", "shapes": _pieces(position, draft)},
            {"name": "over", "shapes": _last(position, last)},
            {"name": "notes", "shapes": _ranks(position)},
        ],
        "spaces": _spaces(position, draft),
        "options": _options(position),
    }


def _rows(position: Position) -> range:
    return range(position.size - 1, -1, -1)


def _ground(position: Position) -> list[Shape]:
    size = position.size
    return [
        path("board-surface", [rectangle(0, 0, size, size)], closed=True),
        path("grid", crossing(range(size + 1), 0, size)),
        path("edge-black", level_edges(size, _EDGE), closed=True),
        path("edge-white", upright_edges(size, _EDGE), closed=True),
        *coordinates(position.board, _LABEL),
    ]


def _chains(position: Position) -> list[Shape]:
    """A shortest line through a chain that stands, whether it waits or has won."""
    paths = {colour: shortest_path(position, white=colour == "white") for colour in COLOURS}
    return [
        path(f"chain-{colour}", [line_through(position.board, spaces)])
        for colour, spaces in paths.items()
        if spaces
    ]


def _links(position: Position) -> list[Shape]:
    """Diagonal links: cut, open to be cut, and such as hold for good."""
    board = position.board
    sides = (position.black, position.white), (position.white, position.black)
    found = [weak_links(board, own, other, position.stacks) for own, other in sides]
    shapes: list[Shape] = []
    for state in ("link-cut", "link-open", "link-holds"):
        for colour, links in zip(COLOURS, found, strict=True):
            pairs = linked_pairs(board, links[state])
            if pairs:
                lines = [line_through(board, pair) for pair in pairs]
                shapes.append(path(f"{state}-{colour}", lines))
    return shapes


def _ranks(position: Position) -> list[Shape]:
    """The rank of each pair of a crosscut, beside the crossing of their diagonals."""
    board, stacks = position.board, position.stacks
    shapes: list[Shape] = []
    for first, second in crosscut_pairs(board, position.black, position.white):
        x, y = place_centre(board, first)
        column, row = board.place(first)
        other_column, other_row = board.place(second)
        # The crossing is half a space away from the first stone, the number a little further on.
        right, down = other_column - column, row - other_row
        colour = COLOURS[position.white >> first & 1]
        rank = 2 + (stacks >> first & 1) + (stacks >> second & 1)
        key = f"rank-{board.name(first)}-{board.name(second)}"
        place = x + right * _RANK, y + down * _RANK
        shapes.append(label(key, f"rank-{colour}", place, str(rank)))
    return shapes


def _pieces(position: Position, draft: Draft) -> list[Shape]:
    board = position.board
    shapes: list[Shape] = []
    for bit in board.bits_by_column():
        name = piece_name(position, bit)
        if name:
            shapes.append(symbol(board.name(bit), name, place_centre(board, bit)))
    for choice in draft:
        centre = place_centre(board, board.read(choice))
        shapes.append(symbol(f"draft-{choice}", _draft_name(position), centre))
    return shapes


def _draft_name(position: Position) -> str:
    return f"consta-{COLOURS[position.ply % 2]}-draft"


def piece_name(position: Position, bit: int) -> str:
    """The symbol of the piece on a space; empty where there is none."""
    for colour, mask in zip(COLOURS, (position.black, position.white), strict=True):
        if mask >> bit & 1:
            return f"consta-{colour}-stack" if position.stacks >> bit & 1 else f"consta-{colour}"
    return ""


def _last(position: Position, last: Move | None) -> list[Shape]:
    board = position.board
    return [
        symbol(f"last-{board.name(bit)}", "last", place_centre(board, bit))
        for bit in (last.spaces if last is not None else ())
    ]


def _options(position: Position) -> list[Option]:
    return [{"id": "pass", "label": "option-pass"}] if rules.must_pass(position) else []


def _spaces(position: Position, draft: Draft) -> list[Space]:
    board = position.board
    offered = offers(position, draft)
    over = rules.outcome(position) is not None
    bits_in_order = [board.bit(c, r) for r in _rows(position) for c in range(board.size)]
    return [_space(position, draft, bit, offered, over) for bit in bits_in_order]


def _space(position: Position, draft: Draft, bit: int, offered: Offers, over: bool) -> Space:
    board = position.board
    x, y = place_centre(board, bit)
    name = board.name(bit)
    holds = piece_name(position, bit) or "empty"
    space: Space = {"id": name, "x": x, "y": y, "holds": holds}
    if name in draft:
        space["holds"] = _draft_name(position)
    if (offered.single | offered.stack) >> bit & 1:
        space["state"] = "target"
        space["hint"] = hint(position, draft, bit, offered)
        if not offered.single >> bit & 1:
            space["preview"] = f"consta-{COLOURS[position.ply % 2]}-stack-draft"
    elif holds == "empty" and not over:
        space["state"] = "barred"
    return space


def places(position: Position, move: Move) -> tuple[str, ...]:
    """The spaces that get stones."""
    return tuple(position.board.name(bit) for bit in move.spaces)


def notices(position: Position) -> list[Text]:
    """A chain that stands and waits, and a pass that is forced."""
    if rules.outcome(position) is not None:
        return []
    mover, waiter = COLOURS[position.ply % 2], COLOURS[1 - position.ply % 2]
    texts: list[Text] = []
    if has_chain(position, white=waiter == "white"):
        texts.append({"key": "consta-threat", "args": {"player": waiter, "opponent": mover}})
    if rules.must_pass(position):
        texts.append({"key": "consta-must-pass", "args": {"player": mover}})
    return texts


def news(before: Position, after: Position) -> list[Text]:
    """The other player's chain, where the move has broken it."""
    mover, waiter = COLOURS[before.ply % 2], COLOURS[1 - before.ply % 2]
    white = waiter == "white"
    if not has_chain(before, white=white) or has_chain(after, white=white):
        return []
    return [{"key": "consta-broken", "args": {"player": mover, "opponent": waiter}}]
