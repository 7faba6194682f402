"""How Consta shows itself, and how a person's clicks become its moves."""

from __future__ import annotations

from trilithon.boards.square_scene import bits_by_row, bounds, place_centre, rows, symbol_on
from trilithon.core import Draft
from trilithon.core.scene import Scene, Shape, Space, Symbol, Text, sentence
from trilithon.games.consta.rules import rules
from trilithon.games.consta.rules.position import Move, Position
from trilithon.games.consta.show.choices import Offers, extend, hint, kept, offers, prompt
from trilithon.games.consta.show.decision import decision
from trilithon.games.consta.show.explain import explain
from trilithon.games.consta.show.figures import (
    COLOURS,
    chain_lines,
    ground,
    link_lines,
    rank_labels,
    sides,
)
from trilithon.games.consta.show.legend import LEGEND

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


def scene(position: Position, last: Move | None, draft: Draft, *, over: bool = False) -> Scene:
    """The board: edges, stones, diagonal links, a standing chain, and what may be chosen."""
    board = position.board
    offered = Offers(0, 0) if over else offers(position, draft)
    must_pass = not over and not any(offered)
    shown: Scene = {
        "bounds": bounds(board),
        "space_shape": "square",
        "rows": rows(board),
        "preview": _draft_name(position),
        "layers": [
            {"name": "ground", "shapes": ground(board)},
            {"name": "under", "shapes": chain_lines(position)},
            {"name": "hints", "shapes": link_lines(position)},
            {"name": "pieces", "shapes": [*pieces(position), *_drafted(position, draft)]},
            {"name": "over", "shapes": _last(position, last)},
            {"name": "notes", "shapes": rank_labels(position)},
        ],
        "spaces": _spaces(position, draft, offered, over),
        "options": [{"id": "pass", "label": "option-pass"}] if must_pass else [],
    }
    if not over and not must_pass:
        shown["prompt"] = prompt(position, draft, offered)
    return shown


def pieces(position: Position) -> list[Symbol]:
    """The stones."""
    board = position.board
    return [
        symbol_on(board, bit, board.name(bit), name)
        for bit in board.bits_by_column()
        if (name := piece_name(position, bit))
    ]


def _drafted(position: Position, draft: Draft) -> list[Symbol]:
    board, name = position.board, _draft_name(position)
    return [symbol_on(board, board.read(choice), f"draft-{choice}", name) for choice in draft]


def _draft_name(position: Position) -> str:
    return f"consta-{sides(position)[0]}-draft"


def piece_name(position: Position, bit: int) -> str:
    """The symbol of the piece on a space; empty where there is none."""
    for colour, mask in zip(COLOURS, (position.black, position.white), strict=True):
        if mask >> bit & 1:
            return f"consta-{colour}-stack" if position.stacks >> bit & 1 else f"consta-{colour}"
    return ""


def _last(position: Position, last: Move | None) -> list[Shape]:
    board = position.board
    return [
        symbol_on(board, bit, f"last-{board.name(bit)}", "last")
        for bit in (last.spaces if last is not None else ())
    ]


def _spaces(position: Position, draft: Draft, offered: Offers, over: bool) -> list[Space]:
    return [_space(position, draft, bit, offered, over) for bit in bits_by_row(position.board)]


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
            space["preview"] = f"consta-{sides(position)[0]}-stack-draft"
    elif holds == "empty" and not over:
        space["state"] = "barred"
    return space


def places(position: Position, move: Move) -> tuple[str, ...]:
    """The spaces that get stones."""
    return tuple(position.board.name(bit) for bit in move.spaces)


def notices(position: Position) -> list[Text]:
    """A chain that stands and waits, and a pass that is forced."""
    mover, waiter = sides(position)
    texts: list[Text] = []
    if rules.has_chain(position, white=waiter == "white"):
        texts.append(sentence("consta-threat", player=waiter, opponent=mover))
    if not any(offers(position, ())):
        texts.append(sentence("consta-must-pass", player=mover))
    return texts


def threat(position: Position) -> Text | None:
    """The chain that wins unless it is cut by the next move."""
    mover, waiter = sides(position)
    if not rules.has_chain(position, white=waiter == "white"):
        return None
    return sentence("consta-cut", player=waiter, opponent=mover)


def reckoning(position: Position) -> None:
    """Nothing is counted."""


def news(before: Position, after: Position) -> list[Text]:
    """The other player's chain, where the move has broken it."""
    mover, waiter = sides(before)
    white = waiter == "white"
    if not rules.has_chain(before, white=white) or rules.has_chain(after, white=white):
        return []
    return [sentence("consta-broken", player=mover, opponent=waiter)]
