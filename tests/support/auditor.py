"""What axe has against a page, and whether the page fits a narrow window."""

from __future__ import annotations

from playwright.sync_api import Page

from tools.build.paths import NODE_MODULES

AXE = NODE_MODULES / "axe-core" / "axe.min.js"
# Style sheets, which only one rule looks into, are the same in all states of a page.
_RUN = """async ([only, preload]) => {
  const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
  const runOnly = only.length ? only : tags;
  // What lies under a dialog or a menu was looked at before that was opened.
  const over = [...document.querySelectorAll("dialog:modal, [popover]:popover-open")];
  const seen = over.at(-1) ?? document;
  const { violations } = await axe.run(seen, { runOnly, preload, resultTypes: ["violations"] });
  const told = (id, { target }) => `${id}: ${target.join(" ")}`;
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => told(id, node)));
}"""
# As wide as a small phone, or as a page of 1280 pixels at 400 %: everything has to fit.
WIDTH = 320
# Where a dialog that does not fit scrolls, its buttons stay.
_BUTTONS = """() => [...document.querySelectorAll("dialog[open] .dialog-buttons button")]
  .filter((button) => button.offsetParent && button.getBoundingClientRect().bottom > innerHeight)
  .map((button) => button.id)"""
# What looks can change; all else is the same in dark.
_COLOURS = ["color-contrast", "link-in-text-block"]


class Auditor:
    """Looks at a page in each of its states."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.found: list[str] = []

    def look(self, state: str) -> None:
        """What is there now, in light and dark."""
        page = self.page
        fresh = page.evaluate("typeof axe !== 'object'")
        if fresh:
            page.evaluate(AXE.read_text(encoding="utf-8"))
        for scheme, only in (("light", []), ("dark", _COLOURS)):
            page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
            found = page.evaluate(_RUN, [only, fresh and not only])
            self.found += [f"{state}, {scheme}: {violation}" for violation in found]
        page.emulate_media(color_scheme="light")
        width = page.evaluate("document.documentElement.scrollWidth")
        if width > WIDTH:
            self.found.append(f"{state}: {width} pixels wide")
        self.fit(state)

    def fit(self, state: str) -> None:
        """Whether a dialog's buttons are in sight."""
        self.found += [f"{state}: #{button} is cut" for button in self.page.evaluate(_BUTTONS)]
