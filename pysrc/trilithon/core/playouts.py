"""What the search asks of a game, and what it may spend."""

from __future__ import annotations

from collections.abc import Callable, Generator, Hashable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Generic, Protocol

from trilithon.core.types import M, P, P_contra


@dataclass(frozen=True, slots=True)
class Evaluation(Generic[M]):
    """What one batch of playouts tells of a position.

    `winrate` is the mover's share, and `playouts` is how many there were. `tell` makes the
    candidates, which takes time that is lost where nobody asks for them; `kept` is what the game
    wants to know for positions that come after. Where the last move stands in the same
    `surroundings`, evaluations are off in a like way; None where nothing is known of that.
    """

    winrate: float
    playouts: int
    tell: Callable[[], Sequence[tuple[M, float]]]
    kept: object = None
    surroundings: Hashable = None

    @property
    def moves(self) -> Sequence[tuple[M, float]]:
        """The candidates, best first.

        Each comes with the logarithm of its prior: 1 more makes it e times as likely to be best.
        """
        return self.tell()


@dataclass(frozen=True, slots=True)
class Leaf(Generic[P, M]):
    """A position that is to be evaluated: its best moves up to a limit, of `only` if there are any.

    The position is not over. `before` is what the game has kept of the position before it, if that
    was evaluated.
    """

    position: P
    only: Sequence[M]
    limit: int
    before: object = None


@dataclass(frozen=True, slots=True)
class Exploration:
    """How far a tree search looks beyond what seems best.

    `c_puct` is the constant of the PUCT rule: how much it is drawn to moves that it has seldom
    tried. By progressive widening, a position that was tried `widening` times and n more has at
    least the square root of n of its moves tried, however unlikely they seem. No more than so many
    `leaves` are evaluated together, whatever the effort: each of them is chosen before what the
    others tell is known.

    A move that was never tried is taken to be worth what its position is, less `reduction` times
    the square root of the priors of all moves that were ("first-play urgency", Gelly and Wang,
    2006, reduced as Leela Zero does). By a share `bias` of what evaluations with the same
    surroundings were off in the tree so far, they are corrected.

    So many `steps` of a proof take about as long as a batch of playouts, and cost a level as many
    where they are made below the root: else it would go on for seconds where many proofs are to be
    had. With 0 they cost nothing.
    """

    c_puct: float
    widening: float
    leaves: int = 8
    reduction: float = 0.0
    bias: float = 0.0
    steps: int = 0


class Playouts(Protocol[P_contra, M]):
    """What the search asks of a game: what is proved at once, candidates, and many random games.

    Generators yield at least every 5 ms so that they can be stopped, and return their result.
    """

    def exploration(self, position: P_contra) -> Exploration:
        """How far to look around from a position."""

    def tactics(
        self, position: P_contra, *, deep: bool
    ) -> Generator[None, None, tuple[Sequence[M], int | None]]:
        """The moves still worth a thought, and the position's result if it is proved.

        The result is the mover's: 1, 0 or -1. All moves that are left out are no better than those
        told; an empty list leaves every legal move open. What takes long is only tried when `deep`.
        """

    def evaluate(
        self, position: P_contra, only: Sequence[M], limit: int, playouts: int, random: Random
    ) -> Evaluation[M]:
        """One batch of about so many playouts, in under 5 ms, for a position that is not over.

        The candidates are the best moves up to a limit, of `only` these if there are any.
        """


@dataclass(frozen=True, slots=True)
class Effort:
    """What the computer spends on a move at some level.

    Counted in playouts and not in time, so that a level plays the same on a slow phone. They come
    in batches of about `batch`, one for each position that is looked into; of its moves at most
    `candidates` are compared, unless all those lose. Where a game can evaluate positions together,
    up to so many `leaves` share a batch, each with its own playouts. Where `playouts` is None,
    there are as many as the time allows that is given besides. Before them, an exact search may
    look into so many `states`, in games that have one. To the degree `misjudging` a level sees
    wrong: winrates and the logarithms of priors are off by chance, these by so much that of two
    moves the one whose logarithm is greater by `misjudging` seems better e times as often. No
    batch is smaller then.
    """

    playouts: int | None
    candidates: int = 32
    batch: int = 1024
    leaves: int = 1
    misjudging: float = 0.0
    states: int = 0
