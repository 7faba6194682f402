"""A server that answers one file of the site wrongly for a while, as hosts and networks do."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from http import HTTPStatus
from pathlib import Path
from typing import Literal, get_args

from tools.build.server import SiteHandler, SiteServer

Kind = Literal[
    "404", "500", "truncated", "reset", "stall", "long stall", "type", "page", "other version"
]
KINDS: tuple[Kind, ...] = get_args(Kind)
_PAGE = b"<!doctype html><title>Sign in</title><p>Welcome to this network."
# So many seconds a long stall lasts.
_LONG = 60.0
# What stands in a file of another version, as far as this one knows it: nothing that it wants.
_OTHER = {".js": b"export {};", ".mjs": b"export {};", ".json": b"{}"}


@dataclass
class Fault:
    """A file that is answered wrongly from when it is first asked for, for so many seconds."""

    path: str
    kind: Kind
    seconds: float = 1.0
    hits: int = 0
    until: float = field(default=float("inf"))

    def __post_init__(self) -> None:
        if self.kind == "long stall":
            self.seconds = max(self.seconds, _LONG)

    def takes(self, path: str) -> bool:
        """Whether this request is to fail."""
        if path != self.path or time.monotonic() > self.until:
            return False
        self.hits += 1
        if self.hits == 1:
            self.until = time.monotonic() + self.seconds
        return True


class FaultServer(SiteServer):
    """A server of a site whose ``fault`` may be set at any time."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.RequestHandlerClass = _FaultHandler
        self.fault: Fault | None = None


class _FaultHandler(SiteHandler):
    server: FaultServer

    def _send_file(self, file: Path, local: str) -> None:
        fault = self.server.fault
        if fault is None or not fault.takes(local):
            super()._send_file(file, local)
        elif fault.kind in ("404", "500"):
            # A host that sets headers by path does so here too, and browsers keep that answer.
            status = HTTPStatus(int(fault.kind))
            self._send(status.phrase.encode(), "text/plain", local, status=status)
        elif fault.kind == "reset":
            self.close_connection = True
        elif fault.kind == "page":
            self._send(_PAGE, "text/html; charset=utf-8", local)
        elif fault.kind == "type":
            self._send(file.read_bytes(), "application/octet-stream", local)
        elif fault.kind == "other version":
            self._send(_OTHER.get(file.suffix, b""), self._kind(file), local)
        else:
            self._stop_short(file, local, fault)

    def _stop_short(self, file: Path, local: str, fault: Fault) -> None:
        """Send half of the file, and the rest when the fault is over or never."""
        body = file.read_bytes()
        half = len(body) // 2
        self._send(body, self._kind(file), local, most=half)
        self.wfile.flush()
        if fault.kind in ("stall", "long stall"):
            time.sleep(max(0.0, fault.until - time.monotonic()))
            self.wfile.write(body[half:])
        else:
            self.close_connection = True

    def _send(
        self,
        body: bytes,
        kind: str,
        local: str,
        most: int | None = None,
        status: HTTPStatus = HTTPStatus.OK,
    ) -> None:
        self.send_response(status)
        headers = dict(self.server.headers(local)) if self.server.headers else {}
        if self.server.fault and self.server.fault.kind == "other version":
            # What a host lets browsers keep for long never changes under its address.
            headers["Cache-Control"] = "no-store"
        for name, value in headers.items():
            self.send_header(name, value)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body[:most])
