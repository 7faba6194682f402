"""The page that hosts show where there is no file, `404.html`.

It stands at addresses of any depth, so it holds its style and script itself, and has a policy of
its own that names just these. Its links lead home from wherever the build was told that is; else
its script looks for it.
"""

from __future__ import annotations

from base64 import b64encode
from hashlib import sha256
from html import escape
from pathlib import Path
from string import Template
from urllib.parse import quote, urlsplit

from tools.build.paths import FRAME, WEB
from tools.site.words import read_words

MISSING = WEB / "missing"
NAME = "404.html"
# The page's title is in this language, since its script has yet to see which one is wanted.
_LANGUAGE = "en"


def missing_page(site: str) -> str:
    """The page for a site at an address, which is empty where it is not known."""
    style, script = (_read(name).strip() for name in ("style.css", "script.js"))
    home = urlsplit(site).path
    words = {path.stem: read_words(path) for path in sorted((WEB / "locales").glob("*.ftl"))}
    link = home or "/"
    return Template(_read("page.html")).substitute(
        policy=_policy(style, script),
        title=escape(words[_LANGUAGE]["missing-title"]),
        icon="data:image/svg+xml," + quote((WEB / "icons" / "trilithon.svg").read_text("utf-8")),
        style=style,
        script=script,
        home=escape(home),
        link=escape(link),
        mark=(FRAME / "mark.html").read_text(encoding="utf-8").strip(),
        parts="\n    ".join(_part(language, said, link) for language, said in words.items()),
    )


def _part(language: str, words: dict[str, str], link: str) -> str:
    said = {
        "title": words["missing-title"],
        "text": words["missing-text"],
        "home": words["missing-home"],
        "play": words["missing-play"],
        "learn": words["learn"],
        "puzzles": words["puzzles"],
        "link": link,
    }
    escaped = {name: escape(text) for name, text in said.items()}
    part = Template(_read("part.html")).substitute(escaped, language=language)
    return part.strip().replace("\n", "\n    ")


def _policy(style: str, script: str) -> str:
    rules = {
        "default-src": "'none'",
        "style-src": _source(style),
        "script-src": _source(script),
        # Where the script looks for home.
        "connect-src": "'self'",
        "img-src": "data:",
        "base-uri": "'none'",
        "form-action": "'none'",
    }
    return "; ".join(f"{name} {value}" for name, value in rules.items())


def _source(text: str) -> str:
    """By what a policy names a text that stands in the page."""
    return f"'sha256-{b64encode(sha256(text.encode()).digest()).decode()}'"


def _read(name: str) -> str:
    path: Path = MISSING / name
    return path.read_text(encoding="utf-8")
