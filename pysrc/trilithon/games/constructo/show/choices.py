"""How choices become a move of Constructo: a base and a tile, in either order.

A choice is a tile's number, or a base in hand: `hand:` and its letter, a capital for Yellow. To
place, a base in hand and an empty tile are chosen, whichever first; to move, a base on the board
and then the tile it goes to. Choosing the first thing again lets go of it, and another thing to
begin with takes its place.
"""

from __future__ import annotations

from typing import NamedTuple

from trilithon.core import Chosen, Draft
from trilithon.core.errors import BadMove, IllegalMove
from trilithon.games.constructo.rules import rules
from trilithon.games.constructo.rules.position import Move, Position
from trilithon.games.constructo.rules.stacks import ALONE, WORDS, base_letter, base_number

_HAND = "hand:"


class Choice(NamedTuple):
    """A choice understood: a base in hand (0 to 5) or a tile."""

    base: int | None
    tile: int


def hand_choice(base: int) -> str:
    """The id of choosing a base in hand."""
    return _HAND + base_letter(base)


def read_choice(position: Position, text: str) -> Choice:
    """What a choice's id stands for. Raises BadMove."""
    if text.startswith(_HAND):
        letter = text.removeprefix(_HAND)
        if len(letter) != 1 or letter not in "RMSrms":
            raise BadMove("constructo-choice", text=text)
        return Choice(base_number(letter), -1)
    return Choice(None, position.pattern.read(text))


def kept(draft: Draft) -> Draft:
    """No choice of Constructo outlives its move."""
    return ()


def extend(position: Position, draft: Draft, choice: str) -> Draft | Chosen[Move]:
    """The draft with one choice more, or the move it completes. Raises BadMove or IllegalMove."""
    second = read_choice(position, choice)
    if draft and draft[0] == choice:
        return ()
    move = _joined(position, read_choice(position, draft[0]), second) if draft else None
    if move is not None:
        try:
            rules.check(position, move)
            return Chosen(move)
        except IllegalMove:
            if second.tile not in liftable(position):
                raise
    elif rules.outcome(position) is not None:
        raise IllegalMove("constructo-over")
    check_begin(position, second)
    return (choice,)


def _joined(position: Position, first: Choice, second: Choice) -> Move | None:
    """The move that two choices are meant as; None where the second one begins anew."""
    if first.base is not None:
        return Move(second.tile, kind=first.base % 3) if second.base is None else None
    if position.stacks[first.tile]:
        return Move(second.tile, source=first.tile) if second.base is None else None
    if second.base is None or second.base // 3 != position.colour:
        return None
    return Move(first.tile, kind=second.base % 3)


def liftable(position: Position) -> list[int]:
    """The tiles with a base that the player to move can move."""
    return [tile for tile in rules.movable(position) if rules.goals(position, tile)]


def check_begin(position: Position, choice: Choice) -> None:
    """Raises IllegalMove unless a move can begin with a choice."""
    if choice.base is not None:
        if choice.base // 3 != position.colour:
            raise IllegalMove("constructo-hand-other")
        rules.check_kind(position, choice.base % 3)
        if not position.empty():
            raise IllegalMove("constructo-no-empty")
        return
    tile = choice.tile
    name = position.pattern.name(tile)
    if not position.stacks[tile]:
        if not any(rules.hand(position)):
            raise IllegalMove("constructo-hand-empty", [name], space=name)
        return
    rules.check_source(position, tile)
    if not rules.goals(position, tile):
        word = WORDS[ALONE[position.stacks[tile]] % 3]
        raise IllegalMove(f"constructo-no-goal-{word}", [name], space=name)


class Offers(NamedTuple):
    """What the next choice may be: tiles, and bases in hand."""

    tiles: list[int]
    bases: list[int]


def offers(position: Position, draft: Draft) -> Offers:
    """What a move can begin or go on with.

    Where a draft stands, beginning anew is left out, but for another base in place of the one that
    was taken from the hand.
    """
    empty = position.empty()
    colour = position.colour
    bases = [3 * colour + kind for kind, left in enumerate(rules.hand(position)) if left and empty]
    if not draft:
        return Offers((empty if bases else []) + liftable(position), bases)
    first = read_choice(position, draft[0])
    if first.base is not None:
        return Offers(empty, [base for base in bases if base != first.base])
    if position.stacks[first.tile]:
        return Offers(rules.goals(position, first.tile), [])
    return Offers([], bases)


def draft_base(position: Position, draft: Draft) -> int | None:
    """The base a draft has taken up, from hand or from the board."""
    if not draft:
        return None
    first = read_choice(position, draft[0])
    if first.base is not None:
        return first.base
    base = ALONE[position.stacks[first.tile]]
    return base if base < 6 else None


def prompt(position: Position, draft: Draft) -> str:
    """The catalogue key of what to choose next."""
    if not draft:
        return "constructo-hint-tile" if offers(position, ()).bases else "constructo-prompt-lift"
    first = read_choice(position, draft[0])
    if first.base is not None:
        return "constructo-prompt-tile"
    return "constructo-prompt-goal" if position.stacks[first.tile] else "constructo-prompt-base"


def hint(position: Position, draft: Draft, tile: int) -> str:
    """The catalogue key of what choosing an offered tile means."""
    if not draft:
        empty = not position.stacks[tile]
        return "constructo-hint-tile" if empty else "constructo-hint-lift"
    return "constructo-hint-place" if draft[0].startswith(_HAND) else "constructo-hint-move"
