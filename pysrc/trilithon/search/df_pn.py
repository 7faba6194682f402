"""Depth-first proof-number search: can the mover of a state come to so many points?

The search (df-pn; Nagai, 2002) goes where the fewest positions seem to be left to look into: `win`
is how many it takes at least to show that the mover reaches the points needed, `fail` to show that
he does not. A state not met before is taken to need one for the mover, and one for each of its
moves against him, which sends the search to where there are few replies. The two numbers are kept
as one, `fail` above `win`, so that the least of several is the one easiest to refute.

Moves never repeat a position, so what is proved holds whatever led there.
"""

from __future__ import annotations

from collections.abc import Generator

from trilithon.search.frame import SHIFT, WIN, Frame
from trilithon.search.memory import Memory
from trilithon.search.states import Children, Listing, States

_MOST = 1 << 30
# A child is left for another one only when it has become so much harder, in parts of a hundred.
_STAY = 125
# How many moves are listed or looked at again between two yields, about, if states list them fast.
_PER_SLICE = 500
# What a table's entry takes in bytes, about, with its share of the dictionary.
_ENTRY = 130
# The fewest entries of a kind that are kept.
_FEWEST = 1000

# A state and the points needed in one number; no game has so many points.
_POINTS = 1024
_POINT_BITS = 11

Bounds = tuple[int, int]


class Table:
    """What has been proved of a board's states, and how far unfinished proofs have come.

    It keeps two kinds of entries, each in half of the `megabytes`, and forgets those first that
    were not used for longest: `bounds` of the values of states, and for states and points needed
    (see `node`) the numbers of a proof that is `open`. Proofs yield how many states were looked
    into, about whenever `per_slice` moves were listed or looked at again. No value is above `most`
    or below its negative. Where states take long to list their moves, `listing` does what their
    `children` does, with pauses.
    """

    def __init__(
        self,
        states: States,
        megabytes: int,
        per_slice: int = _PER_SLICE,
        most: int = _POINTS,
        listing: Listing | None = None,
    ) -> None:
        self.states = states
        self._children = Children(states, megabytes, listing)
        self._unknown = -most, most
        self._per_slice = per_slice
        most_entries = max(_FEWEST, megabytes * 1_000_000 // _ENTRY // 2)
        self.bounds: Memory[Bounds] = Memory(most_entries)
        self.open: Memory[int] = Memory(most_entries)
        # Equal bounds are one object, so that they take no memory.
        self._shared: dict[Bounds, Bounds] = {}

    @property
    def looked_into(self) -> int:
        """How many states' moves were listed so far."""
        return self._children.listed

    def proves(self, state: int, need: int) -> bool | None:
        """Whether the mover reaches so many points, where that is known."""
        low, high = self.bounds.get(state, self._unknown)
        if low >= need:
            return True
        return False if high < need else None

    def learn(self, state: int, low: int, high: int) -> None:
        """Keep that a value is from `low` to `high`."""
        before = self.bounds.get(state, self._unknown)
        both = max(low, before[0]), min(high, before[1])
        self.bounds.put(state, self._shared.setdefault(both, both))

    def known(self, state: int) -> int | None:
        """A state's exact value if it is known already."""
        low, high = self.bounds.get(state, self._unknown)
        return low if low == high else self.states.value(state)

    def value(self, state: int, guess: int) -> Generator[int, None, int]:
        """A state's exact value; soonest found when the guess is right."""
        known = self.known(state)
        if known is not None:
            return known
        (low, high), need = self.bounds.get(state, self._unknown), guess + 1
        while low < high:
            need = min(max(need, low + 1), high)
            if (yield from self.prove(state, need)):
                low = need
            else:
                high = need - 1
            # More may be known than was asked, and what was known before may be forgotten.
            known_low, known_high = self.bounds.get(state, self._unknown)
            low, high = max(low, known_low), min(high, known_high)
            need = high if need > low else low + 1
        return low

    def prove(self, state: int, need: int) -> Generator[int, None, bool]:
        """Whether the mover of a state reaches so many points.

        May be closed at any yield and begun again later: what it has found out is kept.
        """
        known = self.proves(state, need)
        if known is not None:
            return known
        if (value := self.states.value(state)) is not None:
            # Kept, since it may not have been known when the search for it began.
            self.learn(state, value, value)
            return value >= need
        return (yield from self.search(state, need))

    def search(self, state: int, need: int) -> Generator[int, None, bool]:
        """As `prove`, of a state with moves, even where the answer is known.

        Where the mover reaches the points, it is then known of one of the moves how.
        """
        yield from self._children.ahead(state)
        stack = [self._frame(state, need, 2 * _MOST, 2 * _MOST)]
        steps = 0
        while True:
            frame = stack[-1]
            work = 0
            if frame.reached is None:
                least = min(frame.work)
                win, fail = least >> SHIFT, min(sum(frame.wins), _MOST)
                if win < frame.most_win and fail < frame.most_fail:
                    wanted = self._descend(frame, least, fail)
                    if wanted is not None:
                        if self._children.slow:
                            yield from self._children.ahead(wanted[0])
                        below = self._frame(*wanted)
                        stack.append(below)
                        steps += len(below.work) + 1
                        if steps >= self._per_slice:
                            steps = 0
                            yield self.looked_into
                    continue
                work = fail << SHIFT | win
                self.open.put(node(frame.state, frame.need), work)
            else:
                self._keep(frame)
            stack.pop()
            if not stack:
                # Nothing takes as much work as the first frame may, so it is settled.
                return bool(frame.reached)
            if frame.reached is None:
                stack[-1].change(stack[-1].at, work)
            else:
                stack[-1].settle(stack[-1].at, frame.reached)

    def _descend(self, frame: Frame, least: int, fail: int) -> tuple[int, int, int, int] | None:
        """What `_frame` takes for the child easiest to refute; None where the table knew more."""
        index = frame.work.index(least)
        child, need = frame.children[index], frame.needs[index]
        known = self.proves(child, need)
        if known is not None:
            frame.settle(index, known)
            return None
        work = self.open.get(node(child, need), least)
        if work > least:
            frame.change(index, work)
            return None
        frame.at = index
        frame.work[index] = _MOST << SHIFT
        second = min(frame.work) >> SHIFT
        frame.work[index] = least
        win = frame.wins[index]
        most_win = max(win + 1, frame.most_fail - fail + win)
        most_fail = min(frame.most_win, second * _STAY // 100 + 1)
        return child, need, most_win, most_fail

    def _frame(self, state: int, need: int, most_win: int, most_fail: int) -> Frame:
        """A frame with the children that are not settled yet; settled itself if one fails."""
        frame = Frame(state, need, most_win, most_fail)
        bounds, begun, unknown = self.bounds.get, self.open.get, self._unknown
        for child, gain, replies, value in self._children.of(state):
            needed = gain - need + 1
            if replies:
                low, high = bounds(child, unknown)
            else:
                low = high = value
            if high < needed:
                self.bounds.use(child)
                frame.reached = True
                return frame
            if low < needed:
                work = begun(node(child, needed), replies << SHIFT | 1)
                frame.children.append(child)
                frame.needs.append(needed)
                frame.work.append(work)
                frame.wins.append(work & WIN)
            elif replies:
                self.bounds.use(child)
        if not frame.work:
            frame.reached = False
        return frame

    def _keep(self, frame: Frame) -> None:
        """Keep what was proved of a frame's state."""
        if frame.reached:
            self.learn(frame.state, frame.need, _POINTS)
        else:
            self.learn(frame.state, -_POINTS, frame.need - 1)
        self.open.drop(node(frame.state, frame.need))


def node(state: int, need: int) -> int:
    """A state and the points needed, as one number."""
    return state << _POINT_BITS | need + _POINTS
