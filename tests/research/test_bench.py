"""What the bench is like to a browser: hosts of three kinds, a slow line, a slow processor."""

from __future__ import annotations

import http.client
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from tools.build.compress import compress_all
from tools.build.host import KINDS
from tools.build.paths import files_under
from tools.build.server import running
from tools.research.bench import hosts
from tools.research.bench.hosts import HOST_KINDS, HostServer, Line
from tools.research.bench.slow import slowed

BODY = b"(module)" * 4096


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    site = tmp_path_factory.mktemp("site")
    for name in ("page.html", "engine.wasm", "words.ftl", "boot.zip.packed"):
        (site / name).write_bytes(BODY)
    compress_all(files_under(site))
    return site


@pytest.fixture(params=KINDS)
def kind(request: pytest.FixtureRequest) -> str:
    name: str = request.param
    return name


@pytest.fixture
def server(folder: Path, kind: str) -> Iterator[HostServer]:
    with running(HostServer(folder, HOST_KINDS[kind])) as started:
        yield started


def asked(server: HostServer, name: str) -> tuple[str | None, dict[str, str], bytes]:
    connection = http.client.HTTPConnection(urlsplit(server.url).netloc, timeout=10)
    try:
        connection.request("GET", f"/{name}", headers={"Accept-Encoding": "gzip, br"})
        response = connection.getresponse()
        headers = dict(response.getheaders())
        return headers.get("Content-Encoding"), headers, response.read()
    finally:
        connection.close()


def test_each_kind_of_host_makes_smaller_what_it_does(server: HostServer, kind: str) -> None:
    forms = [asked(server, name)[0] for name in ("page.html", "engine.wasm", "words.ftl")]
    expected = {
        "plain": [None, None, None],
        "pages": ["gzip", None, None],
        "netlify": ["br", "br", None],
    }
    assert forms == expected[kind]
    assert asked(server, "boot.zip.packed")[2] == BODY
    headers = asked(server, "page.html")[1]
    assert ("Access-Control-Allow-Origin" in headers) == (kind != "plain")
    assert ("Content-Security-Policy" in headers) == (kind == "netlify")


def test_a_slow_line_carries_all_of_it(server: HostServer, monkeypatch: pytest.MonkeyPatch) -> None:
    carried: list[int] = []
    monkeypatch.setattr(Line, "carry", lambda _, size: carried.append(size))
    with server.behind(Line(10)):
        _, _, body = asked(server, "boot.zip.packed")
    assert body == BODY
    assert sum(carried) == len(BODY)
    assert len(carried) == len(BODY) / hosts._PIECE
    asked(server, "boot.zip.packed")
    assert sum(carried) == len(BODY)


def test_a_line_is_shared_by_all_who_use_it(monkeypatch: pytest.MonkeyPatch) -> None:
    slept: list[float] = []
    monkeypatch.setattr(time, "monotonic", lambda: 100.0)
    monkeypatch.setattr(time, "sleep", slept.append)
    line = Line(8)
    line.carry(500_000)
    line.carry(250_000)
    assert slept == [0.5, 0.75]


def test_a_slowed_browser_goes_on_afterwards() -> None:
    # Says a line for each that it hears.
    program = "import sys\nfor line in sys.stdin: print(line, end='', flush=True)"
    child = subprocess.Popen(
        [sys.executable, "-c", program],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        start_new_session=True,
        text=True,
    )
    assert child.stdin is not None
    assert child.stdout is not None
    try:
        for factor in (4, 1):
            with slowed(os.getpgid(child.pid), factor):
                print(factor, file=child.stdin, flush=True)
                assert child.stdout.readline() == f"{factor}\n"
        state = Path(f"/proc/{child.pid}/stat").read_text().rpartition(")")[2].split()[0]
        assert state != "T"
    finally:
        child.send_signal(signal.SIGKILL)
        child.communicate()
