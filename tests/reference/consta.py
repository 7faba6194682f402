"""Consta as its rule text tells it: slow, literal, and sharing no code with the engine.

A space is (column, row), counted from 0 at the lower left. A board is a dict from the occupied
spaces to (colour, stones). A move is a tuple of the spaces that get stones, each with their number;
the empty tuple is a pass. Moves have the text forms of the notation page, so that tests can compare
lists of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations
from string import ascii_lowercase

Space = tuple[int, int]
Board = dict[Space, tuple[str, int]]
Move = tuple[tuple[Space, int], ...]


@dataclass
class State:
    """A position: what stands where, and whose turn it is."""

    size: int
    board: Board = field(default_factory=dict)
    ply: int = 0

    @property
    def colour(self) -> str:
        """The colour to move."""
        return colour_at(self.ply)


def colour_at(ply: int) -> str:
    """Black plays first, then turns alternate."""
    return "black" if ply % 2 == 0 else "white"


def spaces(size: int) -> list[Space]:
    """All spaces by column, then by row."""
    return [(column, row) for column in range(size) for row in range(size)]


def crosscut_ranks(board: Board, column: int, row: int) -> dict[str, int] | None:
    """The ranks of the two pairs of the 2×2 block at a lower left space, or None: no crosscut."""
    block = [(column, row), (column + 1, row + 1), (column, row + 1), (column + 1, row)]
    if not all(space in board for space in block):
        return None
    (one, stones_1), (two, stones_2), (three, stones_3), (four, stones_4) = (
        board[space] for space in block
    )
    if one == two and three == four and one != three:
        return {one: stones_1 + stones_2, three: stones_3 + stones_4}
    return None


def has_equal_crosscut(board: Board, size: int) -> bool:
    """Whether any block is a crosscut of two pairs of the same rank."""
    for column in range(size - 1):
        for row in range(size - 1):
            ranks = crosscut_ranks(board, column, row)
            if ranks is not None and ranks["black"] == ranks["white"]:
                return True
    return False


def connected(board: Board, a: Space, b: Space) -> bool:
    """Whether two pieces of one colour are directly connected."""
    if a not in board or b not in board or board[a][0] != board[b][0]:
        return False
    (column_a, row_a), (column_b, row_b) = a, b
    distance = sorted((abs(column_a - column_b), abs(row_a - row_b)))
    if distance == [0, 1]:
        return True
    if distance != [1, 1]:
        return False
    ranks = crosscut_ranks(board, min(column_a, column_b), min(row_a, row_b))
    return ranks is None or ranks[board[a][0]] == max(ranks.values())


def neighbours(space: Space) -> Iterator[Space]:
    """The eight spaces around a space, on the board or not."""
    column, row = space
    for right in (-1, 0, 1):
        for up in (-1, 0, 1):
            if (right, up) != (0, 0):
                yield column + right, row + up


def has_chain(board: Board, size: int, colour: str) -> bool:
    """Whether the colour connects its two edges: black bottom and top, white left and right."""
    along = 1 if colour == "black" else 0
    reached = [s for s in board if board[s][0] == colour and s[along] == 0]
    seen = set(reached)
    while reached:
        space = reached.pop(0)
        if space[along] == size - 1:
            return True
        for other in neighbours(space):
            if other not in seen and connected(board, space, other):
                seen.add(other)
                reached.append(other)
    return False


def after(state: State, move: Move) -> State:
    """The state after a move."""
    board = dict(state.board)
    for space, stones in move:
        board[space] = (state.colour, stones)
    return State(state.size, board, state.ply + 1)


def outcome(state: State) -> str | None:
    """The winner's colour, or None while the game goes on.

    After a turn of a player is complete, the opponent (who is then to move) wins with a chain.
    """
    if state.ply > 0 and has_chain(state.board, state.size, state.colour):
        return state.colour
    return None


def placements(state: State) -> Iterator[Move]:
    """Everything that could be placed if there were no crosscuts."""
    empty = [space for space in spaces(state.size) if space not in state.board]
    if state.ply == 0:
        yield from (((space, 1),) for space in empty)
        return
    yield from (((a, 1), (b, 1)) for a, b in combinations(empty, 2))
    yield from (((space, 2),) for space in empty)


def legal_moves(state: State) -> list[Move]:
    """All legal moves; a pass when there is no other and the game is not over."""
    if outcome(state) is not None:
        return []
    placed = [
        move
        for move in placements(state)
        if not has_equal_crosscut(after(state, move).board, state.size)
    ]
    return placed or [()]


def write_move(move: Move) -> str:
    """The text of a move."""
    if move == ():
        return "pass"
    names = [f"{ascii_lowercase[column]}{row + 1}" for (column, row), _ in move]
    return "2" + names[0] if move[0][1] == 2 else ",".join(names)


def write_state(state: State) -> str:
    """The text of a position."""
    rows = []
    for row in reversed(range(state.size)):
        text, empties = "", 0
        for column in range(state.size):
            if (column, row) not in state.board:
                empties += 1
                continue
            colour, stones = state.board[column, row]
            text += str(empties) if empties else ""
            text += colour[0].upper() if stones == 2 else colour[0]
            empties = 0
        rows.append(text + (str(empties) if empties else ""))
    return f"{'/'.join(rows)} {state.colour[0]} {state.ply + 1}"


def perft(state: State, depth: int) -> int:
    """The number of move sequences of exactly `depth` plies."""
    if depth == 0:
        return 1
    return sum(perft(after(state, move), depth - 1) for move in legal_moves(state))
