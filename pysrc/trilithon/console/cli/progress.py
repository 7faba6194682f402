"""How far a long run has come, on standard error: a bar with tqdm, else plain lines."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from typing import Any, TypeVar

T = TypeVar("T")

# Without a bar, a line each time another tenth is done.
_LINES = 10
# What takes no longer than so many seconds needs no bar.
_PATIENCE = 2.0


class Progress:
    """So many things of a total are done."""

    def __init__(self, total: int, done: int) -> None:
        self._total, self._done = total, done
        self._bar = _bar(total, done) if sys.stderr.isatty() else None

    def show(self, text: str) -> None:
        """One more is done; `text` tells what has come of all so far."""
        before, self._done = self._done, self._done + 1
        if self._bar is not None:
            self._bar.set_postfix_str(text, refresh=False)
            self._bar.update()
        elif self._done * _LINES // self._total > before * _LINES // self._total:
            print(f"{self._done} of {self._total}: {text}", file=sys.stderr, flush=True)

    def skip(self, count: int) -> None:
        """So many more are done already."""
        self._done += count
        if self._bar is not None:
            self._bar.update(count)

    def __enter__(self) -> Progress:
        return self

    def __exit__(self, *_: object) -> None:
        if self._bar is not None:
            self._bar.close()


def _bar(total: int, done: int, unit: str = "game", delay: float = 0) -> Any:
    """A progress bar that comes after so many seconds, if there is a library for it."""
    try:
        from tqdm import tqdm
    except ImportError:
        return None
    return tqdm(total=total, initial=done, unit=f" {unit}", file=sys.stderr, delay=delay)


def steps(things: Iterable[T], unit: str, total: int) -> Iterator[T]:
    """So many things one by one; a bar is seen on a terminal alone, and if it takes seconds."""
    bar = _bar(total, 0, unit=unit, delay=_PATIENCE) if sys.stderr.isatty() else None
    try:
        for thing in things:
            yield thing
            if bar is not None:
                bar.update()
    finally:
        if bar is not None:
            bar.close()
