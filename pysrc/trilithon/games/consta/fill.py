"""Random legal fillings of the board, thousands at once: an integer per space, a bit per filling.

A *lane* is a bit position; lane k of all words together is filling number k. Bit-slicing makes a
batch of fillings a few thousand operations on big integers. A lane does not play turn by turn: its
colours and stacks are drawn at random with the shares that real random games have, and then each
2×2 block is made legal when its last space is filled.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import NamedTuple

from trilithon.boards.square import SquareBoard, bits
from trilithon.games.consta.flood import Words
from trilithon.games.consta.position import Position

# Chances are given in parts of 2 ** _PRECISION.
_PRECISION = 7
_POOL = 40


class Forced(NamedTuple):
    """The lanes where the mover has a stone on a space from the outset, and those with a stack."""

    stones: int
    stacks: int


class Check(NamedTuple):
    """A block that a space completes: the space across, the two sides, and the lanes concerned."""

    across: int
    side_1: int
    side_2: int
    lanes: int


@dataclass(frozen=True, slots=True)
class Plan:
    """How a batch of fillings goes: what is fixed, and what was chosen at random for all lanes.

    `pairs` are couples of empty spaces that get different colours, `extra` is the couple where the
    side `white_next`, which moves next, may get both, `odd` the space without a couple.
    `steps` are the spaces in the order of filling with the blocks each completes.
    """

    board: SquareBoard
    full: int
    black: Words
    stacks: Words
    forced: Mapping[int, Forced]
    white_moves: bool
    white_next: bool
    pairs: tuple[tuple[int, int], ...]
    extra: tuple[int, int] | None
    extra_chance: int
    odd: int | None
    odd_chance: int
    stack_chance: int
    sources: tuple[tuple[int, tuple[int, ...]], ...]
    steps: tuple[tuple[int, tuple[Check, ...]], ...]


@cache
def shares(empties: int) -> tuple[float, float]:
    """What a random game does with so many empty spaces.

    Returns how many more of them the side to move gets than the other, and the share of stacks
    among all, were every move legal: of `n` empty spaces come n(n-1)/2 pairs and n stacks.
    """
    lead, stacks = [0.0, 1.0], [0.0, 1.0]
    for n in range(2, empties + 1):
        chance = 2 / (n + 1)
        lead.append(chance * (1 - lead[n - 1]) + (1 - chance) * (2 - lead[n - 2]))
        stacks.append(chance * (1 + stacks[n - 1]) + (1 - chance) * stacks[n - 2])
    return lead[empties], stacks[empties] / max(1, empties)


def make_plan(
    position: Position, lanes: int, random: Random, forced: Mapping[int, Forced], placed: int
) -> Plan:
    """A plan for fillings of the position after `placed` stones' spaces were taken by its mover.

    `forced` says where those are; with `placed` 0 the mover itself is next.
    """
    board, full = position.board, (1 << lanes) - 1
    words = board.size * board.stride
    empties = list(bits(position.empty))
    random.shuffle(empties)
    # The spaces with forced stones come last, so that they are not the ones with special shares.
    free = sorted(empties, key=forced.__contains__)
    left = len(empties) - placed
    lead, stack_share = shares(left)
    if position.ply == placed == 0:
        lead = 1 - shares(left - 1)[0]
    odd = free.pop(0) if len(free) % 2 else None
    pairs = list(zip(free[::2], free[1::2], strict=True))
    extra = pairs.pop(0) if pairs and odd is None else None
    parts = 1 << _PRECISION
    return Plan(
        board=board,
        full=full,
        black=[full * (position.black >> bit & 1) for bit in range(words)],
        stacks=[full * (position.stacks >> bit & 1) for bit in range(words)],
        forced=forced,
        white_moves=position.ply % 2 == 1,
        white_next=(position.ply + (placed > 0)) % 2 == 1,
        pairs=tuple(pairs),
        extra=extra,
        extra_chance=round(parts * lead / 2),
        odd=odd,
        odd_chance=round(parts * (1 + lead) / 2),
        stack_chance=round(parts * stack_share),
        sources=_sources(empties, random),
        steps=_steps(position, empties, forced, full),
    )


def _sources(empties: list[int], random: Random) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """For each space the words of the pool that decide where it is a stack.

    Words are shared, since random bits are the dearest part of a batch, but no two of one space.
    """
    pool = list(range(_POOL))
    found, left = [], pool[:0]
    for bit in empties:
        if len(left) < _PRECISION:
            left = random.sample(pool, _POOL)
        found.append((bit, tuple(left[:_PRECISION])))
        left = left[_PRECISION:]
    return tuple(found)


def _steps(
    position: Position, empties: list[int], forced: Mapping[int, Forced], full: int
) -> tuple[tuple[int, tuple[Check, ...]], ...]:
    """The order of filling, and which blocks each space completes in which lanes.

    A block is completed by its last space, but where that is forced by the last one that is not.
    """
    board = position.board
    turn = {bit: index for index, bit in enumerate(empties)}
    checks: dict[int, list[Check]] = {bit: [] for bit in empties}
    for row in range(board.size - 1):
        for a in range(row * board.stride, row * board.stride + board.size - 1):
            b, c, d = a + 1, a + board.stride, a + board.stride + 1
            others = {a: (d, b, c), b: (c, a, d), c: (b, a, d), d: (a, b, c)}
            lanes = full
            for bit in sorted((x for x in (a, b, c, d) if x in turn), key=turn.__getitem__)[::-1]:
                here = forced[bit].stones if bit in forced else 0
                if lanes & ~here:
                    checks[bit].append(Check(*others[bit], lanes & ~here))
                lanes &= here
                if not lanes:
                    break
    return tuple((bit, tuple(found)) for bit, found in checks.items() if found)


def fill(plan: Plan, random: Random) -> tuple[Words, Words]:
    """One batch: the words of Black's spaces and of the stacks, on full and legal boards."""
    black, stacks = plan.black[:], plan.stacks[:]
    lanes = plan.full.bit_length()
    _draw_colours(plan, random, lanes, black)
    pool = [random.getrandbits(lanes) for _ in range(_POOL)]
    for bit, source in plan.sources:
        stacks[bit] = _chance(plan.stack_chance, [pool[index] for index in source], plan.full)
    for bit, forced in plan.forced.items():
        free = forced.stones ^ plan.full
        black[bit] = black[bit] & free if plan.white_moves else black[bit] | forced.stones
        stacks[bit] = (stacks[bit] & free) | forced.stacks
    _make_legal(plan, black, stacks, random)
    return black, stacks


def _draw_colours(plan: Plan, random: Random, lanes: int, black: Words) -> None:
    full = plan.full
    for one, two in plan.pairs:
        black[one] = random.getrandbits(lanes)
        black[two] = black[one] ^ full
    flip = full if plan.white_next else 0
    if plan.extra is not None:
        one, two = plan.extra
        word = random.getrandbits(lanes)
        both = _chance(plan.extra_chance, _words(random, lanes), full)
        black[one], black[two] = (word | both) ^ flip, ((word ^ full) | both) ^ flip
    if plan.odd is not None:
        black[plan.odd] = _chance(plan.odd_chance, _words(random, lanes), full) ^ flip


def _words(random: Random, lanes: int) -> list[int]:
    return [random.getrandbits(lanes) for _ in range(_PRECISION)]


def _chance(parts: int, words: list[int], full: int) -> int:
    """A word of bits set with a chance of `parts` in 2 ** _PRECISION, by its binary digits."""
    if parts >> _PRECISION:
        return full
    found = 0
    for word in words:
        found = found | word if parts & 1 else found & word
        parts >>= 1
    return found


def _make_legal(plan: Plan, black: Words, stacks: Words, random: Random) -> None:
    """Change pieces that would complete a crosscut of equal ranks, space by space.

    The blocks that bar one colour from a space stand across from those that bar the other, so at
    most one block bars each colour, at one level. A barred piece changes its colour; where the
    other colour is barred at that level too, and in a quarter of the lanes besides, it changes its
    level, and then nothing bars it.
    """
    full = plan.full
    for bit, checks in plan.steps:
        level = stacks[bit]
        black_barred = white_barred = 0
        for across, side_1, side_2, lanes in checks:
            colour = black[across]
            crosscut = (colour ^ black[side_1]) & (colour ^ black[side_2]) & lanes
            one, two = stacks[side_1], stacks[side_2]
            odd = stacks[across] ^ one ^ two
            # A single is barred by 0 = 0 or 1 = 1 stacks, a stack by 1 = 1 or 2 = 2.
            barred = crosscut & ((odd & level & (one | two)) | ((odd | level | (one & two)) ^ full))
            on_black = barred & colour
            black_barred |= on_black
            white_barred |= barred ^ on_black
        toggled = black_barred & white_barred
        colour = black[bit]
        barred = white_barred ^ ((black_barred ^ white_barred) & colour)
        toggled = barred & (
            toggled
            | (random.getrandbits(full.bit_length()) & random.getrandbits(full.bit_length()))
        )
        black[bit] = colour ^ barred ^ toggled
        stacks[bit] = level ^ toggled
