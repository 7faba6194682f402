"""A page with a running engine, which tests use one after the other."""

from __future__ import annotations

from playwright.sync_api import Error, Page, ViewportSize

from tests.support.table import PLAY, open_game, open_table
from tests.support.warm_context import AT_ONCE, WarmContext

# A game that no test opens, so that going to one is never loading the same address again.
_NEUTRAL = "#v=0&game=consta&size=6"
# All that a person meets on the page: what is seen, and what is chosen in menus and dialogs.
_LOOK = """() => {
  const told = [innerWidth, innerHeight, scrollX, scrollY, document.title];
  for (const element of document.querySelectorAll("*")) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    const attributes = [...element.attributes].map(({ name, value }) => `${name}=${value}`).sort();
    const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
    told.push(element.localName, ...attributes, ...texts.map((node) => node.data.trim()));
  }
  // What a dialog makes, and what the editor writes, is made anew whenever it is opened.
  globalThis.fieldsAtFirst ??= [...document.querySelectorAll("input:not(#editor-text), select")];
  for (const field of fieldsAtFirst) {
    told.push(field.type === "checkbox" || field.type === "radio" ? field.checked : field.value);
  }
  return told.join("\\n").replace(/data-(revision|kept)=\\d+/g, "");
}"""
# Games, choices and results that are kept, and whatever was opened over the page.
_CLEAR = """() => {
  localStorage.clear();
  sessionStorage.clear();
  for (const dialog of document.querySelectorAll("dialog[open]")) dialog.close();
  for (const menu of document.querySelectorAll("[popover]:popover-open")) menu.hidePopover();
  for (const more of document.querySelectorAll("details[open]")) more.open = false;
  document.querySelector("#comment-open[aria-expanded=true]")?.click();
  for (const form of document.forms) form.reset();
  document.activeElement?.blur();
  scrollTo(0, 0);
}"""
_SIZE: ViewportSize = {"width": 1280, "height": 720}
# In milliseconds, until the page counts as changed, and how often it is looked at till then.
_PATIENCE, _PAUSE = 2_000, 100


class SharedPage:
    """The page, in a context of its own, and with it the engine of that.

    What a test leaves is cleared away. If the page does not look then as it did when it was new,
    or was loaded anew meanwhile, nobody uses it again.
    """

    def __init__(self, warm: WarmContext, site: str) -> None:
        self._warm = warm
        self._site = site
        self._page: Page | None = None
        self._look = ""

    def take(self) -> Page:
        """The page with a game of nobody's on it."""
        if self._page is None:
            page = self._warm.take().new_page()
            open_table(page, self._site)
            self._clear(page)
            self._look = page.evaluate(_LOOK)
            page.evaluate("globalThis.isShared = true")
            self._page = page
        return self._page

    def give_back(self) -> None:
        """Clear away what a test left, so that the next one can take the page."""
        page = self._page
        assert page is not None
        if page.url.partition("#")[0] != self._site + PLAY:
            return self.discard()
        try:
            # The engine still holds the games of a page that was there before.
            if not page.evaluate("globalThis.isShared"):
                return self.discard()
            self._warm.close_pages(left_open=page)
            page.unroute_all()
            page.set_viewport_size(_SIZE)
            page.emulate_media(reduced_motion="reduce")
            page.mouse.move(0, 0)
            self._clear(page)
            page.wait_for_function(
                f"look => ({_LOOK})() === look", arg=self._look, timeout=_PATIENCE, polling=_PAUSE
            )
        except (Error, AssertionError):
            self.discard()

    def discard(self) -> None:
        """Let the next test have a new page."""
        if self._page is not None:
            self._warm.give_back()
        self._page = None

    def end(self) -> None:
        """Let the next test have all new."""
        self._page = None
        self._warm.discard()

    def _clear(self, page: Page) -> None:
        if page.url != "about:blank":
            page.evaluate(_CLEAR)
        table = open_game(page, self._site + PLAY + _NEUTRAL)
        table.kept()
        page.evaluate(_CLEAR)
        page.evaluate(f"() => {{ {AT_ONCE} }}")
