"""A guest of a circle: sees the host's board, and adds to it where the move was handed on."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

from trilithon.core.errors import Problem
from trilithon.core.scene import Text
from trilithon.formats.link import read_fragment, write_fragment
from trilithon.match import BadCommand, Match
from trilithon.page.live.allowance import Allowance
from trilithon.page.live.circle.messages import (
    LONGEST_SPACE,
    MOST_GUESTS,
    VERSION,
    Board,
    Change,
    End,
    Look,
    Point,
    read_message,
)
from trilithon.page.live.messages import write_message
from trilithon.page.protocol.live import CircleText


@dataclass(slots=True, eq=False)
class Guest:
    """A guest's end of a circle. `match` is the board as it was shown last, None before.

    `you` is this guest's number and `holder` that of who has the move, 0 being the host. `n` counts
    the changes made here since it was handed on, the last of which made the board `fragment`. It is
    `over` once the host shares the board no more.
    """

    hosting: ClassVar[bool] = False
    most: ClassVar[int] = MOST_GUESTS

    id: str
    match: Match | None = None
    you: int = 0
    holder: int = 0
    guests: list[int] = field(default_factory=list)
    grant: int = 0
    n: int = 0
    number: int = 0
    fragment: str = ""
    points: dict[int, str] = field(default_factory=dict)
    outbox: list[str] = field(default_factory=list)
    allowance: Allowance = field(default_factory=Allowance)
    trouble: Text | None = None
    over: bool = False

    @property
    def holds(self) -> bool:
        """Whether the move is here."""
        return self.you > 0 and self.holder == self.you

    def meet(self) -> None:
        """Begin, or begin anew when the host was found again."""
        self.number = 0
        self.look()

    def look(self) -> None:
        """Tell the host which board is here; to be repeated every few seconds."""
        look: Look = {"t": "look", "id": self.id, "i": self.number}
        self.outbox.append(write_message(look))

    def point(self, at: str | None) -> None:
        """Point at a space, or at nothing any more."""
        told: Point = {"t": "point", "id": self.id, "by": self.you, "at": at}
        self.outbox.append(write_message(told))

    def tell(self, match: Match) -> None:
        """Let the host have what was done here, where the move is here."""
        if not self.holds:
            return
        fragment = write_fragment(match)
        if fragment == self.fragment:
            return
        self.fragment = fragment
        self.n += 1
        self._send()

    def take_sent(self) -> list[CircleText]:
        """What is to be sent to the host now, each text once."""
        sent: list[CircleText] = [{"to": 0, "text": text} for text in self.outbox]
        self.outbox = []
        return sent

    def end(self) -> None:
        """Tell the host that this guest leaves."""
        told: End = {"t": "end", "id": self.id}
        self.outbox.append(write_message(told))

    def hear(self, text: str, now: float) -> None:
        """Take in a message of the host's at a time, in seconds; what is wrong with it is told."""
        if not self.allowance.take(now):
            self.trouble = BadCommand("live-frequent").text
            return
        try:
            message = read_message(text)
            if message is None:
                return
            if message["id"] != self.id:
                raise BadCommand("live-other")
            if message["t"] == "board":
                self._see(message)
            elif message["t"] == "point":
                self._note(message)
            elif message["t"] == "end":
                self.over = True
        except Problem as problem:
            self.trouble = problem.text

    def _send(self) -> None:
        change: Change = {
            "t": "change",
            "id": self.id,
            "grant": self.grant,
            "n": self.n,
            "fragment": self.fragment,
        }
        self.outbox.append(write_message(change))

    def _see(self, board: Board) -> None:
        if board["v"] != VERSION:
            raise BadCommand("live-version", version=board["v"])
        if board["i"] <= self.number:
            return
        shown = read_fragment(board["fragment"])
        # Whoever looks on has no side in it.
        shown.correspondence, shown.studied = None, True
        handed = board["grant"] != self.grant
        self.number, self.you, self.holder = board["i"], board["you"], board["holder"]
        self.guests, self.grant = board["guests"][:MOST_GUESTS], board["grant"]
        self.points = {by: at for by, at in self.points.items() if by in (0, *self.guests)}
        if handed:
            self.n = board["done"]
        elif self.holds and self.n > board["done"]:
            # What was done here since is still on its way, or was lost.
            self._send()
            return
        self.match = shown
        self.fragment = write_fragment(shown)

    def _note(self, point: Point) -> None:
        if point["at"] is None:
            self.points.pop(point["by"], None)
        elif len(point["at"]) <= LONGEST_SPACE and point["by"] in (0, *self.guests):
            self.points[point["by"]] = point["at"]
