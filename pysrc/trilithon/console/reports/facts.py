"""What one game tells, found by replaying it: its length, its choices, where it was played."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Literal

from trilithon.console.arena.plan import Plan
from trilithon.console.arena.play import Played
from trilithon.core import Player

# From such a share on that the search gives a player, the player is said to lead.
LEAD = 0.6
# Who was given so much and did not win has let a game slip that was all but won.
WINNING = 0.8
# The part of a game whose moves are counted space by space.
EARLY = 1 / 4


@dataclass(frozen=True, slots=True)
class Facts:
    """What one game tells.

    `choices` are the numbers of legal moves before each ply. `first` are the spaces of the first
    move and `early` those of all moves in the game's first quarter, by player. `changes` counts how
    often the lead went over to the other player; `upset` tells that one who was all but winning did
    not win. `kinds` are the words for each player's moves, and `material` what the first and the
    second one had after each ply, where the game tells them. `shares` are what searches gave the
    first player, as leads go by them.
    """

    moves: tuple[str, ...]
    result: str
    choices: tuple[int, ...]
    first: tuple[str, ...]
    early: tuple[tuple[str, ...], tuple[str, ...]]
    changes: int
    upset: bool
    kinds: tuple[tuple[str, ...], tuple[str, ...]]
    material: tuple[tuple[int, int], ...]
    shares: tuple[float, ...]

    @property
    def length(self) -> int:
        """How many moves were made."""
        return len(self.moves)


def facts(plan: Plan, game: Played) -> Facts:
    """What a game of a plan tells."""
    match = plan.start()
    made, rules, presenter = match.game, match.game.rules, match.game.presenter
    kinds, material = (list[str](), list[str]()), list[tuple[int, int]]()
    choices, early = list[int](), (list[str](), list[str]())
    last_early = max(1, round(EARLY * len(game["moves"])))
    first: tuple[str, ...] = ()
    for ply, text in enumerate(game["moves"]):
        position, player = match.position, match.player
        choices.append(rules.count_legal_moves(position))
        match.play_text(text)
        places = presenter.places(position, match.cursor.move)
        if made.move_kind is not None:
            kinds[player].append(made.move_kind(match.cursor.move))
        if made.material is not None:
            material.append(made.material(match.position))
        if ply == 0:
            first = places
        if ply < last_early:
            early[player].extend(places)
    leads = list(_leads(game["winrates"], choices))
    return Facts(
        moves=tuple(game["moves"]),
        result=game["result"],
        choices=tuple(choices),
        first=first,
        early=(tuple(early[0]), tuple(early[1])),
        changes=_changes(leads),
        upset=_upset(leads, game["result"]),
        kinds=(tuple(kinds[0]), tuple(kinds[1])),
        material=tuple(material),
        shares=tuple(leads),
    )


def _leads(winrates: Sequence[float | None], choices: Sequence[int]) -> Iterator[float]:
    """The first player's share as the search saw it, ply by ply.

    Each is the mean of two searches in a row, one of each player, since whoever is to move sees the
    own side too well. Nobody searches where there is one legal move.
    """
    shares = [
        None if winrate is None or choices[ply] == 1 else 1 - winrate if ply % 2 else winrate
        for ply, winrate in enumerate(winrates)
    ]
    for one, two in pairwise(shares):
        if one is not None and two is not None:
            yield (one + two) / 2


def _leader(share: float, bound: float) -> Literal[Player.FIRST, Player.SECOND] | None:
    if share >= bound:
        return Player.FIRST
    return Player.SECOND if share <= 1 - bound else None


def _changes(leads: Sequence[float]) -> int:
    leaders = [leader for share in leads if (leader := _leader(share, LEAD)) is not None]
    return sum(one is not two for one, two in pairwise(leaders))


def _upset(leads: Sequence[float], result: str) -> bool:
    winning = {_leader(share, WINNING) for share in leads} - {None}
    return bool(winning - {winner(result)})


def winner(result: str) -> Player | None:
    """Who has won by a record's word."""
    return {"1-0": Player.FIRST, "0-1": Player.SECOND}.get(result)
