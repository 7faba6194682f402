"""Persons who play live, each in a browser of their own."""

from __future__ import annotations

from playwright.sync_api import BrowserContext, JSHandle, Page, expect

from tests.support.table import Table

# Lets a test end all connections of a page, as a lost network would in the end.
_CONNECTIONS = """globalThis.connections = [];
globalThis.RTCPeerConnection = class extends RTCPeerConnection {
  constructor(...about) {
    super(...about);
    connections.push(this);
  }
};"""
# What a dialog shows, as soon as it does.
_TOLD = """dialog => {
  const told = [];
  const watcher = new MutationObserver(() => told.push(dialog.textContent));
  watcher.observe(dialog, { childList: true, subtree: true });
  return told;
}"""


class Person:
    """One person's browser."""

    def __init__(self, context: BrowserContext) -> None:
        self.context = context
        self.page: Page = context.new_page()
        self.page.add_init_script(_CONNECTIONS)
        self.table = Table(self.page)
        self.live = self.page.locator("#live")

    def share_board(self) -> str:
        """Let somebody look at the board too; returns the invitation."""
        self.page.locator("#tools-open").click()
        self.page.locator("#circle-open").click()
        return self._given("circle")

    def look_on(self, invitation: str) -> str:
        """Open an invitation to a board; returns the answer."""
        self.page.goto(invitation)
        self.table.ready()
        self.page.locator('[data-live="circle-join"]').click()
        return self._given("circle")

    def invite(self) -> str:
        """Offer the game on the board; returns the invitation."""
        if not self.page.locator("#live-dialog").is_visible():
            self.page.locator("#tools-open").click()
            self.page.locator("#live-open").click()
        return self._given()

    def join(self, invitation: str) -> str:
        """Open an invitation; returns the answer."""
        self.page.goto("about:blank")
        self.page.goto(invitation)
        self.table.ready()
        self.page.locator('[data-live="live-accept"]').click()
        return self._given()

    def hand_over(self, answer: str) -> None:
        """Open an answer in another tab, as a messenger would."""
        tab = self.context.new_page()
        tab.goto(answer)
        expect(tab.locator("#live-dialog")).to_contain_text("can be closed")
        tab.close()

    def _given(self, dialog: str = "live") -> str:
        link = self.page.locator(f"#{dialog}-given")
        expect(link).to_be_visible()
        return str(link.input_value())

    def told_in(self, dialog: str) -> JSHandle:
        """All that a dialog shows from now on, one after the other."""
        return self.page.locator(f"#{dialog}-dialog").evaluate_handle(_TOLD)

    def lose_network(self) -> None:
        """Let all connections of the page end."""
        self.page.evaluate("connections.forEach((one) => one.close())")


def connect(one: Person, other: Person) -> None:
    one.hand_over(other.join(one.invite()))
    expect_together(one, other)
    for person in (one, other):
        expect(person.page.locator("#live-dialog")).to_be_hidden()


def expect_together(*persons: Person) -> None:
    """Wait until all know that the other one is there, and would find back if they lost it now."""
    for person in persons:
        expect(person.live).to_have_attribute("data-standing", "here")
        expect(person.live).to_have_attribute("data-awaits", "true")
