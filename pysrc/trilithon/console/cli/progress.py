"""How far a long run has come, on standard error: a bar with tqdm, else plain lines."""

from __future__ import annotations

import sys
from types import TracebackType
from typing import Any

# Without a bar, a line each time another tenth is done.
_LINES = 10


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

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._bar is not None:
            self._bar.close()


def _bar(total: int, done: int) -> Any:
    """A progress bar, if there is a library for it."""
    try:
        from tqdm import tqdm
    except ImportError:
        return None
    return tqdm(total=total, initial=done, unit="game", file=sys.stderr)
