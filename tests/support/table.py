"""The page as a person uses it: a handle for browser tests."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from itertools import pairwise
from typing import Self

from playwright.sync_api import FrameLocator, Locator, Page

from tests.support.waiting import wait_for_attribute
from trilithon.formats.link import read_fragment

# Seen by nobody, a page analyses nothing.
_HIDE = """for (const [name, value] of [["hidden", true], ["visibilityState", "hidden"]]) {
  Object.defineProperty(document, name, { value, configurable: true });
}"""
_SHOW = "delete document.hidden, delete document.visibilityState"
# The page of the game, and where a new game of a size is on it.
PLAY = "play.html"
START = "#v=0&game=consta&size={size}"


class Table:
    """One page, or one frame of a page, with a game on it."""

    def __init__(self, page: Page | FrameLocator) -> None:
        self.page = page
        self.body = page.locator("body")
        self.status = page.locator("#status")
        self.notice = page.locator("#notice")
        self.moves = page.locator("#moves button")

    def space(self, name: str) -> Locator:
        """The area of a space."""
        return self.page.locator(f'#board [data-space="{name}"]')

    def offered(self, choice: str) -> Locator:
        """What is pressed for a choice: a space, a base in hand, or an option."""
        kinds = "data-space", "data-choice", "data-option"
        return self.page.locator(", ".join(f'main [{kind}="{choice}"]' for kind in kinds))

    def pieces(self) -> list[str]:
        """The keys of the pieces on the board, drafts among them."""
        drawn = self.page.locator("#board .layer-pieces [data-key]")
        return sorted(key or "" for key in drawn.evaluate_all("all => all.map(e => e.dataset.key)"))

    def ready(self) -> Self:
        """Wait until the view is there and nobody thinks."""
        wait_for_attribute(self.body, "data-state", "ready")
        return self

    def kept(self) -> Self:
        """Wait until what is shown is kept on the device and stands in the address."""
        wait_for_attribute(self.body, "data-kept", self.revision)
        return self

    def kept_address(self) -> str:
        """The page's address, once it holds what is shown."""
        page = self.kept().page
        assert isinstance(page, Page)
        return page.url

    def reload(self) -> Table:
        """Load the page again, once the game is kept."""
        assert isinstance(self.page, Page)
        self.kept()
        self.page.reload()
        return self.ready()

    @property
    def revision(self) -> str:
        """The revision of the view that is shown."""
        return self.body.get_attribute("data-revision") or ""

    @property
    def result(self) -> str:
        """The result shown; empty while the game goes on."""
        return self.body.get_attribute("data-result") or ""

    def choose(self, *names: str) -> Self:
        """Click spaces one after the other, each on the view that the click before led to."""
        for name in names:
            self.act(self.space(name).click)
        return self

    def open_space(self) -> str:
        """A space that can be chosen, whatever the other side has taken."""
        target = self.page.locator('#board [data-state="target"]').first
        return target.get_attribute("data-space") or ""

    def choose_open(self) -> Self:
        """Click a space that can be chosen."""
        return self.choose(self.open_space())

    def press(self, *keys: str) -> Self:
        """Press keys one after the other, each of which leads to another view."""
        for key in keys:
            self.act(partial(self.body.press, key))
        return self

    def click(self, selector: str) -> Self:
        """Click something that leads to another view."""
        self.act(self.page.locator(selector).click)
        return self

    def study(self) -> Self:
        """Look into the game without an analysis, which would take all time that it is given."""
        self.body.evaluate(f"() => {{ {_HIDE} }}")
        self.click("#study")
        self.body.evaluate(f"() => {{ {_SHOW} }}")
        return self

    def act(self, action: Callable[[], None]) -> None:
        """Do something that leads to another view, and wait for that."""
        before = self.revision
        action()
        wait_for_attribute(self.body, "data-revision", before, wanted=False)

    def new_game(self, size: int, black: str = "human", white: str = "human") -> Table:
        """Begin a game through the dialog; a side is `human` or `computer N`."""
        before = self.revision
        self.page.locator("#new").click()
        self.page.locator(f'[name="setting-size"][value="{size}"]').check()
        self.page.locator('[name="seat-black"]').select_option(black)
        self.page.locator('[name="seat-white"]').select_option(white)
        self.page.locator("#new-game-start").click()
        wait_for_attribute(self.body, "data-revision", before, wanted=False)
        return self


def open_game(page: Page, address: str) -> Table:
    """Go to an address and wait for its game; the page may have another one on it already."""
    table = Table(page)
    here, _, game = page.url.partition("#")
    there, _, wanted = address.partition("#")
    stays = here == there and game != wanted
    before = table.revision if stays else ""
    page.goto(address)
    if stays:
        wait_for_attribute(table.body, "data-revision", before, wanted=False)
    return table.ready()


def open_table(page: Page, site: str, size: int = 5, query: str = "") -> Table:
    """The page with a new game of a size, two people playing."""
    return open_game(page, site + PLAY + query + START.format(size=size))


def expect_linked(page: Page, moves: str) -> None:
    """Wait until the page's address holds a game with these moves on its line."""
    page.wait_for_url(lambda url: _linked(url) == moves, wait_until="commit")


def expect_settings(page: Page, **settings: str) -> None:
    """Wait until the page's address holds a game with these settings."""
    page.wait_for_url(lambda url: read_fragment(url).settings == settings, wait_until="commit")


def _linked(url: str) -> str:
    match = read_fragment(url)
    write_move = match.game.notation.write_move
    return " ".join(
        write_move(before.position, node.move) for before, node in pairwise(match.line())
    )


def address(text: str) -> re.Pattern[str]:
    """What an address looks like that ends in a text."""
    return re.compile(re.escape(text) + "$")
