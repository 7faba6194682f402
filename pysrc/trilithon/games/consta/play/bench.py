"""What to measure of Consta beyond its rules: playouts, in batches and one at a time."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from trilithon.games.consta.play.chances import batch
from trilithon.games.consta.play.fill import fill
from trilithon.games.consta.play.flood import black_wins
from trilithon.games.consta.play.plan import make_plan
from trilithon.games.consta.play.playouts import evaluate
from trilithon.games.consta.rules.position import Position

_PLENTY = 1_000_000
_CANDIDATES = 32


def benchmarks(start: Position) -> Iterator[tuple[str, Callable[[], int]]]:
    """Random games to the full board: one by one on lists, in batches, and for the candidates."""
    random = Random(1)
    count = batch(start, _PLENTY)
    board = _ListBoard(start.size)

    def in_batches() -> int:
        plan = make_plan([start], count, random)
        black_wins(start.board, fill(plan, random), plan.full)
        return count

    def for_candidates() -> int:
        told = evaluate(start, [], _CANDIDATES, count, random)
        assert told.moves
        return told.playouts

    yield "playout, one at a time", lambda: board.play_out(random)
    yield f"playout, {count} at once", in_batches
    yield f"playout for {_CANDIDATES} candidates", for_candidates


class _ListBoard:
    """An empty board as lists, with a border, for playouts one at a time: the plain way."""

    def __init__(self, size: int) -> None:
        self._size, self._stride = size, size + 2
        stride = self._stride
        self._cells = [
            row * stride + column for row in range(1, size + 1) for column in range(1, size + 1)
        ]
        self._blocks = [
            [(x + up + right, x + up, x + right) for up in (stride, -stride) for right in (1, -1)]
            for x in range(stride * stride)
        ]

    def play_out(self, random: Random) -> int:
        """Fill the board turn by turn and find the winner; returns 1, for the one playout."""
        number = random.random
        colours, heights = [0] * self._stride**2, [0] * self._stride**2
        colour, left = 1, 1
        order = sorted(self._cells, key=lambda _: number())
        for index, x in enumerate(order):
            stack = left == 2 and number() * (len(order) - index + 1) < 2
            height = 2 if stack else 1
            side = colour
            if self._barred(colours, heights, x, side, height):
                side = -side
                if self._barred(colours, heights, x, side, height):
                    side, height = colour, 3 - height
            colours[x], heights[x] = side, height
            left -= 2 if stack else 1
            if not left:
                colour, left = -colour, 2
        self._black_wins(colours, heights)
        return 1

    def _barred(
        self, colours: list[int], heights: list[int], x: int, colour: int, height: int
    ) -> bool:
        for across, one, two in self._blocks[x]:
            if (
                colours[across] == colour
                and colours[one] == colours[two] == -colour
                and heights[across] + height == heights[one] + heights[two]
            ):
                return True
        return False

    def _black_wins(self, colours: list[int], heights: list[int]) -> bool:
        size, stride = self._size, self._stride
        reached = [x for x in range(stride + 1, stride + 1 + size) if colours[x] == 1]
        seen = set(reached)
        while reached:
            x = reached.pop()
            if x >= size * stride:
                return True
            for y in (x + stride, x - stride, x + 1, x - 1):
                if colours[y] == 1 and y not in seen:
                    seen.add(y)
                    reached.append(y)
            for y, one, two in self._blocks[x]:
                higher = heights[x] + heights[y] > heights[one] + heights[two]
                crosscut = colours[y] == 1 and colours[one] == colours[two] == -1
                if crosscut and higher and y not in seen:
                    seen.add(y)
                    reached.append(y)
        return False
