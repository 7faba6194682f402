"""The built site holds what it should, and its engine runs from what is in it alone."""

from __future__ import annotations

import json
import marshal
import posixpath
import re
import shutil
import subprocess
import zipfile
from pathlib import Path
from typing import Any

import pytest
import zstandard
from PIL import Image

from tests.support.folders import SOURCES, TESTS
from tools.build.headers import site_headers
from tools.build.paths import DIST, PYODIDE
from tools.site.scripts import WORKERS
from trilithon.formats.link import read_fragment, write_fragment
from trilithon.games import GAMES

IMPORTED = re.compile(r'\b(?:from|import)\s*"([^"\n]+)"')
LATER = re.compile(r'\bimport\(\s*["`]([^"`$\n]+)["`]')

BOOT = TESTS.parent / "web" / "js" / "engine" / "runtime.js"

# Starts the runtime with the archive as its only library, imports every engine module in it and
# carries out commands, as the worker does.
RUN = """
const [runtime, archive, commands] = process.argv.slice(2);
const { loadPyodide } = await import(`${runtime}/pyodide.mjs`);
const python = await loadPyodide({ indexURL: runtime, stdLibURL: archive });
python.globals.set("commands", commands);
console.log(python.runPython(`
import dataclasses, importlib, json, marshal, zipfile
import quick_start
from trilithon.page.bridge import Bridge
archive = zipfile.ZipFile("/lib/python314.zip")
for name in marshal.loads(archive.read("engine.codes")):
    importlib.import_module(name)
assert repr(dataclasses.make_dataclass("Made", ["x"])(1)) == "Made(x=1)"
bridge = Bridge(seed=lambda: 7)
events = []
for command in json.loads(commands):
    if "revision" in command:
        command["revision"] = events[-1]["revision"]
    events += json.loads(bridge.handle(json.dumps(command)))
    while bridge.busy:
        events += json.loads(bridge.step())
json.dumps(events)
`));
"""


@pytest.fixture(scope="module")
def site() -> Path:
    if not (DIST / "index.html").is_file():
        pytest.fail("there is no built site: run `python build.py dist` first")
    return DIST


@pytest.fixture(scope="module")
def archive(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The boot archive as it is when it has been unpacked."""
    [packed] = site.glob("assets/engine-*/boot.zip.packed")
    unpacked = tmp_path_factory.mktemp("engine") / "boot.zip"
    unpacked.write_bytes(zstandard.decompress(packed.read_bytes()))
    return unpacked


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
    assert len([name for name in heavy if name.endswith(".whl")]) == 2


def test_what_an_engine_is_made_of_is_small_whatever_a_host_does(site: Path) -> None:
    packed = [*site.glob("assets/*/*.packed"), *site.glob("assets/runtime-*/pyodide.mjs")]
    assert len(packed) == 5
    assert sum(path.stat().st_size for path in packed) < 4_300_000


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


def test_the_boot_archive_is_bytecode_of_the_whole_engine_stored_uncompressed(
    archive: Path,
) -> None:
    with zipfile.ZipFile(archive) as opened:
        names = set(opened.namelist())
        assert all(item.compress_type == zipfile.ZIP_STORED for item in opened.infolist())
        codes = marshal.loads(opened.read("engine.codes"))
    assert not any(name.endswith(".py") for name in names)
    paths = {path for path, _ in codes.values()}
    package = SOURCES / "trilithon"
    # What no page asks for.
    left_out = (
        "__main__.py",
        "console/",
        "draw/pictures/raster.py",
        "envs/",
        "lab/",
        "search/scripted.py",
        "study/puzzles/",
        "widget/",
    )
    by_name = ("encoding.py", "signs.py", "themes.py")
    for path in package.rglob("*.py"):
        relative = path.relative_to(package).as_posix()
        if not relative.startswith(left_out) and path.name not in by_name:
            assert f"trilithon/{relative}c" in paths


def test_the_wheel_to_be_installed_has_the_page_of_notebooks_and_the_site_s_own_does_not(
    site: Path, archive: Path
) -> None:
    [offered], [own] = site.glob("wheels/*.whl"), site.glob("assets/lab-*/trilithon-*.whl")
    names = []
    for path in (offered, own, archive):
        with zipfile.ZipFile(path) as opened:
            names.append(set(opened.namelist()))
    assert names[0] - names[1] == {"trilithon/widget/page.html"}
    assert names[0] > names[1]
    assert not any(name.endswith(".html") for name in names[2])


def commands() -> list[dict[str, Any]]:
    human, computer = {"seat": "human", "level": 1}, {"seat": "computer", "level": 1}
    asked: list[dict[str, Any]] = [{"type": "open", "session": "s"}]
    for name, game in GAMES.items():
        settings = dict(game.first_settings)
        new = {"type": "new", "game": name, "settings": settings, "seats": [computer, human]}
        asked.append({**new, "session": "s", "revision": 0})
        looks = {"theme": "auto", "coordinates": True, "numbers": True}
        for kind in ("still", "animated"):
            asked.append({"type": "picture", "session": "s", "revision": 0, "kind": kind, **looks})
        asked.append({"type": "resign", "session": "s", "revision": 0})
    escaped = "v=0&game=consta&size=5&moves=c3.b2%2Cd4"
    links = escaped, write_fragment(read_fragment(escaped))
    return [*asked, *({"type": "open", "session": "s", "fragment": link} for link in links)]


def test_the_page_asks_for_the_runtime_that_is_installed() -> None:
    info = json.loads((PYODIDE / "pyodide-lock.json").read_text(encoding="utf-8"))["info"]
    version = json.loads((PYODIDE / "package.json").read_text(encoding="utf-8"))["version"]
    written = BOOT.read_text(encoding="utf-8")
    for value in (*info.values(), version):
        assert f'"{value}"' in written


def test_the_engine_runs_from_the_archive_alone(archive: Path, tmp_path: Path) -> None:
    node = shutil.which("node")
    assert node is not None
    script = tmp_path / "run.mjs"
    script.write_text(RUN, encoding="utf-8")
    done = subprocess.run(
        [node, str(script), str(PYODIDE), str(archive), json.dumps(commands())],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    events = json.loads(done.stdout)
    assert [event for event in events if event["type"] == "trouble"] == []
    views = [event for event in events if event["type"] == "view"]
    assert {view["game"] for view in views} == set(GAMES)
    resigned = [
        view["moves"] for view in views if view["status"]["key"].startswith("status-resignation")
    ]
    assert [len(moves) for moves in resigned] == [1] * len(GAMES)
    assert [view["moves"][-1]["text"] for view in views[-2:]] == ["b2,d4"] * 2
    pictures = [event["svg"] for event in events if event["type"] == "picture"]
    assert [svg[:5] for svg in pictures] == ["<svg "] * 2 * len(GAMES)


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
