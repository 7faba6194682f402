"""A browser on a slower processor: all of its processes are stopped for most of the time.

What a browser offers for it slows the thread of a page alone, and the engine works in a worker.
"""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Event, Thread

# So long it runs at a time, in seconds: shorter than what a person notices.
_SLICE = 0.004


@contextmanager
def slowed(group: int, factor: float) -> Iterator[None]:
    """Let a group of processes run for one part in `factor` of the time while the body runs."""
    if factor == 1:
        yield
        return
    ended = Event()
    thread = Thread(target=_stop_and_go, args=(group, factor, ended), daemon=True)
    thread.start()
    try:
        yield
    finally:
        ended.set()
        thread.join()


def _stop_and_go(group: int, factor: float, ended: Event) -> None:
    """Waits take longer than they are meant to, so the next one makes good for the last."""
    ran, stopped = _SLICE, 0.0
    try:
        while not ended.is_set():
            begun = time.monotonic()
            os.killpg(group, signal.SIGSTOP)
            time.sleep(max(_SLICE, ran * (factor - 1) - stopped))
            stopped += time.monotonic() - begun
            begun = time.monotonic()
            os.killpg(group, signal.SIGCONT)
            ended.wait(max(_SLICE / 2, stopped / (factor - 1) - ran))
            ran += time.monotonic() - begun
    finally:
        os.killpg(group, signal.SIGCONT)
