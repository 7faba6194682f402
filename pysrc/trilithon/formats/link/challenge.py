"""The line of a link that tells of a challenge.

`12 1 3 0-1 normal 2d4 e5,g7`: how many moves both lines have, the side (`0` or `1`) that is played
on against the computer, its level, the result of the line that is to be beaten, the word for how
that ended, and the moves that were made there.
"""

from __future__ import annotations

from trilithon.core import Player
from trilithon.core.errors import Problem
from trilithon.core.players import OUTCOMES, result_text
from trilithon.core.settings import read_whole
from trilithon.formats.link.errors import BadLink
from trilithon.match import MOST_MOVES, Challenge, Ending, Match
from trilithon.match.challenge import standing_challenge
from trilithon.match.limits import LONGEST_MOVE
from trilithon.match.new import begun_as
from trilithon.match.tags import TERMINATIONS

_LONGEST = 20_000
_ON_BOARD = "normal"


def write_challenge(match: Match) -> str | None:
    """What a link tells of a match's challenge, if it has one."""
    told = standing_challenge(match)
    if told is None:
        return None
    first = told.first
    line = first.main_line()
    how = _ON_BOARD if first.ending is None else first.ending.termination
    result = result_text(first.outcome_at(line[-1]))
    head = f"{told.ply} {told.player:d} {told.level} {result} {how}"
    return " ".join([head, *first.texts(line[told.ply + 1 :])])


def read_challenge(match: Match, value: str) -> Challenge:
    """The challenge that a link tells of; the match has its moves already. Raises BadLink."""
    head, moves = value.split(" ")[:5], value.split(" ")[5:]
    own = match.main_line()
    numbers = [number for text in head[:3] if (number := read_whole(text, 4)) is not None]
    if len(head) < 5 or len(value) > _LONGEST or len(numbers) < 3:
        raise _bad(value)
    ply, side, level = numbers
    fits = ply < len(own) and side in (0, 1) and level in match.game.levels
    if not fits or not 0 < len(moves) <= MOST_MOVES or match.answers is not None:
        raise _bad(value)
    first = begun_as(match)
    for node in own[1 : ply + 1]:
        first.append(first.root.end(), node.move)
    _follow(first, moves)
    _end(first, *head[3:])
    return Challenge(first, ply, Player(side), level)


def _follow(match: Match, moves: list[str]) -> None:
    for ply, text in enumerate(moves, start=len(match.nodes)):
        end = match.root.end()
        try:
            if len(text) > LONGEST_MOVE:
                raise _bad(text)
            match.cursor = match.append(end, match.game.legal_move(end.position, text))
        except Problem as reason:
            raise BadLink("link-challenge-move", ply=ply, text=text, reason=reason) from reason


def _end(match: Match, result: str, how: str) -> None:
    """Let the line have ended so, which must not be against the board."""
    end = match.root.end()
    on_board, told = end.outcome(match.game.rules), OUTCOMES.get(result)
    if on_board is not None:
        if (result, how) != (on_board.result, _ON_BOARD):
            raise _bad(f"{result} {how}")
    elif told is not None and how in TERMINATIONS and how != _ON_BOARD:
        match.ending = Ending(end.id, told, how)
    else:
        raise _bad(f"{result} {how}")


def _bad(text: str) -> BadLink:
    return BadLink("link-challenge", text=text)
