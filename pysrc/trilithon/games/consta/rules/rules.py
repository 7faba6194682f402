"""The rules of Consta, on masks of the whole board."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations

from trilithon.boards.square import SIZE, SIZES, SquareBoard, around_middle, bits
from trilithon.boards.square_links import Links, across, diagonals, flood, linked_pairs
from trilithon.core import Outcome, Player, Settings
from trilithon.core.errors import IllegalMove
from trilithon.games.consta.rules.crosscuts import barred, barring_block, holding
from trilithon.games.consta.rules.position import PASS, Move, Position


def start(settings: Settings) -> Position:
    """The empty board of the `size` setting, 11 when it is not given."""
    return Position(int(settings.get("size", SIZE.default)))


def settings_of(position: Position) -> Mapping[str, str]:
    """The size of the board."""
    return {SIZE.name: str(position.size)}


def handicaps(settings: Settings) -> Mapping[int, Position]:
    """The starts by the number of Black's stones, as after a first move of so many."""
    empty = start(settings)
    # On the smallest boards more would join the edges.
    counts = range(2, 10 if empty.size >= SIZES[0] else 6 if empty.size >= 3 else 2)
    return {n: Position(empty.size, around_middle(empty.board, n), ply=1) for n in counts}


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
    rising, falling = diagonals(position.board, single)
    enemy_up, enemy_down = diagonals(position.board, position.waiter & ~position.stacks)
    return Links(rising & enemy_down, falling & enemy_up)


def partners(position: Position, single: int, bit: int) -> int:
    """Of the spaces for `single` stones, those where a second one may join one on `bit`."""
    barred = across(position.board, 1 << bit, barred_pairs(position, single))
    return single & ~barred & ~(1 << bit)


def partnered(position: Position, single: int) -> int:
    """The spaces of single stones that find a second one. A space bars at most four others."""
    if single.bit_count() > 5:
        return single
    return sum(1 << bit for bit in bits(single) if partners(position, single, bit))


def legal_moves(position: Position) -> list[Move]:
    """Pairs of singles, then stacks; a forced pass without either; none when the game is over."""
    if outcome(position) is not None:
        return []
    single, stack = open_spaces(position)
    board = position.board
    singles = sorted(bits(single), key=board.place)
    if position.ply == 0:
        return [Move((bit,)) for bit in singles]
    together = set(linked_pairs(board, barred_pairs(position, single)))
    moves = [Move(pair) for pair in combinations(singles, 2) if pair not in together]
    moves += [Move((bit,), stack=True) for bit in sorted(bits(stack), key=board.place)]
    return moves or [PASS]


def count_legal_moves(position: Position) -> int:
    """The number of legal moves, from masks alone."""
    if outcome(position) is not None:
        return 0
    single, stack = open_spaces(position)
    singles = single.bit_count()
    if position.ply == 0:
        return singles
    rising, falling = barred_pairs(position, single)
    pairs = singles * (singles - 1) // 2 - rising.bit_count() - falling.bit_count()
    return pairs + stack.bit_count() or 1


def check(position: Position, move: Move) -> None:
    """Raises IllegalMove unless the move is legal."""
    if move == PASS:
        if (legal := legal_moves(position)) != [PASS]:
            raise IllegalMove("consta-pass" if legal else "consta-over")
        return
    if outcome(position) is not None:
        raise IllegalMove("consta-over")
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
    board, own, other = position.board, position.mover, position.waiter
    single, stack = open_spaces(position)
    for bit in move.spaces:
        if not (stack if move.stack else single) >> bit & 1:
            block = barring_block(board, own, other, position.stacks, bit, stack=move.stack)
            key = "consta-crosscut-stack" if move.stack else "consta-crosscut"
            raise IllegalMove(key, board.names(block), space=board.name(bit))
    if len(move.spaces) == 2:
        first, second = move.spaces
        own |= 1 << first
        if block := barring_block(board, own, other, position.stacks, second, stack=False):
            one, two = board.name(first), board.name(second)
            raise IllegalMove("consta-crosscut-pair", board.names(block), first=one, second=two)


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
    return Position(position.size, black, white, stacks, position.ply + 1)


def edges(board: SquareBoard, white: bool) -> tuple[int, int]:
    """The two edges that a colour has to join, as masks of their spaces."""
    return (board.left, board.right) if white else (board.bottom, board.top)


def has_chain(position: Position, white: bool) -> bool:
    """Whether connected pieces of a colour join its two edges."""
    board = position.board
    own, other = (position.white, position.black) if white else (position.black, position.white)
    start, end = edges(board, white)
    if not (own & start and own & end):
        return False
    links = holding(board, own, other, position.stacks)
    return flood(board, own & start, own, links, until=end) & end != 0


def outcome(position: Position) -> Outcome | None:
    """Won by the player to move whose chain stood through the opponent's move.

    There are no draws: where a player has no legal move, a chain stands. The rules page has the
    proof, so a forced pass ends the game.
    """
    if has_chain(position, white=position.ply % 2 == 1):
        return Outcome(player(position))
    return None


def score(position: Position) -> None:
    """Consta has no points."""
