"""What is drawn of a position besides its stones: the board, chains, links, and ranks."""

from __future__ import annotations

from trilithon.boards.square import SquareBoard, bits
from trilithon.boards.square_links import Links, diagonals, linked_pairs, step
from trilithon.boards.square_scene import (
    coordinates,
    crossing,
    level_edges,
    line_through,
    place_centre,
    upright_edges,
)
from trilithon.core.scene import Shape
from trilithon.core.shapes import label, path, rectangle
from trilithon.games.consta.rules.crosscuts import cut_links, holding
from trilithon.games.consta.rules.position import Position
from trilithon.games.consta.rules.rules import edges

COLOURS = ("black", "white")
# From a stone towards the one across the block, each way: where the rank of the pair is written.
_RANK = 0.66


def sides(position: Position) -> tuple[str, str]:
    """The words for who is to move, and for who is not."""
    mover = position.ply % 2
    return COLOURS[mover], COLOURS[1 - mover]


def ground(board: SquareBoard) -> list[Shape]:
    """The board between the edges that Black and White have to join."""
    size = board.size
    return [
        path("board-surface", [rectangle(0, 0, size, size)], closed=True),
        path("grid", crossing(range(size + 1), 0, size)),
        path("edge-black", level_edges(size), closed=True),
        path("edge-white", upright_edges(size), closed=True),
        *coordinates(board),
    ]


def chain_lines(position: Position) -> list[Shape]:
    """A shortest line through a chain that has won, and through one that threatens to."""
    paths = {colour: shortest_path(position, white=colour == "white") for colour in COLOURS}
    _, waiter = sides(position)
    return [
        path(
            f"{'threat' if colour == waiter else 'chain'}-{colour}",
            [line_through(position.board, spaces)],
        )
        for colour, spaces in paths.items()
        if spaces
    ]


def shortest_path(position: Position, white: bool) -> list[int]:
    """The bits of a shortest chain of a colour from edge to edge; empty when it has no chain."""
    board = position.board
    own, other = (position.white, position.black) if white else (position.black, position.white)
    links = holding(board, own, other, position.stacks)
    start, end = edges(board, white)
    layers = [own & start]
    seen = layers[0]
    while not layers[-1] & end:
        found = step(board, layers[-1], links) & own & ~seen
        if not found:
            return []
        seen |= found
        layers.append(found)
    spaces = [next(bits(layers.pop() & end))]
    while layers:
        spaces.append(next(bits(step(board, 1 << spaces[-1], links) & layers.pop())))
    return spaces


def link_lines(position: Position) -> list[Shape]:
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


def weak_links(board: SquareBoard, own: int, other: int, stacks: int) -> dict[str, Links]:
    """The diagonal pairs of colour `own` without a common neighbour of their colour, by their
    state.

    `link-cut` has the lower rank in a crosscut. `link-holds` can never be cut: it has the higher
    rank in a crosscut, or is two stacks, which no rank can exceed. `link-open` holds unless a
    crosscut is made.
    """
    up, down = diagonals(board, own)
    other_up, other_down = diagonals(board, other)
    stacks_up, stacks_down = diagonals(board, stacks)
    rising = up & ~(own >> board.stride | own >> 1)
    falling = down & ~(own | own >> board.stride + 1)
    firm_rising, firm_falling = other_down | stacks_up, other_up | stacks_down
    cut = cut_links(board, own, other, stacks)
    return {
        "link-cut": cut,
        "link-holds": Links(
            rising & firm_rising & ~cut.rising, falling & firm_falling & ~cut.falling
        ),
        "link-open": Links(rising & ~firm_rising, falling & ~firm_falling),
    }


def rank_labels(position: Position) -> list[Shape]:
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


def crosscut_pairs(board: SquareBoard, black: int, white: int) -> list[tuple[int, int]]:
    """The two diagonal pairs of every crosscut."""
    (black_up, black_down), (white_up, white_down) = (
        diagonals(board, stones) for stones in (black, white)
    )
    blocks = black_up & white_down | black_down & white_up
    return linked_pairs(board, Links(blocks, blocks))
