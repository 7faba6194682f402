"""Exact tactics: wins in one move, and the must-play region, which may stop every threat of one."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import islice

from trilithon.boards.square import bits, square_board
from trilithon.games.consta.play.cuts import breaking_moves
from trilithon.games.consta.play.joins import touching_both
from trilithon.games.consta.play.threats import idle, threat, winning_moves, wins
from trilithon.games.consta.rules.position import Move, Position
from trilithon.games.consta.rules.rules import has_chain, open_spaces, partners, play

# How many answers to a threat are tested by all replies, and of how many it is enough to know that
# they hold: as a rule, and where there is more time.
_TESTS, _DEEP_TESTS = (8, 1), (200, 6)


def tactics(
    position: Position, *, deep: bool
) -> Generator[None, None, tuple[Sequence[Move], int | None]]:
    """A move that wins by force with the result 1; else the moves that may stop all threats.

    A winning move leaves the other player no chain, and a chain of one's own that no reply breaks.
    Where every move lets the other player make such a move, the result is -1. Where there is
    neither win nor threat, the list is empty.
    """
    for move in winning_moves(position):
        if move is not None:
            return [move], 1
        yield
    return (yield from answers(position, *(_DEEP_TESTS if deep else _TESTS)))


@dataclass(slots=True)
class _Tried:
    """The answers that are left, by the mask of their spaces, and what the others told."""

    left: dict[Move, int]
    # Moves that make a chain of their own; for those no zone counts.
    joining: frozenset[Move]
    replies: list[Move] = field(default_factory=list)
    weights: dict[int, int] = field(default_factory=dict)

    def note(self, reply: Move, zone: int) -> None:
        """Remember a winning reply; its zone's spaces are the more likely to stop another."""
        if reply not in self.replies:
            self.replies.insert(0, reply)
        for bit in bits(zone):
            self.weights[bit] = self.weights.get(bit, 0) + 1
        for bit in reply.spaces:
            self.weights[bit] = self.weights.get(bit, 0) + 2

    def likeliest(self) -> Move:
        """The first of those whose stones weigh most; a stack's count twice."""
        weight = self.weights.get
        weights = [weight(move.spaces[0], 0) + weight(move.spaces[-1], 0) for move in self.left]
        return next(islice(self.left, weights.index(max(weights)), None))

    def refute(self, position: Position, move: Move, reply: Move) -> None:
        """Drop a move, and with it all that do no more against the same reply.

        Those are moves beside the reply's zone: any, if the reply wins when nothing is played, and
        those that share a stone with the move, if it wins when only that one is played.
        """
        del self.left[move]
        shared = [] if move.stack or len(move.spaces) < 2 else [Move((bit,)) for bit in move.spaces]
        for part in [None, *shared]:
            before = play(position, part) if part else idle(position)
            if not wins(before, reply):
                continue
            zone = threat(before, reply).zone
            common = _mask(part) if part else 0
            self.note(reply, zone)
            self.left = {
                other: spaces
                for other, spaces in self.left.items()
                if spaces & zone
                or spaces & common != common
                or (common and other.stack)
                or other in self.joining
            }


def answers(
    position: Position, tests: int, enough: int
) -> Generator[None, None, tuple[Sequence[Move], int | None]]:
    """The moves that may not lose at once, and -1 if every move does.

    Those told with -1 break a chain at least. Without any threat the list is empty. At most so many
    moves are tested, by every reply to them, and none when `enough` have been found that hold: to
    try every reply in vain takes long.
    """
    if position.ply == 0:
        return [], None
    if has_chain(position, white=position.ply % 2 == 0):
        breaking = [move for move in breaking_moves(position) if move is not None]
        joining = _joining(position).intersection(breaking)
        tried = _Tried({move: _mask(move) for move in breaking}, joining)
        yield
    else:
        breaking = []
        before = idle(position)
        first = yield from _first(winning_moves(before))
        if first is None:
            return [], None
        found = threat(before, first)
        joining = _joining(position)
        moves = joining.union(_touching(position, found.zone))
        tried = _Tried({move: _mask(move) for move in moves}, joining)
        tried.note(found.move, found.zone)
        yield
    held: list[Move] = []
    while tried.left and tests:
        tests -= 1
        move = tried.likeliest()
        after = play(position, move)
        reply = _known(after, tried.replies)
        if reply is None:
            reply = yield from _first(winning_moves(after))
        if reply is None:
            held.append(move)
            del tried.left[move]
            if len(held) == enough:
                break
            continue
        tried.refute(position, move, reply)
        yield
    remaining = held + list(tried.left)
    return (remaining, None) if remaining else (breaking, -1)


def _first(
    found: Iterator[Move | None],
) -> Generator[None, None, Move | None]:
    """The first move of some that are being looked for."""
    for move in found:
        if move is not None:
            return move
        yield
    return None


def _mask(move: Move) -> int:
    return 1 << move.spaces[0] | 1 << move.spaces[-1]


@lru_cache(maxsize=1 << 14)
def _pair(size: int, one: int, two: int) -> Move:
    return Move(tuple(sorted((one, two), key=square_board(size).place)))


def _touching(position: Position, zone: int) -> Iterator[Move]:
    """All legal moves with a stone in a zone."""
    single, stack = open_spaces(position)
    for bit in bits(zone & stack):
        yield Move((bit,), stack=True)
    for bit in bits(zone & single):
        earlier = zone & (1 << bit) - 1
        for other in bits(partners(position, single, bit) & ~earlier):
            yield _pair(position.size, bit, other)


def _joining(position: Position) -> frozenset[Move]:
    """All legal moves that make a chain for the mover, who has none."""
    single, stack = open_spaces(position)
    alone, pairs = touching_both(position, single)
    white = position.ply % 2 == 1
    found = set()
    for bit in bits(alone & stack):
        move = Move((bit,), stack=True)
        if has_chain(play(position, move), white):
            found.add(move)
    for bit in bits(alone & single):
        joined = has_chain(play(position, Move((bit,))), white)
        for other in bits(partners(position, single, bit)):
            move = _pair(position.size, bit, other)
            if joined or has_chain(play(position, move), white):
                found.add(move)
    for bit, others in pairs:
        for other in bits(others):
            move = _pair(position.size, bit, other)
            if has_chain(play(position, move), white):
                found.add(move)
    return frozenset(found)


def _known(position: Position, replies: Iterable[Move]) -> Move | None:
    """The first of some replies, seen elsewhere, that wins here too."""
    single, stack = open_spaces(position)
    for move in replies:
        bit = move.spaces[0]
        if move.stack:
            legal = stack >> bit & 1
        elif single >> bit & 1:
            beside = partners(position, single, bit)
            legal = beside if len(move.spaces) == 1 else beside >> move.spaces[1] & 1
        else:
            legal = 0
        if legal and wins(position, move):
            return move
    return None
