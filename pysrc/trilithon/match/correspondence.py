"""Games that are played by sending links: who sits here, and how far each device knows the game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Literal
from zlib import crc32

from trilithon.core.players import result_text
from trilithon.match import BadCommand, Correspondence, Match

# More answers than any setup asks for.
_ALL_ANSWERED = 99
# How a result is spelt in a chain. Devices keep chains and compare them with those of devices that
# have another version of the page: the first one spelt results so, and no later one may differ.
_RESULTS = {
    "1-0": "Outcome(winner=<Player.FIRST: 0>)",
    "0-1": "Outcome(winner=<Player.SECOND: 1>)",
    "1/2-1/2": "Outcome(winner=None)",
    "*": "None",
}


@dataclass(frozen=True, slots=True)
class Act:
    """What an item of a chain stands for: something done in a round after so many plies.

    `text` is a question and its `answer`, the move of a `play`, the record's word of an `end`, and
    the ply that a `back` goes to. A move that was taken back later is `gone`: nobody can make it
    again.
    """

    item: str
    round: int
    ply: int
    kind: Literal["answer", "play", "end", "back", "gone"]
    text: str = ""


def correspond(match: Match, name: str | None) -> None:
    """Let a match with a remote seat be one that is played by sending links. Raises BadCommand."""
    seats, person = [seat.kind for seat in match.seats], match.person
    if name is not None:
        named = name.isascii() and name.isalnum() and 6 <= len(name) <= 20
        if not named or person is None or "remote" not in seats:
            raise BadCommand("command-correspondence")
        known = match.correspondence
        if known is None or known.id != name:
            known = Correspondence(name, person, clock=match.seats[person].clock)
        match.correspondence = replace(known, sender=person, shared=0, stage=0)
        give_clock(match)
    elif "remote" in seats and match.correspondence is None:
        raise BadCommand("command-correspondence")


def give_clock(match: Match) -> None:
    """Let both persons of a game by link have the time that was agreed on for it."""
    if match.correspondence is not None:
        clock, (first, second) = match.correspondence.clock, match.seats
        match.seats = replace(first, clock=clock), replace(second, clock=clock)


def sign(match: Match) -> None:
    """Let the one person who plays here be who sends the next link."""
    if match.correspondence is not None and match.person is not None:
        match.correspondence = replace(match.correspondence, sender=match.person)


def share(match: Match, items: int, stage: int) -> None:
    """Let so many moves be known to both devices, and what was settled up to a stage."""
    if match.correspondence is not None:
        match.correspondence = replace(match.correspondence, shared=items, stage=stage)


def chain(match: Match) -> list[str]:
    """What was done in a game by link: an item for each move and each ending of all rounds.

    Moves that were taken back by agreement stay in it, and so does that. Each item depends on all
    before it, so that two devices can tell which of them knows more, and where they part. Empty in
    other games.
    """
    return [act.item for act in acts(match)]


def items_after(match: Match, ply: int) -> list[str]:
    """The chain's items of this round that came after so many plies of its moves."""
    number = len(match.earlier)
    later = [act for act in acts(match) if act.round == number]
    return [act.item for act in later if act.ply > ply or (act.ply == ply and _is_back(act))]


def _is_back(act: Act) -> bool:
    return act.kind in ("back", "gone")


def taken_back_item(target: int, items: list[str]) -> str:
    """The item for going back to a ply; it follows the items of what is taken back."""
    return f"{crc32(f'back {target}'.encode(), int(items[-1], 16)):08x}"


def acts(match: Match) -> Iterator[Act]:
    """What was done in a game by link, as its chain tells it; nothing in other games."""
    if match.correspondence is None:
        return
    value = crc32(match.correspondence.id.encode())
    for number, one in enumerate((*match.earlier, match)):
        by_link = one.correspondence
        gone = {} if by_link is None else {back.ply: back.items for back in by_link.taken_back}
        # A move that was taken back here, before the other device knew it, was not made.
        line = one.stand.path() if one is match else one.main_line()
        for ply, node in enumerate(line):
            if ply:
                text = node.move_text(one.game.notation)
                value = crc32(f"{number} {text}".encode(), value)
                yield Act(f"{value:08x}", number, ply, "play", text)
            *moves, back = gone.get(ply, ("",))
            for item in moves:
                yield Act(item, number, ply, "gone")
            if back:
                value = int(back, 16)
                yield Act(back, number, ply, "back", str(ply))
        if one.ending is not None and one.ending.node == line[-1].id:
            result = result_text(one.ending.outcome)
            value = crc32(f"{one.ending.termination} {_RESULTS[result]}".encode(), value)
            yield Act(f"{value:08x}", number, len(line), "end", one.ending.termination)


def stage(match: Match) -> int:
    """How much of a match was settled: of two states, the later one has the higher stage."""
    return stage_with(match, match.answers)


def stage_with(match: Match, answers: Mapping[str, str] | None) -> int:
    """The stage of a match whose present round has these answers; None if it has begun."""
    answered = len(answers) if answers is not None else _ALL_ANSWERED
    return len(match.earlier) * (_ALL_ANSWERED + 1) + answered
