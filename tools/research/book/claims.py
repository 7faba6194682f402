"""Checking a proof that another program found: bounds of states that rest on one another.

A claim says that a state's value is from `low` to `high`. It holds if the claims about the states
after its moves make it so: some move comes to `low` at the least, and none to more than `high`. No
state comes up twice in a game, so claims that all hold in this sense are true, whoever made them.
Each state is looked into once, by the engine's own rules for states.

A file of claims holds, for each ply from 0 on, how many there are and then each of them: 8 bytes
each, the lowest first, a claim being the state, `low` and `high` (a byte each, 100 away from 0
where there is no bound).
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from pathlib import Path

from trilithon.search.df_pn import Bounds
from trilithon.search.states import States

_NONE = 100
_UNKNOWN = (-_NONE, _NONE)

Claims = dict[int, Bounds]


class FalseClaim(Exception):
    """A claim that does not follow from the others; the argument is the state."""


def read_claims(file: Path) -> list[array[int]]:
    """The claims of a file, those of each ply together; see `claims_of`."""
    numbers = array("Q", file.read_bytes())
    levels = []
    at = 0
    while at < len(numbers):
        count = numbers[at]
        levels.append(numbers[at + 1 : at + 1 + count])
        at += 1 + count
    return levels


def claims_of(level: Iterable[int]) -> Claims:
    """The bounds of each state of a ply."""
    return {number >> 16: _bounds(number & 0xFFFF) for number in level}


@cache
def _bounds(both: int) -> Bounds:
    return _signed(both >> 8), _signed(both & 255)


def _signed(byte: int) -> int:
    return byte - 256 if byte > 127 else byte


def check(states: States, levels: Sequence[Iterable[int]]) -> Iterator[int]:
    """Check the claims, those of the last ply first; yields how many have been checked so far.

    Raises FalseClaim.
    """
    checked = 0
    later: Claims = {}
    for level in reversed(levels):
        claims = claims_of(level)
        for state, (low, high) in claims.items():
            least, most = -_NONE, -_NONE
            for child, gain, replies, value in states.children(state):
                below = later.get(child, _UNKNOWN) if replies else (value, value)
                if gain - below[1] > least:
                    least = gain - below[1]
                    if high == _NONE and least >= low:
                        break
                if gain - below[0] > most:
                    most = gain - below[0]
            if least < low or (most > high and high != _NONE):
                raise FalseClaim(f"{state:x}")
            checked += 1
            if checked % 10_000 == 0:
                yield checked
        later = claims
    yield checked
