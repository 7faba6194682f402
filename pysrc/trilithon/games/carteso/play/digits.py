"""Numbers of many boards at once, as binary digits, lowest first.

Bit k of an integer belongs to board k, so that a number takes as many integers as it has digits,
and all boards are reckoned with at once.
"""

from __future__ import annotations

from collections.abc import Sequence

Digits = Sequence[int]


def total(strips: Sequence[int]) -> list[int]:
    """How many strips have each bit, as binary digits, lowest first."""
    digits, column = list[int](), list(strips)
    while column:
        carries = []
        while len(column) > 2:
            a, b, c = column.pop(), column.pop(), column.pop()
            either = a ^ b
            column.append(either ^ c)
            carries.append(a & b | either & c)
        if len(column) == 2:
            a, b = column
            column = [a ^ b]
            carries.append(a & b)
        digits += column
        column = carries
    return digits


def add(one: Sequence[int], two: Sequence[int]) -> list[int]:
    """The sums of numbers that are given as binary digits, lowest first."""
    width = 1 + max(len(one), len(two))
    first, second = ([*some, *[0] * (width - len(some))] for some in (one, two))
    return add_within(first, second)


def at_least(digits: Sequence[int], bound: int, count: int) -> int:
    """Where numbers, given as binary digits, lowest first, are no less than a bound."""
    everything = (1 << count) - 1
    if bound <= 0:
        return everything
    if bound >> len(digits):
        return 0
    above, equal = 0, everything
    for place in reversed(range(len(digits))):
        digit = digits[place]
        if bound >> place & 1:
            equal &= digit
        else:
            above |= equal & digit
            equal &= ~digit
    return above | equal


def add_within(one: Digits, two: Digits, carry: int = 0) -> list[int]:
    """The sums of numbers with as many digits; what is carried beyond these is lost.

    Less is more of the complement, with 1 carried everywhere.
    """
    found = []
    for a, b in zip(one, two, strict=True):
        either = a ^ b
        found.append(either ^ carry)
        carry = a & b | either & carry
    return found


def greater(one: Digits, two: Digits) -> list[int]:
    """The greater ones of numbers with as many digits."""
    above, apart = _compare(one, two)
    return [b ^ differs & above for b, differs in zip(two, apart, strict=True)]


def less(one: Digits, two: Digits) -> list[int]:
    """The smaller ones of numbers with as many digits."""
    above, apart = _compare(one, two)
    return [a ^ differs & above for a, differs in zip(one, apart, strict=True)]


def _compare(one: Digits, two: Digits) -> tuple[int, list[int]]:
    """Where the first number is the greater one, and where digits differ."""
    above, apart = 0, []
    for a, b in zip(one, two, strict=True):
        differs = a ^ b
        above ^= differs & (above ^ a)
        apart.append(differs)
    return above, apart


def every(number: int, width: int, everything: int) -> list[int]:
    """One number everywhere, in so many digits."""
    return [everything if number >> place & 1 else 0 for place in range(width)]


def number_at(digits: Digits, board: int) -> int:
    """The number of one board."""
    return sum((digit >> board & 1) << place for place, digit in enumerate(digits))


def greatest(digits: Digits) -> int:
    """The greatest number of all boards."""
    found, boards = 0, -1
    for place in reversed(range(len(digits))):
        if boards & digits[place]:
            boards &= digits[place]
            found |= 1 << place
    return found
