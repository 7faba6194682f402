"""Carteso as its rule text tells it: slow, literal, and sharing no code with the engine.

A point is (column, row), counted from 0 at the lower left; a board is a dict from the occupied
points to their colours. A marker lies on a stone and names its player. Moves have the text forms of
the notation page: `Bf6`, `Wc3`, `pass`, `button`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import product
from string import ascii_lowercase

Point = tuple[int, int]
Board = dict[Point, str]
COLOURS = ("black", "white")
PLAYERS = ("vertical", "horizontal")


@dataclass
class State:
    """A position. `button` is None without the variant, else its holder or `nobody`."""

    size: int
    komi: float = 0.5
    board: Board = field(default_factory=dict)
    markers: dict[Point, str] = field(default_factory=dict)
    mover: str = "vertical"
    passes: int = 0
    button: str | None = None


def opponent(player: str) -> str:
    """The other player."""
    return "horizontal" if player == "vertical" else "vertical"


def points(size: int) -> list[Point]:
    """All points by column, then by row."""
    return [(column, row) for column in range(size) for row in range(size)]


def connected(point: Point, allowed: set[Point]) -> set[Point]:
    """All points that orthogonal steps within `allowed` lead to from a point of it."""
    reached, waiting = {point}, [point]
    while waiting:
        column, row = waiting.pop()
        for step in ((column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1)):
            if step in allowed and step not in reached:
                reached.add(step)
                waiting.append(step)
    return reached


def groups(board: Board) -> list[set[Point]]:
    """All groups: maximal connected sets of stones of one colour."""
    found: list[set[Point]] = []
    for point in sorted(board):
        if not any(point in group for group in found):
            found.append(connected(point, {p for p in board if board[p] == board[point]}))
    return found


def spans(some: set[Point]) -> tuple[int, int]:
    """How many columns and how many rows a connected set spans."""
    return len({column for column, _ in some}), len({row for _, row in some})


def finished(size: int, board: Board, group: set[Point]) -> bool:
    """Whether no series of placements makes the group span more columns or more rows.

    At most, all the empty points can become stones of its colour.
    """
    start = min(group)
    allowed = {p for p in points(size) if board.get(p, board[start]) == board[start]}
    return spans(connected(start, allowed)) == spans(group)


def finished_by_trying(size: int, board: Board, group: set[Point]) -> bool:
    """The same, by trying all series of placements; for a few empty points only."""
    start = min(group)
    empty = [p for p in points(size) if p not in board]
    for colours in product((None, *COLOURS), repeat=len(empty)):
        filled = board | {p: colour for p, colour in zip(empty, colours, strict=True) if colour}
        same = {p for p in filled if filled[p] == filled[start]}
        columns, rows = spans(connected(start, same))
        if columns > spans(group)[0] or rows > spans(group)[1]:
            return False
    return True


def owner(group: set[Point], placer: str) -> str:
    """Who owns a group when `placer` was the last to place a stone."""
    columns, rows = spans(group)
    if rows == columns:
        return opponent(placer)
    return "vertical" if rows > columns else "horizontal"


def claimer(state: State, group: set[Point]) -> str | None:
    """Whose marker lies on the group; all markers on it must be one player's."""
    found = {state.markers[point] for point in group if point in state.markers}
    assert len(found) <= 1
    return found.pop() if found else None


def place(state: State, colour: str, point: Point) -> State:
    """The state after a placement: every unclaimed finished group is claimed by its owner."""
    board = state.board | {point: colour}
    after = State(
        state.size,
        state.komi,
        board,
        dict(state.markers),
        opponent(state.mover),
        0,
        state.button,
    )
    for group in groups(board):
        if claimer(after, group) is None and finished(state.size, board, group):
            after.markers[min(group)] = owner(group, state.mover)
    return after


def after(state: State, move: str) -> State:
    """The state after a move."""
    if move[0] in "BW":
        colour = "black" if move[0] == "B" else "white"
        return place(state, colour, (ascii_lowercase.index(move[1]), int(move[2:]) - 1))
    passes = state.passes + 1 if move == "pass" else 0
    button = state.mover if move == "button" else state.button
    return State(
        state.size,
        state.komi,
        state.board,
        state.markers,
        opponent(state.mover),
        passes,
        button,
    )


def name(point: Point) -> str:
    """The name of a point, such as `f6`."""
    return f"{ascii_lowercase[point[0]]}{point[1] + 1}"


def legal_moves(state: State) -> Iterator[str]:
    """All legal moves."""
    if state.passes == 2:
        return
    for point in points(state.size):
        if point not in state.board:
            yield f"B{name(point)}"
            yield f"W{name(point)}"
    yield "button" if state.button == "nobody" else "pass"


def score(state: State) -> tuple[float, float]:
    """Vertical's and Horizontal's points."""
    points = {"vertical": 0.0, "horizontal": state.komi}
    for group in groups(state.board):
        player = claimer(state, group)
        if player is not None:
            points[player] += len(group)
    if state.button in PLAYERS:
        points[state.button] += 0.5
    return points["vertical"], points["horizontal"]


def outcome(state: State) -> str | None:
    """The winner, `draw`, or None while the game goes on."""
    if state.passes < 2:
        return None
    vertical, horizontal = score(state)
    if vertical == horizontal:
        return "draw"
    return "vertical" if vertical > horizontal else "horizontal"


def write_state(state: State) -> str:
    """The text of a position."""
    rows = []
    for row in reversed(range(state.size)):
        text, empties = "", 0
        for column in range(state.size):
            if (column, row) not in state.board:
                empties += 1
                continue
            text += (str(empties) if empties else "") + state.board[column, row][0]
            empties = 0
        rows.append(text + (str(empties) if empties else ""))
    claims = sorted(
        (min(group), claimer(state, group))
        for group in groups(state.board)
        if claimer(state, group) is not None
    )
    claim_text = ",".join(f"{name(point)}{(player or '')[0].upper()}" for point, player in claims)
    komi = int(state.komi) if state.komi % 1 == 0 else state.komi
    line = f"{'/'.join(rows)} {state.mover[0].upper()} {claim_text or '-'} {state.passes} {komi}"
    if state.button is None:
        return line
    return f"{line} {'-' if state.button == 'nobody' else state.button[0].upper()}"


def perft(state: State, depth: int) -> int:
    """The number of move sequences of exactly `depth` plies."""
    if depth == 0:
        return 1
    return sum(perft(after(state, move), depth - 1) for move in legal_moves(state))
