"""Somebody's page on another site, with boards in it."""

from __future__ import annotations

from pathlib import Path
from time import monotonic

import pytest
from playwright.sync_api import FrameLocator, Page, expect

from tests.support.table import Table
from tests.support.waiting import PATIENCE_MS, wait_within
from tools.build.server import SiteServer

BLOG = Path(__file__).with_name("blog.html")
# Each board fits in, so that nothing has to be moved between two clicks on it.
WIDTH, HEIGHT = 1280, 1000
# What a snippet's picture is to the element: any image, of any size.
SQUARE = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 60" width="60" height="60">'
    '<rect width="60" height="60" fill="gray"/></svg>'
)
PICTURE = f"<img alt='A board' src='data:image/svg+xml,{SQUARE.replace('<', '%3C')}'>"
# Boards for such pages. In the puzzle Blue is to move, and one move alone saves the draw each time.
MOVES = 'game="consta" size="5" moves="c3 a1,a5 c2,c4 e1,e5 c1,c5 a3,e3"'
REPLAY = f'<trilithon-board {MOVES} mode="replay">{PICTURE}</trilithon-board>'
PUZZLE = (
    '<trilithon-board game="constructo" position="rhombus r/Sr/sRmS/s/S/-/M/-/rM b"'
    f' moves="S8 R6 8-9" mode="puzzle">{PICTURE}</trilithon-board>'
)

# A board notes where the mouse is moved over it.
_HEAR = "() => { heard = []; addEventListener('pointermove', (e) => heard.push(e.clientY)); }"
_HEARD = "(root, at) => heard.some((y) => Math.abs(y - at) < 2)"


class Blog:
    """A page of another site than the boards' own."""

    def __init__(self, page: Page, site: SiteServer, host: SiteServer) -> None:
        self.page = page
        self.page.set_viewport_size({"width": WIDTH, "height": HEIGHT})
        self.site = site
        self.host = host
        # By another name the host is another site, not only another origin.
        self.url = host.url.replace("127.0.0.1", "localhost")

    def open(self, text: str = "") -> Blog:
        """Show a page with this body, or the sample blog page."""
        if text:
            script = f'<script async src="{self.site.url}boards.js"></script>'
            icon = '<link rel="icon" href="data:,">'
            head = f'<meta charset="utf-8">{icon}<title>Host</title>{script}'
            html = f'<!doctype html><html lang="en"><head>{head}</head><body>{text}</body></html>'
        else:
            html = BLOG.read_text(encoding="utf-8")
        html = html.replace("@site@", self.site.url).replace("@picture@", PICTURE)
        (self.host.folder / "host.html").write_text(html, encoding="utf-8")
        self.page.goto(self.url + "host.html")
        return self

    def frame(self, board: str = "trilithon-board") -> FrameLocator:
        """The frame of a board, which is there once the board is used."""
        return self.page.locator(board).frame_locator("iframe")

    def start(self, board: str = "trilithon-board") -> Table:
        """Use a board and wait until it is live."""
        self.page.locator(board).get_by_role("button").click()
        table = self.table(board)
        self._await_pointer(board)
        return table

    def table(self, board: str = "trilithon-board") -> Table:
        """A board that is live."""
        frame = self.frame(board)
        expect(frame.locator("body")).to_have_attribute("data-state", "ready")
        return Table(frame)

    def _await_pointer(self, board: str) -> None:
        """Wait until what the mouse does over a board comes to it, at its lower edge and its upper.

        Until the browser knows of a frame that has just been shown, and of how high it is, which
        takes its time on a busy machine, the page around it gets all clicks there, and the board
        never hears of them. That a board is hovered does not tell it: in a browser that keeps sites
        apart it was still so when the mouse was moved away from it, of which it never heard.
        """
        shown = self.page.locator(board).locator("iframe:not(.waiting)")
        shown.scroll_into_view_if_needed()
        root = self.frame(board).locator("html")
        root.evaluate(_HEAR)
        end = monotonic() + PATIENCE_MS / 1000
        for edge in ("lower", "upper"):
            heard = False
            while not heard:
                if monotonic() > end:
                    pytest.fail(f"{board} hears nothing of the mouse at its {edge} edge.")
                box = shown.bounding_box()
                assert box is not None
                top, bottom = max(0, box["y"]), min(HEIGHT, box["y"] + box["height"])
                for step in (5, 6):
                    at = top + step if edge == "upper" else bottom - step
                    self.page.mouse.move(box["x"] + step, at)
                heard = root.evaluate(_HEARD, at - box["y"])

    def settle(self, board: str = "trilithon-board") -> None:
        """Wait until a board's frame is as high as what it shows.

        Until then a button there may move while it is pressed, and is not pressed then.
        """
        content = self.frame(board).locator("body")
        wait_within(content, "Math.ceil(element.getBoundingClientRect().height) === innerHeight")

    def height(self, board: str = "trilithon-board") -> float:
        """How high a board is."""
        box = self.page.locator(board).bounding_box()
        assert box is not None
        return box["height"]
