"""An engine that is lost at the very command that a test names."""

from __future__ import annotations

from playwright.sync_api import Frame, Page

# A worker whose runtime runs out of memory at a command of that type, which nobody answers then.
LOSE = """
globalThis.lostAt = "";
const post = Worker.prototype.postMessage;
Worker.prototype.postMessage = function (message, ...more) {
  const lost = lostAt && String(message).includes(`"type":"${lostAt}"`);
  if (!lost) return post.call(this, message, ...more);
  lostAt = "";
  const data = { kind: "failure", key: "engine-failed", detail: "no memory" };
  setTimeout(() => this.dispatchEvent(new MessageEvent("message", { data })));
};
"""


def lose_at(page: Page | Frame, command: str) -> None:
    """Let the engine be lost at the next command of a type, on a page that began with `LOSE`."""
    page.evaluate("(command) => (lostAt = command)", command)
