"""The npm package in projects that have nothing else: one that Vite bundles, and a plain page."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.support.node import run_node
from tests.support.watch import Watch
from tools.build.node import ensure_packages
from tools.build.paths import NODE_MODULES
from tools.build.server import SiteServer, serving
from tools.site.npm_package import build_npm_package

pytestmark = [pytest.mark.browser, pytest.mark.page("warm")]

PAGE = """<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Project</title><link rel="icon" href="data:,">
<script type="module" src="{script}"></script></head>
<body>
<trilithon-board site="{site}" game="consta" size="5" moves="c3 a1,a5" mode="replay">
</trilithon-board>
<output></output>
</body>
</html>
"""
MAIN = """
import "trilithon-board";

document.addEventListener("trilithon-move", ({ detail }) => {
  document.querySelector("output").textContent = detail.move;
});
"""


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An empty project into which the package was installed as npm would from its registry."""
    folder = tmp_path_factory.mktemp("project")
    run_node("npm", "pack", build_npm_package(), folder=folder)
    [tarball] = folder.glob("trilithon-board-*.tgz")
    (folder / "package.json").write_text('{"private": true, "type": "module"}', encoding="utf-8")
    run_node("npm", "install", "--offline", "--no-audit", "--no-fund", tarball, folder=folder)
    return folder


def play_in(folder: Path, page: Page, watch: Watch) -> None:
    """Serve a folder as another site than the board's, and step through the game there."""
    with serving(folder, headers=None) as host:
        watch.allow(host)
        page.goto(host.url)
        board = page.locator("trilithon-board")
        frame = board.frame_locator("iframe")
        expect(frame.locator("body")).to_have_attribute("data-state", "ready")
        frame.locator("#jump-next").click()
        expect(board).to_have_js_property("ply", 1)
        told = page.locator("output")
        expect(told).to_have_text("c3")
        # The page is left while its host is there.
        page.goto("about:blank")


def test_a_project_that_vite_bundles(
    installed: Path, server: SiteServer, page: Page, watch: Watch
) -> None:
    html = PAGE.format(script="/main.js", site=server.url)
    (installed / "index.html").write_text(html, encoding="utf-8")
    (installed / "main.js").write_text(MAIN, encoding="utf-8")
    vite = NODE_MODULES / "vite" / "bin" / "vite.js"
    run_node(ensure_packages(), vite, "build", folder=installed)
    play_in(installed / "dist", page, watch)


def test_a_plain_page(installed: Path, server: SiteServer, page: Page, watch: Watch) -> None:
    script = "node_modules/trilithon-board/trilithon-board.js"
    # The address of the folder will do without its stroke.
    html = PAGE.format(script=script, site=server.url.rstrip("/"))
    plain = MAIN.replace('import "trilithon-board";', "")
    html = html.replace("</body>", f"<script>{plain}</script></body>")
    (installed / "index.html").write_text(html, encoding="utf-8")
    play_in(installed, page, watch)


@pytest.mark.parametrize(
    ("language", "told"), [("en", "set its attribute “site”"), ("es", "en el atributo «site»")]
)
def test_without_a_site_the_board_says_what_it_lacks(
    language: str, told: str, installed: Path, page: Page, watch: Watch
) -> None:
    script = "node_modules/trilithon-board/trilithon-board.js"
    html = PAGE.format(script=script, site="").replace('lang="en"', f'lang="{language}"')
    (installed / "index.html").write_text(html, encoding="utf-8")
    with serving(installed, headers=None) as host:
        watch.allow(host)
        page.goto(host.url)
        expect(page.get_by_role("alert")).to_contain_text(told)
        page.goto("about:blank")
