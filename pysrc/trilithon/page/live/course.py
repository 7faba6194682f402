"""What the other device did, judged and done here too."""

from __future__ import annotations

from collections.abc import Sequence

from trilithon.core import Player
from trilithon.match import BadCommand, Match
from trilithon.match.correspondence import Act
from trilithon.match.rounds import has_next, next_round
from trilithon.match.seats import Request
from trilithon.match.take_back import cut, go_back, own_side

# A move is read from no longer text.
_LONGEST_MOVE = 40
# Of two things done at once, the one of the higher rank counts on both devices.
_PLAY, _SECOND, _FIRST, _BACK = range(4)


def rank(kind: str, player: Player) -> int:
    """How much something counts that a player did at the same time as the other did something."""
    if kind == "end":
        return _FIRST if player is Player.FIRST else _SECOND
    return _BACK if kind == "back" else _PLAY


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
    match.foreseeing = False
    match.go(match.stand.id)
    if act.kind == "back":
        go_back(match, accepted(act, len(match.stand.path()) - 1, asked))
    elif match.turn is None:
        raise BadCommand("match-over")
    elif act.kind == "play":
        if match.turn is not theirs:
            raise BadCommand("live-turn")
        match.play_text(act.text[:_LONGEST_MOVE])
    elif act.text == "resignation":
        match.resign(theirs)
    elif act.text == "time" and match.turn is theirs:
        match.run_out_of_time()
    else:
        raise BadCommand("live-malformed", where="text")
    return match


def _in_round(match: Match, number: int) -> Match:
    if number == len(match.earlier) + 1 and match.question is None:
        match.go(match.root.end().id)
        if has_next(match):
            match = next_round(match)
    if number != len(match.earlier) or match.question is not None:
        raise BadCommand("live-settled")
    return match


def accepted(act: Act, ply: int, asked: Sequence[Request]) -> int:
    """The ply to which moves are taken back, as was asked here. Raises BadCommand.

    Who has withdrawn that meanwhile, or has moved, has asked all the same.
    """
    for one in asked:
        if one.ply == ply and str(one.target) == act.text:
            return one.target
    raise BadCommand("match-request")


def rewound(match: Match, known: Sequence[Act], number: int) -> Match:
    """The match, of which this is known, without what was done from an item on (no `back`)."""
    last = known[number]
    while len(match.earlier) > last.round:
        match = match.earlier[-1]
    cut(match, match.main_line()[last.ply - 1])
    return match
