"""Consta in half turns: a step is the space of a stone, and the same space twice is a stack."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from trilithon.boards.square import SquareBoard, bits, square_board
from trilithon.games.consta.rules import rules
from trilithon.games.consta.rules.crosscuts import barred
from trilithon.games.consta.rules.position import PASS, Move, Position
from trilithon.games.consta.rules.rules import has_chain

# In a random game on 11×11 some 6% of the pieces are stacks: this many random words, all set.
_STACK_WORDS = 4
# With more open spaces than these, each of them has another that goes with it.
_FEW = 5


class State(NamedTuple):
    """A position within a turn; `half` is the bit of the turn's first stone, or -1 before it."""

    position: Position
    half: int


class Consta:
    """The field of Consta. In a playout every empty space gets a random piece at once."""

    def start(self, position: Position) -> State:
        """Before the first half of the turn."""
        return State(position, -1)

    def steps(self, state: State) -> Sequence[int]:
        """Spaces; -1 is the forced pass."""
        position, half = state
        if half >= 0:
            return _seconds(position, half)
        single, stack = rules.open_spaces(position)
        if position.ply == 0:
            return _bits(single)
        spaces = _bits(single | stack)
        if single.bit_count() <= _FEW:
            spaces = tuple(space for space in spaces if _seconds(position, space))
        return spaces or (-1,)

    def take(self, state: State, step: int) -> State:
        """The next half of the turn, or the next turn."""
        position, half = state
        move = self.move(state, [step] if half < 0 else [half, step])
        return State(position, step) if move is None else State(rules.play(position, move), -1)

    def first_moves(self, state: State) -> bool:
        """Whether Black is in turn."""
        return state.position.ply % 2 == 0

    def ended(self, state: State) -> float | None:
        """Whose chain has stood through the other player's turn."""
        if state.half >= 0:
            return None
        position = state.position
        if has_chain(position, white=position.ply % 2 == 1):
            return 1.0 - position.ply % 2
        return None

    def playout(self, state: State, random: Random) -> float:
        """Black's score on a board that is filled at random."""
        position, half = state
        board, empty = square_board(position.size), position.empty
        count, words = board.size * board.stride, random.getrandbits
        black, stacks = position.black, position.stacks
        if half >= 0:
            stone = 1 << half
            empty ^= stone
            black |= 0 if position.ply % 2 else stone
        black |= words(count) & empty
        more = empty
        for _ in range(_STACK_WORDS):
            more &= words(count)
        return 1.0 if black_wins(board, black, stacks | more, words(count)) else 0.0

    def move(self, state: State, steps: Sequence[int]) -> Move | None:
        """Two steps make a turn; one makes the first turn of the game, and a pass."""
        position = state.position
        if steps and steps[0] < 0:
            return PASS
        if len(steps) < 2:
            return Move(tuple(steps)) if steps and position.ply == 0 else None
        one, two = steps
        if one == two:
            return Move((one,), stack=True)
        return Move(tuple(sorted(steps, key=position.board.place)))


def _bits(mask: int) -> tuple[int, ...]:
    return tuple(bits(mask))


def _seconds(position: Position, half: int) -> Sequence[int]:
    """The second halves that go with a first one."""
    single, stack = rules.open_spaces(position)
    stone = 1 << half
    found = _bits(stone & stack)
    if single & stone:
        own, other = position.mover | stone, position.waiter
        now_barred, _ = barred(position.board, own, other, position.stacks)
        found += _bits(single & ~stone & ~now_barred)
    return found


def black_wins(board: SquareBoard, black: int, stacks: int, coins: int) -> bool:
    """Whether Black joins bottom and top on a full board; coins decide crosscuts of equal ranks."""
    stride = board.stride
    across = stride + 1
    white = board.full & ~black
    rising = black & (black >> across) & (white >> stride) & (white >> 1)
    falling = (black >> stride) & (black >> 1) & white & (white >> across)
    if rising or falling:
        a, b, c, d = stacks, stacks >> across, stacks >> stride, stacks >> 1
        up, down = a | b, c | d
        more = (a & b & ~(c & d)) | (up & ~down)
        less = (c & d & ~(a & b)) | (down & ~up)
        coins &= ~(more | less)
        rising &= more | coins
        falling &= less | coins
    goal = board.top
    reached = frontier = black & board.bottom
    while frontier:
        spread = frontier << 1 | frontier >> 1 | frontier << stride | frontier >> stride
        spread |= (frontier & rising) << across | (frontier >> across) & rising
        spread |= (frontier >> 1 & falling) << stride | (frontier >> stride & falling) << 1
        frontier = spread & black & ~reached
        if frontier & goal:
            return True
        reached |= frontier
    return bool(reached & goal)
