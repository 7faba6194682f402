"""The built site holds what it should, and its engine runs from what is in it alone."""

from __future__ import annotations

import json
import posixpath
import re
from pathlib import Path

from PIL import Image

from tools.build.headers import site_headers
from tools.site.scripts import WORKERS
from trilithon.formats.link import read_fragment
from trilithon.games import GAMES

IMPORTED = re.compile(r'\b(?:from|import)\s*"([^"\n]+)"')
LATER = re.compile(r'\bimport\(\s*["`]([^"`$\n]+)["`]')


def test_a_page_begins_with_few_scripts_and_a_worker_with_one(site: Path) -> None:
    page = (site / "play.html").read_text(encoding="utf-8")
    assert 0 < len(re.findall(r'(?:src|href)="[^"]+\.js"', page)) <= 16
    for name in WORKERS:
        [worker] = site.glob(f"assets/app-*/{name}")
        assert not IMPORTED.findall(worker.read_text(encoding="utf-8"))


def test_a_page_without_a_game_asks_for_no_board(site: Path) -> None:
    for place in ("rules/consta.html", "docs/embed.html", "lab/index.html", "engine.html"):
        page = (site / place).read_text(encoding="utf-8")
        assert "/js/shared/first.js" in page, place
        assert "/js/shared/board.js" not in page, place


def texts(site: Path) -> dict[str, str]:
    kinds = {".html", ".js", ".mjs", ".css", ".webmanifest"}
    return {
        path.relative_to(site).as_posix(): path.read_text(encoding="utf-8")
        for path in site.rglob("*")
        if path.suffix in kinds and "runtime-" not in path.as_posix()
    }


def test_the_game_page_paints_the_board_before_any_script(site: Path) -> None:
    page = (site / "play.html").read_text(encoding="utf-8")
    assert page.count('data-space="') == 121
    assert 'class="edge-black"' in page


def test_pages_are_filled_and_hold_no_script_or_style(site: Path) -> None:
    for name in (
        "index.html",
        "play.html",
        "learn.html",
        "models.html",
        "puzzles.html",
        "embed.html",
    ):
        page = (site / name).read_text(encoding="utf-8")
        assert "<!--" not in page
        assert not re.search(r"<script(?![^>]*\bsrc=)", page)
        assert not re.search(r"\sstyle=|<style|\son\w+=", page)


def test_the_home_page_shows_whole_games_and_links_to_them(site: Path) -> None:
    page = (site / "index.html").read_text(encoding="utf-8")
    links = re.findall(r'href="play\.html#(1t\w+)"', page)
    boards = re.findall(r'<svg class="board living"[^>]*data-game="(\w+)" data-count="(\d+)"', page)
    games = [read_fragment(link) for link in links]
    assert [match.game.name for match in games] == list(GAMES)
    for match, (name, count) in zip(games, boards, strict=True):
        assert name == match.game.name
        assert match.cursor is match.root
        moves = len(match.root.end().path()) - 1
        assert int(count) == moves + 1 > 15
        assert match.outcome_at(match.root.end()) is not None


def test_every_address_is_relative_and_leads_to_a_file(site: Path) -> None:
    for name, text in texts(site).items():
        if not name.endswith(".html"):
            continue
        for address in re.findall(r'(?:href|src)="([^"#?]+)', text):
            # That page stands at addresses of any depth.
            if name == "404.html" or address.startswith(("https://", "data:", "mailto:")):
                assert "<link" not in text.split(address)[0].rpartition("<")[2]
                continue
            assert not address.startswith("/"), f"{name} leads to {address}"
            target = (site / name).parent / address
            assert target.is_file() or (target / "index.html").is_file(), f"{name}: {address}"


def test_scripts_import_only_files_of_the_site(site: Path) -> None:
    for name, text in texts(site).items():
        if name.endswith((".js", ".mjs")):
            code = re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)
            for address in LATER.findall(code) + IMPORTED.findall(code):
                assert address.startswith("."), f"{name} imports {address}"
                assert ((site / name).parent / address).is_file(), f"{name} imports {address}"


def test_all_that_gets_smaller_by_it_is_compressed(site: Path) -> None:
    for path in site.rglob("*"):
        worthwhile = path.stat().st_size > 256
        kinds = {".html", ".js", ".mjs", ".css", ".ftl", ".wasm", ".zip"}
        if worthwhile and path.suffix in kinds:
            assert path.with_name(path.name + ".br").is_file(), path
            assert path.with_name(path.name + ".gz").is_file(), path


def test_the_service_worker_lists_every_file_that_a_visit_needs(site: Path) -> None:
    worker = (site / "sw.js").read_text(encoding="utf-8")
    # Forms of other files, and what is there to be downloaded.
    others = {".br", ".gz", ".whl"}
    unasked = {"sw.js", "404.html", "schemas/record-1.json"}
    for path in site.rglob("*"):
        name = path.relative_to(site).as_posix()
        if path.is_file() and path.suffix not in others and name not in unasked:
            assert f'"./{name.removesuffix("index.html")}"' in worker, name


def test_it_can_be_an_app_with_a_way_into_each_game(site: Path) -> None:
    manifest = json.loads((site / "manifest.webmanifest").read_text(encoding="utf-8"))
    assert manifest["start_url"] == manifest["scope"] == "./"
    icons = {(icon["sizes"], icon["purpose"]) for icon in manifest["icons"]}
    assert icons == {
        (size, kind) for size in ("192x192", "512x512") for kind in ("any", "maskable")
    }
    for icon in [
        *manifest["icons"],
        *(icon for way in manifest["shortcuts"] for icon in way["icons"]),
    ]:
        with Image.open(site / icon["src"]) as picture:
            assert picture.format == "PNG"
            assert f"{picture.width}x{picture.height}" == icon["sizes"]
    for way in manifest["shortcuts"]:
        assert (site / re.split(r"[?#]", way["url"])[0]).is_file()
    led = [read_fragment(way["url"].partition("#")[2]) for way in manifest["shortcuts"][:-1]]
    assert {match.game.name for match in led} == set(GAMES)


def test_every_page_of_its_own_tells_that_it_can_be_an_app(site: Path) -> None:
    for path in site.rglob("*.html"):
        if path.name not in ("404.html", "embed.html", "engine.html"):
            page = path.read_text(encoding="utf-8")
            [address] = re.findall(r'<link rel="manifest" href="([^"]+)"', page)
            assert (path.parent / address).resolve() == site / "manifest.webmanifest", path


def test_what_only_the_lab_needs_is_listed_apart(site: Path) -> None:
    worker = (site / "sw.js").read_text(encoding="utf-8")
    everybody, lab = (json.loads(found) for found in re.findall(r"\((\[.*\])\)", worker))
    [folder] = site.glob("assets/lab-*")
    heavy = {
        f"./{path.relative_to(site).as_posix()}"
        for path in folder.rglob("*")
        if path.is_file() and path.suffix not in {".br", ".gz"}
    }
    [glue] = site.glob("assets/runtime-*/pyodide.asm.mjs")
    heavy.add(f"./{glue.relative_to(site).as_posix()}")
    pages = {"./lab/", "./lab/index.es.html", "./lab/worker.js"}
    pages |= {"./docs/reference.html", "./docs/reference.es.html"}
    assert pages | heavy == set(lab)
    assert not set(everybody) & set(lab)
    # A form that programs rely on has an address that stays, and is nothing that a visit keeps.
    assert (site / "schemas" / "record-1.json").is_file()
    assert not any("schemas/" in name for name in everybody)
    assert len([name for name in heavy if name.endswith(".whl.packed")]) == 2


def test_what_an_engine_and_the_lab_are_made_of_is_small_whatever_a_host_does(site: Path) -> None:
    lab = [*site.glob("assets/lab-*/*.packed")]
    engine = [path for path in site.glob("assets/*/*.packed") if path not in lab]
    engine += site.glob("assets/runtime-*/pyodide.mjs")
    for files, count, most in ((engine, 5, 4_300_000), (lab, 3, 3_900_000)):
        assert len(files) == count
        assert sum(path.stat().st_size for path in files) < most


def test_only_workers_may_run_what_was_unpacked() -> None:
    for path, may in (
        ("/", False),
        ("/embed.html", False),
        ("/lab/", False),
        ("/assets/a/b.js", True),
    ):
        [scripts] = re.findall(r"script-src ([^;]*)", site_headers(path)["Content-Security-Policy"])
        assert ("blob:" in scripts) == may, path


def test_only_the_lab_may_ask_other_sites() -> None:
    asked = re.compile(r"connect-src ([^;]*)")
    for path in (
        "/",
        "/embed.html",
        "/rules/consta.html",
        "/sw.js",
        "/assets/app-1/js/pages/lab/main.js",
    ):
        policy = site_headers(path)["Content-Security-Policy"]
        assert asked.findall(policy) == ["'self'"], path
    for path in ("/lab/", "/lab/index.es.html", "/lab/worker.js"):
        policy = site_headers(path)["Content-Security-Policy"]
        assert asked.findall(policy) == ["'self' https://pypi.org https://files.pythonhosted.org"]
        assert "unsafe-inline" not in policy
        assert "'unsafe-eval'" not in policy


def test_nothing_that_a_page_begins_with_is_asked_for_late(site: Path) -> None:
    for path in site.rglob("*.html"):
        page = path.read_text(encoding="utf-8")
        assert page.count('rel="stylesheet"') <= 1, path
        asked = set(re.findall(r'(?:src|href)="([^"]+\.js)"', page))
        waited = re.findall(r'<script type="module" src="([^"]+)"', page)
        while waited:
            address = waited.pop()
            script = (path.parent / address).read_text(encoding="utf-8")
            for name in IMPORTED.findall(script):
                needed = posixpath.normpath(posixpath.join(posixpath.dirname(address), name))
                assert needed in asked, f"{path}: {needed}"
                waited.append(needed)
