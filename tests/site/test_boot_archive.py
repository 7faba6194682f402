"""What the engine travels in: the boot archive and the wheels of a built site."""

from __future__ import annotations

import json
import marshal
import shutil
import subprocess
import zipfile
from pathlib import Path
from typing import Any

import pytest
import zstandard

from tests.support.folders import SOURCES, TESTS
from tools.build.paths import PYODIDE
from trilithon.formats.link import read_fragment, write_fragment
from trilithon.games import GAMES

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
def archive(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The boot archive as it is when it has been unpacked."""
    return unpacked(site, "engine-*/boot.zip", tmp_path_factory.mktemp("engine"))


def unpacked(site: Path, pattern: str, folder: Path) -> Path:
    """What travels packed, as it is when it has been unpacked."""
    [packed] = site.glob(f"assets/{pattern}.packed")
    made = folder / packed.stem
    made.write_bytes(zstandard.decompress(packed.read_bytes()))
    return made


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
    site: Path, archive: Path, tmp_path: Path
) -> None:
    [offered] = site.glob("wheels/*.whl")
    own = unpacked(site, "lab-*/trilithon-*.whl", tmp_path)
    names = []
    for path in (offered, own, archive):
        with zipfile.ZipFile(path) as opened:
            names.append({name for name in opened.namelist() if "__pycache__" not in name})
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
