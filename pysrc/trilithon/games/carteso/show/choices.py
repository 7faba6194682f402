"""How choices become a move of Carteso.

A colour can be locked (`colour:black`): then one click places a stone of it. Without a lock the
first click on a point puts a black draft stone there, the second turns it white, the third removes
it; meanwhile choosing a colour places the stone in that colour, whichever the draft shows.
"""

from __future__ import annotations

from typing import NamedTuple

from trilithon.core import Chosen, Draft
from trilithon.core.scene import Option
from trilithon.games.carteso.rules import rules
from trilithon.games.carteso.rules.position import BUTTON, COLOURS, PASS, Colour, Move, Position

_LOCKS: dict[str, Colour] = {f"colour:{colour}": colour for colour in COLOURS}
_MOVES = {move.kind: move for move in (PASS, BUTTON)}


class Plan(NamedTuple):
    """What a draft stands for: a locked colour, or a point with the colour of its draft stone."""

    lock: Colour | None = None
    point: str | None = None
    colour: Colour = "black"


def plan(draft: Draft) -> Plan:
    """Read a draft."""
    if not draft:
        return Plan()
    if draft[0] in _LOCKS:
        return Plan(lock=_LOCKS[draft[0]])
    return Plan(point=draft[0], colour=COLOURS[len(draft) - 1])


def kept(draft: Draft) -> Draft:
    """The choices of a draft that stay for the next move: a locked colour."""
    return draft if plan(draft).lock else ()


def extend(position: Position, draft: Draft, choice: str) -> Draft | Chosen[Move]:
    """The draft with one choice more, or the move it completes. Raises BadMove or IllegalMove."""
    if choice in _MOVES:
        return _checked(position, _MOVES[choice])
    planned = plan(draft)
    if choice in _LOCKS:
        if planned.point is not None:
            return _placed(position, _LOCKS[choice], planned.point)
        return () if planned.lock == _LOCKS[choice] else (choice,)
    if planned.lock is not None:
        return _placed(position, planned.lock, choice)
    move = _placed(position, "black", choice).move
    name = position.board.name(move.space)
    if name != planned.point:
        return (name,)
    return (name, name) if planned.colour == "black" else ()


def _placed(position: Position, colour: Colour, name: str) -> Chosen[Move]:
    return _checked(position, Move(colour, position.board.read(name)))


def _checked(position: Position, move: Move) -> Chosen[Move]:
    rules.check(position, move)
    return Chosen(move)


def options(position: Position, draft: Draft) -> list[Option]:
    """The colours, as switches or to place the draft stone, and the pass or the button.

    While the game goes on.
    """
    planned = plan(draft)
    offered: list[Option] = []
    for choice, colour in _LOCKS.items() if position.empty else ():
        drafted = planned.point is not None
        offered.append(
            {
                "id": choice,
                "label": f"option-carteso-{'place-' if drafted else ''}{colour}",
                "key": colour[0],
                "pressed": colour == (planned.colour if drafted else planned.lock),
            }
        )
    if position.may_pass:
        offered.append({"id": "pass", "label": "option-pass", "key": "p"})
    else:
        offered.append({"id": "button", "label": "option-carteso-button", "key": "p"})
    return offered


def hint(draft: Draft, name: str) -> str:
    """The catalogue key of what choosing an empty point does."""
    planned = plan(draft)
    if planned.lock is not None:
        return f"carteso-hint-{planned.lock}"
    if planned.point is None:
        return "carteso-hint-choose"
    if planned.point != name:
        return "carteso-hint-elsewhere"
    return "carteso-hint-turn" if planned.colour == "black" else "carteso-hint-remove"
