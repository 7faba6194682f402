"""Positions and moves as numbers, for programs that learn to play.

A game's module `encoding` fulfils `Encoding`. No page needs it, so `Game` does not hold it: who
wants it asks `envs.episode`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from trilithon.core.players import Player
from trilithon.core.types import M, P_contra


@dataclass(frozen=True, slots=True)
class Grid:
    """The spaces of a board as the cells of a table, where planes show them.

    `spaces` holds for each space, in the order of their numbers, its row and its column in the
    table, and `bits` the bit that stands for it in masks. Cells of no space are always 0.
    """

    height: int
    width: int
    spaces: tuple[tuple[int, int], ...]
    bits: tuple[int, ...]


class Legal(NamedTuple):
    """The legal actions: for each kind that names a space, a mask of the spaces where it is legal.

    `others` tells the same of the kinds that name none.
    """

    masks: Sequence[int]
    others: Sequence[bool]


class Seen(NamedTuple):
    """A position as planes: masks of spaces, then numbers from -1 to 1 that fill a whole plane."""

    masks: Sequence[int]
    values: Sequence[float]


class Encoding(Protocol[P_contra, M]):
    """A game's actions by number and its positions as planes.

    An *action* is a half move where a game has some, else a whole move. Its number is `kind ×
    spaces + space` for the kinds that name a space, in the order of `KINDS`; after them come
    `OTHERS`, one number each. So numbers depend on the board's size or pattern alone. `begun` holds
    the actions of the move in making.
    """

    KINDS: tuple[str, ...]
    """The kinds of actions that name a space."""
    OTHERS: tuple[str, ...]
    """The kinds of actions that name none."""
    MASKS: tuple[str, ...]
    """What the first planes show, of each space."""
    VALUES: tuple[str, ...]
    """What the other planes show, the same number in all their cells."""

    def grid(self, position: P_contra) -> Grid:
        """Where the spaces of the position's board lie."""

    def legal(self, position: P_contra, begun: Sequence[int]) -> Legal:
        """The legal actions of a position that is not over."""

    def seen(self, position: P_contra, begun: Sequence[int], player: Player) -> Seen:
        """The position as a player sees it, who comes first wherever planes tell of both sides."""

    def move(self, position: P_contra, actions: Sequence[int]) -> M | None:
        """The move that legal actions make up; None as long as one is missing."""

    def actions(self, position: P_contra, move: M) -> tuple[int, ...]:
        """The actions that make up a legal move."""

    def begun_text(self, position: P_contra, begun: Sequence[int]) -> tuple[str, ...]:
        """The actions of a move in making, as the choices that a person would have made."""

    def longest(self, position: P_contra) -> int:
        """A number of actions that no game from the position on exceeds."""
