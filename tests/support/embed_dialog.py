"""The dialog that gives the markup of a board for other pages."""

from __future__ import annotations

from playwright.sync_api import Page, expect


def open_embed_dialog(page: Page) -> None:
    """Open it from the menu of the game's page, and wait for the board that it shows."""
    page.locator("#tools-open").click()
    page.locator("#embed").click()
    expect(page.locator("#embed-preview trilithon-board")).to_have_count(1)
