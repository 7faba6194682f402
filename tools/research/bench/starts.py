"""Start a page in a browser that has never seen it, and then once more."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass

from tools.build.steps import StepError
from tools.research.bench.browsers import ChromiumWindow, Window
from tools.research.bench.hosts import HostServer, Line
from tools.research.bench.slow import slowed

# A phone in the middle of the field: what of its network and its processor there is.
_MEGABITS, _SLOWER = 10, 4
_LONGEST_S = 180.0
_PAUSE_S = 0.1
# When the engine gave its first answer, in milliseconds from when the page was asked for.
_READY = "performance.getEntriesByName('engine-ready').at(-1)?.startTime"
# Whether the site is kept on the device, and what the next start begins with.
_KEPT = """(async () => {
  for (const name of await caches.keys()) {
    for (const { url } of await (await caches.open(name)).keys()) {
      if (url.endsWith("/js/engine/snapshot")) return true;
    }
  }
  return false;
})()"""

# What a start goes on in.
Surroundings = Callable[[], AbstractContextManager[object]]


@dataclass(frozen=True)
class Start:
    """Milliseconds to the engine's first answer, later too where that was asked; bytes sent."""

    cold: float
    warm: float | None
    sent: int


def measure_starts(
    window: Window, server: HostServer, page: str, surroundings: Surroundings, *, again: bool
) -> Start:
    """Visit a page of a server, and once more where `again`, when it is prepared for that."""
    server.sent.clear()
    with surroundings():
        cold = _start(window, server.url + page)
    sent = _until_first_answer(server.sent)
    if not again:
        return Start(cold, None, sent)
    _wait(window, _KEPT)
    with surroundings():
        warm = _start(window, server.url + page)
    return Start(cold, warm, sent)


@contextmanager
def phone(window: ChromiumWindow, server: HostServer) -> Iterator[None]:
    """Let a browser be on a phone while the body runs."""
    with server.behind(Line(_MEGABITS)), slowed(window.group(), _SLOWER):
        yield


def _start(window: Window, address: str) -> float:
    window.open(address)
    ready = _wait(window, _READY)
    assert isinstance(ready, float | int)
    return float(ready)


def _wait(window: Window, expression: str) -> object:
    """Wait until an expression is worth something. Raises StepError."""
    end = time.monotonic() + _LONGEST_S
    while not (value := window.run(expression)):
        if time.monotonic() > end:
            raise StepError(f"a page does not come to {expression}")
        time.sleep(_PAUSE_S)
    return value


def _until_first_answer(sent: Sequence[tuple[str, int]]) -> int:
    """Add up what was sent before the service worker, which starts at the first answer."""
    paths = [path for path, _ in sent]
    end = paths.index("/sw.js") if "/sw.js" in paths else len(paths)
    return sum(size for _, size in sent[:end])
