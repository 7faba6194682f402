"""Wait on a page, where Playwright's own waiting cannot, or notices late."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import wraps
from time import monotonic
from typing import Any

from playwright.sync_api import Error, Locator, Page, expect
from playwright.sync_api._generated import LocatorAssertions, PageAssertions

# A machine that does much else takes its time, and what does not come is no less missing then.
PATIENCE_MS = 90_000
_TURN_MS = 100
_TURNS = PATIENCE_MS // _TURN_MS
# Playwright looks ten times a second where it is told to wait for less than two and a half, and
# else only twice.
_ROUND_MS = 2_400
# A signal's time goes on where a test has the page's clock.
_CHANGE = """(element, [name, value, wanted, patience]) => new Promise((done) => {
  const look = () => (element.getAttribute(name) === value) === wanted && end();
  const watch = new MutationObserver(look);
  const end = () => (watch.disconnect(), done());
  watch.observe(element, { attributes: true, attributeFilter: [name] });
  AbortSignal.timeout(patience).onabort = end;
  look();
})"""


def wait_until(page: Page, expression: str) -> None:
    """Wait until this JavaScript expression, which may be a promise, is true.

    Playwright's own waiting takes any promise for true, and what is not a function it evaluates at
    each look, which the policy of our pages forbids.
    """
    assert page.evaluate(f"async () => {_looks(expression)}"), expression


def wait_within(locator: Locator, expression: str) -> None:
    """The same, of an expression about a locator's `element`, in the document that it is in."""
    assert locator.evaluate(f"async (element) => {_looks(expression)}"), expression


def wait_for_attribute(element: Locator, name: str, value: str, *, wanted: bool = True) -> None:
    """Wait until an attribute has a value, or has it no more.

    Playwright's own waiting describes the whole page at each look in vain, as it is read aloud,
    which takes the page longer than most moves do: the page looks itself first.
    """
    # On its way to another address a page answers nothing, and the look below goes there too.
    with suppress(Error):
        element.evaluate(_CHANGE, [name, value, wanted, _ROUND_MS])
    expected = expect(element)
    (expected.to_have_attribute if wanted else expected.not_to_have_attribute)(name, value)


def _looks(expression: str) -> str:
    pause = f"new Promise((done) => setTimeout(done, {_TURN_MS}))"
    turns = f"for (let turn = 0; turn < {_TURNS}; turn += 1)"
    look = f"{{ if (await ({expression})) return true; await {pause}; }}"
    return f"{{ {turns} {look} return false; }}"


def look_often() -> None:
    """Let what tests expect of pages be noticed soon, and be waited for with our patience."""
    for kind in (LocatorAssertions, PageAssertions):
        for name, method in list(vars(kind).items()):
            if name.startswith(("to_", "not_to_")):
                setattr(kind, name, _in_rounds(method))


def _in_rounds(method: Callable[..., None]) -> Callable[..., None]:
    @wraps(method)
    def expected(*what: Any, timeout: float = PATIENCE_MS, **options: Any) -> None:
        end = monotonic() + timeout / 1000
        while True:
            try:
                return method(*what, timeout=min(timeout, _ROUND_MS), **options)
            except AssertionError:
                if monotonic() >= end:
                    raise

    return expected
