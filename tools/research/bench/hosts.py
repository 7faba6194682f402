"""Servers that send the site as hosts of three kinds do, and a slow line to a phone."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from threading import Lock

from tools.build.headers import site_headers
from tools.build.server import Forms, HeadersOf, SiteHandler, SiteServer

# What hosts take for text. They know neither the catalogues nor the games by their endings.
_TEXTS = frozenset(
    {".css", ".html", ".js", ".json", ".mjs", ".svg", ".txt", ".webmanifest", ".xml"}
)
# What of a body goes over a slow line at once, in bytes.
_PIECE = 16_384


@dataclass(frozen=True)
class HostKind:
    """How hosts of a kind send files.

    What they compress is as small here as it gets, since it lies there compressed. They may take
    less care, so that the stock page, which depends on it, looks rather better than it is.
    """

    forms: Forms
    headers: HeadersOf


def _headers_of_pages(_: str) -> dict[str, str]:
    return {"Access-Control-Allow-Origin": "*", "Cache-Control": "max-age=600"}


# By the names that `build.py dist --host` has for them.
HOST_KINDS = {
    "plain": HostKind({}, None),
    "pages": HostKind({"gzip": _TEXTS}, _headers_of_pages),
    "netlify": HostKind({"br": _TEXTS | {".wasm"}}, site_headers),
}


class Line:
    """A line that carries so many bits in a second, whoever uses it."""

    def __init__(self, megabits: float) -> None:
        self._bytes_per_second = megabits * 1e6 / 8
        self._lock = Lock()
        self._free = 0.0

    def carry(self, size: int) -> None:
        """Wait until so many bytes have gone over it, after all that wanted to before."""
        with self._lock:
            begins = max(time.monotonic(), self._free)
            self._free = begins + size / self._bytes_per_second
            arrives = self._free
        time.sleep(max(0.0, arrives - time.monotonic()))


class HostServer(SiteServer):
    """A host of some kind, whose visitors may come over a slow line for a while."""

    def __init__(self, folder: Path, kind: HostKind) -> None:
        super().__init__(folder, headers=kind.headers)
        self.forms = kind.forms
        self.RequestHandlerClass = _Handler
        self._line: Line | None = None

    @contextmanager
    def behind(self, line: Line | None) -> Iterator[None]:
        """Send over this line while the body runs."""
        self._line = line
        try:
            yield
        finally:
            self._line = None

    def pieces(self, body: bytes) -> Iterator[bytes]:
        """A body in pieces, each of them when it has come over the line."""
        line = self._line
        if line is None:
            yield body
            return
        for start in range(0, len(body), _PIECE):
            piece = body[start : start + _PIECE]
            line.carry(len(piece))
            yield piece


class _Handler(SiteHandler):
    server: HostServer

    def send_body(self, body: bytes) -> None:
        for piece in self.server.pieces(body):
            self.wfile.write(piece)
