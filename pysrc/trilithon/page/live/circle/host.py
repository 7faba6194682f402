"""The host of a circle: its board is what all see, and who has the move may add to it.

The order of what is done is the host's, so that all boards come to be the same whatever is lost or
late on the way. A guest's board is read as any link is, and what is in it is added: nobody but the
host takes anything away.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

from trilithon.core.errors import Problem
from trilithon.core.scene import Text
from trilithon.formats.link import read_fragment, write_fragment
from trilithon.match import BadCommand, Match
from trilithon.match.edit import counterpart, join
from trilithon.page.live.allowance import Allowance
from trilithon.page.live.circle.messages import (
    LONGEST_SPACE,
    MOST_GUESTS,
    VERSION,
    Board,
    Change,
    End,
    Message,
    Point,
    read_message,
)
from trilithon.page.live.messages import write_message
from trilithon.page.protocol.live import CircleText


@dataclass(slots=True, eq=False)
class Seat:
    """A guest as the host knows them: what is to be sent, and the board that they have."""

    outbox: list[str] = field(default_factory=list)
    has: int = 0
    allowance: Allowance = field(default_factory=Allowance)


@dataclass(slots=True, eq=False)
class Host:
    """The host's end of a circle about the game that `match` is.

    `holder` has the move, 0 being the host. `number` is that of the `fragment` that was told last,
    `grant` counts how often the move was handed on, and `done` the holder's changes since.
    `points` tells who points where.
    """

    hosting: ClassVar[bool] = True
    most: ClassVar[int] = MOST_GUESTS
    you: ClassVar[int] = 0

    id: str
    match: Match
    guests: dict[int, Seat] = field(default_factory=dict)
    holder: int = 0
    grant: int = 0
    done: int = 0
    number: int = 0
    fragment: str = ""
    points: dict[int, str] = field(default_factory=dict)
    trouble: Text | None = None

    def welcome(self, guest: int) -> None:
        """Let somebody look on under a number, or come back under it. Raises BadCommand."""
        if not 1 <= guest <= MOST_GUESTS:
            raise BadCommand("circle-full", most=MOST_GUESTS)
        self.guests[guest] = Seat()
        self._renew()

    def dismiss(self, guest: int) -> None:
        """Let somebody go who is not reached any more."""
        self.guests.pop(guest, None)
        self.points.pop(guest, None)
        if self.holder == guest:
            self.hand(0)
        self._renew()

    def hand(self, guest: int) -> None:
        """Hand the move to a guest, or (0) take it back. Raises BadCommand."""
        if guest and (guest not in self.guests or self.match.correspondence is not None):
            # Nobody helps in a game that is played.
            raise BadCommand("circle-hand")
        self.holder, self.done = guest, 0
        self.grant += 1
        self._renew()

    def point(self, at: str | None) -> None:
        """Point at a space, or at nothing any more."""
        self._point(0, at)

    def end(self) -> None:
        """Tell all that the board is shared no more."""
        told: End = {"t": "end", "id": self.id}
        for seat in self.guests.values():
            seat.outbox.append(write_message(told))

    def hear(self, guest: int, text: str, now: float) -> None:
        """Take in a message of a guest's at a time, in seconds; what is wrong with it is told."""
        seat = self.guests.get(guest)
        if seat is None:
            return
        if not seat.allowance.take(now):
            self.trouble = BadCommand("live-frequent").text
            return
        try:
            message = read_message(text)
            if message is not None:
                self._heed(guest, seat, message)
        except Problem as problem:
            self.trouble = problem.text

    def tell(self, match: Match) -> None:
        """Let all have the board as it is now, where it has changed."""
        self.match = match
        # In a game by link, what was only tried here is nobody else's.
        fragment = write_fragment(self.match, sent=self.match.correspondence is not None)
        if fragment != self.fragment:
            self.fragment = fragment
            self._renew()
        for guest, seat in self.guests.items():
            if seat.has < self.number:
                self._show(guest, seat)

    def take_sent(self) -> list[CircleText]:
        """What is to be sent now, each text once."""
        sent: list[CircleText] = []
        for guest, seat in self.guests.items():
            sent += [{"to": guest, "text": text} for text in seat.outbox]
            seat.outbox = []
        return sent

    def _renew(self) -> None:
        self.number += 1

    def _show(self, guest: int, seat: Seat) -> None:
        board: Board = {
            "t": "board",
            "v": VERSION,
            "id": self.id,
            "i": self.number,
            "fragment": self.fragment,
            "holder": self.holder,
            "you": guest,
            "guests": sorted(self.guests),
            "grant": self.grant,
            "done": self.done,
        }
        seat.outbox.append(write_message(board))
        seat.has = self.number

    def _heed(self, guest: int, seat: Seat, message: Message) -> None:
        if message["id"] != self.id:
            raise BadCommand("live-other")
        if message["t"] == "change":
            self._change(guest, message)
        elif message["t"] == "point":
            self._point(guest, message["at"])
        elif message["t"] == "look":
            seat.has = min(message["i"], self.number)
        elif message["t"] == "end":
            self.dismiss(guest)

    def _change(self, guest: int, change: Change) -> None:
        """Add to the board what the holder has done. Raises Problem."""
        if guest != self.holder or change["grant"] != self.grant or change["n"] <= self.done:
            # The move was taken back meanwhile, or this is known already.
            return
        theirs = read_fragment(change["fragment"])
        join(self.match, theirs)
        self.match.go(counterpart(self.match, theirs.cursor).id)
        self.done = change["n"]
        self._renew()

    def _point(self, by: int, at: str | None) -> None:
        if at is not None and len(at) > LONGEST_SPACE:
            raise BadCommand("live-malformed", where="at")
        if at is None:
            self.points.pop(by, None)
        else:
            self.points[by] = at
        told: Point = {"t": "point", "id": self.id, "by": by, "at": at}
        for guest, seat in self.guests.items():
            if guest != by:
                seat.outbox.append(write_message(told))
