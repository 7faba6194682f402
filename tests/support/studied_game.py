"""A game that is studied on the page, and how its moves read there."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.support.table import PLAY, Table, open_game
from tools.build.server import SiteServer

GAME = "#v=0&game=consta&size=5&moves=c3.b2,d4.2a1"


def opened(page: Page, server: SiteServer) -> Table:
    """A game of three moves."""
    return open_game(page, server.url + PLAY + GAME)


def rows(page: Page) -> list[str]:
    """The move list row by row, as it reads."""
    texts = page.locator("#moves > li").all_inner_texts()
    return [" ".join(text.split()) for text in texts]
