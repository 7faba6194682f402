"""SVG path data: read, turned, moved and measured."""

from __future__ import annotations

import re
from collections.abc import Iterator

_TOKEN = re.compile(r"[A-Za-z]|[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?")
# How many numbers a command of path data takes at a time.
_TAKES = {"M": 2, "L": 2, "T": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "A": 7, "Z": 0}
_ACROSS = {"H": "V", "V": "H", "h": "v", "v": "h"}

Step = tuple[str, tuple[str, ...]]


def path_steps(d: str) -> Iterator[Step]:
    """The commands of path data with their numbers, each as often as it has numbers.

    Numbers of an arc must stand apart from each other.
    """
    tokens = _TOKEN.findall(d)
    place, letter = 0, ""
    while place < len(tokens):
        if tokens[place].isalpha():
            letter = tokens[place]
            place += 1
        takes = _TAKES[letter.upper()]
        yield letter, tuple(tokens[place : place + takes])
        place += takes
        # More places after a first one are lines.
        letter = {"M": "L", "m": "l"}.get(letter, letter)


def turned_path(d: str, quarters: int) -> str:
    """Path data turned to the right about the origin."""
    for _ in range(quarters):
        d = "".join(_written(*_turned_step(letter, numbers)) for letter, numbers in path_steps(d))
    return d


def _turned_step(letter: str, numbers: tuple[str, ...]) -> Step:
    if letter in "Hh":
        return _ACROSS[letter], numbers
    if letter in "Vv":
        return _ACROSS[letter], (_negative(numbers[0]),)
    if letter in "Aa":
        # An ellipse turned by a quarter is one whose radii have changed places.
        across, down, *flags, x, y = numbers
        return letter, (down, across, *flags, _negative(y), x)
    pairs = zip(numbers[::2], numbers[1::2], strict=True)
    return letter, tuple(number for x, y in pairs for number in (_negative(y), x))


def _negative(number: str) -> str:
    if number.startswith("-"):
        return number[1:]
    return number if number == "0" else f"-{number.removeprefix('+')}"


def moved_path(d: str, right: float, down: float) -> str:
    """Path data moved by so much."""
    return "".join(_written(*step) for step in _moved_steps(d, right, down))


def _moved_steps(d: str, right: float, down: float) -> Iterator[Step]:
    for index, (letter, numbers) in enumerate(path_steps(d)):
        # A path's first place counts from the origin, however it is written.
        if letter.islower() and index > 0:
            yield letter, numbers
        elif letter == "H":
            yield letter, (_sum(numbers[0], right),)
        elif letter == "V":
            yield letter, (_sum(numbers[0], down),)
        else:
            kept = 5 if letter == "A" else 0
            places = enumerate(numbers[kept:])
            moved = (_sum(number, down if place % 2 else right) for place, number in places)
            yield letter, (*numbers[:kept], *moved)


def _sum(number: str, length: float) -> str:
    return f"{round(float(number) + length, 4):g}"


def _written(letter: str, numbers: tuple[str, ...]) -> str:
    return letter + " ".join(numbers)


def path_ends(d: str) -> list[tuple[float, float]]:
    """The places to which the commands lead, one after another."""
    ends: list[tuple[float, float]] = []
    x = y = 0.0
    start = x, y
    for letter, numbers in path_steps(d):
        left, top = (x, y) if letter.islower() else (0.0, 0.0)
        lengths = [float(number) for number in numbers]
        if letter in "Zz":
            x, y = start
        elif letter in "Hh":
            x = left + lengths[0]
        elif letter in "Vv":
            y = top + lengths[0]
        else:
            x, y = left + lengths[-2], top + lengths[-1]
        if letter in "Mm":
            start = x, y
        ends.append((x, y))
    return ends


def subpaths(d: str) -> list[str]:
    """The parts of path data that are drawn without lifting the pen; each begins with `M`."""
    return [f"M{part}" for part in d.split("M") if part]
