"""All ways in which the last points of a board may be filled, in part or whole, and their leads.

The index of a way has for each point that was empty the digit 0 while it is, 1 with a black stone
on it and 2 with a white one, to the base 3. Bit k of an integer belongs to way k; a *strip* is one
such integer, and several of them side by side make a longer one. What is claimed depends on the way
alone, and not on how one came to it, but for groups that are as wide as high: whoever did not
finish such a group has it. So what these come to is told apart.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass
from functools import reduce
from itertools import product
from operator import or_
from typing import NamedTuple

from trilithon.boards.square import SquareBoard, bits
from trilithon.core.memo import memo
from trilithon.games.carteso.play.digits import Digits, add, at_least, total
from trilithon.games.carteso.play.spans import spread
from trilithon.games.carteso.rules.claims import box, groups
from trilithon.games.carteso.rules.position import Position


@dataclass(frozen=True, slots=True)
class Ways:
    """The ways in which each point is empty, and those with each number of empty points."""

    empty: tuple[int, ...]
    layers: tuple[int, ...]


@memo(16)
def ways_of(points: int) -> Ways:
    """The ways to fill so many points."""
    empty = []
    for place in range(points):
        ways = (1 << 3**place) - 1
        for above in range(place + 1, points):
            ways |= ways << 3**above | ways << 2 * 3**above
        empty.append(ways)
    layers = [1]
    for place in range(points):
        step = 3**place
        layers = [
            (layers[left] << step | layers[left] << 2 * step if left <= place else 0)
            | (layers[left - 1] if left else 0)
            for left in range(place + 2)
        ]
    return Ways(tuple(empty), tuple(layers))


@dataclass(frozen=True, slots=True)
class Leads:
    """By how many stones Vertical is ahead in each way, as claims stand then, and `more`: `ahead`.

    Square groups that nobody has claimed at the start count in it for nobody; how many stones those
    have that are finished is told by `squares`. `joined` are the ways in which such a group has an
    empty point beside it: a stone there would join it, and be whose the group is by then.
    """

    count: int
    more: int
    ahead: Digits
    squares: Digits
    joined: int


@dataclass(frozen=True, slots=True)
class _Part:
    """A point that was empty, or a group beside such points; the ways in which it has a colour."""

    stones: int
    black: int
    white: int


class _Owners(NamedTuple):
    """The ways in which a part is finished and one player's, the other's, or in a square group."""

    vertical: int
    horizontal: int
    square: int


def leads(position: Position) -> Generator[None, None, Leads]:
    """The leads of all ways on from a position. Yields after each part and each sweep."""
    board, ways = position.board, ways_of(position.empty.bit_count())
    parts = _parts(position, ways)
    beside = _pairs(board, parts, len(ways.empty))
    yield
    count = sum(layer.bit_count() for layer in ways.layers)
    everything, strips = (1 << count) - 1, 2 * board.size
    seeds = []
    for part in parts:
        seeds.append(_seed(board, part.stones, count))
        yield
    links = [parts[a].black & parts[b].black | parts[a].white & parts[b].white for a, b in beside]
    own = list(map(or_, seeds, _marks(position, parts, count)))
    yield
    yield from _flood(own, beside, links, strips + 2, count)
    growing = [0] * len(parts)
    for black in (True, False):
        barred = [part.white if black else part.black for part in parts]
        links = [everything & ~(barred[a] | barred[b]) for a, b in beside]
        reach = list(seeds)
        yield from _flood(reach, beside, links, strips, count)
        for at, part in enumerate(parts):
            more = _any(reach[at] & ~own[at], strips, count)
            growing[at] |= more & (part.black if black else part.white)
        yield
    owners = []
    for one, part, grows in zip(own, parts, growing, strict=True):
        owners.append(_owners(board, one, (part.black | part.white) & ~grows, count))
        yield
    joined = 0
    for a, b in beside:
        joined |= owners[a].square & ~(parts[b].black | parts[b].white)
        joined |= owners[b].square & ~(parts[a].black | parts[a].white)
    return _leads(position, parts, owners, joined)


def _parts(position: Position, ways: Ways) -> list[_Part]:
    """The empty points, in the order of their digits, and the groups beside any of them."""
    board, empty = position.board, position.empty
    found = [
        _Part(1 << bit, free << 3**place, free << 2 * 3**place)
        for place, (bit, free) in enumerate(zip(bits(empty), ways.empty, strict=True))
    ]
    always = (1 << 3 ** empty.bit_count()) - 1
    for stones, colours in ((position.black, (always, 0)), (position.white, (0, always))):
        seeds = stones & board.beside(empty)
        found += [_Part(group, *colours) for group in groups(board, stones, seeds)]
    return found


def _pairs(board: SquareBoard, parts: Sequence[_Part], points: int) -> list[tuple[int, int]]:
    """Which of the points, which come first, are beside which other parts: groups join by them."""
    around = [board.beside(part.stones) for part in parts[:points]]
    return [
        (a, b)
        for a, (b, other) in product(range(points), enumerate(parts))
        if a < b and around[a] & other.stones
    ]


def _seed(board: SquareBoard, stones: int, count: int) -> int:
    """The strips of the rows and columns that a part has, rows first, in all ways."""
    everything, (low, high, columns) = (1 << count) - 1, box(board, stones)
    rows = (1 << high + 1) - (1 << low)
    return sum(everything << place * count for place in bits(rows | columns << board.size))


def _marks(position: Position, parts: Sequence[_Part], count: int) -> Iterator[int]:
    """Two more strips for each part, which tell whose it is already."""
    everything, strips = (1 << count) - 1, 2 * position.size
    for part in parts:
        if part.stones & position.vertical:
            yield everything << strips * count
        elif part.stones & position.horizontal:
            yield everything << (strips + 1) * count
        else:
            yield 0


def _flood(
    reached: list[int],
    beside: Sequence[tuple[int, int]],
    links: Sequence[int],
    strips: int,
    count: int,
) -> Generator[None, None, None]:
    """Hand on what parts have reached, in so many strips, to all that they are joined to."""
    joined = []
    for pair, link in zip(beside, links, strict=True):
        joined.append((pair, spread(link, strips, count)))
        yield
    before = list[int]()
    while before != reached:
        before = list(reached)
        for (a, b), link in joined:
            reached[a] |= reached[b] & link
            reached[b] |= reached[a] & link
        joined.reverse()
        yield


def _any(strips: int, many: int, count: int) -> int:
    """Where any of so many strips is set."""
    while many > 1:
        many = (many + 1) // 2
        strips = (strips | strips >> many * count) & (1 << many * count) - 1
    return strips


def _owners(board: SquareBoard, reached: int, finished: int, count: int) -> _Owners:
    """Whose a part is: by what its group spans, and by who has claimed a part of that before."""
    everything, size = (1 << count) - 1, board.size
    told = [reached >> strip * count & everything for strip in range(2 * size + 2)]
    # As many rows as there are, and columns that there are not.
    spans = total([*told[:size], *(everything ^ strip for strip in told[size : 2 * size])])
    tall, not_wide = at_least(spans, size + 1, count), at_least(spans, size, count)
    vertical = finished & (told[2 * size] | tall)
    horizontal = finished & (told[2 * size + 1] | ~not_wide)
    return _Owners(vertical, horizontal, finished & ~(vertical | horizontal))


def _leads(
    position: Position, parts: Sequence[_Part], owners: Sequence[_Owners], joined: int
) -> Leads:
    count = 3 ** position.empty.bit_count()
    everything = (1 << count) - 1
    stones = [part.stones.bit_count() for part in parts]
    elsewhere = ~reduce(or_, (part.stones for part in parts), 0)
    more = sum(stones) - (position.vertical & elsewhere).bit_count()
    more += (position.horizontal & elsewhere).bit_count()
    ahead = [(one.vertical, everything ^ one.horizontal) for one in owners]
    squares = [(one.square,) for one in owners]
    return Leads(count, more, _weigh(ahead, stones), _weigh(squares, stones), joined)


def _weigh(strips: Sequence[tuple[int, ...]], stones: Sequence[int]) -> list[int]:
    """Sums to which each strip of a part adds as many as it has stones."""
    digits = list[int]()
    for place in range(max(stones, default=0).bit_length()):
        heavy = [some for some, many in zip(strips, stones, strict=True) if many >> place & 1]
        digits = add(digits, [0] * place + total([strip for some in heavy for strip in some]))
    return digits
