"""WebKitGTK's small browser, by its WebDriver, on a screen that nobody sees."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from select import select

from PIL import ImageGrab
from selenium.webdriver import Remote
from selenium.webdriver.common.by import By
from selenium.webdriver.remote.client_config import ClientConfig
from selenium.webdriver.remote.remote_connection import RemoteConnection
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service

from tests.support.drivers.driver import PATIENCE

# There is neither a graphics card nor the right to make a sandbox on most test machines; only
# pages of our own are opened.
_SURROUNDINGS = {
    "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1",
    "WEBKIT_DISABLE_COMPOSITING_MODE": "1",
    "LIBGL_ALWAYS_SOFTWARE": "1",
    "NO_AT_BRIDGE": "1",
    # No page is open for long, and what a second compiler would make of the engine's code in the
    # background would cost more than it saves.
    "JSC_useOMGJIT": "0",
}
_LOOK_UP = """
const done = arguments[arguments.length - 1];
(async () => JSON.stringify(await (%s) ?? null))()
  .then((value) => done({value}), (error) => done({error: String(error)}));
"""


class WebKit:
    """WebKitGTK's MiniBrowser."""

    def __init__(self, driver: Path, browser: Path) -> None:
        self._home = tempfile.TemporaryDirectory(prefix="webkit-", ignore_cleanup_errors=True)
        self._screen = _Screen()
        env = _surroundings(self._screen, self._home.name)
        self._service = Service(str(driver), env=env, popen_kw={"start_new_session": True})
        try:
            self._remote = self._begin(browser)
        except BaseException:
            self._end()
            raise

    def _begin(self, browser: Path) -> Remote:
        self._service.start()
        options = Options()
        options.binary_location = str(browser)
        options.add_argument("--automation")
        config = ClientConfig(self._service.service_url, timeout=2 * int(PATIENCE))
        remote = Remote(RemoteConnection(client_config=config), options=options)
        remote.set_script_timeout(PATIENCE)
        remote.set_window_size(1280, 900)
        return remote

    def open(self, url: str) -> None:
        """Go to an address and wait until the page is loaded."""
        self._remote.get(url)

    def reload(self) -> None:
        """Load the page again."""
        self._remote.refresh()

    def run(self, expression: str) -> object:
        """Return what a JavaScript expression is worth, awaited if it is a promise."""
        answer = self._remote.execute_async_script(_LOOK_UP % expression)
        if "error" in answer:
            raise RuntimeError(f"{expression}: {answer['error']}")
        return json.loads(answer["value"])

    def click(self, selector: str) -> None:
        """Click the middle of an element as a mouse does."""
        self._remote.find_element(By.CSS_SELECTOR, selector).click()

    def picture(self, path: Path) -> None:
        """Write what the window shows as PNG; the driver's own way does not end without a card."""
        ImageGrab.grab(xdisplay=self._screen.name).save(path)

    def close(self) -> None:
        """End the browser."""
        self._end()

    def _end(self) -> None:
        # The driver and the browser are not asked, since they might not listen.
        if (process := self._service.process) is not None:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            process.wait()
        self._service.stop()
        self._screen.close()
        self._home.cleanup()


@contextmanager
def window(browser: Path, url: str) -> Iterator[None]:
    """An ordinary window of WebKitGTK's browser at an address, which nobody drives."""
    screen = _Screen()
    with tempfile.TemporaryDirectory(prefix="webkit-", ignore_cleanup_errors=True) as home:
        process = subprocess.Popen(
            [str(browser), url],
            env=_surroundings(screen, home),
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        try:
            yield
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            process.wait()
            screen.close()


def _surroundings(screen: _Screen, home: str) -> dict[str, str]:
    env = {**os.environ, **_SURROUNDINGS, "DISPLAY": screen.name}
    # What it keeps is kept there.
    return env | dict.fromkeys(("HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"), home)


class _Screen:
    """An X server that draws into memory; `name` is where it is found."""

    def __init__(self) -> None:
        size = ["-screen", "0", "1300x1000x24", "-nolisten", "tcp"]
        self._process = subprocess.Popen(
            ["Xvfb", "-displayfd", "1", *size],
            text=True,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        )
        output = self._process.stdout
        assert output is not None
        # It takes a number that is free, and tells it once it is ready.
        if not any(select([output], [], [], PATIENCE)):
            self.close()
            raise RuntimeError("Xvfb did not say where it is")
        self.name = f":{output.readline().strip()}"

    def close(self) -> None:
        """End it."""
        self._process.kill()
        self._process.communicate()
