"""The weights of a network for square boards, out of the text in which a game keeps them."""

from __future__ import annotations

from array import array
from base64 import b85decode
from collections.abc import Iterator, Sequence
from itertools import islice, product

from trilithon.boards.square_network import Block, Layer, Weights
from trilithon.boards.square_planes import REACH, Kernel

KINDS = 4
"""How many kinds of pieces a network tells apart."""
TOLD = 4
"""How many planes of numbers a network is shown."""
MAPS = 2
"""How many maps a network makes."""


def read_weights(
    text: str, shifts: Sequence[int], *, channels: int, blocks: int, pools: int
) -> Weights:
    """The network with these numbers of 16 bits, in the order in which they stand here.

    Sums of its layers are divided by two to the power of the shifts, in the same order.
    """
    numbers, places = iter(array("h", b85decode(text))), iter(shifts)

    def row(count: int) -> list[int]:
        return list(islice(numbers, count))

    def kernels(reach: int) -> list[Kernel]:
        steps = list(product(range(-reach, reach + 1), range(-reach, reach + 1)))
        return [dict(zip(steps, row(len(steps)), strict=True)) for _ in range(channels)]

    def layer(count: int, before: int) -> Layer:
        return Layer([row(before) for _ in range(count)], row(count), next(places))

    def of_blocks() -> Iterator[Block]:
        for _ in range(blocks):
            yield Block(kernels(1), row(channels), next(places), layer(channels, channels))

    return Weights(
        [kernels(REACH) for _ in range(KINDS)],
        [kernels(REACH) for _ in range(3)],
        layer(channels, TOLD),
        list(of_blocks()),
        pools=layer(pools, channels),
        maps=layer(MAPS, channels),
    )
