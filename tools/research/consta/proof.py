"""Checking a book as a proof: its positions, each with a move that wins, rest on one another.

A claim holds if its move is legal and leaves the other player no chain, and if, whatever he
answers, the mover's chain stands, or he has a move at once after which he has one that nothing
breaks, or the book tells that he wins. No position comes up twice in a game, so claims that all
hold in this sense are true, whoever made the book. The rules are the engine's own. Answers that
stop no threat are left out by its tactics, as in its solver; `plain` tries all legal ones.
"""

from __future__ import annotations

from collections.abc import Iterator

from trilithon.core.errors import IllegalMove
from trilithon.games.consta.play.book import Book
from trilithon.games.consta.play.tactics import answers
from trilithon.games.consta.play.threats import winning_moves, wins
from trilithon.games.consta.rules import rules
from trilithon.games.consta.rules.position import Move, Position
from trilithon.search.result import finish

# Any ply at which a player moves who joins bottom and top, and who may put down stacks.
_PLY = 2


class FalseClaim(Exception):
    """A position of a book that does not follow from the others; the argument is that position."""


def check(size: int, book: Book, *, plain: bool = False) -> Iterator[int]:
    """Check a book's claims one by one; yields how many have been checked. Raises FalseClaim."""
    for checked, ((own, other, stacks), _) in enumerate(book.items(), start=1):
        position = Position(size, own, other, stacks, _PLY)
        move = book.winning_move(position)
        if move is None or rules.outcome(position) is not None or not _is_legal(position, move):
            raise FalseClaim(position)
        after = rules.play(position, move)
        if rules.outcome(after) is not None or not is_lost(book, after, plain=plain):
            raise FalseClaim(position)
        yield checked


def is_lost(book: Book, position: Position, *, plain: bool = False) -> bool:
    """Whether all moves of a position lose, as far as a book's claims are true."""
    killers: list[Move] = []
    useful = [] if plain else finish(answers(position, 0, 0))[0]
    for move in useful or rules.legal_moves(position):
        after = rules.play(position, move)
        stands = rules.outcome(after) is not None
        if not (stands or _killed(after, killers) or book.winning_move(after)):
            won = next(filter(None, winning_moves(after)), None)
            if won is None:
                return False
            killers.insert(0, won)
    return True


def _killed(position: Position, killers: list[Move]) -> bool:
    """Whether a move wins at once that did after another answer."""
    single, stack = rules.open_spaces(position)
    for index, move in enumerate(killers):
        one, two = move.spaces[0], move.spaces[-1]
        if move.stack:
            legal = stack >> one & 1
        else:
            legal = single >> one & rules.partners(position, single, one) >> two & 1
        if legal and wins(position, move):
            killers.insert(0, killers.pop(index))
            return True
    return False


def _is_legal(position: Position, move: Move) -> bool:
    try:
        rules.check(position, move)
    except IllegalMove:
        return False
    return True
