"""The page that notebooks show as a widget: the embedded board, whole in one file.

It is the page of `web/embed.html` with its styles, symbols, scripts and catalogues inside, so that
it fetches nothing; the engine is the kernel's.
"""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path, PurePosixPath
from tempfile import TemporaryDirectory

from tools.build.cache import cached
from tools.build.node import ensure_packages
from tools.build.paths import (
    CACHE,
    FRAME,
    NODE_MODULES,
    PICTURES,
    ROOT,
    WEB,
    digest,
    files_under,
)
from tools.build.steps import run, step
from tools.site.frame import framed
from tools.site.pages import fill
from tools.site.words import catalogue, languages

WIDGET_PAGE = CACHE / "widget" / "page.html"

_PAGE, _LOCALES = WEB / "embed.html", WEB / "locales"
# Where the programs lie that make it.
_ROOMS = ("build", "site")
_BUNDLE = Path(__file__).with_name("bundle.mjs")
_STYLE = re.compile(r'<link rel="stylesheet" href="([^"]+)">')
_BODY = re.compile(r"<body.*</body>", re.DOTALL)
_COMMENT = re.compile(r"<!-- [\w-]+ -->")
# Fonts of files would have to be fetched; those of the machine stand beside them.
_FETCHED = re.compile(r"@font-face\s*{[^}]*\burl\([^}]*}")
# What leads to other pages of the site, of which there is none here.
_OUTSIDE = "#open, #rule { display: none !important; }"


def write_widget_page() -> Path:
    """Write the page where boards in a checkout and packages find it; return its place."""
    WIDGET_PAGE.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(build_widget_page(), WIDGET_PAGE)
    return WIDGET_PAGE


def build_widget_page() -> Path:
    """Return the page's file, made where its sources have changed."""

    def write(folder: Path) -> None:
        with step("Put the notebook's widget together"):
            (folder / WIDGET_PAGE.name).write_text(widget_page(), encoding="utf-8")

    return cached("widget_page", _key, write) / WIDGET_PAGE.name


def _key() -> str:
    folders = (
        WEB / "css",
        WEB / "js",
        _LOCALES,
        FRAME,
        *(ROOT / "tools" / room for room in _ROOMS),
    )
    single = (_PAGE, PICTURES / "symbols.svg", ROOT / "package-lock.json")
    return digest([*single, *(path for folder in folders for path in files_under(folder))])


def widget_page() -> str:
    """The whole page."""
    page = framed(_PAGE.read_text(encoding="utf-8"), PurePosixPath(_PAGE.name))
    styles = [(WEB / name).read_text(encoding="utf-8") for name in _STYLE.findall(page)]
    style = _FETCHED.sub("", "\n".join(styles)) + _OUTSIDE
    symbols = (PICTURES / "symbols.svg").read_text(encoding="utf-8").strip()
    body = _BODY.search(fill(page, {"symbols": symbols}))
    assert body is not None
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        "<title>Trilithon</title>\n"
        '<meta name="color-scheme" content="light dark">\n'
        f"<style>{style}</style>\n"
        f'<script type="module">{_script()}</script>\n'
        f"</head>\n{_COMMENT.sub('', body[0])}\n</html>\n"
    )


def _script() -> str:
    told = {f"locales/{path.name}": catalogue(path.stem) for path in _LOCALES.glob("*.ftl")}
    with TemporaryDirectory() as folder:
        words = Path(folder, "words.json")
        found = {"languages": languages(), "catalogues": told}
        words.write_text(json.dumps(found), encoding="utf-8")
        code = run([ensure_packages(), _BUNDLE, WEB, NODE_MODULES, words], "bundling the widget")
    # Nothing in a script may look like its end.
    return code.replace("</script", "<\\/script").replace("<!--", "<\\!--")
