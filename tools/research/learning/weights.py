"""Weights as a module of the engine: in whole numbers, as small machines like them.

A layer's sums are told in parts of ONE << shift; the shift is the highest at which no sum can come
to half of what a field holds, whatever the planes.
"""

from __future__ import annotations

from array import array
from base64 import b85encode
from collections.abc import Iterable, Sequence
from hashlib import sha256
from math import floor, log2
from pathlib import Path

import numpy

from tools.research.learning.cases import Floats, Subject
from tools.research.learning.network import KINDS, Network, blocks_of
from trilithon.boards.square_planes import BASE, ONE
from trilithon.boards.square_weights import Layer

# Rounded weights may come to a little more; a plane's shift may be no higher.
_ROOM, _HIGHEST = 0.97, 9
_WIDTH, _DIGITS = 98, 12

_TEMPLATE = '''"""Learned weights, made by `python -m tools.research.learning`.

The network's numbers are of 16 bits each, in the order in which `boards.square_weights` reads them;
the sums of its layers are divided by these powers of two.
"""

CHANNELS, BLOCKS = {channels}, {blocks}
SHIFTS = {shifts}
NUMBERS = """
{numbers}
""".replace("\\n", "")

# The mover's lead: for having the move, by the playouts' log odds, and by the means of pools.
FIRST, PLAYOUTS = {first:.4g}, {playouts:.4g}
POOLS = ({pools})

'''


class _Writer:
    """Numbers and shifts, in the order in which they are read."""

    def __init__(self) -> None:
        self.numbers = array("h")
        self.shifts: list[int] = []

    def scale(self, most: float) -> float:
        """By what weights of steps of a plane are multiplied, where no sum comes to more."""
        # A layer that learned nothing has sums of 0, of which there is no logarithm.
        shift = floor(log2(_ROOM * BASE / (ONE * most))) if most else _HIGHEST
        self.shifts.append(min(_HIGHEST, shift))
        return float(1 << self.shifts[-1])

    def take(self, weights: Floats) -> None:
        self.numbers.extend(numpy.rint(weights).astype(int).ravel().tolist())

    def layer(
        self, weights: Floats, bias: Floats, *, added: float = 0.0, half: bool = True
    ) -> None:
        """A layer whose weights are told from one channel to another, or by step and channel."""
        highest = numpy.maximum(weights.clip(0).sum(0), -weights.clip(None, 0).sum(0))
        scale = self.scale(float((highest + abs(bias)).max()) + added)
        self.take(weights.T * scale)
        # What is divided by a power of two is rounded down.
        self.take(bias * ONE * scale + (scale / 2 if half else 0))


def path_of(subject: Subject) -> Path:
    """Where a game's weights are written."""
    return Path(str(subject.weights.__file__))


def name_of(subject: Subject) -> str:
    """What the weights of a game are called, as they were imported: the digest of its numbers."""
    told = {name: value for name, value in vars(subject.weights).items() if name.isupper()}
    return sha256(repr(sorted(told.items())).encode()).hexdigest()[:_DIGITS]


def write_weights(subject: Subject, fitted: Network) -> None:
    """Write the module of a game's weights."""
    writer, channels = _Writer(), len(fitted["first.bias"])
    _write_first(writer, fitted, channels, subject.steps)
    for block in range(blocks_of(fitted)):
        writer.layer(fitted[f"reach{block}"], fitted[f"reach{block}.bias"])
        writer.layer(fitted[f"mix{block}"], fitted[f"mix{block}.bias"], added=1.0)
    writer.layer(fitted["pools"], fitted["pools.bias"])
    writer.layer(fitted["maps"], fitted["maps.bias"], half=False)
    first, playouts, *pools = fitted["lead"]
    text = _TEMPLATE.format(
        channels=channels,
        blocks=blocks_of(fitted),
        shifts=tuple(writer.shifts),
        numbers="\n".join(_lines(b85encode(writer.numbers.tobytes()).decode())),
        first=first,
        playouts=playouts,
        pools=_row(pools),
    )
    path_of(subject).write_text(text + subject.write(fitted), encoding="utf-8")


def _write_first(writer: _Writer, fitted: Network, channels: int, steps: Sequence[int]) -> None:
    fields = fitted["first"].reshape(-1, KINDS, channels)
    told, bias = fitted["told"], fitted["first.bias"]
    pieces, edges = fields[:, :4], fields[:, 4:]
    empty = numpy.zeros((len(fields), 1, channels))
    around = numpy.concatenate([pieces, edges, empty], axis=1)
    highest = numpy.maximum(around.max(1).sum(0), -around.min(1).sum(0))
    scale = ONE * writer.scale(float((highest + abs(told).sum(0) + abs(bias)).max()))
    for kind in range(KINDS):
        writer.take(fields[:, kind].T * scale)
    writer.take((told / numpy.array(steps)[:, None]).T * scale)
    writer.take(bias * scale + scale / ONE / 2)


def _lines(text: str) -> Iterable[str]:
    return (text[start : start + _WIDTH] for start in range(0, len(text), _WIDTH))


def _row(numbers: Iterable[float]) -> str:
    return ", ".join(f"{number:.4g}" for number in numbers)


def read_weights(subject: Subject) -> Network:
    """The network of a game's module as it was imported, in floats again."""
    learned, weights = subject.learned(), subject.weights
    shift = learned.told.shift
    fields = [*learned.kinds, *learned.beyond]
    by_step = numpy.array([[list(kernel.values()) for kernel in kernels] for kernels in fields])
    first = by_step.transpose(2, 0, 1) / (ONE << shift)
    steps = numpy.array(subject.steps)
    made = {
        "first": first.reshape(-1, first.shape[-1]),
        "told": numpy.array(learned.told.rows).T * steps[:, None] / (ONE << shift),
        "first.bias": _bias(learned.told.bias, shift),
    }
    for number, block in enumerate(learned.blocks):
        kernels = numpy.array([list(kernel.values()) for kernel in block.kernels])
        made[f"reach{number}"] = kernels.T / (1 << block.shift)
        made[f"reach{number}.bias"] = _bias(block.bias, block.shift)
        made |= _layer(f"mix{number}", block.layer)
    made |= _layer("pools", learned.pools) | _layer("maps", learned.maps, half=False)
    lead = [weights.FIRST, weights.PLAYOUTS, *weights.POOLS]
    return made | {"lead": numpy.array(lead)} | subject.written()


def _layer(name: str, layer: Layer, *, half: bool = True) -> Network:
    rows = numpy.array(layer.rows).T / (1 << layer.shift)
    return {name: rows, f"{name}.bias": _bias(layer.bias, layer.shift, half=half)}


def _bias(numbers: Sequence[int], shift: int, *, half: bool = True) -> Floats:
    rounding = (1 << shift) / 2 if half else 0
    told: Floats = (numpy.array(numbers) - rounding) / (ONE << shift)
    return told
