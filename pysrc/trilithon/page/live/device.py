"""One device's end of a live game: what it hears, and what it has to tell.

It knows nothing of how messages travel: they may be lost, come twice, late or in another order, and
the other device may be of bad will. Each device judges with its own engine all that it hears.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from zlib import crc32

from trilithon.core import Player
from trilithon.core.errors import Problem
from trilithon.core.scene import Text
from trilithon.match import BadCommand, Match
from trilithon.match.correspondence import Act, acts, chain, correspond, share
from trilithon.match.rematch import rematch
from trilithon.match.rounds import has_next
from trilithon.match.seats import Request
from trilithon.match.take_back import request_of
from trilithon.page.live.course import accepted, done, rank, rewound, seated
from trilithon.page.live.messages import (
    ITEM,
    LONGEST_WORDS,
    VERSION,
    Done,
    Hello,
    Message,
    Say,
    Tick,
    Word,
    read_message,
    write_message,
)

# So many messages may come at once, and so many a second in the long run; what is more is left out.
_AT_ONCE, _PER_SECOND = 60.0, 10.0
# Requests to take back that are remembered, since an answer may come late.
_REQUESTS = 20


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
    room: float = _AT_ONCE
    refilled: float | None = None

    def __post_init__(self) -> None:
        seated(self.match)
        if self.match.correspondence is None or self.match.studied:
            raise BadCommand("live-seats")
        if self.match.question is not None or (self.match.settled and self.match.rounds > 1):
            raise BadCommand("live-unsettled")
        # One that lapsed may have been accepted meanwhile.
        before = self.match.correspondence.request
        if before is not None and before.player is seated(self.match):
            self.asked = [before]

    @property
    def id(self) -> str:
        """The name under which both devices know the game."""
        assert self.match.correspondence is not None
        return self.match.correspondence.id

    def greet(self) -> None:
        """Begin, or begin anew when the devices have found each other again."""
        self.heard, self.summary, self.theirs = 0, None, None
        self._hello()

    def hear(self, text: str, now: float) -> None:
        """Take in a message that came at a time, in seconds; whatever is wrong with it is told."""
        if not self._has_room(now):
            self.trouble = BadCommand("live-frequent").text
            return
        try:
            message = read_message(text)
            if message is not None:
                self._heed(message)
        except Problem as problem:
            self.trouble = problem.text

    def tell(self, *, anew: bool = False) -> None:
        """Let the other device know what was done here since, and how things stand."""
        match = self.match
        known = list(acts(match))
        self._send_from(known, _common(self.told, [act.item for act in known]))
        # What has been shown to the other person is taken back by agreement only.
        share(match, len(known))
        asked = request_of(match)
        if asked is not None and asked.player is seated(match) and asked not in self.asked:
            self.asked = [*self.asked, asked][-_REQUESTS:]
        back = None if asked is None else (int(asked.player), asked.target, asked.refused)
        items = (len(known), known[-1].item if known else "")
        summary = (self.id, items, back, self.again, self.attention)
        if anew or summary != self.summary:
            self.summary = summary
            self.ticks += 1
            hidden, typing = self.attention
            tick: Tick = {
                "t": "tick",
                "id": self.id,
                "i": self.ticks,
                "n": items[0],
                "item": items[1],
                "back": back,
                "again": self.again,
                "hidden": hidden,
                "typing": typing,
            }
            self._send(tick)

    def say(self, word: Word | None, text: str) -> None:
        """Say something to the other person. Raises BadCommand."""
        text = " ".join(text.split())
        if len(text) > LONGEST_WORDS or (word is None) == (not text):
            raise BadCommand("live-words-long", most=LONGEST_WORDS)
        self.said.append(Said(True, word, text))
        say: Say = {"t": "say", "id": self.id, "word": word, "text": text}
        self._send(say)

    def want_again(self, wanted: bool) -> None:
        """Want another game with sides changed, or no more. Raises BadCommand."""
        if not self.is_over:
            raise BadCommand("live-goes-on")
        self.again = wanted
        self._begin_again()

    @property
    def is_over(self) -> bool:
        """Whether the whole match is over."""
        match = self.match
        return match.outcome_at(match.root.end()) is not None and not has_next(match)

    def _has_room(self, now: float) -> bool:
        passed = 0.0 if self.refilled is None else max(0.0, now - self.refilled)
        self.refilled = now
        self.room = min(_AT_ONCE, self.room + passed * _PER_SECOND)
        if self.room < 1:
            return False
        self.room -= 1
        return True

    def _send(self, message: Message) -> None:
        self.outbox.append(write_message(message))

    def _hello(self) -> None:
        hello: Hello = {
            "t": "hello",
            "v": VERSION,
            "id": self.id,
            "chain": "".join(chain(self.match)),
        }
        self._send(hello)

    def _send_from(self, known: list[Act], number: int) -> None:
        """Send what was done from an item on, as far as the other device can do it."""
        for at, act in enumerate(known[number:], start=number):
            if act.kind == "gone":
                # Only who did it then can know it.
                self.apart = True
                break
            sent: Done = {
                "t": "done",
                "id": self.id,
                "n": at,
                "before": known[at - 1].item if at else "",
                "item": act.item,
                "round": act.round,
                "kind": act.kind,
                "text": act.text,
            }
            self._send(sent)
        self.told = [act.item for act in known]

    def _heed(self, message: Message) -> None:
        if message["id"] != self.id:
            self._heed_other(message)
        elif message["t"] == "hello":
            self._heed_hello(message)
        elif message["t"] == "done":
            self._heed_done(message)
        elif message["t"] == "tick":
            self._heed_tick(message)
        else:
            self._heed_words(message)

    def _heed_other(self, message: Message) -> None:
        """Heed what is about the game after this one: the other device has begun it already."""
        if message["id"] == _next_id(self.id) and self.is_over:
            self.theirs_again = True
            self._begin_again()
            if message["id"] == self.id:
                self._heed(message)
        elif _next_id(message["id"]) != self.id:
            raise BadCommand("live-other")
        elif message["t"] == "tick":
            # It does not know yet that both wanted another one.
            self.tell(anew=True)

    def _heed_hello(self, hello: Hello) -> None:
        if hello["v"] != VERSION:
            raise BadCommand("live-version", version=hello["v"])
        text = hello["chain"]
        theirs = [text[at : at + ITEM] for at in range(0, len(text), ITEM)]
        known = list(acts(self.match))
        common = _common(theirs, [act.item for act in known])
        self.known = max(self.known, common)
        self.apart = common < min(len(theirs), len(known))
        # Who begins anew counts ticks anew.
        self.heard = 0
        self._send_from(known, common)
        if not self.apart:
            self.tell(anew=True)

    def _heed_done(self, told: Done) -> None:
        act = Act(told["item"], told["round"], 0, told["kind"], told["text"])
        number, known = told["n"], list(acts(self.match))
        before = known[number - 1].item if 0 < number <= len(known) else ""
        if not 0 <= number <= len(known) or before != told["before"]:
            # Something before it was lost.
            self._hello()
            return
        if number < len(known):
            if known[number].item == act.item:
                self.known = max(self.known, number + 1)
                return
            if not self._gives_way(act, number, known):
                return
            self.match = rewound(self.match, known, number)
        self.match = done(self.match, act, self.asked)
        items = chain(self.match)
        self.told, self.known, self.trouble = items, number + 1, None
        self.apart = items[number:] != [act.item]

    def _gives_way(self, act: Act, number: int, known: list[Act]) -> bool:
        """Whether what was done here counts less than what the other one did at the same time."""
        side, own = seated(self.match), known[number]
        if (len(self.match.earlier) - own.round) % 2:
            # The persons have changed sides since.
            side = side.opponent
        if number < self.known or own.kind == "gone":
            return False
        theirs, ours = rank(act.kind, side.opponent), rank(own.kind, side)
        if theirs < ours:
            self._send_from(known, number)
        self.apart = theirs == ours
        if theirs <= ours:
            return False
        if act.kind == "back":
            accepted(act, own.ply - 1, self.asked)
        elif act.text != "resignation":
            raise BadCommand("live-turn")
        return True

    def _heed_tick(self, tick: Tick) -> None:
        if tick["i"] <= self.heard:
            return
        self.heard = tick["i"]
        self.theirs = tick["hidden"], tick["typing"]
        known = list(acts(self.match))
        number = tick["n"]
        before = known[number - 1].item if 0 < number <= len(known) else ""
        if not 0 <= number <= len(known) or before != tick["item"]:
            self._hello()
            return
        self.known = max(self.known, number)
        self.apart = False
        if number < len(known):
            self._send_from(known, number)
            return
        self._heed_request(tick["back"])
        self.theirs_again = tick["again"]
        self._begin_again()

    def _heed_request(self, back: tuple[int, int, bool] | None) -> None:
        """Note what the other one asks, or has refused."""
        match, side = self.match, seated(self.match)
        by_link, asked = match.correspondence, request_of(match)
        assert by_link is not None
        # Where both have asked at the same time, the first player has.
        both = side is Player.SECOND and back is not None and back[0] == Player.FIRST
        if asked is not None and asked.player is side and not both:
            if back is not None and (back[0], back[1]) == (side, asked.target) and back[2]:
                match.correspondence = replace(by_link, request=replace(asked, refused=True))
            return
        ply = len(match.stand.path()) - 1
        if back is None or back[0] != side.opponent:
            match.correspondence = replace(by_link, request=None)
            return
        line = match.main_line()
        rules = match.game.rules
        theirs = 0 <= back[1] < ply and rules.player(line[back[1]].position) is side.opponent
        if match.turn is None or not theirs:
            raise BadCommand("match-request")
        if asked is None or (asked.player, asked.target) != tuple(back[:2]):
            found = Request(side.opponent, back[1], ply)
            match.correspondence = replace(by_link, request=found)

    def _heed_words(self, say: Say) -> None:
        text = " ".join(say["text"].split())
        if len(text) > LONGEST_WORDS or (say["word"] is None) == (not text):
            raise BadCommand("live-words-long", most=LONGEST_WORDS)
        self.said.append(Said(False, say["word"], text))

    def _begin_again(self) -> None:
        """Begin another game where both want one."""
        if not (self.again and self.theirs_again and self.is_over):
            return
        begun = rematch(self.match, swapped=True)
        correspond(begun, _next_id(self.id))
        self.match = begun
        self.again = self.theirs_again = self.apart = False
        self.known, self.told, self.asked, self.trouble = 0, [], [], None


def _common(one: list[str], other: list[str]) -> int:
    """How many items two chains have in common at their beginning."""
    pairs = zip(one, other, strict=False)
    differing = (at for at, (item, another) in enumerate(pairs) if item != another)
    return next(differing, min(len(one), len(other)))


def _next_id(name: str) -> str:
    """The name of the game that follows one, which both devices find by themselves."""
    first = crc32(f"again {name}".encode())
    return f"{first:08x}{crc32(name.encode(), first):08x}"
