"""What a long search has found out, in as much memory as it may have."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain
from typing import Generic, TypeVar

V = TypeVar("V")


class Memory(Generic[V]):
    """Entries by number, at most so many; what was not used for longest is forgotten first.

    They are in two halves. When the new one is full it becomes the old one, whose entries are then
    forgotten, but for those that have come to be used again. `get` gives an entry, or the default;
    to take no time, it leaves it to its caller to tell what was of `use`.
    """

    __slots__ = ("_half", "_new", "_old", "get")

    def __init__(self, most: int) -> None:
        self._new: dict[int, V] = {}
        self._old: dict[int, V] = {}
        self._half = most // 2
        # As long as nothing is old, there is but one place to look.
        self.get: Callable[[int, V], V] = self._new.get

    def _find(self, key: int, default: V) -> V:
        found = self._new.get(key)
        return self._old.get(key, default) if found is None else found

    def use(self, key: int) -> None:
        """Take note that an entry was of use."""
        if key in self._old:
            self._new[key] = self._old.pop(key)

    def put(self, key: int, entry: V) -> None:
        """Keep an entry, in place of the one there was."""
        if len(self._new) >= self._half:
            self._old, self._new, self.get = self._new, {}, self._find
        self._new[key] = entry
        if self._old:
            self._old.pop(key, None)

    def drop(self, key: int) -> None:
        """Keep the entry no longer, if there is one."""
        self._new.pop(key, None)
        if self._old:
            self._old.pop(key, None)

    def __len__(self) -> int:
        return len(self._new) + len(self._old)

    def items(self) -> Iterator[tuple[int, V]]:
        """All entries with their numbers."""
        return chain(self._old.items(), self._new.items())
