"""Small convolutional networks for square boards, in a few hundred products of large integers.

The first layer weighs pieces up to two spaces away, so that a piece adds a kernel for all channels
at once, and planes of numbers that are told besides. Then come blocks that weigh the spaces around
channel by channel, and channels space by space (Howard and others, 2017), each added to what was
there before (He and others, 2016). Out come maps, with a number for each space, and pools, of which
only the mean over all spaces is told. Weights are whole numbers, as in networks made for small
machines (Jacob and others, 2018): what a layer tells lies between 0 and 1, in steps of 1/63.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from operator import mul
from typing import NamedTuple

from trilithon.boards.square_planes import (
    BASE,
    BITS,
    ONE,
    REACH,
    Frame,
    Kernel,
    cut,
    everywhere,
    frame,
    pooled,
    settler,
)
from trilithon.boards.square_weights import Block, Layer, Weights

_STEPS = range(-REACH, REACH + 1)


Pieces = Sequence[frozenset[int]]
"""The fields where the pieces of each kind stand."""


class Laid(NamedTuple):
    """What pieces add to all channels, side by side: a board that differs little begins with it."""

    sums: int
    pieces: Pieces


class Shown(NamedTuple):
    """A board as a network is shown it: its pieces, and planes of numbers.

    `earlier` is what was told of the pieces of a similar board, if anything is.
    """

    pieces: Pieces
    told: Sequence[int]
    earlier: Laid | None = None


class Told(NamedTuple):
    """What a network tells of a board: the fields of maps, and the means of pools.

    A map has its base, and its numbers are in parts of ONE << shift. `laid` is for similar boards.
    """

    maps: Sequence[bytes]
    pools: Sequence[float]
    laid: Laid


class Network:
    """A network for boards of one size."""

    def __init__(self, weights: Weights, size: int) -> None:
        self._weights = weights
        self._alone = here = frame(size)
        # A piece reaches beyond the board on all sides.
        self._room = here.extent + here.stride
        self._kinds = [self._side_by_side(map(here.kernel, kernels)) for kernels in weights.kinds]
        nothing: Pieces = [frozenset()] * len(weights.kinds)
        self._empty = Laid(self._side_by_side(self._of_edges()), nothing)
        self._deep = dict[int, _Deep]()

    def tell(self, boards: Sequence[Shown]) -> list[Told]:
        """What the network makes of boards: of several it takes less time for each."""
        deep = self._deep.get(len(boards))
        if deep is None:
            deep = _Deep(self._weights, frame(self._alone.size, len(boards)))
            self._deep[len(boards)] = deep
        laid = list(map(self._lay, boards))
        channels = [b"".join(parts) for parts in zip(*map(self._channels, laid), strict=True)]
        told = [
            sum(plane << BITS * self._alone.pitch * at for at, plane in enumerate(planes))
            for planes in zip(*(board.told for board in boards), strict=True)
        ]
        found = deep.tell([int.from_bytes(fields, "little") for fields in channels], told)
        return [Told(*each, one) for each, one in zip(found, laid, strict=True)]

    def _lay(self, board: Shown) -> Laid:
        """What the pieces and the edges add to all channels."""
        sums, before = board.earlier or self._empty
        for kernels, fields, known in zip(self._kinds, board.pieces, before, strict=True):
            for field in fields - known:
                sums += kernels << BITS * field
            for field in known - fields:
                sums -= kernels << BITS * field
        return Laid(sums, board.pieces)

    def _channels(self, laid: Laid) -> list[bytes]:
        """The same channel by channel."""
        wide, skip = self._room * BITS // 8, self._alone.lift * BITS // 8
        raw = laid.sums.to_bytes(wide * len(self._weights.told.rows), "little")
        length = self._alone.pitch * BITS // 8
        return [raw[start : start + length] for start in range(skip, len(raw), wide)]

    def _side_by_side(self, planes: Iterable[int]) -> int:
        """The planes of all channels in one integer."""
        return sum(plane << BITS * self._room * at for at, plane in enumerate(planes))

    def _of_edges(self) -> Iterator[int]:
        """What the edges add to each channel, with its bias and the base."""
        here = self._alone
        base, rooms = everywhere(BASE, self._room), _rooms(here)
        for channel, bias in enumerate(self._weights.told.bias):
            kernels = [kernels[channel] for kernels in self._weights.beyond]
            near = {room: bias + _of_edge(kernels, *room) for room in set(rooms.values())}
            yield base + sum(
                near[room] << BITS * (here.lift + field) for field, room in rooms.items()
            )


def _rooms(here: Frame) -> dict[int, tuple[range, range]]:
    """By field, which steps up and to the right lead from its space to another one."""
    steps = [range(-min(at, REACH), min(here.size - 1 - at, REACH) + 1) for at in range(here.size)]
    return {
        here.field(row, column): (ups, rights)
        for row, ups in enumerate(steps)
        for column, rights in enumerate(steps)
    }


def _of_edge(kernels: Sequence[Kernel], ups: range, rights: range) -> int:
    """What the fields beyond the board weigh that are in reach of a space."""
    return sum(
        kernels[(up in ups) + 2 * (right in rights)][up, right]
        for up in _STEPS
        for right in _STEPS
        if not (up in ups and right in rights)
    )


class _Deep:
    """All layers but what pieces add to the first one, for so many boards."""

    def __init__(self, weights: Weights, here: Frame) -> None:
        self._frame = here
        self._rows = weights.told.rows
        self._settle = settler(here, weights.told.shift)
        self._blocks = [_Block(block, here) for block in weights.blocks]
        self._pools = _Sums(weights.pools, here)
        self._maps = _Sums(weights.maps, here)

    def tell(
        self, channels: Sequence[int], told: Sequence[int]
    ) -> list[tuple[Sequence[bytes], Sequence[float]]]:
        """The maps and the pools of each board."""
        settle, here = self._settle, self._frame
        planes = [
            settle(sum(map(mul, row, told), channel))
            for row, channel in zip(self._rows, channels, strict=True)
        ]
        for block in self._blocks:
            planes = block.follow(planes)
        pools = map(self._pools.settle, self._pools.totals(planes))
        whole = ONE * here.size**2
        by_board = zip(*(cut(plane, here) for plane in pools), strict=True)
        means = [[pooled(plane) / whole for plane in planes] for planes in by_board]
        maps = zip(*(cut(total, here) for total in self._maps.totals(planes)), strict=True)
        return list(zip(maps, means, strict=True))


class _Sums:
    """A layer for so many boards."""

    def __init__(self, layer: Layer, here: Frame) -> None:
        base = everywhere(BASE, here.fields)
        self._rows = [
            (row, base + bias * here.ones) for row, bias in zip(layer.rows, layer.bias, strict=True)
        ]
        self.settle = settler(here, layer.shift)
        self._shift = layer.shift

    def totals(self, planes: Sequence[int]) -> list[int]:
        """The sums, with the base in their fields."""
        return [sum(map(mul, row, planes), bias) for row, bias in self._rows]

    def added(self, planes: Sequence[int], before: Sequence[int]) -> list[int]:
        """The sums as planes, with what was there before them added."""
        settle, shift = self.settle, self._shift
        return [
            settle(sum(map(mul, row, planes), bias + (plane << shift)))
            for (row, bias), plane in zip(self._rows, before, strict=True)
        ]


class _Block:
    """A block for so many boards."""

    def __init__(self, block: Block, here: Frame) -> None:
        base = everywhere(BASE, here.extent)
        self._kernels = [
            (here.kernel(kernel), base + (bias * here.ones << BITS * here.lift))
            for kernel, bias in zip(block.kernels, block.bias, strict=True)
        ]
        self._lift = here.lift * BITS
        self._settle = settler(here, block.shift)
        self._sums = _Sums(block.layer, here)

    def follow(self, planes: Sequence[int]) -> list[int]:
        """The channels after the block."""
        settle, lift = self._settle, self._lift
        inner = [
            settle(plane * kernel + base >> lift)
            for plane, (kernel, base) in zip(planes, self._kernels, strict=True)
        ]
        return self._sums.added(inner, planes)
