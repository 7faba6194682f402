"""How a game shows itself, and takes what a person chooses."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic, Protocol

from trilithon.core.scene import Scene, Shape, Symbol, Text
from trilithon.core.types import M, P_contra

Draft = tuple[str, ...]


class Presenter(Protocol[P_contra, M]):
    """How a game shows itself and takes a person's choices.

    A *choice* is the id of something a person points at: a space, or one of `options`. Choices
    gather in a *draft* until they make a whole move.
    """

    @property
    def LEGEND(self) -> Sequence[Meaning]:  # noqa: N802 - a constant of each game
        """What the marks of a scene mean, in the order in which that is told."""

    def scene(
        self, position: P_contra, last: M | None, draft: Draft, *, over: bool = False
    ) -> Scene:
        """All that is to be seen on the board, and what may be chosen.

        `last` is the move that led here, if any. Where the game is `over` nothing may be chosen;
        whoever asks for that has found it out.
        """

    def pieces(self, position: P_contra) -> list[Symbol]:
        """The pieces on the board, as they are in a scene without a draft."""

    def extend(self, position: P_contra, draft: Draft, choice: str) -> Draft | Chosen[M]:
        """The draft with one choice more, or the legal move it completes. Raises IllegalMove."""

    def explain(self, position: P_contra, draft: Draft, choice: str) -> Explanation:
        """What may be done with a choice here, and if nothing, which rule is in the way."""

    def kept(self, draft: Draft) -> Draft:
        """The choices of a draft that stay for the next move, such as the colour of a stone."""

    def places(self, position: P_contra, move: M) -> tuple[str, ...]:
        """The spaces that a move brings pieces to; none for a pass."""

    def notices(self, position: P_contra) -> Sequence[Text]:
        """What both players should know while the game goes on, such as a standing threat."""

    def threat(self, position: P_contra) -> Text | None:
        """What whoever is to move must prevent now or lose, such as a chain that stands."""

    def reckoning(self, position: P_contra) -> tuple[Text, Text] | None:
        """What the two scores are made up of; None where a score tells that itself."""

    def news(self, before: P_contra, after: P_contra) -> Sequence[Text]:
        """What a move has brought about besides its pieces, such as claims."""

    def decision(self, position: P_contra) -> Decision | None:
        """How a board that is over has decided the game, if there is more to tell than who won."""


@dataclass(frozen=True, slots=True)
class Chosen(Generic[M]):
    """A draft that has become a whole legal move."""

    move: M


@dataclass(frozen=True, slots=True)
class Meaning:
    """What a mark on the board means: the catalogue key of a sentence, and an example of it.

    It is on the board where one of the `names` is that of a shape, or the state of a space. The
    example is in a square of so many board units (`extent`) about the origin. `tip` is the key of
    what somebody should know who sees the mark for the first time.
    """

    key: str
    names: tuple[str, ...]
    example: tuple[Shape, ...]
    extent: float = 1
    tip: str = ""


@dataclass(frozen=True, slots=True)
class Explanation:
    """What a choice would do, or why it is refused, with the spaces that show the reason.

    `shapes` are drawn over the board for as long as the explanation stands.
    """

    text: Text
    spaces: tuple[str, ...] = ()
    shapes: tuple[Shape, ...] = ()


@dataclass(frozen=True, slots=True)
class Step:
    """What comes next when a decision is shown.

    `shapes` are drawn over the board, `pieces` are the keys of the pieces that it is about, and
    `score` is what both players have, counted so far.
    """

    shapes: tuple[Shape, ...] = ()
    pieces: tuple[str, ...] = ()
    score: tuple[float, float] | None = None


@dataclass(frozen=True, slots=True)
class Decision:
    """The reason of a result, and how it is shown on the board, one step after the other."""

    reason: Text
    steps: tuple[Step, ...] = ()
