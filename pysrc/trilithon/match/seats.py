"""Who plays a side of a match and how, and how it ended otherwise than on the board."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from trilithon.core import Outcome, Player

# A day, in seconds.
LONGEST_CLOCK = 86_400
# A remote person plays on another device and sends links.
SeatKind = Literal["human", "computer", "remote"]


@dataclass(frozen=True, slots=True)
class Clock:
    """The seconds that a person has for a game, and those that each move adds.

    How much of them is left, the page knows that lets them run; they decide no rule.
    """

    seconds: int
    increment: int

    @property
    def is_fair(self) -> bool:
        """Whether there is time at all, and no more than a day."""
        return 1 <= self.seconds <= LONGEST_CLOCK and 0 <= self.increment <= LONGEST_CLOCK


@dataclass(frozen=True, slots=True)
class Seat:
    """Who plays a side; `level` counts for a computer."""

    kind: SeatKind = "human"
    level: int = 1
    clock: Clock | None = None


@dataclass(frozen=True, slots=True)
class Ending:
    """A result that the board does not show, reached at a node: a resignation or a lost time.

    `outcome` is None where the game was left unfinished. `termination` is the record's word for it.
    """

    node: int
    outcome: Outcome | None
    termination: str


@dataclass(frozen=True, slots=True)
class TakenBack:
    """What was taken back by agreement after so many plies: its items of the chain, and its own."""

    ply: int
    items: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Request:
    """A player asks to go back from one ply to another, or (without a target) for a draw.

    It lapses when the game goes on.
    """

    player: Player
    target: int | None
    ply: int
    refused: bool = False


@dataclass(frozen=True, slots=True)
class Replies:
    """What one player answers at once to moves of the other's, from a ply on.

    Each line is a move of the other player's, the answer, and so on; it ends with an answer.
    """

    ply: int
    lines: tuple[tuple[Any, ...], ...]


@dataclass(frozen=True, slots=True)
class Correspondence:
    """A game played by sending links: its name for both devices, and who sent the last link.

    `sender` counts like `Match.seats`: a side, or the person while the game is being set up.
    `shared` is how many moves and endings of all rounds both devices know, and `stage` how much of
    what is settled before them; these are not taken back. `clock` is the time of each of the two
    persons, which counts while the game is played live. The rest is of this round: what was
    `taken_back`, in the order of the plies, what is asked now, the replies of who waits on the
    other device, and the ply up to which they were made.
    """

    id: str
    sender: Player
    shared: int = 0
    stage: int = 0
    clock: Clock | None = None
    taken_back: tuple[TakenBack, ...] = ()
    request: Request | None = None
    replies: Replies | None = None
    replied: int = 0


def name_tag(word: str) -> str:
    """The record's tag for the name of who plays the side of this word."""
    return word.capitalize()
