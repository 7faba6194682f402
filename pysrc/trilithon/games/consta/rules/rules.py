"""The rules of Consta, on masks of the whole board."""

from __future__ import annotations

from itertools import combinations

from trilithon.boards.square import LARGEST, SMALLEST, bits
from trilithon.core import Outcome, Player, Setting, Settings, whole_number
from trilithon.core.errors import IllegalMove, declare
from trilithon.games.consta.rules.chains import has_chain
from trilithon.games.consta.rules.crosscuts import Links, barred, linked_pairs
from trilithon.games.consta.rules.position import PASS, Move, Position

declare(
    {
        "consta-over": "the game is over",
        "consta-taken": "{space} is taken",
        "consta-crosscut": "a stone on {space} would make a crosscut of equal ranks",
        "consta-crosscut-stack": "a stack on {space} would make a crosscut of equal ranks",
        "consta-crosscut-pair": "{first} and {second} would make a crosscut of equal ranks",
        "consta-first-single": "Black's first move is one single stone",
        "consta-one-stone": "a move is two single stones or one stack",
        "consta-pass": "passing is not allowed while there is a legal move",
    }
)

SIZES = (5, 7, 9, 11, 13, 15, 17, 19)


def _read_size(text: str) -> int:
    return whole_number("size", text, SMALLEST, LARGEST)


SIZE = Setting("size", "11", tuple(str(size) for size in SIZES), _read_size)


def start(settings: Settings) -> Position:
    """The empty board of the `size` setting, 11 when it is not given."""
    return Position(int(settings.get("size", SIZE.default)))


def ply(position: Position) -> int:
    """How many moves were made to reach the position."""
    return position.ply


def player(position: Position) -> Player:
    """Black (the first player) moves at even plies."""
    return Player(position.ply % 2)


def open_spaces(position: Position) -> tuple[int, int]:
    """The empty spaces where the player to move may put a single stone, and where a stack.

    Each is judged alone; two singles can still bar each other (see `barred_pairs`). Black's first
    move knows no stack.
    """
    single, stack = barred(position.board, position.mover, position.waiter, position.stacks)
    empty = position.empty
    return empty & ~single, empty & ~stack if position.ply else 0


def barred_pairs(position: Position, single: int) -> Links:
    """Pairs of singles, each legal alone, that would face two enemy singles across one block."""
    stride = position.board.stride
    enemy = position.waiter & ~position.stacks
    rising = single & (single >> (stride + 1)) & (enemy >> stride) & (enemy >> 1)
    falling = (single >> stride) & (single >> 1) & enemy & (enemy >> (stride + 1))
    return Links(rising, falling)


def legal_moves(position: Position) -> list[Move]:
    """Pairs of singles, then stacks; a forced pass without either; none when the game is over."""
    if outcome(position) is not None:
        return []
    single, stack = open_spaces(position)
    place = position.board.place
    singles = sorted(bits(single), key=place)
    if position.ply == 0:
        return [Move((bit,)) for bit in singles]
    barred_together = _pair_set(position, single)
    moves = [Move(pair) for pair in combinations(singles, 2) if pair not in barred_together]
    moves += [Move((bit,), stack=True) for bit in sorted(bits(stack), key=place)]
    return moves or [PASS]


def _pair_set(position: Position, single: int) -> set[tuple[int, int]]:
    return set(linked_pairs(position.board, barred_pairs(position, single)))


def count_legal_moves(position: Position) -> int:
    """The number of legal moves, from masks alone."""
    if outcome(position) is not None:
        return 0
    return _count_placements(position) or 1


def _count_placements(position: Position) -> int:
    single, stack = open_spaces(position)
    singles = single.bit_count()
    if position.ply == 0:
        return singles
    rising, falling = barred_pairs(position, single)
    pairs = singles * (singles - 1) // 2 - rising.bit_count() - falling.bit_count()
    return pairs + stack.bit_count()


def must_pass(position: Position) -> bool:
    """Whether the game goes on and the player to move can place nothing."""
    return _count_placements(position) == 0 and outcome(position) is None


def check(position: Position, move: Move) -> None:
    """Raises IllegalMove unless the move is legal."""
    if outcome(position) is not None:
        raise IllegalMove("consta-over")
    if move == PASS:
        if _count_placements(position):
            raise IllegalMove("consta-pass")
        return
    board = position.board
    for bit in move.spaces:
        if not position.empty >> bit & 1:
            raise IllegalMove("consta-taken", (board.name(bit),), space=board.name(bit))
    if position.ply == 0:
        if move.stack or len(move.spaces) != 1:
            raise IllegalMove("consta-first-single")
    elif not move.stack and len(move.spaces) == 1:
        raise IllegalMove("consta-one-stone")
    _check_crosscuts(position, move)


def _check_crosscuts(position: Position, move: Move) -> None:
    board = position.board
    single, stack = barred(board, position.mover, position.waiter, position.stacks)
    for bit in move.spaces:
        if (stack if move.stack else single) >> bit & 1:
            key = "consta-crosscut-stack" if move.stack else "consta-crosscut"
            spaces = barring_block(position, bit, move.stack)
            raise IllegalMove(key, board.names(spaces), space=board.name(bit))
    if move.spaces in _pair_set(position, position.empty & ~single):
        first, second = move.spaces
        spaces = pair_block(position, first, second)
        names = board.name(first), board.name(second)
        raise IllegalMove(
            "consta-crosscut-pair", board.names(spaces), first=names[0], second=names[1]
        )


def barring_block(position: Position, bit: int, stack: bool) -> int:
    """The spaces of a block that bars one stone, or a stack, from a space where it is barred."""
    board = position.board
    column, row = board.place(bit)
    for up in (1, -1):
        for right in (1, -1):
            if not (0 <= column + right < board.size and 0 <= row + up < board.size):
                continue
            block = sum(
                1 << board.bit(c, r) for c in (column, column + right) for r in (row, row + up)
            )
            within = barred(board, position.mover & block, position.waiter & block, position.stacks)
            if within[stack] >> bit & 1:
                return block
    raise ValueError(f"nothing bars {board.name(bit)}")


def pair_block(position: Position, first: int, second: int) -> int:
    """The four spaces of the block that two spaces span as its diagonal."""
    board = position.board
    (column_1, row_1), (column_2, row_2) = board.place(first), board.place(second)
    return sum(1 << board.bit(c, r) for c in (column_1, column_2) for r in (row_1, row_2))


def play(position: Position, move: Move) -> Position:
    """The position after a legal move."""
    stones = 0
    for bit in move.spaces:
        stones |= 1 << bit
    black, white = position.black, position.white
    if position.ply % 2:
        white |= stones
    else:
        black |= stones
    stacks = position.stacks | stones if move.stack else position.stacks
    passes = 0 if stones else position.passes + 1
    return Position(position.size, black, white, stacks, position.ply + 1, passes)


def outcome(position: Position) -> Outcome | None:
    """Won by the player to move whose chain stood through the opponent's move.

    A second forced pass in a row with no chain on the board is a draw, a ruling that keeps any
    program from hanging.
    """
    if has_chain(position, white=position.ply % 2 == 1):
        return Outcome(player(position))
    if position.passes >= 2:
        return Outcome(None)
    return None


def score(position: Position) -> None:
    """Consta has no points."""
    return
