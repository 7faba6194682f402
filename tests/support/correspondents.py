"""People who play by sending links, each in a browser of their own."""

from __future__ import annotations

from playwright.sync_api import BrowserContext, expect

from tests.support.table import Table, open_game, open_table
from tools.build.server import SiteServer


class Correspondent:
    """One person's browser."""

    def __init__(self, context: BrowserContext) -> None:
        self.page = context.new_page()
        self.table = Table(self.page)
        self.panel = self.page.locator("#correspondence")

    def take(self, link: str, *, anew: bool = False) -> Correspondent:
        """Open a link that was sent, in the page that stands there or in a page loaded anew."""
        if anew:
            self.page.goto("about:blank")
        open_game(self.page, link)
        return self

    def forget(self, server: SiteServer) -> None:
        """Clear what is kept, from where no game is open that would still be kept after that."""
        self.page.goto(server.url + "robots.txt")
        self.page.evaluate("localStorage.clear(); sessionStorage.clear()")

    def send(self) -> str:
        """Copy the link, as if to send it."""
        self.panel.locator('[data-correspondence="correspondence-copy"]').click()
        expect(self.page.locator("#notice")).to_contain_text("copied")
        return str(self.page.evaluate("navigator.clipboard.readText()"))

    def seats(self, first: str, second: str) -> None:
        """Expect these to sit on the two sides, once a link is taken up."""
        for place, seat in enumerate((first, second)):
            expect(self.page.locator(".player select").nth(place)).to_have_value(seat)


def invite(black: Correspondent, server: SiteServer) -> str:
    """Begin a game by link as Black, with a first stone; returns the link."""
    open_table(black.page, server.url, 5)
    black.table.new_game(5, "human", "remote")
    black.table.choose("c1")
    return black.send()


def play_by_link(black: Correspondent, white: Correspondent, server: SiteServer) -> None:
    """Begin such a game, and take the other side in it."""
    white.take(invite(black, server)).table.click('[data-correspondence="correspondence-claim"]')
