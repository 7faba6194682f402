"""Build the site, and ``dist/`` with what a host of some kind needs beside its files.

As a program it prints, last, where the site is that is served at home.
"""

import shutil
import sys
from functools import partial
from pathlib import Path, PurePosixPath

from tools.build.cache import cached
from tools.build.compress import QUICK, SMALLEST
from tools.build.host import DEFAULT
from tools.build.paths import CACHE, DIST, PICTURES, files_under
from tools.build.steps import StepError, read_stamp, step
from tools.site.addresses import site_address, site_origin, stun_servers, with_full_addresses
from tools.site.app import manifest
from tools.site.folders import place_engine, place_folder, place_fonts, place_lab, write
from tools.site.frame import framed
from tools.site.games import games_of, names
from tools.site.hosts import HOSTS
from tools.site.missing import NAME, missing_page
from tools.site.needs import needs
from tools.site.pages import fill, readdress, replace_once, with_policy
from tools.site.parts import Parts, make_parts
from tools.site.previews import FOLDER, SITE_MAP, site_map, with_preview
from tools.site.scripts import ELEMENT, join_scripts
from tools.site.service_worker import write_service_worker
from tools.site.sources import HASHED, WORKER, app_files, inputs, page_files
from tools.site.styles import JOINED, join_styles
from tools.site.words import languages, script_words, with_words

_MANIFEST = "manifest.webmanifest"
# Scripts with lasting addresses, which carry their words: the one that other sites load, and
# the one that watches whether a page starts.
_BOARDS, _START = "boards.js", PurePosixPath("start.js")
_SYMBOLS = PICTURES / "symbols.svg"
_STAMP = CACHE / "dist-stamp"


def build_site() -> Path:
    """Return the folder with the present site, made where the sources have changed."""
    return cached("site", inputs, partial(_make, level=SMALLEST))


def build_home_site() -> Path:
    """The same for who edits it, sooner there and a tenth larger."""
    return cached("home_site", inputs, partial(_make, level=QUICK))


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


def _make(target: Path, level: int) -> None:
    parts = make_parts(with_pictures=bool(site_address()))
    with step("Put the site together"):
        assemble(target, parts, level)


def assemble(target: Path, made: Parts, level: int = SMALLEST) -> None:
    """Write the site into ``target``, its archives packed at this level (compress.py)."""
    files = app_files()
    place_engine(target, files, made, level)
    fonts = place_fonts(target, files, made)
    spoken = files["js/lib/languages.js"].decode()
    mark = '{ "@languages@": { name: "", folders: [], pages: false } }'
    files["js/lib/languages.js"] = replace_once(spoken, mark, languages()).encode()
    place_lab(target, files, made, level)
    sources = page_files(made)
    games = games_of(made)
    pages = {
        place: join_styles(framed(path.read_text(encoding="utf-8"), place, games), place, files)
        for place, path in sources.items()
        if path.suffix == ".html"
    }
    files = with_words(files)
    pages = join_scripts(pages, files)
    write(target / _BOARDS, files.pop(ELEMENT))
    # Every page has its sheets as one.
    files = {name: files[name] for name in files if not _is_part(name)}
    app = place_folder(target, "app", files)

    moved = fonts | {name: f"assets/{app}/{name}" for name in files}
    parts = _parts(made, games)
    for place, path in sources.items():
        if place.parts[0] not in HASHED and place.as_posix() not in moved:
            content = path.read_bytes()
            if path.suffix == ".html" or place == WORKER:
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
            write(target / place, content)
    written = readdress(manifest(made.games), PurePosixPath(_MANIFEST), moved)
    write(target / _MANIFEST, written.encode())
    _write_for_others(target, made)
    write(target / NAME, missing_page(site_address()).encode())
    write(target / "wheels" / made.published.name, made.published.read_bytes())
    write_service_worker(target)


def _parts(made: Parts, games: list[dict[str, str]]) -> dict[str, str]:
    """What stands in pages by the names of its places."""
    return {
        "start-board": made.start_board,
        "first-board": made.first_board,
        "first-start": games[0]["first"],
        "game-names": names(games),
        "first-game": games[0]["game"],
        "needs": needs(),
        "stun": stun_servers(),
        "symbols": _SYMBOLS.read_text(encoding="utf-8").strip(),
    }


def _write_for_others(target: Path, made: Parts) -> None:
    """Write what search engines and other sites ask for, where the site's address is known."""
    site = site_address()
    if not site or made.pictures is None:
        return
    for path in files_under(made.pictures):
        write(target / FOLDER / path.name, path.read_bytes())
    pages = {
        PurePosixPath(path.relative_to(target).as_posix()): path.read_text(encoding="utf-8")
        for path in target.rglob("*.html")
    }
    write(target / SITE_MAP, site_map(site, pages).encode())
    robots = target / "robots.txt"
    robots.write_text(f"{robots.read_text('utf-8')}Sitemap: {site}{SITE_MAP}\n", encoding="utf-8")


def _is_part(name: str) -> bool:
    """Whether a file is a style sheet that is served in joined ones only."""
    return name.startswith("css/") and not name.startswith(JOINED)


if __name__ == "__main__":
    try:
        print(build_home_site())
    except StepError as error:
        sys.exit(str(error))
