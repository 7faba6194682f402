"""Games that are studied on the page, and how their moves read there."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.support.table import PLAY, Table, open_game
from tools.build.server import SiteServer

GAME = "#v=0&game=consta&size=5&moves=c3.b2,d4.2a1"
# Black closes the way from top to bottom by c1,c5.
WIN_IN_ONE = "#v=0&game=consta&size=5&moves=c3.a1,a5.c2,c4.e1,e5"
# Blue could keep the draw by 8-3, and then Yellow could win by three points.
BLUNDERS = "#v=0&game=constructo&position=rhombus_Rm/s/S/m/-/RmS/S/r/-_b&moves=S5.M9"


def opened(page: Page, server: SiteServer, game: str = GAME, query: str = "") -> Table:
    """A game by its fragment; one of three moves, where none is named."""
    return open_game(page, server.url + PLAY + query + game)


def rows(page: Page) -> list[str]:
    """The move list row by row, as it reads."""
    texts = page.locator("#moves > li").all_inner_texts()
    return [" ".join(text.split()) for text in texts]
