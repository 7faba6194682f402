"""Wait on a page, where Playwright's own waiting cannot.

That takes any promise for true, and what is not a function it evaluates at each look, which the
policy of our pages forbids.
"""

from __future__ import annotations

from playwright.sync_api import Page

# A machine that does much else takes its time, and what does not come is no less missing then.
PATIENCE_MS = 90_000
_TURN_MS = 100
_TURNS = PATIENCE_MS // _TURN_MS


def wait_until(page: Page, expression: str) -> None:
    """Wait until this JavaScript expression, which may be a promise, is true."""
    pause = f"new Promise((done) => setTimeout(done, {_TURN_MS}))"
    turns = f"for (let turn = 0; turn < {_TURNS}; turn += 1)"
    look = f"{{ if (await ({expression})) return true; await {pause}; }}"
    assert page.evaluate(f"async () => {{ {turns} {look} return false; }}"), expression
