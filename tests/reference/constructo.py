"""Constructo as its rule text tells it: slow, literal, and sharing no code with the engine.

A pattern is a list of tiles (column, y), in reading order. A board is a dict from each tile to its
list of bases from bottom to top; a base is (colour, kind). A move is ("place", kind, tile) or
("move", tile, tile). Moves and positions have the text forms of the notation page.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

Tile = tuple[int, int]
Base = tuple[str, str]
Board = dict[Tile, list[Base]]
Move = tuple[str, "str | Tile", Tile]

KINDS = ("ring", "medium", "small")
COLUMNS: dict[str, dict[int, list[int]]] = {
    "rhombus": {0: [2], 1: [1, 3], 2: [0, 2, 4], 3: [1, 3], 4: [2]},
    "crown": {0: [1, 3, 5], 1: [0, 2, 4], 2: [1, 3, 5]},
    "arch": {0: [1, 3], 1: [0, 2], 2: [1], 3: [0, 2], 4: [1, 3]},
}


def in_reading_order(tiles: Iterable[Tile]) -> list[Tile]:
    """Tiles by y, then by column."""
    return sorted(tiles, key=lambda tile: (tile[1], tile[0]))


def printed(name: str) -> list[Tile]:
    """The tiles of one of the three printed patterns."""
    return in_reading_order((column, y) for column, ys in COLUMNS[name].items() for y in ys)


@dataclass
class State:
    """A round at some moment: the pattern's text and tiles, the board, and the colour to move.

    Small patterns are more of a game with fewer than three bases of `each` kind.
    """

    pattern: str
    tiles: list[Tile]
    colour: str = "yellow"
    board: Board = field(default_factory=dict)
    each: int = 3

    def __post_init__(self) -> None:
        for tile in self.tiles:
            self.board.setdefault(tile, [])


def other(colour: str) -> str:
    """The other player's colour."""
    return "blue" if colour == "yellow" else "yellow"


def touch(a: Tile, b: Tile) -> bool:
    """Whether two tiles are adjacent."""
    return (abs(a[0] - b[0]), abs(a[1] - b[1])) in ((0, 2), (1, 1))


def in_hand(state: State, colour: str, kind: str) -> int:
    """How many bases of a kind a player still holds: each had the same at the start."""
    return state.each - sum(bases.count((colour, kind)) for bases in state.board.values())


def may_stand_on(kind: str, bases: list[Base]) -> bool:
    """Whether the kind of the bases lets a base be moved onto them."""
    top = bases[-1][1]
    if kind == "ring":
        return top == "small" and len(bases) == 1
    if kind == "medium":
        return top == "ring"
    return top == "medium"


def legal_moves(state: State) -> list[Move]:
    """All that the player to move can do in this turn."""
    moves: list[Move] = []
    for kind in KINDS:
        for tile in state.tiles:
            if in_hand(state, state.colour, kind) > 0 and state.board[tile] == []:
                moves.append(("place", kind, tile))
    for start in state.tiles:
        bases = state.board[start]
        if len(bases) != 1 or bases[0][0] != state.colour:
            continue
        for end in state.tiles:
            there = state.board[end]
            if not touch(start, end) or there == [] or there[-1][0] == state.colour:
                continue
            if may_stand_on(bases[0][1], there):
                moves.append(("move", start, end))
    return moves


def after(state: State, move: Move) -> State:
    """The state after a move."""
    board = {tile: list(bases) for tile, bases in state.board.items()}
    action, what, end = move
    if action == "place":
        assert isinstance(what, str)
        board[end].append((state.colour, what))
    else:
        assert not isinstance(what, str)
        board[end].append(board[what].pop())
    return State(state.pattern, state.tiles, other(state.colour), board, state.each)


def is_tower(bases: list[Base]) -> bool:
    """Whether bases on one tile are a tower: two or more, but not a small with just a ring."""
    kinds = [kind for _, kind in bases]
    return len(bases) >= 2 and kinds != ["small", "ring"]


def points(state: State, colour: str) -> int:
    """The towers whose upper base has the colour."""
    return sum(1 for bases in state.board.values() if is_tower(bases) and bases[-1][0] == colour)


def outcome(state: State) -> str | None:
    """The winner's colour, `draw`, or None while the player to move can do something."""
    if legal_moves(state):
        return None
    yellow, blue = points(state, "yellow"), points(state, "blue")
    if yellow == blue:
        return "draw"
    return "yellow" if yellow > blue else "blue"


def write_move(state: State, move: Move) -> str:
    """The text of a move."""
    action, what, end = move
    number = state.tiles.index(end) + 1
    if action == "place":
        assert isinstance(what, str)
        return f"{what[0].upper()}{number}"
    assert not isinstance(what, str)
    return f"{state.tiles.index(what) + 1}-{number}"


def write_state(state: State) -> str:
    """The text of a position."""
    texts = []
    for tile in state.tiles:
        letters = [
            kind[0].upper() if colour == "yellow" else kind[0] for colour, kind in state.board[tile]
        ]
        texts.append("".join(letters) or "-")
    return f"{state.pattern} {'/'.join(texts)} {state.colour[0]}"


def perft(state: State, depth: int) -> int:
    """The number of move sequences of exactly `depth` plies."""
    if depth == 0:
        return 1
    return sum(perft(after(state, move), depth - 1) for move in legal_moves(state))
