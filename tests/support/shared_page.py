"""A page with a running engine, which tests use one after the other."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser, Error, Page, ViewportSize, expect

from tests.support.table import PLAY, open_game, open_table

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
# The computer's moves are shown without a pause, which most tests are not about.
AT_ONCE = """try {
  localStorage.setItem("trilithon.pause", "0");
} catch {
  // Frames that may keep nothing have to wait.
}"""
# Games, choices and results that are kept, and whatever was opened over the page.
_CLEAR = """() => {
  localStorage.clear();
  sessionStorage.clear();
  for (const dialog of document.querySelectorAll("dialog[open]")) dialog.close();
  for (const menu of document.querySelectorAll("[popover]:popover-open")) menu.hidePopover();
  for (const more of document.querySelectorAll("details[open]")) more.open = false;
  for (const form of document.forms) form.reset();
  document.activeElement?.blur();
  scrollTo(0, 0);
}"""
_SIZE: ViewportSize = {"width": 1280, "height": 720}
# In milliseconds, until the page counts as changed.
_PATIENCE = 2_000


class SharedPage:
    """The page, in a context of its own.

    What a test leaves is cleared away. If the page does not look then as it did when it was new,
    nobody uses it again.
    """

    def __init__(self, browser: Browser, options: dict[str, Any], site: str) -> None:
        self._browser = browser
        self._options = options
        self._site = site
        self._page: Page | None = None
        self._look = ""

    def take(self) -> Page:
        """The page with a game of nobody's on it."""
        if self._page is None:
            # What is kept for times without a network takes long to fetch.
            options = {**self._options, "service_workers": "block"}
            context = self._browser.new_context(**options)
            context.add_init_script(AT_ONCE)
            self._page = context.new_page()
            open_table(self._page, self._site)
            self._clear(self._page)
            self._look = self._page.evaluate(_LOOK)
        return self._page

    def give_back(self) -> None:
        """Clear away what a test left, so that the next one can take the page."""
        page = self._page
        assert page is not None
        if page.url.partition("#")[0] != self._site + PLAY:
            return self.discard()
        try:
            for other in page.context.pages:
                if other is not page:
                    other.close()
            page.unroute_all()
            page.set_viewport_size(_SIZE)
            page.mouse.move(0, 0)
            self._clear(page)
            page.wait_for_function(
                f"look => ({_LOOK})() === look", arg=self._look, timeout=_PATIENCE
            )
        except (Error, AssertionError):
            self.discard()

    def discard(self) -> None:
        """Let the next test have a new page."""
        if self._page is not None:
            self._page.context.close()
        self._page = None

    def _clear(self, page: Page) -> None:
        if page.url != "about:blank":
            page.evaluate(_CLEAR)
        table = open_game(page, self._site + PLAY + _NEUTRAL)
        expect(table.body).to_have_attribute("data-kept", table.revision)
        page.evaluate(_CLEAR)
        page.evaluate(f"() => {{ {AT_ONCE} }}")
