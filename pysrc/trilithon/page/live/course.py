"""What the other device did, judged and done here too."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from operator import attrgetter
from zlib import crc32

from trilithon.core import Player
from trilithon.match import BadCommand, Match
from trilithon.match.answers import answer, answered
from trilithon.match.correspondence import Act, acts
from trilithon.match.ending import agree_draw, resign, run_out_of_time
from trilithon.match.limits import LONGEST_ANSWER, LONGEST_MOVE
from trilithon.match.rounds import has_next, next_round
from trilithon.match.seats import Request
from trilithon.match.take_back import cut, go_back, own_side

# Of two things done at once, the one of the higher rank counts on both devices.
_PLAY, _DRAW, _SECOND, _FIRST, _BACK = range(5)
# The record's word for a draw by agreement.
_AGREED = "normal"


def rank(act: Act, player: Player) -> int:
    """How much something counts that a player did at the same time as the other did something."""
    if act.kind == "end" and act.text == _AGREED:
        return _DRAW
    if act.kind == "end":
        return _FIRST if player is Player.FIRST else _SECOND
    return _BACK if act.kind == "back" else _PLAY


def course(match: Match) -> list[Act]:
    """All that was done in a game by link: its chain, and before each round what was settled."""
    by_link = match.correspondence
    if by_link is None:
        return []
    found = list[Act]()
    played = {number: list(some) for number, some in groupby(acts(match), attrgetter("round"))}
    for number, one in enumerate((*match.earlier, match)):
        value = crc32(f"{by_link.id} {number}".encode())
        for name, text in answered(one):
            value = crc32(f"{name} {text}".encode(), value)
            found.append(Act(f"{value:08x}", number, 0, "answer", f"{name} {text}"))
        found += played.get(number, [])
    return found


def seated(match: Match) -> Player:
    """The side that is played on this device. Raises BadCommand."""
    side = own_side(match)
    if side is None:
        raise BadCommand("live-seats")
    return side


def done(match: Match, act: Act, asked: Sequence[Request]) -> Match:
    """The match with what the other device's person did now. Raises Problem.

    `asked` is all that was asked here to be taken back, in any round.
    """
    match = _in_round(match, act.round)
    theirs = seated(match).opponent
    if act.kind == "answer":
        _settle(match, act.text)
        return match
    if match.question is not None:
        raise BadCommand("live-settled")
    match.foreseeing = False
    match.go(match.stand.id)
    ply = match.stand.ply
    if act.kind == "back":
        go_back(match, accepted(act, ply, asked))
    elif match.turn is None:
        raise BadCommand("match-over")
    elif act.kind == "play":
        if match.turn is not theirs:
            raise BadCommand("live-turn")
        match.play_text(act.text[:LONGEST_MOVE])
    elif act.text == _AGREED:
        need_offer(ply, asked)
        agree_draw(match)
    elif act.text == "resignation":
        resign(match, theirs)
    elif act.text == "time" and match.turn is theirs:
        run_out_of_time(match)
    else:
        raise BadCommand("live-malformed", where="text")
    return match


def _in_round(match: Match, number: int) -> Match:
    if number == len(match.earlier) + 1 and match.question is None:
        match.go(match.root.end().id)
        if has_next(match):
            match = next_round(match)
    if number != len(match.earlier):
        raise BadCommand("live-settled")
    return match


def _settle(match: Match, text: str) -> None:
    """Take the other person's answer to the question that is open. Raises Problem."""
    name, _, given = text[:LONGEST_ANSWER].partition(" ")
    question = match.question
    if question is None or question.name != name or match.seats[question.asked].kind != "remote":
        raise BadCommand("live-settled")
    answer(match, given)


def accepted(act: Act, ply: int, asked: Sequence[Request]) -> int:
    """The ply to which moves are taken back, as was asked here. Raises BadCommand.

    Who has withdrawn that meanwhile, or has moved, has asked all the same.
    """
    for one in asked:
        if one.ply == ply and one.target is not None and str(one.target) == act.text:
            return one.target
    raise BadCommand("match-request")


def need_offer(ply: int, asked: Sequence[Request]) -> None:
    """Raise BadCommand unless a draw was offered here when the game stood at a ply."""
    if not any(one.ply == ply and one.target is None for one in asked):
        raise BadCommand("match-request")


def need_room(act: Act, own: Act, match: Match, asked: Sequence[Request]) -> None:
    """Raise BadCommand unless what the other one did could be done before what was done here."""
    ply = own.ply - 1
    if act.kind == "back":
        accepted(act, ply, asked)
    elif act.text == _AGREED:
        need_offer(ply, asked)
    elif act.text == "time":
        one = (*match.earlier, match)[own.round]
        theirs = seated(one).opponent
        if one.game.rules.player(one.main_line()[ply].position) is not theirs:
            raise BadCommand("live-turn")
    elif act.text != "resignation":
        raise BadCommand("live-turn")


def rewound(match: Match, known: Sequence[Act], number: int) -> Match:
    """The match, of which this is known, without what was done from an item on (no `back`)."""
    last = known[number]
    while len(match.earlier) > last.round:
        match = match.earlier[-1]
    cut(match, match.main_line()[last.ply - 1])
    return match
