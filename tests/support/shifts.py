"""Whether what is painted moves while a page loads."""

from __future__ import annotations

from playwright.sync_api import Page

# As much as is not noticed: a line of text that comes out a little longer.
_MOST = 0.02
_WATCH = """
window.shifts = [];
new PerformanceObserver((list) => {
  for (const { hadRecentInput, value, sources } of list.getEntries()) {
    const names = sources.map(({ node }) => node?.id || node?.className || node?.nodeName);
    if (!hadRecentInput) shifts.push([value, names.join(" ")]);
  }
}).observe({ type: "layout-shift", buffered: true });
"""
_TOLD = """() => new Promise((done) => {
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => done(shifts), 50)));
})"""


def watch_shifts(page: Page) -> None:
    """Note from the next address on what moves."""
    page.add_init_script(_WATCH)


def shifts(page: Page) -> list[tuple[float, str]]:
    """How far what was painted has moved, and what."""
    found: list[tuple[float, str]] = page.evaluate(_TOLD)
    return found


def expect_calm(page: Page) -> None:
    """Fail where what was painted has moved, as far as anybody may notice."""
    found = shifts(page)
    assert sum(value for value, _ in found) <= _MOST, found
