"""The same visit in browsers of three makers: load, play, be answered, go on without a network."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path, PurePosixPath

import pytest

from tests.support.drivers.chromium import Chromium
from tests.support.drivers.driver import Driver, one, wait
from tests.support.drivers.firefox import Firefox
from tests.support.drivers.webkit import WebKit
from tests.support.site_versions import copy_site
from tools.build.browser import ALL, WEBKIT_DRIVER, find_firefox, find_webkit
from tools.build.headers import own_headers, site_headers
from tools.build.server import SiteServer, serving
from tools.site.pages import with_policy

pytestmark = pytest.mark.browser

REFERRER = '<meta name="referrer" content="no-referrer">'
GAME = "play.html#v=0&game=consta&size=5"
RUNTIME = "/pyodide.asm.wasm.packed"


# Firefox with all cookies blocked: storage throws, and there are no service workers.
NOTHING_KEPT = {"network.cookie.cookieBehavior": 2}


@pytest.fixture(scope="module", params=["chromium", "firefox", "webkit"])
def driver(request: pytest.FixtureRequest) -> Iterator[Driver]:
    """Each browser in turn, for which each test's site is one where it has never been.

    To start Firefox takes as long as a visit.
    """
    if request.param == "chromium":
        kind, whole = map(request.getfixturevalue, ("browser_type", "whole_browser"))
        started: Driver = Chromium(kind, whole)
    elif request.param == "firefox":
        started = Firefox(_here(find_firefox(), "Firefox"))
    else:
        started = WebKit(Path(WEBKIT_DRIVER), _here(find_webkit(), "WebKitGTK"))
    yield started
    started.close()


def _here(program: Path | None, name: str) -> Path:
    if program is None:
        reason = f"there is no {name}; `python build.py test` installs it on Debian"
        if os.environ.get(ALL):
            pytest.fail(f"{reason}, and {ALL} wants every browser")
        pytest.skip(reason)
    return program


def ready(driver: Driver, moves: int) -> None:
    """Wait until nobody thinks, so many moves are made, and the game is kept."""
    wait(
        driver,
        "((page) => page.state === 'ready' && page.kept === page.revision"
        f" && document.querySelectorAll('#moves button').length === {moves})"
        "(document.body.dataset)",
    )


def test_a_game_goes_on_without_a_network(driver: Driver, own_server: SiteServer) -> None:
    driver.open(own_server.url + GAME)
    ready(driver, 0)
    driver.click("#new")
    wait(driver, "document.querySelector('#new-game').open")
    driver.run(one('[name="seat-white"]') + ".value = 'computer 1'")
    driver.run(one('[name="setting-size"][value="5"]') + ".click()")
    driver.click("#new-game-start")
    wait(driver, "document.querySelector('#board').closest('body').dataset.revision !== '1'")
    driver.click('#board [data-space="c3"]')
    ready(driver, 2)
    wait(driver, "document.body.dataset.offline === 'kept'")

    own_server.stop()
    driver.reload()
    ready(driver, 2)
    free = '#board [data-state="target"]'
    driver.click(free)
    driver.click(free)
    ready(driver, 4)
    for place in ("learn.html", "puzzles.html#carteso", "rules/consta.html", "docs/opponents.html"):
        driver.open(own_server.url + place)
        wait(driver, "document.title.includes('Trilithon')")


def test_a_firefox_that_keeps_nothing_is_played_on(own_server: SiteServer) -> None:
    driver = Firefox(_here(find_firefox(), "Firefox"), NOTHING_KEPT)
    try:
        driver.open(own_server.url + GAME)
        wait(driver, "document.body.dataset.offline === 'refused'")
        driver.click('#board [data-space="c3"]')
        ready(driver, 1)
        told = "document.querySelector('#notice').textContent"
        wait(
            driver,
            f"{told} === 'This browser keeps nothing for this page. '"
            " + 'Copy the link if you want to come back to the game.'",
        )
        driver.reload()
        ready(driver, 1)
    finally:
        driver.close()


def test_a_board_stands_in_a_sandboxed_frame_of_another_site(
    driver: Driver, site: Path, tmp_path: Path, other_origin: SiteServer
) -> None:
    # Such a frame has no origin, and in WebKit not even the site is its own: so it names it.
    board = PurePosixPath("embed.html")
    with serving(copy_site(site, tmp_path / "site"), headers=None) as server:
        origin = server.url.rstrip("/")

        def headers(path: str) -> dict[str, str]:
            return site_headers(path) | own_headers(path, origin)

        server.headers = headers
        page = (server.folder / board).read_text(encoding="utf-8")
        known = with_policy(page.replace(REFERRER, ""), board, origin)
        (server.folder / board).write_text(known, encoding="utf-8")
        address = f"{server.url}{board}?game=consta&size=5&mode=play"
        listening = "onmessage = ({ data }) => (window.told ??= []).push(data.trilithon);"
        (other_origin.folder / "sandbox.html").write_text(
            f'<!doctype html><meta charset="utf-8"><title>Host</title><script>{listening}</script>'
            f'<iframe sandbox="allow-scripts" width="480" height="640" src="{address}"></iframe>',
            encoding="utf-8",
        )
        driver.open(other_origin.url.replace("127.0.0.1", "localhost") + "sandbox.html")
        wait(driver, "window.told?.includes('ready') || window.told?.includes('problem')")
        assert driver.run("window.told.includes('problem')") is False


ELEMENT = '<trilithon-board game="consta" size="5" mode="play"></trilithon-board>'
TOLD = "window.told.filter((one) => one === 'ready').length"


@pytest.mark.parametrize("first", ["frame", "element"])
def test_boards_of_one_page_share_an_engine_however_they_stand_in_it(
    driver: Driver, site: Path, other_origin: SiteServer, first: str
) -> None:
    with serving(site) as server:
        # So each engine that starts asks for the runtime.
        server.headers = lambda path: (
            site_headers(path) | ({"Cache-Control": "no-store"} if path.endswith(RUNTIME) else {})
        )
        address = f"{server.url}embed.html?game=consta&size=5&mode=play"
        frames = f'<iframe width="480" height="640" src="{address}"></iframe>' * 2
        open_host(driver, other_origin, server.url)
        for count, markup in enumerate([frames, ELEMENT][:: 1 if first == "frame" else -1]):
            driver.run(f"document.body.insertAdjacentHTML('beforeend', `{markup}`)")
            wait(driver, f"{TOLD} >= {(2 if first == 'frame' else 1) + count}")
        wait(driver, f"{TOLD} === 3")
        assert engines(server) == 1, server.sent
        driver.run("document.querySelectorAll('iframe').forEach((one) => one.remove())")
        driver.run("document.querySelector('trilithon-board').setAttribute('moves', 'c3')")
        wait(driver, f"{TOLD} === 4")
        # Whoever had the engine may be gone with it, and the other frame may have begun one of its
        # own in the moment before it is gone too.
        assert engines(server) in (2, 3)


def test_hosts_may_demand_policies_of_what_they_embed(
    driver: Driver, own_server: SiteServer, other_origin: SiteServer
) -> None:
    address = f"{own_server.url}embed.html?game=consta&size=5&mode=play"
    frame = f'<iframe width="480" height="640" src="{address}"></iframe>'
    try:
        for policy in ("require-corp", "credentialless"):
            said = {"Cross-Origin-Embedder-Policy": policy}
            other_origin.headers = lambda _, said=said: said
            open_host(driver, other_origin, own_server.url)
            driver.run(f"document.body.insertAdjacentHTML('beforeend', `{frame}{ELEMENT}`)")
            wait(driver, f"{TOLD} === 2")
    finally:
        other_origin.headers = None


def open_host(driver: Driver, host: SiteServer, site: str) -> None:
    """Show a page of another site that notes what boards tell it."""
    listening = (
        "const told = (window.told = []); onmessage = ({ data }) => told.push(data.trilithon);"
    )
    (host.folder / "boards.html").write_text(
        '<!doctype html><meta charset="utf-8"><title>Host</title><link rel="icon" href="data:,">'
        f'<script>{listening}</script><script async src="{site}boards.js"></script><body></body>',
        encoding="utf-8",
    )
    driver.open(host.url.replace("127.0.0.1", "localhost") + "boards.html")


def engines(server: SiteServer) -> int:
    """How many engines have fetched the runtime."""
    return sum(path.endswith(RUNTIME) for path, _ in server.sent)
