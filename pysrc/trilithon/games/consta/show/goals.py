"""What a task of Consta can ask of a move, beyond what every game has."""

from __future__ import annotations

from collections.abc import Sequence

from trilithon.boards.square_links import flood, linked_pairs
from trilithon.core.game import Goals
from trilithon.games.consta.rules import rules
from trilithon.games.consta.rules.crosscuts import cut_links, holding
from trilithon.games.consta.rules.position import Move, Position


def _pair(before: Position, move: Move, after: Position, about: Sequence[str]) -> bool:
    """`pair`: two single stones were placed."""
    return len(move.spaces) == 2


def _stack(before: Position, move: Move, after: Position, about: Sequence[str]) -> bool:
    """`stack`: a stack was placed."""
    return move.stack


def _joined(before: Position, move: Move, after: Position, about: Sequence[str]) -> bool:
    """`joined a1 b2`: these pieces are in one chain."""
    return are_joined(after, about)


def _lasting(before: Position, move: Move, after: Position, about: Sequence[str]) -> bool:
    """`lasting a1 b2`: these pieces are in one chain, whatever the reply."""
    return are_joined(after, about) and all(
        are_joined(rules.play(after, reply), about) for reply in rules.legal_moves(after)
    )


def are_joined(position: Position, names: Sequence[str]) -> bool:
    """Whether two pieces, by the names of their spaces, are in one chain of one colour."""
    board = position.board
    first, second = (1 << board.read(name) for name in names)
    black = bool(position.black & first)
    own, other = (position.black, position.white) if black else (position.white, position.black)
    if not (own & first and own & second):
        return False
    return bool(flood(board, first, own, holding(board, own, other, position.stacks)) & second)


def _cut(before: Position, move: Move, after: Position, about: Sequence[str]) -> bool:
    """`cut a1 b2`: the diagonal between these pieces of the other player was cut; `cut`: any."""
    board = after.board
    pair = {board.read(name) for name in about}
    known = linked_pairs(board, cut_links(board, before.waiter, before.mover, before.stacks))
    cut = linked_pairs(board, cut_links(board, after.mover, after.waiter, after.stacks))
    return any(found not in known and pair <= set(found) for found in cut)


def _chain(before: Position, move: Move, after: Position, about: Sequence[str]) -> bool:
    """`chain`: the one who moved has joined both edges."""
    return rules.has_chain(after, white=before.ply % 2 == 1)


def _broken(before: Position, move: Move, after: Position, about: Sequence[str]) -> bool:
    """`broken`: the other player has no chain from edge to edge."""
    return not rules.has_chain(after, white=before.ply % 2 == 0)


GOALS: Goals[Position, Move] = {
    "pair": _pair,
    "stack": _stack,
    "joined": _joined,
    "lasting": _lasting,
    "cut": _cut,
    "chain": _chain,
    "broken": _broken,
}
