"""The lines of a link that only games by link have, besides the one that makes them such.

| lines | value |
|---|---|
| `K` | `5 1a2b3c4d5e6f7081;9 …`: what was taken back after so many plies, as items of the chain |
| `J` | `0 5 7`: who asks to go back to a ply, from which one; `n` behind it where that is refused |
|     | `0 d 7`: who offers a draw, and after which ply |
| `D` | `300 5`: the seconds of each person for a game that is played live, and for each move |
| `Y` | `7 c4 d5;c3 d4`: after so many plies, moves and what is replied to them, line by line |
| `V` | the ply up to which replies were made |
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace

from trilithon.core import Player
from trilithon.core.errors import Problem
from trilithon.core.lines import write_line
from trilithon.formats.link.errors import BadLink, senseless
from trilithon.formats.link.moves import read_number
from trilithon.match import Correspondence, Match
from trilithon.match.limits import LONGEST_MOVE, LONGEST_REPLIES, MOST_REPLIES, MOST_TAKEN_BACK
from trilithon.match.replies import outgoing
from trilithon.match.seats import Clock, Replies, Request, TakenBack
from trilithon.match.take_back import can_ask

_TAKEN_BACK = re.compile("([0-9]{1,7}) ((?:[0-9a-f]{8})+)")
_REQUEST = re.compile("([01]) ([0-9]{1,7}|d) ([0-9]{1,7})( n)?")
_CLOCK = re.compile("([0-9]{1,5}) ([0-9]{1,5})")
_ITEM, _LONGEST = 8, 40_000


def write_correspondence(match: Match, *, sent: bool) -> Iterator[str]:
    """The lines of a match that is played by sending links; none for others."""
    by_link = match.correspondence
    if by_link is None:
        return
    if by_link.taken_back:
        parts = (f"{back.ply} {''.join(back.items)}" for back in by_link.taken_back)
        yield f"K{';'.join(parts)}"
    last = match.root.end().ply
    asked = by_link.request
    if asked is not None and asked.ply == last:
        refused = " n" if asked.refused else ""
        target = "d" if asked.target is None else asked.target
        yield f"J{asked.player:d} {target} {asked.ply}{refused}"
    replies = outgoing(match) if sent else by_link.replies
    if replies is not None and replies.ply <= last:
        yield f"Y{replies.ply} {';'.join(_write_replies(match, replies))}"
    if by_link.replied:
        yield f"V{by_link.replied}"
    if by_link.clock is not None:
        yield f"D{by_link.clock.seconds} {by_link.clock.increment}"


def _write_replies(match: Match, replies: Replies) -> Iterator[str]:
    start = match.main_line()[replies.ply].position
    return (" ".join(write_line(match.game, start, line)) for line in replies.lines)


def read_correspondence(match: Match, told: Mapping[str, str]) -> None:
    """Add to a match, which has its moves, what these lines tell. Raises BadLink."""
    given = {letter: told[letter] for letter in "KJYVD" if letter in told}
    by_link = match.correspondence
    if by_link is None:
        if given:
            raise senseless("".join(next(iter(given.items()))))
        return
    last = match.root.end().ply
    if "K" in given:
        by_link = replace(by_link, taken_back=_taken_back(given["K"], last))
    if "J" in given:
        by_link = _asked(match, by_link, given["J"], last)
    if "Y" in given:
        by_link = replace(by_link, replies=_replies(match, given["Y"], last))
    if "V" in given:
        replied = read_number(given["V"])
        if not 0 < replied <= last:
            raise senseless(f"V{given['V']}")
        by_link = replace(by_link, replied=replied)
    if "D" in given:
        by_link = replace(by_link, clock=_clock(given["D"]))
    match.correspondence = by_link


def _taken_back(value: str, last: int) -> tuple[TakenBack, ...]:
    found, most, before = list[TakenBack](), MOST_TAKEN_BACK * (_ITEM + 2), -1
    for part in value.split(";") if len(value) <= most else [""]:
        fields = _TAKEN_BACK.fullmatch(part)
        if fields is None or not before < int(fields[1]) <= last:
            raise senseless(f"K{value}")
        before, digits = int(fields[1]), fields[2]
        items = (digits[at : at + _ITEM] for at in range(0, len(digits), _ITEM))
        found.append(TakenBack(before, tuple(items)))
    return tuple(found)


def _clock(value: str) -> Clock:
    fields = _CLOCK.fullmatch(value)
    clock = Clock(int(fields[1]), int(fields[2])) if fields is not None else None
    if clock is None or not clock.is_fair:
        raise senseless(f"D{value}")
    return clock


def _asked(match: Match, by_link: Correspondence, value: str, last: int) -> Correspondence:
    fields = _REQUEST.fullmatch(value)
    if fields is None or int(fields[3]) != last:
        raise senseless(f"J{value}")
    player, refused = Player(int(fields[1])), fields[4] is not None
    target = None if fields[2] == "d" else int(fields[2])
    if not can_ask(match, player, target, last):
        raise senseless(f"J{value}")
    return replace(by_link, request=Request(player, target, last, refused))


def _replies(match: Match, value: str, last: int) -> Replies:
    ply, _, rest = value.partition(" ")
    at, lines = read_number(ply), rest.split(";")
    if at > last or len(lines) > MOST_REPLIES or len(value) > _LONGEST:
        raise senseless(f"Y{value}")
    start = match.main_line()[at].position
    return Replies(at, tuple(_line(match, start, line) for line in lines))


def _line(match: Match, position: object, text: str) -> tuple[object, ...]:
    """The moves of a line, which the two players make in turn."""
    words, moves = text.split(" "), list[object]()
    if len(words) % 2 or len(words) > LONGEST_REPLIES:
        raise senseless(f"Y{text}")
    rules = match.game.rules
    asked = rules.player(position)
    for index, word in enumerate(words):
        turn = asked if index % 2 == 0 else asked.opponent
        over = rules.outcome(position) is not None
        if over or rules.player(position) is not turn or len(word) > LONGEST_MOVE:
            raise senseless(word)
        try:
            move = match.game.legal_move(position, word)
        except Problem as reason:
            raise BadLink("link-reply", text=text, reason=reason) from reason
        position = rules.play(position, move)
        moves.append(move)
    return tuple(moves)
