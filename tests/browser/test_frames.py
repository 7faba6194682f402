"""Boards of one page in plain frames, which nobody but themselves can bring together."""

from __future__ import annotations

import pytest
from playwright.sync_api import Worker, expect

from tests.support.blog import Blog
from tests.support.haste import hasten
from tests.support.table import Table
from tests.support.waiting import wait_within
from tests.support.watch import Watch

pytestmark = [pytest.mark.browser, pytest.mark.page("warm")]

HAS_ENGINE = "() => Object.keys(window).some((name) => name.startsWith('trilithon '))"
RUNTIME = "pyodide.asm.wasm.packed"


def frame(blog: Blog, name: str, moves: str = "", more: str = "") -> str:
    """The markup of a board to play on."""
    address = f"{blog.site.url}embed.html?game=consta&amp;size=5&amp;mode=play&amp;moves={moves}"
    return f'<iframe id="{name}" src="{address}" width="300" height="420" {more}></iframe>'


def table(blog: Blog, name: str) -> Table:
    """A board, once it is live."""
    return Table(blog.page.frame_locator(f"#{name}")).ready()


def owner(blog: Blog) -> str:
    """The name of the frame that has the engine."""
    frames = [one for one in blog.page.frames if "/embed.html" in one.url]
    [name] = [one.frame_element().get_attribute("id") for one in frames if one.evaluate(HAS_ENGINE)]
    assert name is not None
    return name


def workers(blog: Blog, count: int) -> list[Worker]:
    """The page's workers, once there are so many: the end of one is told some time after it."""
    while len(blog.page.workers) != count:
        blog.page.wait_for_timeout(50)
    return blog.page.workers


def test_plain_frames_share_one_engine_whichever_of_them_goes(blog: Blog) -> None:
    page = blog.page
    names = ["one", "two", "three", "four"]
    moves = ["", "c3", "c3+b2,d4", "c3+b2,d4+a1,e5"]
    inner = "".join(frame(blog, *both) for both in zip(names, moves, strict=True))
    blog.open(inner)
    tables = {name: table(blog, name) for name in names}
    [worker] = page.workers
    first = owner(blog)
    other, *rest = (name for name in names if name != first)
    # One that only uses it goes.
    page.evaluate("(name) => document.getElementById(name).remove()", other)
    for name in (first, *rest):
        tables[name].choose("a5") if name == "one" else tables[name].choose("a3", "e3")
    assert page.workers == [worker]
    before = {name: tables[name].pieces() for name in rest}
    # Then the one that has it.
    page.evaluate("(name) => document.getElementById(name).remove()", first)
    for name in rest:
        expect(tables[name].body).to_have_attribute("data-revision", "1")
        assert tables[name].pieces() == before[name]
        tables[name].choose("a2", "e2")
        assert len(tables[name].pieces()) == len(before[name]) + 2
    assert owner(blog) in rest
    [heir] = workers(blog, 1)
    assert heir is not worker


@pytest.mark.parametrize(("width", "height"), [(300, 150), (700, 250), (200, 900), (280, 700)])
def test_all_of_a_board_can_be_come_to_in_a_frame_that_is_too_small(
    blog: Blog, width: int, height: int
) -> None:
    query = "game=carteso&amp;variant=button&amp;size=5&amp;mode=play&amp;lang=es"
    address = f"{blog.site.url}embed.html?{query}"
    size = f'width="{width}" height="{height}" style="border: 0"'
    shown = table(blog.open(f'<iframe id="frame" src="{address}" {size}></iframe>'), "frame")
    # Nothing can be scrolled to that lies above or to the left of where a page begins.
    place = "element => element.getBoundingClientRect()"
    board = shown.page.locator("#board").evaluate(place)
    assert board["top"] >= 0
    assert board["left"] >= 0
    assert shown.page.locator("#options button").last.evaluate(place)["right"] <= width


HEED = """addEventListener("message", ({ source, data }) => {
  for (const frame of document.querySelectorAll("iframe"))
    if (frame.contentWindow === source && data.trilithon === "size")
      frame.style.height = `${data.height}px`;
});"""


def test_a_host_can_give_a_frame_the_height_that_it_needs(blog: Blog) -> None:
    address = f"{blog.site.url}embed.html?game=carteso&amp;size=5&amp;mode=play"
    look = "width: 300px; border: 0; height:"
    frames = [
        f'<iframe id="{name}" src="{address}" style="{look} {height}px"></iframe>'
        for name, height in (("low", 150), ("high", 900))
    ]
    blog.open(f"<script>{HEED}</script>{''.join(frames)}")
    for name in ("low", "high"):
        shown = table(blog, name)
        # The board is as large as the width allows, and there is no more room than for what it has.
        whole = "document.documentElement.scrollHeight === innerHeight && innerHeight > 500"
        tight = "element.querySelector('#bar').getBoundingClientRect().bottom > innerHeight - 16"
        square = "element.querySelector('#board').clientHeight > 270"
        wait_within(shown.body, f"{whole} && {tight} && {square}")
    heights = blog.page.locator("iframe").evaluate_all("all => all.map((one) => one.clientHeight)")
    assert heights[0] == heights[1]


def test_a_frame_that_is_loaded_again_finds_the_others(blog: Blog) -> None:
    page = blog.page
    blog.open(frame(blog, "one", "c3") + frame(blog, "two", "c3"))
    tables = {name: table(blog, name) for name in ("one", "two")}
    first = owner(blog)
    other = next(name for name in tables if name != first)
    tables[other].choose("a1", "a5")
    page.evaluate("(name) => { document.getElementById(name).src += '&lang=es' }", first)
    expect(page.frame_locator(f"#{first}").locator("html")).to_have_attribute("lang", "es")
    tables[first].ready().choose("b1", "b5")
    tables[other].ready()
    assert tables[other].pieces() == ["a1", "a5", "c3"]
    assert owner(blog) == other
    workers(blog, 1)


def test_plain_frames_beside_elements_use_their_engine(blog: Blog) -> None:
    bare = '<trilithon-board game="consta" size="5" mode="diagram"></trilithon-board>'
    blog.open(bare)
    blog.table()
    blog.page.evaluate(
        "(markup) => document.body.insertAdjacentHTML('beforeend', markup)", frame(blog, "one")
    )
    table(blog, "one").choose("c3")
    workers(blog, 1)


def test_a_diagram_needs_no_engine_once_it_is_shown(blog: Blog) -> None:
    page = blog.page
    hasten(page)
    moves = 'game="consta" size="5" moves="c3 a1,a5 c2,c4"'
    blog.open(f'<trilithon-board {moves} mode="diagram"></trilithon-board>')
    assert len(blog.table().pieces()) == 5
    workers(blog, 0)
    page.evaluate("document.querySelector('trilithon-board').setAttribute('ply', '1')")
    expect(blog.frame().locator("#board .layer-pieces [data-key]")).to_have_count(1)


def test_a_replay_is_leafed_through_without_an_engine_once_all_of_it_is_known(blog: Blog) -> None:
    page = blog.page
    hasten(page)
    moves = 'game="consta" size="5" moves="c3 a1,a5 c2,c4" ply="0"'
    blog.open(f'<trilithon-board {moves} mode="replay"></trilithon-board>')
    table = blog.table()
    workers(blog, 0)
    assert table.click("#jump-next").pieces() == ["c3"]
    assert table.click("#jump-next").pieces() == ["a1", "a5", "c3"]
    assert table.click("#jump-last").pieces() == ["a1", "a5", "c2", "c3", "c4"]
    assert table.click("#jump-previous").pieces() == ["a1", "a5", "c3"]
    assert table.click("#jump-first").pieces() == []
    # Another game needs one again, and then no more.
    page.evaluate("document.querySelector('trilithon-board').setAttribute('moves', 'b2')")
    expect(blog.frame().locator("#place")).to_contain_text("1")
    workers(blog, 0)
    assert table.click("#jump-last").pieces() == ["b2"]


@pytest.mark.page("new")
def test_when_the_shared_engine_cannot_be_had_every_frame_says_so(blog: Blog, watch: Watch) -> None:
    page = blog.page
    hasten(page)
    page.route(f"**/{RUNTIME}", lambda route: route.fulfill(status=404))
    blog.open(frame(blog, "one") + frame(blog, "two", "c3"))
    frames = [page.frame_locator(f"#{name}") for name in ("one", "two")]
    for one in frames:
        expect(one.locator("#revive")).to_be_visible()
    page.unroute(f"**/{RUNTIME}")
    frames[1].locator("#revive").click()
    for one in frames:
        expect(one.locator("body")).to_have_attribute("data-state", "ready")
    workers(blog, 1)
    watch.problems.clear()


@pytest.mark.page("new")
def test_a_sandboxed_frame_has_an_engine_of_its_own_once_it_is_seen(blog: Blog) -> None:
    page = blog.page
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url.rpartition("/")[2]))
    sandbox = 'sandbox="allow-scripts"'
    below = '<p style="height: 300vh">text</p>'
    blog.open(frame(blog, "plain") + below + frame(blog, "boxed", "c3", sandbox))
    boxed = page.frame_locator("#boxed")
    expect(boxed.locator("html")).to_have_attribute("data-started", "")
    table(blog, "plain").choose("c3")
    assert asked.count(RUNTIME) == 1
    expect(boxed.locator("body")).to_have_attribute("data-state", "loading")
    page.locator("#boxed").scroll_into_view_if_needed()
    table(blog, "boxed").choose("a1", "a5")
    assert asked.count(RUNTIME) == 2
