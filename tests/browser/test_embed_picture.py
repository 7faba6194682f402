"""What stands in place of a board that nobody has used yet."""

from __future__ import annotations

from urllib.parse import quote

import pytest
from playwright.sync_api import expect

from tests.support.blog import MOVES, PICTURE, REPLAY, Blog
from tests.support.waiting import wait_until
from trilithon.draw.pictures import still
from trilithon.games import GAMES
from trilithon.match import new_match

pytestmark = [pytest.mark.browser, pytest.mark.page("warm")]
# White, and black where the device is dark.
PAGE_COLOURED = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><style>rect{fill:#fff}'
    "@media(prefers-color-scheme:dark){rect{fill:#000}}</style>"
    '<rect width="8" height="8"/></svg>'
)
RED_OF_PICTURE = """(async () => {
    const image = document.querySelector("trilithon-board img");
    await image.decode();
    const canvas = document.createElement("canvas").getContext("2d");
    canvas.drawImage(image, 0, 0);
    return canvas.getImageData(4, 4, 1, 1).data[0];
})()"""


def test_a_board_that_is_not_used_is_its_picture_and_loads_nothing(blog: Blog) -> None:
    asked: list[str] = []
    blog.page.on("request", lambda request: asked.append(request.url))
    blog.open(REPLAY)
    expect(blog.page.get_by_role("button")).to_have_text("Step through the game")
    expect(blog.page.get_by_role("img", name="A board")).to_be_visible()
    blog.page.wait_for_load_state("networkidle")
    ours = [url.removeprefix(blog.site.url) for url in asked if url.startswith(blog.site.url)]
    assert ours == ["boards.js"]
    assert len(blog.page.frames) == 1


def test_a_click_on_the_picture_makes_the_board_live_without_a_jump(blog: Blog) -> None:
    picture = PICTURE.replace("viewBox='0 0 60 60'", "viewBox='0 0 6.45 6.45'")
    blog.open(f"<p>before</p>{REPLAY.replace(PICTURE, picture)}<p>after</p>")
    before = blog.height()
    blog.page.get_by_role("img", name="A board").click()
    table = blog.table()
    expect(blog.page.get_by_role("img", name="A board")).not_to_be_visible()
    assert abs(blog.height() - before) < 2
    table.click("#jump-next")
    assert table.pieces() == ["c3"]
    assert abs(blog.height() - before) < 2


def test_a_picture_goes_with_its_page_as_the_board_will(blog: Blog) -> None:
    page = blog.page
    page.emulate_media(color_scheme="dark")
    # As our own pictures ask.
    assert "@media(prefers-color-scheme:dark)" in still(new_match(GAMES["consta"], {}))
    image = f'<img src="data:image/svg+xml,{quote(PAGE_COLOURED, safe="@():/")}" alt="">'
    blog.open(f'<trilithon-board {MOVES} mode="replay">{image}</trilithon-board>')
    expect(page.locator("trilithon-board").get_by_role("button")).to_be_visible()
    for scheme, red in (("light", 255), ("dark", 0)):
        page.evaluate("(scheme) => document.documentElement.style.colorScheme = scheme", scheme)
        wait_until(page, f"await {RED_OF_PICTURE} === {red}")


def test_a_board_without_a_picture_comes_when_it_is_seen(blog: Blog) -> None:
    bare = f'<trilithon-board {MOVES} controls="no" coordinates="no"></trilithon-board>'
    blog.open(f'<p style="height: 300vh">text</p>{bare}')
    expect(blog.page.locator("iframe")).to_have_count(0)
    blog.page.locator("trilithon-board").scroll_into_view_if_needed()
    table = blog.table()
    assert len(table.pieces()) == 11
    expect(table.page.locator("#bar")).not_to_be_visible()
    expect(table.page.locator(".coordinate").first).not_to_be_visible()
