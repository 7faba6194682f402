"""One device's end of a live game: the game, and what is known of the other device.

It knows nothing of how messages travel: they may be lost, come twice, late or in another order, and
the other device may be of bad will.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from trilithon.core.scene import Text
from trilithon.match import BadCommand, Match
from trilithon.match.rounds import has_next
from trilithon.match.seats import Request
from trilithon.page.live.allowance import Allowance
from trilithon.page.live.clock import Times
from trilithon.page.live.course import seated
from trilithon.page.live.messages import Message, write_message
from trilithon.page.protocol.live import Word


@dataclass(frozen=True, slots=True)
class Said:
    """Words that were said: `text`, or one of those that both devices have in their languages."""

    own: bool
    word: Word | None
    text: str


@dataclass(slots=True, eq=False)
class Device:
    """One end of a live game. `match` is the game here, which messages may change or replace.

    `outbox` is to be sent, and `said` to be shown. `known` is how many items of the chain the other
    device surely has, `told` the chain as far as it was sent. `trouble` tells what was refused
    last, and `apart` that the devices know different courses of the game. `again` and
    `theirs_again` tell who wants another game. `attention` is what is told of the person here, and
    `theirs` what is told of the other one: whether the page is hidden, and whether they write.
    `asked` is what was asked here, since an answer may come late, and `clock` counts the times.
    `ticks` counts what was told of how things stand, `heard` is the number of what was heard of
    that last, and `summary` what was told last.
    """

    match: Match
    outbox: list[str] = field(default_factory=list)
    said: list[Said] = field(default_factory=list)
    known: int = 0
    told: list[str] = field(default_factory=list)
    trouble: Text | None = None
    apart: bool = False
    again: bool = False
    theirs_again: bool = False
    attention: tuple[bool, bool] = (False, False)
    theirs: tuple[bool, bool] | None = None
    asked: list[Request] = field(default_factory=list)
    ticks: int = 0
    heard: int = 0
    summary: object = None
    allowance: Allowance = field(default_factory=Allowance)
    clock: Times = field(default_factory=Times)

    def __post_init__(self) -> None:
        seated(self.match)
        if self.match.correspondence is None or self.match.studied:
            raise BadCommand("live-seats")
        # One that lapsed may have been accepted meanwhile.
        before = self.match.correspondence.request
        if before is not None and before.player is seated(self.match):
            self.asked = [before]
        self.clock.begin(self.match)

    @property
    def id(self) -> str:
        """The name under which both devices know the game."""
        assert self.match.correspondence is not None
        return self.match.correspondence.id

    @property
    def is_over(self) -> bool:
        """Whether the whole match is over."""
        match = self.match
        return match.outcome_at(match.root.end()) is not None and not has_next(match)

    def send(self, message: Message) -> None:
        """Let a message go out."""
        self.outbox.append(write_message(message))
