"""Build the site, and ``dist/`` with what a host of some kind needs beside its files.

As a program it prints, last, where the site is. Whatever has no address of its own that others rely
on goes into a folder named after its content: the page's files, the runtime and the boot archive
each into one. Inside these, relative addresses stay as the sources have them; only pages and a few
marked lines change.
"""

import json
import shutil
import sys
from collections.abc import Mapping
from pathlib import Path, PurePosixPath

from tools.build.cache import cached
from tools.build.compress import pack
from tools.build.host import DEFAULT
from tools.build.paths import (
    CACHE,
    DIST,
    DOCS,
    FRAME,
    HOME,
    LAB,
    NODE_MODULES,
    PACKAGE,
    PICTURES,
    PYODIDE,
    REQUIREMENTS,
    RESULTS,
    ROOT,
    RULES,
    WEB,
    digest,
    files_under,
)
from tools.build.steps import StepError, read_stamp, step
from tools.site.addresses import site_address, site_origin, stun_servers, with_full_addresses
from tools.site.app import draw_icons, manifest
from tools.site.frame import framed
from tools.site.games import games_of, names
from tools.site.hosts import HOSTS
from tools.site.missing import MISSING, NAME, missing_page
from tools.site.modules import module_files
from tools.site.needs import needs
from tools.site.pages import fill, readdress, replace_once, with_policy
from tools.site.parts import ROOMS, Parts, make_parts
from tools.site.previews import FOLDER, SITE_MAP, site_map, with_preview
from tools.site.runtime import GLUE, PACKED, runtime_files, without_map
from tools.site.scripts import ELEMENT, join_scripts
from tools.site.styles import JOINED, join_styles
from tools.site.words import catalogue, languages, script_words, with_words

_LIBRARY = "python_stdlib.zip"
# Folders of web/ whose files only the site itself asks for.
_HASHED = ("css", "icons", "js", "lessons", "locales", "models", "puzzles")
_LIBRARIES = {
    "fluent-bundle": (NODE_MODULES / "@fluent" / "bundle" / "esm", "*.js"),
    "supermemo": (NODE_MODULES / "supermemo" / "esm", "main.js"),
    "uqr": (NODE_MODULES / "uqr" / "dist", "index.mjs"),
    "gifenc": (NODE_MODULES / "gifenc" / "dist", "gifenc.esm.js"),
}
_EDITOR = (
    "@codemirror/commands",
    "@codemirror/lang-python",
    "@codemirror/language",
    "@codemirror/state",
    "@codemirror/view",
    "@lezer/highlight",
)
_MANIFEST = "manifest.webmanifest"
# Large files that few visits need, so that they are fetched when they are asked for.
_SUPPLIES = (".book",)
# Folders of what pages are made of, which are not served themselves.
_MADE_OF = (RULES, DOCS, LAB, HOME, FRAME, MISSING)
# A worker beside its page, which addresses scripts as pages do.
_WORKER = PurePosixPath("lab/worker.js")
# Scripts with lasting addresses, which carry their words: the one that other sites load, and
# the one that watches whether a page starts.
_BOARDS, _START = "boards.js", PurePosixPath("start.js")
# Where that lies which is only kept once the lab was visited.
_LAB_ALONE = ("./lab/", "./assets/lab-", "./docs/reference.")
# For other programs than browsers, and what only a host has a use for.
_NEVER_KEPT = ("schemas", "wheels", NAME, FOLDER, SITE_MAP)
_SYMBOLS = PICTURES / "symbols.svg"
_STAMP = CACHE / "dist-stamp"


def build_site() -> Path:
    """Return the folder with the present site, made where the sources have changed."""
    return cached("site", _inputs, _make)


def build_dist(host: str = DEFAULT) -> Path:
    """Bring ``dist/`` up to date, the site as a kind of host needs it, and return it."""
    site = build_site()
    stamp = f"{site.name} {host}"
    if DIST.is_dir() and read_stamp(_STAMP) == stamp:
        return DIST
    target = CACHE / "dist"
    with step(f"Make it ready for its host ({host})"):
        shutil.rmtree(target, ignore_errors=True)
        shutil.copytree(site, target)
        HOSTS[host](target)
    shutil.rmtree(DIST, ignore_errors=True)
    target.rename(DIST)
    _STAMP.write_text(stamp, encoding="utf-8")
    return DIST


def _make(target: Path) -> None:
    parts = make_parts(with_pictures=bool(site_address()))
    with step("Put the site together"):
        assemble(target, parts)


def assemble(target: Path, made: Parts) -> None:
    """Write the site into ``target``."""
    files = runtime_files()
    archive = {f"boot.zip{PACKED}": pack(made.archive.read_bytes())}
    runtime, engine = _place(target, "runtime", files), _place(target, "engine", archive)
    size = sum(len(packed) for name, packed in (files | archive).items() if name.endswith(PACKED))
    app_files = _app_files()
    assets = "js/engine/assets.js"
    text = app_files[assets].decode()
    text = replace_once(text, '/runtime/"', f'/{runtime}/"')
    text = replace_once(text, "/engine/boot", f"/{engine}/boot")
    text = replace_once(text, "SIZE = 1;", f"SIZE = {size};")
    fonts = _place_fonts(target, app_files, made)
    supplies = _place(target, "supplies", _supplies())
    text = replace_once(text, '/supplies/"', f'/{supplies}/"')
    app_files[assets] = text.encode()
    spoken = app_files["js/lib/languages.js"].decode()
    mark = '{ "@languages@": { name: "", folders: [], pages: false } }'
    app_files["js/lib/languages.js"] = replace_once(spoken, mark, languages()).encode()
    _place_lab(target, app_files, made)
    sources = _sources(made)
    games = games_of(made)
    pages = {
        place: join_styles(framed(path.read_text(encoding="utf-8"), place, games), place, app_files)
        for place, path in sources.items()
        if path.suffix == ".html"
    }
    app_files = with_words(app_files)
    pages = join_scripts(pages, app_files)
    _write(target / _BOARDS, app_files.pop(ELEMENT))
    # Every page has its sheets as one.
    app_files = {name: app_files[name] for name in app_files if not _is_part(name)}
    app = _place(target, "app", app_files)

    moved = fonts | {name: f"assets/{app}/{name}" for name in app_files}
    parts = {
        "start-board": made.start_board,
        "first-board": made.first_board,
        "first-start": games[0]["first"],
        "game-names": names(games),
        "first-game": games[0]["game"],
        "needs": needs(),
        "stun": stun_servers(),
        "symbols": _SYMBOLS.read_text(encoding="utf-8").strip(),
    }
    for place, path in sources.items():
        if place.parts[0] not in _HASHED and place.as_posix() not in moved:
            content = path.read_bytes()
            if path.suffix == ".html" or place == _WORKER:
                page = fill(pages.get(place, content.decode()), parts)
                if path.suffix == ".html":
                    page = with_policy(page, place, site_origin())
                page = with_full_addresses(page, place, site_address())
                page = with_preview(page, place, site_address(), games)
                content = readdress(page, place, moved).encode()
            elif place == _START:
                script = content.decode()
                words = script_words(script)
                content = replace_once(script, '{ "@words@": {} }', words).encode()
            _write(target / place, content)
    written = readdress(manifest(made.games), PurePosixPath(_MANIFEST), moved)
    _write(target / _MANIFEST, written.encode())
    _write_for_others(target, made)
    _write(target / NAME, missing_page(site_address()).encode())
    _write(target / "wheels" / made.published.name, made.published.read_bytes())
    _write_service_worker(target)


def _write_for_others(target: Path, made: Parts) -> None:
    """Write what search engines and other sites ask for, where the site's address is known."""
    site = site_address()
    if not site or made.pictures is None:
        return
    for path in files_under(made.pictures):
        _write(target / FOLDER / path.name, path.read_bytes())
    pages = {
        PurePosixPath(path.relative_to(target).as_posix()): path.read_text(encoding="utf-8")
        for path in target.rglob("*.html")
    }
    _write(target / SITE_MAP, site_map(site, pages).encode())
    robots = target / "robots.txt"
    robots.write_text(f"{robots.read_text('utf-8')}Sitemap: {site}{SITE_MAP}\n", encoding="utf-8")


def _place_fonts(target: Path, app_files: dict[str, bytes], made: Parts) -> dict[str, str]:
    """Place the fonts apart from what changes more often; return where each is served."""
    files = {path.name: path.read_bytes() for path in files_under(made.fonts)}
    folder = _place(target, "fonts", files)
    sheet = "css/base/fonts.css"
    text = app_files[sheet].decode().replace('("../../fonts/', f'("../../../{folder}/')
    app_files[sheet] = text.encode()
    return {f"fonts/{name}": f"assets/{folder}/{name}" for name in files}


def _place_lab(target: Path, app_files: dict[str, bytes], made: Parts) -> None:
    """Place what only the lab needs, and tell its script where and by what names."""
    wanted = (PYODIDE / _LIBRARY, made.micropip, made.wheel)
    files = {path.name: path.read_bytes() for path in wanted}
    editor = {f"codemirror/{name}": text for name, text in module_files(_EDITOR).items()}
    folder = _place(target, "lab", files | editor)
    assets = "js/pages/lab/assets.js"
    text = replace_once(app_files[assets].decode(), '/lab/"', f'/{folder}/"')
    text = replace_once(text, "micropip.whl", made.micropip.name)
    app_files[assets] = replace_once(text, "trilithon.whl", made.wheel.name).encode()


def _supplies() -> dict[str, bytes]:
    """What the engine asks for when it needs it, by the path in the package."""
    found = (path for suffix in _SUPPLIES for path in PACKAGE.rglob(f"*{suffix}"))
    return {path.relative_to(PACKAGE).as_posix(): path.read_bytes() for path in found}


def _app_files() -> dict[str, bytes]:
    files = {
        path.relative_to(WEB).as_posix(): path.read_bytes()
        for folder in _HASHED
        for path in files_under(WEB / folder)
        # What is for those who write the rest is not for visitors.
        if not path.name.endswith((".d.ts", ".md"))
    }
    for name, (folder, wanted) in _LIBRARIES.items():
        for path in folder.glob(wanted):
            files[f"vendor/{name}/{path.name}"] = without_map(path.read_bytes())
    for name in files:
        if name.startswith("locales/") and name.count("/") == 1:
            files[name] = catalogue(PurePosixPath(name).stem).encode()
    return files | draw_icons()


def _place(target: Path, kind: str, files: Mapping[str, bytes]) -> str:
    """Write the files into a folder of ``assets`` named after their content; return its name."""
    key = digest([], *(item for name in sorted(files) for item in (name, files[name])))
    folder = f"{kind}-{key[:12]}"
    for name, content in files.items():
        _write(target / "assets" / folder / name, content)
    return folder


def _sources(made: Parts) -> dict[PurePosixPath, Path]:
    """The page's files and the rules pages by their places; some are served elsewhere."""
    sources = {
        PurePosixPath(path.relative_to(WEB).as_posix()): path
        for path in files_under(WEB)
        if path.suffix != ".ts" and (path.parent not in _MADE_OF or path == WEB / _WORKER)
    }
    for name, folder in made.pages.items():
        sources |= {PurePosixPath(name, path.name): path for path in files_under(folder)}
    return sources


def _write_service_worker(target: Path) -> None:
    """Write the lists of all that a visit may need, and a version that names just these lists.

    What only the lab needs is a list of its own, with its reference. The runtime's plain script is
    on it: pages that cannot take the packed one cannot keep anything either.
    """
    script = target / "sw.js"
    listed = [
        path
        for path in files_under(target)
        if path != script and path.relative_to(target).parts[0] not in _NEVER_KEPT
    ]
    version = digest([*listed, script], base=target)[:12]
    names = [f"./{path.relative_to(target).as_posix()}" for path in listed]
    names = [name.removesuffix("index.html") for name in names]
    lab = [name for name in names if name.startswith(_LAB_ALONE) or name.endswith(GLUE)]
    text = script.read_text(encoding="utf-8")
    text = replace_once(text, '"@version@"', json.dumps(version))
    text = replace_once(
        text, '["@files@"]', json.dumps([name for name in names if name not in lab])
    )
    text = replace_once(text, '["@lab@"]', json.dumps(lab))
    script.write_text(text, encoding="utf-8")


def _is_part(name: str) -> bool:
    """Whether a file is a style sheet that is served in joined ones only."""
    return name.startswith("css/") and not name.startswith(JOINED)


def _write(path: Path, content: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)


def _inputs() -> str:
    folders = (WEB, PACKAGE, RESULTS, *ROOMS)
    single = (
        ROOT / "pyproject.toml",
        ROOT / "README.md",
        ROOT / "package-lock.json",
        REQUIREMENTS,
    )
    files = [*single, *(path for folder in folders for path in files_under(folder))]
    return digest(files, site_address(), stun_servers())


if __name__ == "__main__":
    try:
        print(build_site())
    except StepError as error:
        sys.exit(str(error))
