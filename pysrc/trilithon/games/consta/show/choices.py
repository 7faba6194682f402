"""How choices become a move of Consta: one click a stone, the same space twice a stack."""

from __future__ import annotations

from typing import NamedTuple

from trilithon.core import Chosen, Draft
from trilithon.core.errors import IllegalMove
from trilithon.games.consta.rules import rules
from trilithon.games.consta.rules.crosscuts import barring_block
from trilithon.games.consta.rules.position import PASS, Move, Position


class Offers(NamedTuple):
    """Where the next choice may fall: masks of spaces for one stone and for making a stack."""

    single: int
    stack: int


def offers(position: Position, draft: Draft) -> Offers:
    """What may be chosen next while the game goes on, so that a legal move can still come of it."""
    single, stack = rules.open_spaces(position)
    if position.ply == 0:
        return Offers(single, 0)
    if not draft:
        return Offers(rules.partnered(position, single), stack)
    first = position.board.read(draft[0])
    beside = rules.partners(position, single, first) if single >> first & 1 else 0
    return Offers(beside, stack & 1 << first)


def extend(position: Position, draft: Draft, choice: str) -> Draft | Chosen[Move]:
    """The draft with one space more, or the move it completes. Raises BadMove or IllegalMove."""
    if choice == "pass":
        rules.check(position, PASS)
        return Chosen(PASS)
    bit = position.board.read(choice)
    if position.ply == 0:
        return _checked(position, Move((bit,)))
    if draft:
        return _second(position, position.board.read(draft[0]), bit)
    offered = offers(position, draft)
    if not (offered.single | offered.stack) >> bit & 1:
        raise _refusal(position, bit)
    return (position.board.name(bit),)


def _checked(position: Position, move: Move) -> Chosen[Move]:
    rules.check(position, move)
    return Chosen(move)


def _second(position: Position, first: int, bit: int) -> Chosen[Move]:
    board = position.board
    if first == bit:
        return _checked(position, Move((bit,), stack=True))
    single, _ = rules.open_spaces(position)
    if not single >> first & 1:
        own, other, stacks = position.mover, position.waiter, position.stacks
        spaces = board.names(barring_block(board, own, other, stacks, first, stack=False))
        raise IllegalMove("consta-stack-only", spaces, space=board.name(first))
    return _checked(position, Move(tuple(sorted((first, bit), key=board.place))))


def _refusal(position: Position, bit: int) -> IllegalMove:
    """Why nothing can be placed on a space."""
    try:
        rules.check(position, Move((bit,), stack=True))
        raise AssertionError("a stack is legal there")
    except IllegalMove as reason:
        single, _ = rules.open_spaces(position)
        if single >> bit & 1:
            board = position.board
            return IllegalMove("consta-no-partner", reason.spaces, space=board.name(bit))
        return reason


def kept(draft: Draft) -> Draft:
    """No choice outlives its move."""
    return draft[:0]


def prompt(position: Position, draft: Draft, offered: Offers) -> str:
    """The catalogue key of what to choose next."""
    if position.ply == 0:
        return "consta-hint-first"
    if not draft:
        return "consta-prompt"
    if offered.single and offered.stack:
        return "consta-prompt-second"
    return "consta-hint-second" if offered.single else "consta-hint-again"


def hint(position: Position, draft: Draft, bit: int, offered: Offers) -> str:
    """The catalogue key of what a choice of an offered space means."""
    if position.ply == 0:
        return "consta-hint-first"
    single, stack = offered.single >> bit & 1, offered.stack >> bit & 1
    if draft:
        if stack:
            return "consta-hint-make-stack" if offered.single else "consta-hint-again"
        return "consta-hint-second"
    if single and stack:
        return "consta-hint-both"
    return "consta-hint-single" if single else "consta-hint-stack"
