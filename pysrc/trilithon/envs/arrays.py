"""Masks and numbers as NumPy arrays, for many positions at once."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from trilithon.core.encoding import Grid, Legal, Seen

Bools = npt.NDArray[np.bool_]
Floats = npt.NDArray[np.float32]


class Arrays:
    """Writes arrays for the boards of one size or pattern."""

    def __init__(self, grid: Grid) -> None:
        self.grid = grid
        self._bytes = (max(grid.bits) + 8) // 8
        self._bits = np.array(grid.bits)
        rows, columns = zip(*grid.spaces, strict=True)
        self._rows, self._columns = np.array(rows), np.array(columns)

    def _spaces(self, masks: list[int], count: int) -> Bools:
        """For each position and each of its masks, the spaces that are in it."""
        wide = self._bytes
        packed = b"".join([mask.to_bytes(wide, "little") for mask in masks])
        table = np.frombuffer(packed, np.uint8).reshape(len(masks), wide)
        unpacked = np.unpackbits(table, axis=1, bitorder="little")
        return unpacked[:, self._bits].view(np.bool_).reshape(count, -1, len(self._bits))

    def legal(self, legal: Sequence[Legal]) -> Bools:
        """Which actions are legal in each position: positions × actions."""
        count = len(legal)
        spaces = self._spaces([mask for one in legal for mask in one.masks], count)
        spaces = spaces.reshape(count, -1)
        others = np.array([one.others for one in legal], np.bool_).reshape(count, -1)
        return np.concatenate([spaces, others], axis=1)

    def seen(self, seen: Sequence[Seen]) -> Floats:
        """Each position as planes: positions × height × width × planes."""
        count, grid = len(seen), self.grid
        spaces = self._spaces([mask for one in seen for mask in one.masks], count)
        masks, values = spaces.shape[1], len(seen[0].values)
        planes = np.zeros((count, grid.height, grid.width, masks + values), np.float32)
        planes[:, self._rows, self._columns, :masks] = spaces.transpose(0, 2, 1)
        planes[..., masks:] = np.array([one.values for one in seen], np.float32)[:, None, None]
        return planes
