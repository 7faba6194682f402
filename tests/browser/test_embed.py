"""Boards in pages of other sites."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserType, Page, expect

from tests.support.blog import MOVES, PICTURE, PUZZLE, REPLAY, Blog
from tests.support.haste import hasten
from tests.support.table import PLAY, Table
from tests.support.waiting import wait_until
from tests.support.watch import Watch
from tools.build.server import SiteServer
from trilithon.games import GAMES

pytestmark = [pytest.mark.browser, pytest.mark.page("warm")]
ENGINE_FILES = ("worker.js", "pyodide.asm.wasm.packed")


@pytest.fixture
def refusing(
    browser_type: BrowserType,
    whole_browser: dict[str, Any],
    server: SiteServer,
    other_origin: SiteServer,
    tmp_path: Path,
) -> Iterator[Blog]:
    """A page of another site in a browser that refuses to store anything for anybody.

    Only the whole Chromium has settings.
    """
    settings = {"profile": {"default_content_setting_values": {"cookies": 2}}}
    (tmp_path / "Default").mkdir()
    (tmp_path / "Default" / "Preferences").write_text(json.dumps(settings), encoding="utf-8")
    context = browser_type.launch_persistent_context(str(tmp_path), **whole_browser)
    watching = Watch(context, set())
    made = Blog(context.pages[0], server, other_origin)
    watching.allow(server)
    watching.origins.add(made.url.rstrip("/"))
    yield made
    context.close()
    assert watching.problems == []


@pytest.mark.page("new")
def test_three_games_on_a_blog_with_storage_refused(refusing: Blog) -> None:
    blog = refusing.open()
    page = blog.page
    consta = blog.start("#consta")
    consta.click("#jump-last")
    expect(consta.page.locator("#place")).to_have_text("6/6 · Black has won")
    carteso = blog.start("#carteso")
    blog.settle("#consta")
    carteso.choose("c3")
    blog.settle("#carteso")
    carteso.click('[data-option="colour:black"]')
    expect(carteso.body).to_have_attribute("data-state", "ready")
    expect(page.locator("#carteso")).to_have_js_property("ply", 4)
    constructo = Table(page.frame_locator("#constructo")).ready()
    constructo.click('[data-choice="hand:S"]').choose("9")
    assert len(constructo.pieces()) == 3
    frames = [frame for frame in page.frames if frame.url.startswith(blog.site.url)]
    assert len(frames) == 4
    for frame in frames:
        reads = "() => { try { localStorage.length; return 'read' } catch { return 'refused' } }"
        assert frame.evaluate(reads) == "refused"


@pytest.mark.parametrize("width", ["18rem", "20rem", "25rem"])
@pytest.mark.parametrize("board", ['game="carteso" size="5" komi="12.5"', 'game="constructo"'])
def test_what_players_have_fits_into_a_narrow_board(blog: Blog, board: str, width: str) -> None:
    element = f'<trilithon-board {board} mode="play" style="max-width: {width}"></trilithon-board>'
    table = blog.open(element).table().ready()
    players = table.page.locator("#players")
    edge = table.body.evaluate("body => body.getBoundingClientRect().right")
    parts = players.locator("*:not(svg *)").evaluate_all(
        "all => all.map(one => one.getBoundingClientRect().right)"
    )
    assert max(parts) <= edge


@pytest.mark.page("new")
def test_boards_of_a_page_share_one_engine(blog: Blog) -> None:
    asked: list[str] = []
    blog.page.on("request", lambda request: asked.append(request.url.rpartition("/")[2]))
    play = f'<trilithon-board id="play" {MOVES} ply="1" mode="play">{PICTURE}</trilithon-board>'
    blog.open(REPLAY.replace("<tri", '<div id="replay"><tri') + "</div>" + play + PUZZLE)
    replay = blog.start("#replay trilithon-board")
    played = blog.start("#play")
    blog.start("[mode=puzzle]")
    assert [asked.count(name) for name in ENGINE_FILES] == [1, 1]
    assert len(blog.page.workers) == 1
    replay.click("#jump-next")
    played.choose("d4", "d4")
    assert replay.pieces() == ["c3"]
    assert played.pieces() == ["c3", "d4"]
    # The engine goes on for the others when one of them is taken away.
    blog.page.evaluate("document.querySelector('#play').remove()")
    replay.click("#jump-next")
    expect(replay.page.locator("#place")).to_have_text("2/6 · a1,a5")


def test_a_host_that_demands_a_policy_of_what_it_embeds(blog: Blog) -> None:
    blog.host.headers = lambda _: {"Cross-Origin-Embedder-Policy": "require-corp"}
    try:
        blog.open(
            f'<trilithon-board game="consta" size="5" mode="play">{PICTURE}</trilithon-board>'
        )
        table = blog.start().choose("c3")
        expect(table.body).to_have_attribute("data-revision", re.compile("[1-9]"))
        assert table.pieces() == ["c3"]
    finally:
        blog.host.headers = None


def test_a_board_that_gets_no_shared_engine_starts_its_own(blog: Blog, watch: Watch) -> None:
    hasten(blog.page)
    blog.page.route("**/engine.html", lambda route: route.abort())
    blog.open(REPLAY)
    table = blog.start()
    table.click("#jump-next")
    assert table.pieces() == ["c3"]
    watch.problems.clear()


def test_a_page_that_asks_for_a_module_has_the_same_board(blog: Blog) -> None:
    asked: list[str] = []
    blog.page.on("request", lambda request: asked.append(request.url.rpartition("/")[2]))
    script = f'<script type="module" src="{blog.site.url}trilithon-board.js"></script>'
    (blog.host.folder / "host.html").write_text(
        f'<!doctype html><link rel="icon" href="data:,">{script}{REPLAY}', encoding="utf-8"
    )
    blog.page.goto(blog.url + "host.html")
    table = blog.start()
    table.click("#jump-next")
    assert table.pieces() == ["c3"]
    assert asked.count("boards.js") == 1


def test_a_record_may_be_longer_than_hosts_take_an_address(blog: Blog) -> None:
    record = f"[Game 'consta'][Size '5'] 1. c3 {{{'words ' * 12_000}}} *".replace("'", "&quot;")
    blog.open(f'<trilithon-board mode="replay" record="{record}"></trilithon-board>')
    assert blog.table().click("#jump-last").pieces() == ["c3"]
    expect(blog.frame().locator("#comment")).to_contain_text("words words")


def test_what_the_author_thinks_of_a_move_stands_beside_it(blog: Blog) -> None:
    record = "[Game 'consta'][Size '5'] 1. c3 $1 2. b2,d4 $6 $15 {Why?} *".replace("'", "&quot;")
    blog.open(f'<trilithon-board mode="replay" record="{record}"></trilithon-board>')
    table = blog.table().click("#jump-next")
    expect(table.page.locator("#place")).to_have_text("1/2 · c3 !")
    table.click("#jump-next")
    expect(table.page.locator("#place")).to_have_text("2/2 · b2,d4 ⁈ $15")


WRONG = [
    ('game="chess"', f"There is no game “chess”; there are {', '.join(GAMES)}."),
    ('game="consta" moves="c3 zz"', "Move 2, “zz”:"),
    ('game="consta" sise="5"', "consta has no setting “sise”."),
    ('game="consta" mode="show"', "mode is “show”; it must be diagram, replay, play or puzzle."),
    ('game="consta" theme="pink"', "theme is “pink”; it must be one of system, light, dark."),
    ('game="consta" mode="play" level="99"', "level is “99”; it must be one of"),
    ('game="consta" ply="two"', "ply is “two”; it must be a whole number from 0 to 0."),
    ('record="[Game"', "This board cannot be shown."),
    ('link="v=0&amp;game=consta&amp;size=5&amp;moves=a1.a1"', "The link cannot be followed"),
    ('game="consta" orientation="1.5"', "orientation is “1.5”"),
    ("", "There is nothing to show: game, record or link is wanted."),
]


def test_on_paper_a_board_tells_its_move_and_has_nothing_to_press(blog: Blog) -> None:
    blog.open(REPLAY.replace('mode="replay"', 'mode="replay" ply="2"'))
    bar = blog.start().page.locator("#bar")
    blog.page.emulate_media(media="print")
    expect(bar.locator("#place")).to_have_text("2/6 · a1,a5")
    expect(bar.locator("#place")).to_be_visible()
    for control in bar.locator("button, a").all():
        expect(control).to_be_hidden()


def test_what_is_wrong_is_said_in_the_frame(blog: Blog) -> None:
    boards = [
        f'<trilithon-board id="b{n}" {wrong}></trilithon-board>'
        for n, (wrong, _) in enumerate(WRONG)
    ]
    blog.open("".join(boards))
    for number, (_, sentence) in enumerate(WRONG):
        blog.page.locator(f"#b{number}").scroll_into_view_if_needed()
        frame = blog.frame(f"#b{number}")
        expect(frame.get_by_role("alert")).to_contain_text(sentence)
        expect(frame.locator("#board")).not_to_be_visible()


def test_attributes_events_and_properties(blog: Blog) -> None:
    blog.open(REPLAY)
    page = blog.page
    page.evaluate(
        """() => {
          window.told = [];
          for (const name of ["ready", "move", "problem"]) {
            addEventListener(`trilithon-${name}`, (e) => window.told.push([name, e.detail]));
          }
          window.board = document.querySelector("trilithon-board");
        }"""
    )
    table = blog.start()
    table.click("#jump-next")
    # What a frame tells its page comes some time after it is seen in the frame.
    wait_until(page, "told.length === 2")
    assert page.evaluate("board.ply") == 1
    assert "1. c3" in page.evaluate("board.record")
    assert page.evaluate("board.position") == "5/5/2b2/5/5 w 2"
    assert page.evaluate("told.map(([name]) => name)") == ["ready", "move"]
    assert page.evaluate("told[1][1].move") == "c3"
    page.evaluate("board.setAttribute('ply', '3')")
    expect(table.page.locator("#place")).to_have_text("3/6 · c2,c4")
    page.evaluate("board.setAttribute('lang', 'es')")
    expect(table.page.locator("#open")).to_have_attribute(
        "aria-label", "Abrir en Trilithon, en otra pestaña"
    )
    page.evaluate("board.setAttribute('theme', 'dark')")
    expect(table.page.locator("html")).to_have_attribute("data-theme", "dark")
    # Without a wish it goes with the page, also when that has a switch of its own.
    page.evaluate("board.removeAttribute('theme')")
    for scheme in ("light", "dark"):
        page.evaluate("(scheme) => document.documentElement.style.colorScheme = scheme", scheme)
        expect(table.page.locator("html")).to_have_attribute("data-theme", scheme)
    page.evaluate("board.setAttribute('ply', '99')")
    expect(table.page.get_by_role("alert")).to_contain_text("de 0 a 6")
    page.evaluate("board.setAttribute('ply', '0')")
    expect(table.page.locator("#place")).to_have_text("Inicio · 6 jugadas")
    expect(table.page.get_by_role("alert")).not_to_be_visible()


def test_parameters_in_the_fragment_and_links(page: Page, server: SiteServer) -> None:
    page.goto(server.url + "embed.html?mode=replay&lang=en#v=0&game=consta&size=5&moves=c3.2d4")
    expect(page.locator("#place")).to_have_text("2/2 · 2d4")
    page.goto("about:blank")
    page.goto(server.url + "embed.html#game=carteso&size=5&mode=play&moves=Bc3&lang=es")
    expect(page.locator('[data-key="c3"]')).to_have_count(1)
    expect(page.locator("html")).to_have_attribute("lang", "es")


@pytest.mark.page("kept")
def test_a_frame_without_a_network(page: Page, own_server: SiteServer, watch: Watch) -> None:
    watch.allow(own_server)
    page.goto(own_server.url + PLAY)
    Table(page).ready()
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    own_server.shutdown()
    own_server.server_close()
    page.context.set_offline(True)
    page.goto(own_server.url + "embed.html?game=consta&size=5&moves=c3&mode=play&lang=en")
    table = Table(page).ready()
    table.choose("d4", "d4")
    assert table.pieces() == ["c3", "d4"]
