"""What searches find out again and again: it is kept for as long as a game has use for it.

A game decorates such functions with `memo`; whoever knows that no search needs them any more calls
`clear_memos`. What is as good as a constant, such as the tables of a board, is no memo.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from functools import _lru_cache_wrapper

T = TypeVar("T")

_memos: list[_lru_cache_wrapper[object]] = []


def memo(most: int | None = None) -> Callable[[Callable[..., T]], _lru_cache_wrapper[T]]:
    """Keep the answers to so many questions, those that were asked last, until they are cleared.

    Without a number all are kept. The arguments have to be hashable.
    """

    def decorate(function: Callable[..., T]) -> _lru_cache_wrapper[T]:
        kept = lru_cache(maxsize=most)(function)
        _memos.append(kept)
        return kept

    return decorate


def count_memos() -> int:
    """How many answers are kept now, of all such functions together."""
    return sum(kept.cache_info().currsize for kept in _memos)


def clear_memos() -> None:
    """Keep none of them any longer."""
    for kept in _memos:
        kept.cache_clear()
