"""The server of faults answers wrongly as it is told, so that trials with it prove something."""

from __future__ import annotations

from collections.abc import Iterator
from http.client import HTTPConnection, HTTPException, HTTPResponse
from pathlib import Path

import pytest

from tests.support.fault_server import KINDS, Fault, FaultServer, Kind
from tools.build.server import running

SCRIPT = b"export const answer = 42;\n" * 40


@pytest.fixture
def server(tmp_path: Path) -> Iterator[FaultServer]:
    (tmp_path / "a.js").write_bytes(SCRIPT)
    started = FaultServer(tmp_path)
    with running(started):
        yield started


def fetch(server: FaultServer) -> tuple[HTTPResponse, bytes]:
    connection = HTTPConnection("127.0.0.1", server.server_port, timeout=20)
    try:
        connection.request("GET", "/a.js")
        answer = connection.getresponse()
        return answer, answer.read()
    finally:
        connection.close()


ANSWERS = {
    "404": (404, "text/plain", b"Not Found"),
    "500": (500, "text/plain", b"Internal Server Error"),
    "stall": (200, "text/javascript; charset=utf-8", SCRIPT),
    "long stall": (200, "text/javascript; charset=utf-8", SCRIPT),
    "type": (200, "application/octet-stream", SCRIPT),
    "page": (200, "text/html; charset=utf-8", b"<!doctype html>"),
    "other version": (200, "text/javascript; charset=utf-8", b"export {};"),
}


@pytest.mark.parametrize("kind", KINDS)
def test_a_file_fails_as_it_is_told_and_then_no_more(server: FaultServer, kind: Kind) -> None:
    server.fault = Fault("/a.js", kind)
    server.fault.seconds = 0.2
    if kind in ("reset", "truncated"):
        with pytest.raises((HTTPException, ConnectionError)) as failed:
            fetch(server)
        assert (type(failed.value).__name__ == "IncompleteRead") == (kind == "truncated")
    else:
        answer, body = fetch(server)
        status, told, begin = ANSWERS[kind]
        assert (answer.status, answer.headers["Content-Type"]) == (status, told)
        assert body.startswith(begin)
        assert answer.headers["X-Content-Type-Options"] == "nosniff"
    assert server.fault.hits == 1
    server.fault.until = 0
    answer, body = fetch(server)
    assert (answer.status, body) == (200, SCRIPT)
