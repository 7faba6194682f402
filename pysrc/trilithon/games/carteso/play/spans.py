"""Who owns the groups of many full boards at once, told by what the groups span.

Bit k of an integer belongs to board k, for as many boards as `count` says. A *strip* is one such
integer; several of them side by side make a longer one. Here every point has a strip for each row
but its own, and then one for each column but its own, which tells whether the point's group gets
there: the owner of a group is found without knowing the group. A few thousand operations do for all
boards what loops would do for each.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from itertools import pairwise

Stones = list[int]
"""A strip for each point, along the rows from the bottom one."""


def owned(
    size: int,
    white: Stones,
    count: int,
    claimed: tuple[Mapping[int, int], Mapping[int, int]],
    *,
    sweeps: int | None = None,
) -> tuple[Stones, Stones]:
    """The stones that Vertical owns and those that Horizontal owns.

    `claimed` are points in square groups that the one and the other have claimed, with the boards
    where they have: a square group without any of them is nobody's. After so many `sweeps` groups
    that wind further up and down are taken for what was seen of them; without a number all are seen
    whole.
    """
    everything = (1 << count) - 1
    right, up = _links(size, white, count)
    rows, columns = _seeds(size, right, up, count)
    _flood(size, rows, right, up, sweeps)
    _flood(size, columns, right, up, sweeps)
    even = _even(size)
    spanned = _spanned(size, [rows[at] for at in even], [columns[at] for at in even], count)
    vertical, square = _compare(spanned, size - 1, everything)
    horizontal = [everything & ~(a | b) for a, b in zip(vertical, square, strict=True)]
    right, up = [everything & link for link in right], [everything & link for link in up]
    found = _hand_on(size, vertical, right, up), _hand_on(size, horizontal, right, up)
    for player, points in enumerate(claimed):
        if points:
            marked = [points.get(point, 0) for point in range(size * size)]
            _flood(size, marked, right, up, sweeps)
            won, lost = found[player], found[1 - player]
            for point, boards in enumerate(marked):
                won[point] |= boards
                lost[point] &= ~boards
    return found


@cache
def _even(size: int) -> tuple[int, ...]:
    """Every other point, as on a chessboard: of two neighbours always one."""
    return tuple(point for point in range(size * size) if not (point // size + point % size) & 1)


def _hand_on(size: int, told: Sequence[int], right: Stones, up: Stones) -> Stones:
    """What holds for the groups of all points, told of those of every other one.

    A point that none of its neighbours is joined to is a square group by itself: nothing holds.
    """
    found = [0] * (size * size)
    for point, boards in zip(_even(size), told, strict=True):
        found[point] = boards
        column = point % size
        if column < size - 1:
            found[point + 1] |= boards & right[point]
        if column:
            found[point - 1] |= boards & right[point - 1]
        if point >= size:
            found[point - size] |= boards & up[point - size]
        if point < size * (size - 1):
            found[point + size] |= boards & up[point]
    return found


@lru_cache(maxsize=16)
def _shifts(strips: int, count: int) -> tuple[int, ...]:
    """Shifts that one after the other spread one strip to so many."""
    found, have = [], 1
    while have < strips:
        more = min(have, strips - have)
        found.append(more * count)
        have += more
    return tuple(found)


def spread(strip: int, strips: int, count: int) -> int:
    """So many strips that are all the same, side by side."""
    for shift in _shifts(strips, count):
        strip |= strip << shift
    return strip


def _links(size: int, white: Stones, count: int) -> tuple[list[int], list[int]]:
    """Where a point's stone is joined to the next one to the right, and to the one above it.

    Each of them tells that in as many strips as there are other rows. The right of a row's last
    point means nothing.
    """
    everything = (1 << count) - 1
    wide = []
    for point, strip in enumerate(white):
        # With every other point's colours swapped, joined stones are those that differ.
        if (point // size + point % size) & 1:
            strip ^= everything
        wide.append(spread(strip, size - 1, count))
    right = [a ^ b for a, b in pairwise(wide)]
    up = [a ^ b for a, b in zip(wide, wide[size:], strict=False)]
    return [*right, 0], up


def _seeds(size: int, right: list[int], up: list[int], count: int) -> tuple[list[int], list[int]]:
    """For each point the rows, and the columns, that it gets to by one link.

    The strips are those of the rows from the bottom one, and of the columns from the left one,
    without the point's own. Of two neighbours in a column all strips mean the same, but for one of
    a row: there the lower point tells of the upper row, the upper point of the lower row. If the
    two are joined, both get there, so that strips may be handed on as they are.
    """
    everything = (1 << count) - 1
    masks = [everything << strip * count for strip in range(size - 1)]
    rows, columns = [0] * (size * size), [0] * (size * size)
    for point, link in enumerate(up):
        seed = link & masks[point // size]
        rows[point] |= seed
        rows[point + size] |= seed
    for point, link in enumerate(right):
        column = point % size
        if column < size - 1:
            seed = link & masks[column]
            columns[point] |= seed
            columns[point + 1] |= seed
    return rows, columns


def _flood(
    size: int, reached: list[int], right: list[int], up: list[int], sweeps: int | None
) -> None:
    """Hand on what points have reached to all of their group, in so many sweeps up and down.

    The links have at least as many strips as what is handed on.
    """

    def ripple(row: int) -> None:
        first, last = row * size, row * size + size - 1
        strips = reached[first]
        for point in range(first, last):
            strips = reached[point + 1] = reached[point + 1] | strips & right[point]
        for point in range(last - 1, first - 1, -1):
            strips = reached[point] = reached[point] | strips & right[point]

    def take(row: int, other: int) -> None:
        """Hand on to a row what the row beside it has reached."""
        here, there, between = row * size, other * size, min(row, other) * size
        reached[here : here + size] = [
            a | b & link
            for a, b, link in zip(
                reached[here : here + size],
                reached[there : there + size],
                up[between : between + size],
                strict=True,
            )
        ]
        ripple(row)

    before, done = list[int](), 0
    ripple(0)
    while done != sweeps and before != reached:
        before, done = reached[:], done + 1
        for row in range(1, size):
            take(row, row - 1)
        for row in range(size - 2, -1, -1):
            take(row, row + 1)


def _spanned(size: int, rows: list[int], columns: list[int], count: int) -> list[Stones]:
    """How many rows a point gets to, and how many columns it does not, its own apart.

    The sums come as binary digits, lowest first, each for all points.
    """
    parts = size - 1
    low = (1 << parts * count) - 1
    digits = _sum([rows], [[strips ^ low for strips in columns]])
    while parts > 1:
        parts = (parts + 1) // 2
        low, shift = (1 << parts * count) - 1, parts * count
        digits = _sum(
            [[strips & low for strips in digit] for digit in digits],
            [[strips >> shift for strips in digit] for digit in digits],
        )
    return digits


def _sum(one: list[Stones], two: list[Stones]) -> list[Stones]:
    """The sums of numbers with as many binary digits."""
    (a, *_), (b, *_) = one, two
    digits = [[x ^ y for x, y in zip(a, b, strict=True)]]
    carry = [x & y for x, y in zip(a, b, strict=True)]
    for a, b in zip(one[1:], two[1:], strict=True):
        either = [x ^ y for x, y in zip(a, b, strict=True)]
        digits.append([x ^ y for x, y in zip(either, carry, strict=True)])
        carry = [x & y | e & c for x, y, e, c in zip(a, b, either, carry, strict=True)]
    return [*digits, carry]


def _compare(digits: list[Stones], bound: int, everything: int) -> tuple[Stones, Stones]:
    """Where numbers are greater than a bound, and where they are equal to it."""
    points = len(digits[0])
    greater, equal = [0] * points, [everything] * points
    for place in reversed(range(max(len(digits), bound.bit_length()))):
        digit = digits[place] if place < len(digits) else [0] * points
        if bound >> place & 1:
            equal = [e & d for e, d in zip(equal, digit, strict=True)]
        else:
            greater = [g | e & d for g, e, d in zip(greater, equal, digit, strict=True)]
            equal = [e & ~d for e, d in zip(equal, digit, strict=True)]
    return greater, equal
