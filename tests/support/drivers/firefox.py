"""Firefox, by its own WebDriver BiDi; it needs no further program."""

from __future__ import annotations

import base64
import json
import os
import re
import signal
import subprocess
import tempfile
import time
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

import websocket

from tests.support.drivers.driver import PATIENCE, one

_LISTENS = re.compile(r"WebDriver BiDi listening on (ws://\S+)\n")
_PAUSE = 0.05
# No page is open for long, and what a second compiler would make of the engine's code in the
# background would cost more than it saves.
_QUICK = {"javascript.options.wasm_optimizingjit": False}


class Firefox:
    """A headless Firefox."""

    def __init__(self, program: Path, preferences: Mapping[str, int] | None = None) -> None:
        self._profile = tempfile.TemporaryDirectory(prefix="firefox-", ignore_cleanup_errors=True)
        wanted = {**_QUICK, **(preferences or {})}
        lines = (f'user_pref("{key}", {json.dumps(value)});\n' for key, value in wanted.items())
        Path(self._profile.name, "user.js").write_text("".join(lines), encoding="utf-8")
        options = ["--headless", "--no-remote", "--remote-debugging-port", "0"]
        # A pipe would be held open by any child that outlives the browser; a file holds up nobody.
        self._said = Path(self._profile.name, "said.txt")
        with self._said.open("wb") as said:
            self._process = subprocess.Popen(
                [program, *options, "--profile", self._profile.name, "about:blank"],
                stdout=subprocess.DEVNULL,
                stderr=said,
                start_new_session=True,
            )
        try:
            self._begin()
        except BaseException:
            self._end()
            raise

    def _begin(self) -> None:
        self._socket = websocket.create_connection(
            f"{self._address()}/session", suppress_origin=True, timeout=PATIENCE
        )
        self._last = 0
        self._send("session.new", capabilities={})
        [context] = self._send("browsingContext.getTree")["contexts"]
        self._context = context["context"]
        viewport = {"width": 1280, "height": 900}
        self._send("browsingContext.setViewport", context=self._context, viewport=viewport)

    def _address(self) -> str:
        """Where Firefox says that it listens."""
        end = time.monotonic() + PATIENCE
        while not (listens := _LISTENS.search(self._said.read_text(errors="replace"))):
            if self._process.poll() is not None or time.monotonic() > end:
                raise RuntimeError("Firefox did not say where it listens")
            time.sleep(_PAUSE)
        return listens[1]

    def _send(self, method: str, **parameters: object) -> Any:
        self._last += 1
        self._socket.send(json.dumps({"id": self._last, "method": method, "params": parameters}))
        while True:
            answer = json.loads(self._socket.recv())
            if answer.get("id") == self._last:
                break
        if answer["type"] == "error":
            raise RuntimeError(f"{method}: {answer['message']}")
        return answer["result"]

    def open(self, url: str) -> None:
        """Go to an address and wait until the page is loaded."""
        try:
            self._send("browsingContext.navigate", context=self._context, url=url, wait="complete")
        except RuntimeError as error:
            # Some versions call it a failure that a page leads on before it is loaded itself.
            if "NS_BINDING_ABORTED" not in str(error):
                raise

    def reload(self) -> None:
        """Load the page again."""
        self._send("browsingContext.reload", context=self._context, wait="complete")

    def run(self, expression: str) -> object:
        """Return what a JavaScript expression is worth, awaited if it is a promise."""
        answer = self._send(
            "script.evaluate",
            expression=f"(async () => JSON.stringify(await ({expression}) ?? null))()",
            target={"context": self._context},
            awaitPromise=True,
        )
        if answer["type"] == "exception":
            raise RuntimeError(f"{expression}: {answer['exceptionDetails']['text']}")
        return json.loads(answer["result"]["value"])

    def click(self, selector: str) -> None:
        """Click the middle of an element as a mouse does."""
        self.run(f"{one(selector)}.scrollIntoView({{block: 'nearest'}})")
        place = self.run(
            f"(box => [box.x + box.width / 2, box.y + box.height / 2])"
            f"({one(selector)}.getBoundingClientRect())"
        )
        assert isinstance(place, list)
        x, y = map(int, place)
        actions = [
            {"type": "pointerMove", "x": x, "y": y},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        source = {"type": "pointer", "id": "mouse", "actions": actions}
        self._send("input.performActions", context=self._context, actions=[source])

    def picture(self, path: Path) -> None:
        """Write what the window shows as PNG."""
        shot = self._send("browsingContext.captureScreenshot", context=self._context)
        path.write_bytes(base64.b64decode(shot["data"]))

    def close(self) -> None:
        """End the browser."""
        try:
            self._socket.close()
        finally:
            self._end()

    def _end(self) -> None:
        # It is not asked, since nothing of it is kept and it might not listen.
        with suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        self._profile.cleanup()
