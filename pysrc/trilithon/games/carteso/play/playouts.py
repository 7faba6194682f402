"""What the search asks of Carteso: proven results near the end, and the chances of moves."""

from __future__ import annotations

from collections.abc import Generator, Hashable, Sequence
from math import inf
from operator import itemgetter
from random import Random
from typing import NamedTuple

from trilithon.boards.square import bits, surroundings
from trilithon.boards.square_network import Laid
from trilithon.core import Evaluation, Exploration, Leaf, Player
from trilithon.games.carteso.play.chances import Chances, after_pass, chances
from trilithon.games.carteso.play.closure import Closing, closing
from trilithon.games.carteso.play.endgame import Endgame, known_bounds, lead_of_mover
from trilithon.games.carteso.play.fill import Fills, batch, every_fill, fill_all
from trilithon.games.carteso.play.network import Counted, View, views
from trilithon.games.carteso.rules import rules
from trilithon.games.carteso.rules.position import PASS, Move, Position

# With so few empty points it is looked for what is certain: at the root, and elsewhere.
_CLOSING, _CLOSING_SOON = 10, 7
# With so few, what is not certain is searched for, and given up after so many moves.
_SEARCHED, _MOST_TRIED = 8, 15_000

# What was told of a move in the position before it counts for as much as so many fills after it:
# about as many of the fills there had its stone.
_KNOWN = 128

_EXPLORATION = Exploration(c_puct=0.3, widening=inf, reduction=0.1, bias=0.8, steps=100)
# The surroundings of a stone are the points so near, along and across.
_NEAR = 2


class _Kept(NamedTuple):
    """What is kept of a position: what fills tell, and what the network laid of it and before it.

    Before it is the other player's.
    """

    counted: Counted
    laid: Laid
    before: Laid | None


def tactics(
    position: Position, *, deep: bool
) -> Generator[None, None, tuple[Sequence[Move], int | None]]:
    """A pass that wins at once; near the end, the result and the moves that are proved best."""
    if position.passes == 1 and lead_of_mover(position) > 0:
        return [PASS], 1
    empty = position.empty.bit_count()
    if empty > (_CLOSING if deep else _CLOSING_SOON):
        return [], None
    sure = yield from closing(position)
    low, high = known_bounds(position, sure)
    if low == high:
        return (_best(position, sure, low) if deep else []), low
    if not deep or empty > _SEARCHED:
        return [], None
    found = yield from Endgame(sure).best_moves(_MOST_TRIED)
    return found or ([], None)


def _best(position: Position, sure: Closing, result: int) -> list[Move]:
    """The moves that certainly come to a result, the likeliest ones in random fills first."""
    fills = every_fill(position)
    told = chances(position, fills)
    likely = [
        (
            move,
            told.after(move) if move.space >= 0 else after_pass(position, fills, told.winrate)[1],
        )
        for move in rules.legal_moves(position)
    ]
    likely.sort(key=itemgetter(1), reverse=True)
    return [
        move for move, _ in likely if -known_bounds(rules.play(position, move), sure)[1] == result
    ]


def exploration(_position: Position) -> Exploration:
    """The same for all positions."""
    return _EXPLORATION


def evaluate(
    position: Position, only: Sequence[Move], limit: int, playouts: int, random: Random
) -> Evaluation[Move]:
    """One batch of fills, each a playout for every move whose stone it happens to have."""
    return together([Leaf(position, only, limit)], playouts, random)[0]


def together(
    leaves: Sequence[Leaf[Position, Move]], playouts: int, random: Random
) -> list[Evaluation[Move]]:
    """The evaluations of positions that share a batch, with about so many fills for each.

    Of each is kept what black stones add to the winrate: about as much as they take from it for the
    other player in the position after it, whose estimates are drawn to these. And the network
    begins with what it laid when the same player was last to move.
    """
    positions = [leaf.position for leaf in leaves]
    # A fill makes four.
    made = max(4, batch(positions[0].size, playouts * len(leaves)) // len(leaves) // 4 * 4)
    fills = fill_all(positions, made, random)
    counted = [_counted(*each) for each in zip(leaves, fills, strict=True)]
    return [_evaluation(*each) for each in zip(leaves, fills, views(counted), strict=True)]


def _kept(leaf: Leaf[Position, Move]) -> _Kept | None:
    """What was kept of the position before."""
    return leaf.before if isinstance(leaf.before, _Kept) else None


def _counted(leaf: Leaf[Position, Move], fills: Fills) -> Counted:
    before = _kept(leaf)
    told = _chances(leaf.position, fills, before.counted if before else None)
    return Counted(leaf.position, told, before.before if before else None)


def _chances(position: Position, fills: Fills, before: Counted | None) -> Chances:
    """The chances, given what was told of the position before."""
    if 1 << position.empty.bit_count() <= fills.count:
        return chances(position, every_fill(position))
    if before is None:
        return chances(position, fills)
    told = chances(position, fills, before.chances.black)
    space = _placed(before.position, position)
    if space < 0:
        return told
    known = 1 - before.chances.after(
        Move("black" if position.black >> space & 1 else "white", space)
    )
    winrate = (fills.count * told.winrate + _KNOWN * known) / (fills.count + _KNOWN)
    return told._replace(winrate=winrate)


def _evaluation(leaf: Leaf[Position, Move], fills: Fills, seen: View) -> Evaluation[Move]:
    passed = after_pass(leaf.position, fills, seen.counted.chances.winrate)

    def tell() -> list[tuple[Move, float]]:
        """The best moves up to the limit."""
        move, winrate = passed
        moves = [*seen.stones(list(bits(leaf.position.empty))), (move, seen.passing(winrate))]
        if leaf.only:
            wanted = set(leaf.only)
            moves = [pair for pair in moves if pair[0] in wanted]
        moves.sort(key=itemgetter(1), reverse=True)
        return moves[: leaf.limit]

    before = _kept(leaf)
    kept = _Kept(seen.counted, seen.laid, before.laid if before else None)
    near = _surroundings(before.counted.position, leaf.position) if before else None
    return Evaluation(seen.winrate, fills.count, tell, kept, near)


def _placed(before: Position, position: Position) -> int:
    """The bit of the point that got a stone, or -1 where none did."""
    return (before.empty & ~position.empty).bit_length() - 1


def _surroundings(before: Position, position: Position) -> Hashable:
    """The last stone with those around it, and who placed it; a pass has none around it."""
    space = _placed(before, position)
    near = surroundings(position.size, _NEAR)[space] if space >= 0 else 0
    return space, position.mover is Player.FIRST, position.black & near, position.white & near
