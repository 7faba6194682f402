"""What goes wrong on the pages of a test."""

from __future__ import annotations

from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Request, WebError

from tools.build.server import SiteServer


class Watch:
    """What went wrong on the pages of a context.

    Tests that mean to provoke something clear `problems`; `origins` are those that may be asked.
    """

    def __init__(self, context: BrowserContext, origins: set[str]) -> None:
        self.problems: list[str] = []
        self.origins = origins
        self._context = context
        self._ended = False
        context.on("console", self._console)
        context.on("weberror", self._error)
        context.on("request", self._request)

    def end(self) -> None:
        """Look away: what happens now is not the test's. Whoever looks away already goes on so."""
        if self._ended:
            return
        self._ended = True
        self._context.remove_listener("console", self._console)
        self._context.remove_listener("weberror", self._error)
        self._context.remove_listener("request", self._request)

    def allow(self, server: SiteServer) -> None:
        """Let pages ask this server too."""
        self.origins.add(origin(server.url))

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.problems.append(f"console: {message.text}")

    def _error(self, error: WebError) -> None:
        self.problems.append(f"page error: {error.error}")

    def _request(self, request: Request) -> None:
        if urlsplit(request.url).scheme in ("data", "blob"):
            return
        if origin(request.url) not in self.origins:
            self.problems.append(f"request to another origin: {request.url}")


def origin(url: str) -> str:
    """The origin of an address."""
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}"
