"""Networks for square boards space by space: a second implementation, slow and literal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product

from trilithon.boards.square_planes import ONE, Kernel
from trilithon.boards.square_weights import Layer, Weights

Space = tuple[int, int]
Plane = dict[Space, int]


def tell(
    weights: Weights, size: int, pieces: Mapping[Space, int], told: Sequence[Plane]
) -> tuple[list[Plane], list[float]]:
    """The maps, without their base, and the means of the pools."""
    spaces = list(product(range(size), range(size)))

    def of_pieces(channel: int, space: Space) -> int:
        total = 0
        for step in product(range(-2, 3), range(-2, 3)):
            row, column = space[0] + step[0], space[1] + step[1]
            inside = (row in range(size)) + 2 * (column in range(size))
            if inside < 3:
                total += weights.beyond[inside][channel][step]
            elif (row, column) in pieces:
                total += weights.kinds[pieces[row, column]][channel][step]
        return total

    sums = _totals(weights.told, told, spaces)
    planes = [
        {space: _settled(total + of_pieces(channel, space), weights.told.shift)
         for space, total in plane.items()}
        for channel, plane in enumerate(sums)
    ]  # fmt: skip
    for block in weights.blocks:
        inner = [
            {space: _settled(_around(plane, kernel, space) + bias, block.shift) for space in spaces}
            for plane, kernel, bias in zip(planes, block.kernels, block.bias, strict=True)
        ]
        totals = _totals(block.layer, inner, spaces)
        shift = block.layer.shift
        planes = [
            {space: _settled(total[space] + (before[space] << shift), shift) for space in spaces}
            for total, before in zip(totals, planes, strict=True)
        ]
    pools = [
        sum(_settled(total, weights.pools.shift) for total in plane.values()) / (ONE * size**2)
        for plane in _totals(weights.pools, planes, spaces)
    ]
    return _totals(weights.maps, planes, spaces), pools


def _totals(layer: Layer, planes: Sequence[Plane], spaces: Sequence[Space]) -> list[Plane]:
    return [
        {
            space: bias
            + sum(weight * plane[space] for weight, plane in zip(row, planes, strict=True))
            for space in spaces
        }
        for row, bias in zip(layer.rows, layer.bias, strict=True)
    ]


def _around(plane: Plane, kernel: Kernel, space: Space) -> int:
    return sum(
        weight * plane.get((space[0] + row, space[1] + column), 0)
        for (row, column), weight in kernel.items()
    )


def _settled(total: int, shift: int) -> int:
    return max(0, min(ONE, total >> shift))
