"""How two devices of a live game come to know the same course of it.

The course, which tells all that was done, is all that they have to agree on. Who learns that the
other one knows less sends the rest; who learns that the other one knows more says how far the game
is known here.
"""

from __future__ import annotations

from collections.abc import Sequence

from trilithon.match import BadCommand
from trilithon.match.correspondence import Act
from trilithon.page.live.course import course, done, need_room, rank, rewound, seated
from trilithon.page.live.device import Device
from trilithon.page.live.messages import ITEM, VERSION, Done, Hello


def greet(device: Device) -> None:
    """Tell how far the game is known here."""
    hello: Hello = {
        "t": "hello",
        "v": VERSION,
        "id": device.id,
        "chain": "".join(act.item for act in course(device.match)),
    }
    device.send(hello)


def tell_course(device: Device) -> list[Act]:
    """Tell what was done here since it was last told; returns all that was done."""
    known = course(device.match)
    _tell_from(device, known, _common(device.told, [act.item for act in known]))
    return known


def heed_hello(device: Device, hello: Hello) -> bool:
    """Tell what the other device does not know; returns whether the courses go together."""
    if hello["v"] != VERSION:
        raise BadCommand("live-version", version=hello["v"])
    text = hello["chain"]
    theirs = [text[at : at + ITEM] for at in range(0, len(text), ITEM)]
    known = course(device.match)
    common = _common(theirs, [act.item for act in known])
    device.known = max(device.known, common)
    device.apart = common < min(len(theirs), len(known))
    # Who begins anew counts ticks anew.
    device.heard = 0
    _tell_from(device, known, common)
    return not device.apart


def heed_done(device: Device, told: Done) -> None:
    """Do what the other device has done, if it may be. Raises Problem."""
    act = Act(told["item"], told["round"], 0, told["kind"], told["text"])
    number, known = told["n"], course(device.match)
    if not _follows(known, number, told["before"]):
        # Something before it was lost.
        greet(device)
        return
    if number < len(known):
        if known[number].item == act.item:
            device.known = max(device.known, number + 1)
            return
        if not _gives_way(device, act, number, known):
            return
        device.match = rewound(device.match, known, number)
    device.match = done(device.match, act, device.asked)
    items = [one.item for one in course(device.match)]
    device.told, device.known, device.trouble = items, number + 1, None
    device.apart = items[number:] != [act.item]


def heed_extent(device: Device, number: int, item: str) -> bool:
    """Bring devices together where the other one knows so many items, of which this is the last.

    Returns whether both know the same.
    """
    known = course(device.match)
    if not _follows(known, number, item):
        greet(device)
        return False
    device.known = max(device.known, number)
    device.apart = False
    if number < len(known):
        _tell_from(device, known, number)
    return number == len(known)


def _follows(known: Sequence[Act], number: int, before: str) -> bool:
    """Whether what is known has so many items and more, and this is the last of them."""
    if not 0 <= number <= len(known):
        return False
    return before == (known[number - 1].item if number else "")


def _tell_from(device: Device, known: Sequence[Act], number: int) -> None:
    """Tell what was done from an item on, as far as the other device can do it."""
    for at, act in enumerate(known[number:], start=number):
        if act.kind == "gone":
            # Only who did it then can know it.
            device.apart = True
            break
        sent: Done = {
            "t": "done",
            "id": device.id,
            "n": at,
            "before": known[at - 1].item if at else "",
            "item": act.item,
            "round": act.round,
            "kind": act.kind,
            "text": act.text,
        }
        device.send(sent)
    device.told = [act.item for act in known]


def _gives_way(device: Device, act: Act, number: int, known: Sequence[Act]) -> bool:
    """Whether what was done here counts less than what the other one did at the same time."""
    match, side, own = device.match, seated(device.match), known[number]
    if (len(match.earlier) - own.round) % 2:
        # The persons have changed sides since.
        side = side.opponent
    if number < device.known or own.kind in ("gone", "answer"):
        return False
    theirs, ours = rank(act, side.opponent), rank(own, side)
    if theirs < ours:
        _tell_from(device, known, number)
    device.apart = theirs == ours
    if theirs <= ours:
        return False
    need_room(act, own, match, device.asked)
    return True


def _common(one: Sequence[str], other: Sequence[str]) -> int:
    """How many items two chains have in common at their beginning."""
    pairs = zip(one, other, strict=False)
    differing = (at for at, (item, another) in enumerate(pairs) if item != another)
    return next(differing, min(len(one), len(other)))
