"""The times of a live game: each device counts that of its own person, and tells it.

Who runs out of time is said by the device of that person alone, so that there is nothing on which
two devices could differ. The other one knows how long it has waited, and tells where that and what
it is told do not go together.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from trilithon.core import Player
from trilithon.match import Match
from trilithon.match.seats import Clock
from trilithon.match.take_back import own_side

# What is told of a clock may be behind by so many seconds before anybody is told, and messages that
# are longer on their way tell nothing of the network.
_SLACK, _LONGEST_WAY = 2.0, 60.0
_ROUNDED = 0.01


@dataclass(slots=True)
class Times:
    """The time that is left to both persons, in seconds, by a clock that always goes forward.

    `own` and `theirs` are what was left at `since`. `running` is whose time runs, if it does. `ply`
    is the furthest that the round has come, since a move that is made again earns nothing. `stood`
    is by how much more than was thought the other one has said to have. `fresh` tells that nothing
    is known yet of a game that was begun before. `heard` is what the other device's last message
    said to have been sent at, and when it came; `way` how long messages take, if that is known.
    """

    limit: Clock | None = None
    own: float = 0.0
    theirs: float = 0.0
    since: float = 0.0
    running: Player | None = None
    round: int = 0
    ply: int = 0
    on: bool = False
    stood: float = 0.0
    fresh: bool = False
    heard: tuple[int, float] | None = None
    way: float | None = None
    sides: tuple[Player, Player] = field(default=(Player.FIRST, Player.SECOND))

    def begin(self, match: Match) -> None:
        """Give both the time that they have for a round."""
        by_link = match.correspondence
        self.limit = None if by_link is None else by_link.clock
        self.own = self.theirs = 0.0 if self.limit is None else float(self.limit.seconds)
        self.round, self.ply, self.stood = len(match.earlier), _furthest(match), 0.0
        self.running, self.fresh = None, self.ply > 0

    def know(self, own: float, theirs: float) -> None:
        """Go on with what was kept of the times."""
        self.own, self.theirs = self._fair(own), self._fair(theirs)
        self.fresh = False

    def count(self, match: Match, now: float) -> None:
        """Take notice of how the game stands at a time."""
        passed = max(0.0, now - self.since)
        self.since = now
        if self.running is self.sides[0]:
            self.own = max(0.0, self.own - passed)
        elif self.running is not None:
            self.theirs = max(0.0, self.theirs - passed)
        side = own_side(match)
        if side is None or self.limit is None:
            self.running = None
            return
        if len(match.earlier) != self.round:
            self.begin(match)
        self.sides = side, side.opponent
        ply = _furthest(match)
        if ply > self.ply:
            self._earn(match, ply, self.limit.increment)
        self.ply = max(self.ply, ply)
        begun = len(match.stand.path()) > 1
        self.running = match.turn if self.on and begun else None

    def _earn(self, match: Match, ply: int, increment: int) -> None:
        """Let each have what their moves since have earned."""
        line = match.main_line()
        for node in line[self.ply : ply]:
            if match.game.rules.player(node.position) is self.sides[0]:
                self.own = self._fair(self.own + increment)
            else:
                self.theirs = self._fair(self.theirs + increment)

    def hear(self, times: tuple[int, int, int] | None) -> None:
        """Take in, once it was counted, what the other device tells of the times."""
        if self.limit is None or times is None or times[0] != self.round:
            return
        _, left, yours = times
        told = self._fair(left / 1000)
        if told > self.theirs + _SLACK:
            self.stood += told - self.theirs
        self.theirs = told
        if self.fresh:
            self.own = self._fair(yours / 1000)
        self.fresh = False

    def told(self) -> tuple[int, int, int] | None:
        """The times, as the other device is told them."""
        if self.limit is None:
            return None
        return self.round, round(self.own * 1000), round(self.theirs * 1000)

    def hear_echo(self, at: int, echo: tuple[int, int] | None, now: float) -> None:
        """Note how long messages take."""
        self.heard = at, now
        if echo is not None:
            round_trip = now - (echo[0] + echo[1]) / 1000
            # What takes no time at all may come out as less by rounding.
            fits = -_ROUNDED <= round_trip <= _LONGEST_WAY
            self.way = max(0.0, round_trip / 2) if fits else None

    def echo(self, now: float) -> tuple[int, int] | None:
        """What the other device can tell the time of messages by."""
        if self.heard is None:
            return None
        at, when = self.heard
        return at, round((now - when) * 1000)

    @property
    def is_over(self) -> bool:
        """Whether the person here has run out of time."""
        return self.limit is not None and self.running is self.sides[0] and self.own <= 0

    def _fair(self, seconds: float) -> float:
        """A time within what there can be."""
        assert self.limit is not None
        most = self.limit.seconds + self.limit.increment * max(self.ply, 1)
        return min(max(0.0, seconds), float(most))


def _furthest(match: Match) -> int:
    """The furthest ply that the round has come to, also where moves were taken back since."""
    by_link = match.correspondence
    gone = () if by_link is None else by_link.taken_back
    stands = match.stand.ply
    return max([stands, *(back.ply + len(back.items) - 1 for back in gone)])
