"""Serve a built site as its host does: same headers, compressed files, 304 where unchanged."""

import hashlib
import socket
import sys
import threading
from collections.abc import Callable, Collection, Iterator, Mapping
from contextlib import contextmanager, suppress
from functools import lru_cache, partial
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, ClassVar, TypeVar
from urllib.parse import unquote, urlsplit

from tools.build.headers import site_headers

_TYPES = {
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".pgn": "text/plain; charset=utf-8",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".whl": "application/zip",
    ".woff2": "font/woff2",
    ".xml": "application/xml",
    ".zip": "application/zip",
}
# What is shown where there is nothing else.
_MISSING = "404.html"
# How the files of each compressed form end.
_FORMS = {"br": ".br", "gzip": ".gz"}
_Server = TypeVar("_Server", bound="SiteServer")
_Request = socket.socket | tuple[bytes, socket.socket]
# The headers for a path, an empty one where there is nothing; without, a host sends none.
HeadersOf = Callable[[str], Mapping[str, str]] | None
# The forms that are sent, the preferred one first, each with the endings of what is sent in it:
# all where none are named.
Forms = Mapping[str, Collection[str] | None]


class SiteServer(ThreadingHTTPServer):
    """A server of one folder, mounted under ``prefix`` (such as ``/some/folder``).

    It sends the site's headers; a folder that is not the site is served without any. From when
    ``show`` is called it serves another folder.
    """

    daemon_threads = True
    # The kernel's default of five pending connections is fewer than a page opens at once.
    request_queue_size = 64

    def __init__(
        self, folder: Path, port: int = 0, prefix: str = "", headers: HeadersOf = site_headers
    ) -> None:
        self.show(folder)
        self.prefix = prefix.rstrip("/")
        self.headers = headers
        self.forms: Forms = dict.fromkeys(_FORMS)
        # What was sent, as (path, bytes of the body), for those who want to add it up.
        self.sent: list[tuple[str, int]] = []
        self._connections: set[socket.socket] = set()
        super().__init__(("127.0.0.1", port), SiteHandler)

    def show(self, folder: Path) -> None:
        """Serve this folder from the next request on."""
        self.folder = folder.resolve()

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Say nothing of visitors who leave in the middle."""
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)

    @property
    def url(self) -> str:
        """The address of the site's start page."""
        return f"http://{self.server_address[0]!s}:{self.server_address[1]}{self.prefix}/"

    def stop(self) -> None:
        """Stop serving at once: what is still connected gets no further answer."""
        self.shutdown()
        self.server_close()
        for connection in list(self._connections):
            with suppress(OSError):
                connection.shutdown(socket.SHUT_RDWR)

    def process_request(self, request: _Request, client_address: object) -> None:
        """Remember a connection until it is closed."""
        if isinstance(request, socket.socket):
            self._connections.add(request)
        super().process_request(request, client_address)

    def shutdown_request(self, request: _Request) -> None:
        """Close a connection."""
        if isinstance(request, socket.socket):
            self._connections.discard(request)
        super().shutdown_request(request)


class SiteHandler(BaseHTTPRequestHandler):
    """Answers GET and HEAD with files of the server's folder."""

    protocol_version = "HTTP/1.1"
    server_version = "Trilithon"
    # Headers and body are two writes; without this the second waits for the first's receipt.
    disable_nagle_algorithm: ClassVar[bool] = True
    server: SiteServer

    def do_GET(self) -> None:
        """Send a file."""
        self._answer()

    def do_HEAD(self) -> None:
        """Send a file's headers."""
        self._answer()

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002
        """Say nothing about ordinary requests."""

    def _answer(self) -> None:
        path = unquote(urlsplit(self.path).path)
        local = path.removeprefix(self.server.prefix)
        if self.server.prefix and not path.startswith(f"{self.server.prefix}/"):
            self._send_error(HTTPStatus.NOT_FOUND)
            return
        file = (self.server.folder / local.lstrip("/")).resolve()
        if file.is_dir() and not local.endswith("/"):
            self._redirect(f"{urlsplit(self.path).path}/")
            return
        if file.is_dir():
            file = file / "index.html"
        if not file.is_relative_to(self.server.folder) or not file.is_file():
            self._send_error(HTTPStatus.NOT_FOUND)
            return
        self._send_file(file, local)

    def _send_file(self, file: Path, local: str) -> None:
        served, encoding = self._negotiate(file)
        tag = _entity_tag(served, served.stat().st_mtime_ns)
        known = self.headers.get("If-None-Match") == tag
        self.send_response(HTTPStatus.NOT_MODIFIED if known else HTTPStatus.OK)
        if self.server.headers:
            for name, value in self.server.headers(local).items():
                self.send_header(name, value)
        self.send_header("ETag", tag)
        self.send_header("Vary", "Accept-Encoding")
        if not known:
            self.send_header("Content-Type", self._kind(file))
            self.send_header("Content-Length", str(served.stat().st_size))
            if encoding:
                self.send_header("Content-Encoding", encoding)
        self.end_headers()
        if self.command == "GET" and not known:
            body = served.read_bytes()
            self.server.sent.append((local, len(body)))
            try:
                self.send_body(body)
            except (BrokenPipeError, ConnectionResetError):
                # The visitor left in the middle, which is theirs to do.
                self.close_connection = True

    def send_body(self, body: bytes) -> None:
        """Send what an answer holds."""
        self.wfile.write(body)

    def _kind(self, file: Path) -> str:
        return _TYPES.get(file.suffix, "application/octet-stream")

    def _negotiate(self, file: Path) -> tuple[Path, str]:
        """Return the smallest form of the file that the visitor takes, and its encoding."""
        offered = self.headers.get("Accept-Encoding", "").split(",")
        accepted = {word.partition(";")[0].strip() for word in offered if "q=0" not in word.split()}
        for encoding, endings in self.server.forms.items():
            small = file.with_name(file.name + _FORMS[encoding])
            chosen = endings is None or file.suffix in endings
            if encoding in accepted and chosen and small.is_file():
                return small, encoding
        return file, ""

    def _redirect(self, address: str) -> None:
        self.send_response(HTTPStatus.MOVED_PERMANENTLY)
        self.send_header("Location", address)
        self.send_header("Content-Length", "0")
        self.end_headers()

    def _send_error(self, status: HTTPStatus) -> None:
        page = self.server.folder / _MISSING
        known = page.is_file()
        body = page.read_bytes() if known else f"{status.value} {status.phrase}\n".encode()
        self.send_response(status)
        if self.server.headers:
            for name, value in self.server.headers("").items():
                self.send_header(name, value)
        self.send_header("Content-Type", _TYPES[".html" if known else ".txt"])
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if self.command == "GET":
            self.wfile.write(body)


@contextmanager
def serving(
    folder: Path, prefix: str = "", headers: HeadersOf = site_headers, port: int = 0
) -> Iterator[SiteServer]:
    """Serve a folder from a thread while the body runs, on a free port unless one is named."""
    with running(SiteServer(folder, port, prefix, headers)) as server:
        yield server


@contextmanager
def running(server: _Server) -> Iterator[_Server]:
    """Let a server serve from a thread while the body runs."""
    serve = partial(server.serve_forever, poll_interval=0.05)
    # Nothing waits for it where the body is not left as it should be.
    thread = threading.Thread(target=serve, daemon=True)
    thread.start()
    try:
        yield server
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


@lru_cache(maxsize=1024)
def _entity_tag(file: Path, _changed: int) -> str:
    """Return a tag of the content; ``_changed`` only makes the cache notice a new file."""
    return f'"{hashlib.sha256(file.read_bytes()).hexdigest()[:24]}"'
