"""A person's clicks on the page of the game."""

from playwright.sync_api import Page

# The page of the game, and what it has once the engine has answered.
PLAY, READY = "play.html", "body[data-state=ready]"


def click(page: Page, number: int) -> None:
    """Click a target, and wait for the revision that comes of it."""
    before = page.get_attribute("body", "data-revision")
    targets = page.locator('[data-space][data-state="target"]')
    targets.nth(number * 7 % targets.count()).click()
    page.wait_for_selector(f'{READY}:not([data-revision="{before}"])')
    page.evaluate("() => new Promise((done) => setTimeout(done, 60))")
