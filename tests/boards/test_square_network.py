"""Networks whose planes are packed into integers tell what one tells that goes space by space."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from tests.reference import network as literal
from trilithon.boards.square_network import Network, Shown
from trilithon.boards.square_planes import BASE, Kernel, frame, numbers_of
from trilithon.boards.square_weights import Block, Layer, Weights

CHANNELS, KINDS, TOLD = 3, 2, 2


def kernel(rng: Random, reach: int, most: int) -> Kernel:
    steps = product(range(-reach, reach + 1), range(-reach, reach + 1))
    return {step: rng.randint(-most, most) for step in steps}


def layer(rng: Random, count: int, before: int, shift: int) -> Layer:
    rows = [[rng.randint(-90, 90) for _ in range(before)] for _ in range(count)]
    return Layer(rows, [rng.randint(-2000, 2000) for _ in range(count)], shift)


def random_weights(rng: Random) -> Weights:
    def kernels(reach: int, most: int) -> list[Kernel]:
        return [kernel(rng, reach, most) for _ in range(CHANNELS)]

    def block() -> Block:
        bias = [rng.randint(-2000, 2000) for _ in range(CHANNELS)]
        return Block(kernels(1, 40), bias, 6, layer(rng, CHANNELS, CHANNELS, 7))

    return Weights(
        [kernels(2, 900) for _ in range(KINDS)],
        [kernels(2, 900) for _ in range(3)],
        layer(rng, CHANNELS, TOLD, 4),
        [block() for _ in range(2)],
        maps=layer(rng, 2, CHANNELS, 5),
        pools=layer(rng, 2, CHANNELS, 8),
    )


@pytest.mark.parametrize("size", [2, 4, 7, 11])
@pytest.mark.parametrize("count", [1, 3])
def test_packed_planes_tell_what_single_numbers_tell(size: int, count: int) -> None:
    rng = Random(100 * size + count)
    weights, here = random_weights(rng), frame(size)
    shown, expected = [], []
    for _ in range(count):
        spaces = list(product(range(size), range(size)))
        pieces = {space: rng.randrange(KINDS) for space in spaces if rng.random() < 0.4}
        told = [{space: rng.randint(-15, 15) for space in spaces} for _ in range(TOLD)]
        expected.append(literal.tell(weights, size, pieces, told))
        fields = [
            frozenset(here.field(*space) for space, kind in pieces.items() if kind == wanted)
            for wanted in range(KINDS)
        ]
        planes = [
            sum(number << 16 * here.field(*space) for space, number in plane.items())
            for plane in told
        ]
        shown.append(Shown(fields, planes))
    for found, (maps, pools) in zip(Network(weights, size).tell(shown), expected, strict=True):
        assert found.pools == pytest.approx(pools)
        for fields_of_map, plane in zip(found.maps, maps, strict=True):
            numbers = numbers_of(fields_of_map)
            assert {space: numbers[here.field(*space)] - BASE for space in plane} == plane


def test_what_was_laid_of_a_board_serves_others() -> None:
    rng, size = Random(5), 6
    network, here = Network(random_weights(rng), size), frame(size)
    fields = [here.field(*space) for space in product(range(size), range(size))]
    earlier = None
    for _ in range(4):
        # Pieces come and go, and some change their kind.
        stand = rng.sample(fields, 12)
        pieces = [frozenset(stand[:5]), frozenset(stand[5:])]
        planes = [sum(rng.randint(0, 15) << 16 * field for field in fields) for _ in range(TOLD)]
        (found,) = network.tell([Shown(pieces, planes, earlier)])
        assert [found] == network.tell([Shown(pieces, planes)])
        earlier = found.laid
