"""Files that do not come, or come broken, hold nobody up, and nothing that was done is lost."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Route, expect

from tests.support.blog import PICTURE, Blog
from tests.support.haste import hasten
from tests.support.table import PLAY, Table
from tests.support.watch import Watch
from tools.build.server import SiteServer

pytestmark = pytest.mark.browser

BINARY, ARCHIVE = "**/pyodide.asm.wasm.packed", "**/boot.zip.packed"
DECODER, GLUE = "**/zstd.wasm.packed", "**/pyodide.asm.mjs.packed"
GAME = "#v=0&game=consta&size=5"


class Fault:
    """Answers wrongly for so many times, and then as the site does."""

    def __init__(
        self, times: int, status: int = 404, body: bytes = b"", kind: str = "text/html"
    ) -> None:
        self.times, self._status, self._body, self._kind = times, status, body, kind

    def __call__(self, route: Route) -> None:
        """Answer a request."""
        self.times -= 1
        if self.times < 0:
            route.continue_()
        elif self._body:
            route.fulfill(status=200, content_type=self._kind, body=self._body)
        elif self._status:
            route.fulfill(status=self._status)
        else:
            route.abort("connectionreset")


@pytest.mark.parametrize(
    ("file", "fault"),
    [
        (BINARY, Fault(1, status=0)),
        (BINARY, Fault(1, body=b"of another version", kind="application/octet-stream")),
        (ARCHIVE, Fault(1, body=b"<p>Not found")),
        (DECODER, Fault(1)),
        (GLUE, Fault(1, body=b"<p>Not found")),
        ("**/js/engine/worker.js", Fault(1)),
    ],
    ids=["reset", "another", "page", "decoder", "glue", "script"],
)
def test_what_did_not_come_at_first_is_fetched_again(
    page: Page, server: SiteServer, watch: Watch, file: str, fault: Fault
) -> None:
    hasten(page)
    page.route(file, fault)
    page.goto(f"{server.url}{PLAY}{GAME}")
    table = Table(page)
    table.space("c3").click()
    expect(table.moves).to_have_count(1)
    assert fault.times < 0
    watch.problems.clear()


def test_where_no_unpacked_script_may_run_the_plain_one_is_fetched(
    page: Page, server: SiteServer, watch: Watch
) -> None:
    def forbid(route: Route) -> None:
        answer = route.fetch()
        policy = answer.headers["content-security-policy"].replace(" blob:", "", 1)
        headers = {**answer.headers, "content-security-policy": policy}
        route.fulfill(response=answer, headers=headers)

    page.route("**/js/engine/worker.js", forbid)
    with page.expect_response("**/pyodide.asm.mjs"):
        page.goto(f"{server.url}{PLAY}{GAME}")
    table = Table(page)
    table.space("c3").click()
    expect(table.moves).to_have_count(1)
    watch.problems.clear()


def test_where_it_never_comes_the_person_is_told_and_may_try_again(
    page: Page, server: SiteServer, watch: Watch
) -> None:
    fault = Fault(1000)
    hasten(page)
    page.route(ARCHIVE, fault)
    page.goto(f"{server.url}{PLAY}{GAME}")
    table = Table(page)
    table.space("c3").click()
    expect(table.notice).to_have_text(re.compile("Check the connection"))
    fault.times = 0
    page.locator("#revive").click()
    expect(table.moves).to_have_count(1)
    expect(page.locator("#revive")).to_have_count(0)
    watch.problems.clear()


def test_an_embedded_board_says_so_too_and_goes_on_when_the_network_returns(
    page: Page, server: SiteServer, other_origin: SiteServer, watch: Watch
) -> None:
    blog = Blog(page, server, other_origin)
    watch.origins.add(blog.url.rstrip("/"))
    fault = Fault(1000)
    hasten(page)
    page.route(BINARY, fault)
    game = 'game="consta" size="5" mode="play"'
    blog.open(f'<trilithon-board id="one" {game}>{PICTURE}</trilithon-board>')
    page.locator("#one").get_by_role("button").click()
    frame = page.frame_locator("#one iframe")
    expect(frame.locator("#revive")).to_be_visible()
    fault.times = 0
    frame.locator("#revive").click()
    expect(frame.locator("body")).to_have_attribute("data-state", "ready")
    watch.problems.clear()
