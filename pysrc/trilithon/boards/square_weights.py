"""The weights of a network for square boards, and the text in which a game keeps them."""

from __future__ import annotations

from array import array
from base64 import b85decode
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice, product
from types import ModuleType

from trilithon.boards.square_planes import REACH, Kernel

KINDS = 4
"""How many kinds of pieces a network tells apart."""
TOLD = 4
"""How many planes of numbers a network is shown."""
MAPS = 2
"""How many maps a network makes."""


@dataclass(frozen=True, slots=True)
class Layer:
    """Sums of channels, with a row of weights and a bias for each new one.

    Sums are divided by 2 ** shift.
    """

    rows: Sequence[Sequence[int]]
    bias: Sequence[int]
    shift: int


@dataclass(frozen=True, slots=True)
class Block:
    """Kernels that reach one space, one for each channel, and the layer that follows them."""

    kernels: Sequence[Kernel]
    bias: Sequence[int]
    shift: int
    layer: Layer


@dataclass(frozen=True, slots=True)
class Weights:
    """All numbers of a network.

    `kinds` has for each kind of piece a kernel for each channel. `beyond` has the same for fields
    beyond a corner, for those beside the first and last columns, and for those below and above the
    board. `told` is the layer of planes of numbers.
    """

    kinds: Sequence[Sequence[Kernel]]
    beyond: Sequence[Sequence[Kernel]]
    told: Layer
    blocks: Sequence[Block]
    maps: Layer
    pools: Layer


def read_weights(learned: ModuleType) -> Weights:
    """The network of a game's module of weights: numbers of 16 bits, in the order they have here.

    Sums of its layers are divided by two to the power of the shifts, in the same order.
    """
    numbers, places = iter(array("h", b85decode(learned.NUMBERS))), iter(learned.SHIFTS)
    channels: int = learned.CHANNELS

    def row(count: int) -> list[int]:
        return list(islice(numbers, count))

    def kernels(reach: int) -> list[Kernel]:
        steps = list(product(range(-reach, reach + 1), range(-reach, reach + 1)))
        return [dict(zip(steps, row(len(steps)), strict=True)) for _ in range(channels)]

    def layer(count: int, before: int) -> Layer:
        return Layer([row(before) for _ in range(count)], row(count), next(places))

    def of_blocks() -> Iterator[Block]:
        for _ in range(learned.BLOCKS):
            yield Block(kernels(1), row(channels), next(places), layer(channels, channels))

    return Weights(
        [kernels(REACH) for _ in range(KINDS)],
        [kernels(REACH) for _ in range(3)],
        layer(channels, TOLD),
        list(of_blocks()),
        pools=layer(len(learned.POOLS), channels),
        maps=layer(MAPS, channels),
    )
