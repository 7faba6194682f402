"""Fingers on a phone: a press shows, lifting the finger chooses, and small boards grow."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import BrowserContext, CDPSession, Page, expect

from tests.support.table import PLAY, Table
from tests.support.waiting import wait_until
from tests.support.watch import Watch, origin
from tools.build.server import SiteServer

pytestmark = [pytest.mark.browser, pytest.mark.page("warm")]


@pytest.fixture
def phone(warm_context: Callable[[str], BrowserContext], server: SiteServer) -> Iterator[Page]:
    """A small phone that is touched."""
    context = warm_context("phone")
    watch = Watch(context, {origin(server.url)})
    yield context.new_page()
    watch.end()
    assert watch.problems == []


class Finger:
    """One finger, as the browser's own touch events."""

    def __init__(self, page: Page) -> None:
        self._session: CDPSession = page.context.new_cdp_session(page)

    def touch(self, kind: str, *at: tuple[float, float]) -> None:
        points = [{"x": x, "y": y} for x, y in at]
        self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def _middle(table: Table, space: str) -> tuple[float, float]:
    box = table.space(space).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_press_shows_and_lifting_chooses(phone: Page, server: SiteServer) -> None:
    phone.goto(server.url + PLAY + "#v=0&game=consta&size=5")
    table, finger = Table(phone).ready(), Finger(phone)
    crosshair, preview = phone.locator(".crosshair"), phone.locator('[data-key="preview c3"]')
    finger.touch("touchStart", _middle(table, "c3"))
    expect(crosshair).to_have_count(1)
    expect(preview).to_have_count(1)
    finger.touch("touchMove", _middle(table, "d3"))
    expect(crosshair).to_have_count(0)
    expect(preview).to_have_count(0)
    finger.touch("touchEnd")
    finger.touch("touchStart", _middle(table, "b2"))
    expect(crosshair).to_have_count(1)
    finger.touch("touchEnd")
    expect(table.status).to_have_text("White to move")
    assert table.pieces() == ["b2"]
    expect(crosshair).to_have_count(0)


def test_a_large_board_is_enlarged_until_it_can_be_hit(phone: Page, server: SiteServer) -> None:
    phone.goto(server.url + PLAY + "#v=0&game=consta&size=19")
    table = Table(phone).ready()

    def width() -> float:
        box = table.space("k10").bounding_box()
        assert box is not None
        return box["width"]

    before = width()
    assert before < 24
    larger, view = phone.locator("#zoom-in"), phone.locator("#board-view")
    # A tap is over before it has become a click.
    larger.tap()
    expect(view).to_have_css("--zoom", "1.5")
    larger.tap()
    expect(view).to_have_css("--zoom", "2")
    assert width() >= 24
    # What was in the middle is there still, and the focus takes the board along.
    expect(table.space("k10")).to_be_in_viewport()
    table.space("k10").focus()
    phone.keyboard.press("Control+End")
    expect(table.space("s1")).to_be_focused()
    expect(table.space("s1")).to_be_in_viewport()
    table.space("s1").tap()
    expect(table.status).to_have_text("White to move")
    assert table.pieces() == ["s1"]
    phone.keyboard.press("0")
    expect(view).not_to_have_attribute("data-enlarged", "")
    assert width() == before
    phone.keyboard.press("+")
    expect(view).to_have_attribute("data-enlarged", "")
    # Another board begins whole.
    phone.evaluate("location.hash = 'v=0&game=consta&size=5'")
    expect(view).not_to_have_attribute("data-enlarged", "")
    expect(phone.locator("#zoom")).to_be_hidden()


def test_a_result_is_read_whole_beside_the_buttons_for_the_size(
    phone: Page, server: SiteServer
) -> None:
    phone.goto(server.url + PLAY + "?lang=es#v=0&game=consta&size=19&moves=c3")
    table = Table(phone).ready()
    phone.locator("#resign").tap()
    phone.locator("#resign-indeed").tap()
    expect(table.status).to_have_text("Abandono: victoria de las negras")
    expect(phone.locator("#zoom")).to_be_visible()
    assert table.status.evaluate("e => e.scrollWidth <= e.clientWidth")


def test_the_system_is_handed_a_link(phone: Page, server: SiteServer) -> None:
    phone.add_init_script("navigator.share = async (data) => (window.shared = data)")
    phone.goto(server.url + PLAY + "#v=0&game=consta&size=5&moves=c3")
    Table(phone).ready()
    phone.locator("#tools-open").tap()
    phone.locator("#share").tap()
    expect(phone.locator("#share-address")).not_to_have_value("")
    link = phone.locator("#share-address").input_value()
    phone.locator("#share-system").tap()
    wait_until(phone, "window.shared")
    assert phone.evaluate("window.shared") == {"title": "Consta · Trilithon", "url": link}
