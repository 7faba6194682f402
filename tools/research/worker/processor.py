"""How long a worker of Chromium has had a processor, which no page can tell by itself."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser

from tools.build.server import SiteHandler, SiteServer

ADDRESS = "processor"
_THREAD = "DedicatedWorker"
_NANOSECONDS = 1e-9


def find_account(browser: Browser) -> Path | None:
    """The file in which Linux keeps account of the one worker of a browser; elsewhere, none."""
    told = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")
    for process in told["processInfo"]:
        for name in Path(f"/proc/{process['id']}/task").glob("*/comm"):
            account = name.with_name("schedstat")
            if name.read_text().startswith(_THREAD) and account.is_file():
                return account
    return None


class AccountServer(SiteServer):
    """Serves a folder, and to a worker that asks, the seconds for which it has had a processor."""

    account: Path | None = None

    def __init__(self, folder: Path) -> None:
        super().__init__(folder, headers=None)
        self.RequestHandlerClass = _Handler

    def seconds(self) -> float:
        """What the account says."""
        assert self.account is not None
        return int(self.account.read_text().split()[0]) * _NANOSECONDS


class _Handler(SiteHandler):
    server: AccountServer

    def do_GET(self) -> None:  # noqa: N802 - so the base class calls it
        if self.path != f"/{ADDRESS}":
            super().do_GET()
            return
        body = str(self.server.seconds()).encode()
        self.send_response(200)
        self.send_header("Cache-Control", "no-store")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)
