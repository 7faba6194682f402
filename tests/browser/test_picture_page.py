"""The dialog that makes pictures, on the page."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PIL import Image
from playwright.sync_api import BrowserContext, Page, expect

from tests.support.table import Table, open_table
from tests.support.waiting import wait_until
from tools.build.server import SiteServer

pytestmark = [pytest.mark.browser, pytest.mark.page("shared")]

PREVIEW = "document.querySelector('#picture-image').naturalWidth > 0"


def open_dialog(page: Page, server: SiteServer) -> Table:
    table = open_table(page, server.url)
    table.choose("c3", "b2", "d4")
    page.locator("#tools-open").click()
    page.locator("#picture-open").click()
    wait_until(page, PREVIEW)
    return table


def saved(page: Page, button: str) -> tuple[str, bytes]:
    with page.expect_download() as download:
        page.locator(button).click()
    return download.value.suggested_filename, Path(download.value.path()).read_bytes()


def pick(page: Page, name: str, value: str) -> None:
    page.locator(f'[name="picture-{name}"][value="{value}"]').check(force=True)


def test_the_position_is_previewed_and_saved(page: Page, server: SiteServer) -> None:
    open_dialog(page, server)
    assert page.locator("#picture-image").get_attribute("alt") == "Consta · 2. b2,d4"
    name, svg = saved(page, "#picture-svg")
    assert name == "consta-2.svg"
    assert ElementTree.fromstring(svg).tag.endswith("svg")
    pick(page, "width", "400")
    pick(page, "theme", "dark")
    name, png = saved(page, "#picture-png")
    assert name == "consta-2.png"
    with Image.open(BytesIO(png)) as image:
        assert (image.format, image.size) == ("PNG", (400, 400))
        corner = image.convert("RGB").getpixel((2, 2))
        assert isinstance(corner, tuple)
        assert max(corner) < 60
    expect(page.locator("#picture-says")).to_contain_text("consta-2.png")


def test_options_change_the_picture(page: Page, server: SiteServer) -> None:
    open_dialog(page, server)
    _, plain = saved(page, "#picture-svg")
    page.locator('[name="picture-coordinates"]').uncheck()
    page.locator('[name="picture-numbers"]').check()
    _, numbered = saved(page, "#picture-svg")
    assert b">a</text>" in plain
    assert b">a</text>" not in numbered
    assert b">2</text>" in numbered


def test_the_game_is_saved_as_gif_and_svg(page: Page, server: SiteServer) -> None:
    open_dialog(page, server)
    pick(page, "kind", "animated")
    pick(page, "width", "400")
    name, gif = saved(page, "#picture-gif")
    assert name == "consta.gif"
    with Image.open(BytesIO(gif)) as image:
        assert getattr(image, "n_frames", 1) == 3
        assert image.size == (400, 400)
        image.seek(2)
        end = image.convert("RGB")
    pick(page, "kind", "still")
    _, png = saved(page, "#picture-png")
    with Image.open(BytesIO(png)) as image:
        still = image.convert("RGB")
    # The last frame is the last position, but for what a palette of 255 colours can show.
    for place in ((200, 200), (150, 240), (340, 60), (5, 5), (240, 150), (330, 380)):
        one, other = end.getpixel(place), still.getpixel(place)
        assert isinstance(one, tuple)
        assert isinstance(other, tuple)
        assert max(abs(a - b) for a, b in zip(one, other, strict=True)) < 24
    pick(page, "kind", "animated")
    name, svg = saved(page, "#picture-svg")
    assert name == "consta.svg"
    assert b"@keyframes" in svg


# A command that changes no position reaches the engine before each question for a picture.
_VIEWS_BETWEEN = """() => {
  const post = Worker.prototype.postMessage;
  window.setAgain = () => (Worker.prototype.postMessage = post);
  Worker.prototype.postMessage = function (text) {
    if (text.includes('"picture"')) {
      const { session, revision } = JSON.parse(text);
      post.call(this, JSON.stringify({ type: "display", session, revision, numbers: false }));
    }
    post.call(this, text);
  };
}"""


def test_frames_are_in_their_order_though_views_come_in_between(
    page: Page, server: SiteServer
) -> None:
    open_dialog(page, server)
    pick(page, "kind", "animated")
    pick(page, "width", "400")
    _, gif = saved(page, "#picture-gif")
    page.evaluate(_VIEWS_BETWEEN)
    _, again = saved(page, "#picture-gif")
    page.evaluate("() => window.setAgain()")
    assert again == gif


def test_what_was_being_made_of_a_game_is_not_mixed_with_the_next_one(
    page: Page, server: SiteServer
) -> None:
    table = open_dialog(page, server)
    names: list[str] = []
    page.on("download", lambda download: names.append(download.suggested_filename))
    pick(page, "kind", "animated")
    pick(page, "width", "400")
    page.evaluate("""() => {
      document.getElementById("picture-gif").click();
      document.getElementById("picture").close();
      location.hash = "v=0&game=carteso&size=5&moves=Bc3.Wb2.Wd4";
    }""")
    expect(page.locator("#game-name")).to_have_text("Carteso")
    table.ready()
    page.locator("#tools-open").click()
    page.locator("#picture-open").click()
    name, _ = saved(page, "#picture-gif")
    assert name == "carteso.gif"
    assert names == [name]


def test_the_picture_is_copied(context: BrowserContext, page: Page, server: SiteServer) -> None:
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    open_dialog(page, server)
    page.locator("#picture-copy").click()
    expect(page.locator("#picture-says")).to_contain_text("clipboard")
    types = page.evaluate("async () => (await navigator.clipboard.read())[0].types")
    assert types == ["image/png"]


@pytest.mark.page("warm")
def test_a_refused_clipboard_is_told(page: Page, server: SiteServer) -> None:
    open_dialog(page, server)
    page.evaluate(
        "() => { navigator.clipboard.write = () => Promise.reject(new DOMException('no')) }"
    )
    page.locator("#picture-copy").click()
    expect(page.locator("#picture-says")).to_contain_text("Save it instead")


@pytest.mark.parametrize("key", ["Escape", "Enter"])
def test_the_dialog_is_left_by_key(page: Page, server: SiteServer, key: str) -> None:
    table = open_dialog(page, server)
    if key == "Enter":
        page.locator("#picture-close").focus()
    page.keyboard.press(key)
    expect(page.locator("#picture")).to_be_hidden()
    table.press("t")
