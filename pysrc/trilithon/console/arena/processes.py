"""Work in processes of this machine that end at once when nobody wants what they do any more."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from functools import partial
from multiprocessing import active_children, get_context
from typing import TypeVar

from trilithon.console.arena.pool import dismiss_all

Item = TypeVar("Item")
Result = TypeVar("Result")


def in_processes(
    work: Callable[[Item], Result], waiting: Sequence[Item], jobs: int
) -> Iterator[Result]:
    """Do some work for each item, and yield what comes of it, in any order.

    Whoever asks for no more of it, as after Ctrl-C, ends the processes in the middle of their work.
    """
    before = active_children()
    # Started afresh, since a fork would inherit the threads that listen to programs.
    with ProcessPoolExecutor(jobs, get_context("spawn"), initializer=_begin) as pool:
        with _without_interrupts():
            futures = [pool.submit(partial(_do, work), item) for item in waiting]
        try:
            for future in as_completed(futures):
                yield future.result()
        except BaseException:
            for process in active_children():
                if process not in before:
                    process.terminate()
            raise


@contextmanager
def _without_interrupts() -> Iterator[None]:
    """Processes that are started here hear no Ctrl-C, which is for this one; it waits for it."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _begin() -> None:
    """Let this process hear that it is to end, and still no Ctrl-C; what it starts hears both."""
    signal.signal(signal.SIGTERM, _end)
    signal.signal(signal.SIGINT, _heed_not)
    if sys.platform != "win32":
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})


def _do(work: Callable[[Item], Result], item: Item) -> Result:
    try:
        return work(item)
    except SystemExit:
        # The pool would take this for what comes of the work, and go on to the next item.
        dismiss_all()
        os._exit(1)


def _end(_signal: int, _frame: object) -> None:
    # To be told again would disturb the end.
    signal.signal(signal.SIGTERM, _heed_not)
    raise SystemExit


def _heed_not(_signal: int, _frame: object) -> None:
    """Not the system's own way to ignore it, which programs that are started would inherit."""
