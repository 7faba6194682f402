"""The network of `trilithon.boards.square_network` as it learns: in floats, and with gradients.

Planes are arrays by case, along, aside and channel. What a layer tells is rounded as it is in play,
while the gradient goes through as if it were not (Bengio, Léonard and Courville, 2013).
"""

from __future__ import annotations

from collections.abc import Callable

import numpy

from tools.research.learning.cases import Batch, Floats, Subject
from trilithon.boards.square_planes import ONE, REACH

Network = dict[str, Floats]
"""The weights by name, and the same for gradients.

`first` has 25 steps of four kinds of pieces, of corners, of what lies aside of the board and beyond
its ends, by channel; `told` is for the planes of numbers. Blocks have `reach0`, `mix0` and so on.
`lead` is for having the move, for the playouts and for the pools, `gain` for what the moves of each
map gain. What stands beside the network is each game's own.
"""

KINDS, POOLS = 7, 8
_WIDE = 2 * REACH + 1
# Rounded up at a half as whole numbers are, though 63 parts of it may come to a hair less.
_HALF = 0.5 + 1e-5


def start(subject: Subject, channels: int, blocks: int, seed: int = 1) -> Network:
    """A network that knows nothing but what playouts tell."""
    random = numpy.random.default_rng(seed)

    def spread(*shape: int, fed: int) -> Floats:
        told: Floats = random.uniform(-1, 1, shape).astype("f") / numpy.float32(fed**0.5)
        return told

    made = {
        "first": spread(_WIDE * _WIDE * KINDS, channels, fed=_WIDE * _WIDE * KINDS),
        "told": spread(4, channels, fed=4),
        "first.bias": spread(channels, fed=_WIDE * _WIDE * KINDS),
    }
    for block in range(blocks):
        made[f"reach{block}"] = spread(9, channels, fed=9)
        made[f"reach{block}.bias"] = spread(channels, fed=9)
        made[f"mix{block}"] = spread(channels, channels, fed=channels)
        made[f"mix{block}.bias"] = spread(channels, fed=channels)
    return made | {
        "pools": spread(channels, POOLS, fed=channels),
        "pools.bias": spread(POOLS, fed=channels),
        "maps": numpy.zeros((channels, 2), "f"),
        "maps.bias": numpy.zeros(2, "f"),
        "lead": numpy.array([0.0, 1.0, *[0.0] * POOLS], "f"),
        "gain": numpy.array(subject.gain, "f"),
        **{name: weight.copy() for name, weight in subject.beside.items()},
    }


def blocks_of(network: Network) -> int:
    """How many blocks a network has."""
    return sum(name.startswith("mix") and "." not in name for name in network)


class Pass:
    """What a network tells of a batch, and the way back.

    `maps` are the priors of moves or half moves (by case, map, along and aside), `lead` is the
    mover's by case.
    """

    def __init__(self, network: Network, batch: Batch, *, exact: bool = False) -> None:
        self._network, self._batch, self._exact = network, batch, exact
        self.gradient: Network = {}
        self._undo = list[Callable[[Floats], Floats]]()
        planes = self._first()
        for block in range(blocks_of(network)):
            planes = self._block(planes, block)
        self._last = planes
        told = planes @ network["maps"] + network["maps.bias"]
        gained = batch.gains * network["gain"][:, None, None]
        self.maps: Floats = told.transpose(0, 3, 1, 2) + gained
        self._pools, self._open = self._settle(planes @ network["pools"] + network["pools.bias"])
        first, playouts, *_ = network["lead"]
        self._means: Floats = self._pools.mean((1, 2))
        self.lead: Floats = first + playouts * batch.lead + self._means @ network["lead"][2:]

    def back(self, maps: Floats, lead: Floats) -> Network:
        """The gradients of all weights of the network, from those of what is told."""
        network, grown, batch = self._network, self.gradient, self._batch
        grown["gain"] = (maps * batch.gains).sum((0, 2, 3))
        grown["lead"] = numpy.array([lead.sum(), lead @ batch.lead, *(lead @ self._means)])
        of_maps = maps.transpose(0, 2, 3, 1)
        whole = batch.size**2
        of_pools = self._open * (lead[:, None] * network["lead"][2:] / whole)[:, None, None]
        back = self._of_layer("maps", self._last, of_maps)
        back = back + self._of_layer("pools", self._last, of_pools)
        for undo in reversed(self._undo):
            back = undo(back)
        return grown

    def _settle(self, sums: Floats) -> tuple[Floats, Floats]:
        """What a layer tells, and where it grows with its sums."""
        inside = (sums > 0) & (sums < 1)
        clipped = numpy.clip(sums, 0, 1)
        return clipped if self._exact else numpy.floor(clipped * ONE + _HALF) / ONE, inside

    def _of_layer(self, name: str, before: Floats, back: Floats) -> Floats:
        """Note the gradients of a layer, and tell those of what came before it."""
        flat = back.reshape(-1, back.shape[-1])
        self.gradient[name] = before.reshape(-1, before.shape[-1]).T @ flat
        self.gradient[f"{name}.bias"] = flat.sum(0)
        told: Floats = back @ self._network[name].T
        return told

    def _first(self) -> Floats:
        """The first layer: pieces and edges up to two spaces away, and what is told of a space."""
        network, batch = self._network, self._batch
        near, told = _near(batch), batch.told.transpose(0, 2, 3, 1)
        sums = near @ network["first"] + told @ network["told"] + network["first.bias"]
        planes, inside = self._settle(sums)

        def undo(back: Floats) -> Floats:
            back = back * inside
            flat = back.reshape(-1, back.shape[-1])
            self.gradient["first"] = near.reshape(-1, near.shape[-1]).T @ flat
            self.gradient["told"] = told.reshape(-1, told.shape[-1]).T @ flat
            self.gradient["first.bias"] = flat.sum(0)
            return back

        self._undo.append(undo)
        return planes

    def _block(self, before: Floats, block: int) -> Floats:
        network, size = self._network, self._batch.size
        kernel, reach, mix = network[f"reach{block}"], f"reach{block}", f"mix{block}"
        padded = numpy.pad(before, ((0, 0), (1, 1), (1, 1), (0, 0)))
        steps = [(up, right) for up in range(3) for right in range(3)]
        views = [padded[:, up : up + size, right : right + size] for up, right in steps]
        sums = sum(view * weight for view, weight in zip(views, kernel, strict=True))
        inner, inside = self._settle(sums + network[f"{reach}.bias"])
        planes, open_ = self._settle(inner @ network[mix] + network[f"{mix}.bias"] + before)

        def undo(back: Floats) -> Floats:
            back = back * open_
            of_inner = self._of_layer(mix, inner, back) * inside
            self.gradient[reach] = numpy.stack([(view * of_inner).sum((0, 1, 2)) for view in views])
            self.gradient[f"{reach}.bias"] = of_inner.sum((0, 1, 2))
            of_padded = numpy.zeros_like(padded)
            for (up, right), weight in zip(steps, kernel, strict=True):
                of_padded[:, up : up + size, right : right + size] += of_inner * weight
            before_it: Floats = back + of_padded[:, 1:-1, 1:-1]
            return before_it

        self._undo.append(undo)
        return planes


def _near(batch: Batch) -> Floats:
    """For each space what stands on the 25 fields around it, and the edges among them."""
    size, cases = batch.size, len(batch.kinds)
    fields = numpy.zeros((cases, size + 2 * REACH, size + 2 * REACH, KINDS), "f")
    board = slice(REACH, -REACH)
    for kind in range(4):
        fields[:, board, board, kind] = batch.kinds == kind + 1
    for ends in (slice(REACH), slice(-REACH, None)):
        for sides in (slice(REACH), slice(-REACH, None)):
            fields[:, ends, sides, 4] = 1
        fields[:, board, ends, 5] = 1
        fields[:, ends, board, 6] = 1
    seen = numpy.lib.stride_tricks.sliding_window_view(fields, (_WIDE, _WIDE), axis=(1, 2))
    told: Floats = seen.transpose(0, 1, 2, 4, 5, 3).reshape(cases, size, size, -1)
    return told
