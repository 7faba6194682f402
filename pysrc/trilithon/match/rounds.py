"""Matches of several rounds: each is a game of its own, and the players' points add up.

The persons change sides: whoever was the second player begins the next round. What the game's setup
asks is asked again, of the new first player, where it was asked before.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from trilithon.core import Outcome, Player
from trilithon.core.players import by_points
from trilithon.match import BadCommand, Correspondence, Match, new_match, new_setup
from trilithon.match.limits import check_extent
from trilithon.match.node import Node

ROUND = "Round"


def has_next(match: Match) -> bool:
    """Whether the round at the cursor is over and another is to be played."""
    over = match.outcome is not None and match.outcome_at(match.root.end()) is not None
    return over and len(match.earlier) + 1 < match.rounds


def next_round(match: Match) -> Match:
    """The match's next round, before its first ply. Raises BadCommand when there is none."""
    turn_over = match.game.next_settings
    if not has_next(match) or turn_over is None or match.settings is None:
        raise BadCommand("round-none")
    known = turn_over(match.settings, match.settled)
    begun = (new_setup if match.settled else new_match)(match.game, known)
    begun.rounds = match.rounds
    begun.earlier = (*match.earlier, match)
    begun.seats = match.seats[1], match.seats[0]
    begun.orientation, begun.studied = match.orientation, match.studied
    if (by_link := match.correspondence) is not None:
        begun.correspondence = Correspondence(
            by_link.id, by_link.sender, by_link.shared, by_link.stage, by_link.clock
        )
    begun.tags = {**match.tags, ROUND: str(len(begun.earlier) + 1)}
    return begun


def alone(match: Match) -> Match:
    """A round as a game of its own, which is looked at, and from which no other round follows."""
    return replace(match, rounds=1, earlier=(), studied=True, correspondence=None)


def totals(match: Match, node: Node | None = None) -> dict[str, float] | None:
    """Points of each player, by the game's word, over the rounds up to a node of this one.

    The node is the cursor unless it is given. None in a game without points.
    """
    sums = dict.fromkeys(match.players, 0.0)
    ends = [(one, one.root.end().position) for one in match.earlier]
    for one, position in (*ends, (match, (node or match.cursor).position)):
        score = one.game.rules.score(position)
        if score is None:
            return None
        for player in Player:
            sums[one.players[player]] += score[player]
    return sums


def final_outcome(match: Match, node: Node | None = None) -> Outcome | None:
    """How the whole match ended, seen from this round's players, once its last round is over.

    It counts as far as the node, or else as the cursor.
    """
    node = node or match.cursor
    points, outcome = totals(match, node), match.outcome_at(node)
    if match.rounds == 1:
        return outcome
    if points is None or outcome is None or len(match.earlier) + 1 < match.rounds:
        return None
    first, second = (points[name] for name in match.players)
    return by_points(first, second)


def joined(matches: Sequence[Match]) -> Match:
    """The last of a match's rounds, with those before it.

    Raises BadCommand where they are not the rounds of one, and where they are too large together.
    """
    if len(matches) > 1 and len(next(grouped(matches))) < len(matches):
        raise BadCommand("round-records")
    last = matches[-1]
    last.earlier = tuple(matches[:-1])
    last.rounds = max(len(matches), last.rounds)
    check_extent(last)
    return last


def grouped(matches: Iterable[Match]) -> Iterator[list[Match]]:
    """The games of a file match by match: the rounds of one stand together, others alone."""
    group: list[Match] = []
    for match in matches:
        if group and not _follows(group, match):
            yield group
            group = []
        group.append(match)
    if group:
        yield group


def _follows(group: Sequence[Match], match: Match) -> bool:
    first, last = group[0], group[-1]
    if first.game is not match.game or first.game.next_settings is None:
        return False
    # The other player begins.
    if match.players == last.players:
        return False
    return first.tags.get(ROUND) == "1" and match.tags.get(ROUND) == str(len(group) + 1)
