"""How choices become a move of Carteso.

A colour can be pressed (`colour:black`); from then on one click places a stone of it, until the
other colour is pressed. Before that, the first click on a point puts a draft stone there in the
colour last used, the second turns it, the third removes it; meanwhile pressing a colour places the
stone in that colour, whichever the draft shows.
"""

from __future__ import annotations

from typing import NamedTuple

from trilithon.core import Chosen, Draft
from trilithon.core.scene import Option
from trilithon.games.carteso.rules import rules
from trilithon.games.carteso.rules.position import BUTTON, COLOURS, PASS, Colour, Move, Position

_LOCKS: dict[str, Colour] = {f"colour:{colour}": colour for colour in COLOURS}
_USED: dict[str, Colour] = {f"used:{colour}": colour for colour in COLOURS}
_MOVES = {move.kind: move for move in (PASS, BUTTON)}


class Plan(NamedTuple):
    """What a draft stands for: a pressed colour, or a point with the colour of its draft stone.

    `used` is the colour that a click on a point puts there first.
    """

    lock: Colour | None = None
    used: Colour = "black"
    point: str | None = None
    colour: Colour = "black"


def plan(draft: Draft) -> Plan:
    """Read a draft."""
    if not draft:
        return Plan()
    if draft[0] in _LOCKS:
        return Plan(lock=_LOCKS[draft[0]], used=_LOCKS[draft[0]])
    used = _USED.get(draft[0], "black")
    points = draft[draft[0] in _USED :]
    if not points:
        return Plan(used=used)
    return Plan(used=used, point=points[0], colour=used if len(points) == 1 else _other(used))


def _other(colour: Colour) -> Colour:
    return "white" if colour == "black" else "black"


def kept(draft: Draft) -> Draft:
    """The choices of a draft that stay for the next move: a pressed colour, or the last used."""
    last = draft[-1:]
    if draft and (draft[0] in _LOCKS or last[0] not in _LOCKS):
        return draft[: draft[0] in _LOCKS or draft[0] in _USED]
    return tuple(f"used:{_LOCKS[choice]}" for choice in last)


def extend(position: Position, draft: Draft, choice: str) -> Draft | Chosen[Move]:
    """The draft with one choice more, or the move it completes. Raises BadMove or IllegalMove."""
    if choice in _MOVES:
        return _checked(position, _MOVES[choice])
    planned = plan(draft)
    if choice in _LOCKS:
        if planned.point is not None:
            return _placed(position, _LOCKS[choice], planned.point)
        return (choice,)
    if planned.lock is not None:
        return _placed(position, planned.lock, choice)
    move = _placed(position, "black", choice).move
    name = position.board.name(move.space)
    stays = kept(draft)
    if name != planned.point:
        return (*stays, name)
    return (*stays, name, name) if planned.colour == planned.used else stays


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
    drafted = planned.point is not None
    for choice, colour in _LOCKS.items() if position.empty else ():
        option: Option = {
            "id": choice,
            "label": f"option-carteso-{'place-' if drafted else ''}{colour}",
            "key": colour[0],
            "pressed": colour == (planned.colour if drafted else planned.lock),
            "symbol": f"carteso-{colour}",
        }
        if not drafted:
            option["lifts"] = True
        offered.append(option)
    if position.may_pass:
        offered.append({"id": "pass", "label": "option-pass", "key": "p"})
    else:
        offered.append({"id": "button", "label": "option-carteso-button", "key": "p"})
    return offered


def prompt(draft: Draft) -> str:
    """The catalogue key of what to choose next."""
    planned = plan(draft)
    if planned.lock is not None:
        return f"carteso-prompt-{planned.lock}"
    return "carteso-prompt" if planned.point is None else "carteso-prompt-colour"


def hint(draft: Draft, name: str) -> str:
    """The catalogue key of what choosing an empty point does."""
    planned = plan(draft)
    if planned.lock is not None:
        return f"carteso-hint-{planned.lock}"
    if planned.point is None:
        return "carteso-hint-choose"
    if planned.point != name:
        return "carteso-hint-elsewhere"
    if planned.colour != planned.used:
        return "carteso-hint-remove"
    return f"carteso-hint-turn-{_other(planned.used)}"
